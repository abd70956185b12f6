# The server's own words.

level-recruit = Recruit
level-recruit-about = for a first game; often errs
level-captain = Captain
level-captain-about = knows the drill
level-colonel = Colonel
level-colonel-about = weighs the odds of each act
level-general = General
level-general-about = plans, and weighs your reply
level-marshal = Marshal
level-marshal-about = the strongest
level-at-once = at once
level-half-second = ½ s
level-seconds = { $seconds } s
level-named = { $level } { $name }

temper-bold = bold
temper-methodical = methodical
temper-cautious = cautious

player-you = You
player-here = At this screen
player-person = A person
player-open = Invited

name-example = Example { $clause }
name-from-step = { $title }, from step { $step }

result-won = { $seat } wins.
result-draw = The game ends without a winner.

log-undo = { $seat } took back an action, by agreement.
log-standing = { $seat }: answered by a standing order.
log-by-standing = { $text } (standing order)
log-seat-return = { $seat }: the seat is held in another browser now, by its return link.
log-seat-person = { $seat }: handed over to another player.
log-seat-computer = { $seat }: played by the computer ({ $level }) from now on.
log-seat-absent = { $seat }: nobody came; the computer ({ $level }) stands in.
log-seat-back = { $seat }: the player has taken the seat back from the computer.
log-stands-in = { $seat }: { $player } could not answer; the { $by } stands in for this move.
log-plays-on = { $seat }: { $player } could not answer again; the { $by } plays on in his place.
log-at-random = { $seat }: { $player } could not answer, nor could anybody else; this answer was drawn by lot.
log-surrender-offered = { $seat }: { $player } offers to lay down arms.
log-surrender-declined = { $seat } plays on: the offer to lay down arms is declined.
log-surrender-withdrawn = { $seat }: { $player } fights on and takes back the offer to lay down arms.
surrender-offered = { $player } offers to lay down arms.
log-draw-offered = { $seat } offers a draw.
log-draw-declined = { $seat } plays on: the draw is declined.
log-draw-withdrawn = { $seat } takes the offer of a draw back.
draw-offered = { $player } offers a draw.
draw-offered-own = You offer a draw.

error-bad-request = This request cannot be understood.
error-forbidden = You may not do this here.
error-no-table = There is no such table, or you need a link to it.
error-no-game = There is no such game.
error-nothing = There is nothing here.
error-method = This cannot be asked in this way.
error-stale = The game has moved on; here is the table as it is now.
error-paused = The table is paused.
error-late = The time for this is over.
error-chance = Chance decides next: confirm it first.
ahead-known = Something hidden becomes known.
ahead-answer = The other side answers first, then chance decides.
error-over = The game is over.
error-running = This can be had when the game is over.
error-hidden = First hand the screen over to the player who decides.
error-taken = Somebody else has taken this seat already.
error-seated = This browser already has a seat at this table.
error-held = This seat is another person's. A computer player may stand in when the game has waited for that person for a week.
error-no-undo = There is nothing that can be taken back: dice were rolled, or something hidden became known.
error-no-offer = Nobody offers to lay down arms.
error-no-draw = Nobody offers a draw.
error-draw-alone = Nobody plays against you who could agree to a draw.
error-draw-stands = A draw has been offered already.
error-draw-again = You have offered a draw here already; you may offer another after your next decision.
error-too-large = This is too long.
error-refused = The rules do not allow this.
error-bad-record = This record cannot be used.
error-too-many = Too many requests; wait a moment.
error-broken = Something went wrong here. Nothing you did is lost; please try again. (Fault { $fault }.)
error-unavailable = Your action could not be kept on disk, so it was not taken. Please try again.
error-unreadable = This table cannot be opened ({ $why }). Its record is kept.
error-differs = The rules have been mended since this table was played: step { $step } would go differently now ({ $why }). The table is kept as it was before that step, with its record; it goes no further.

# how a scenario stands between equal computer players
standing-even = Between equals neither side wins much more often.
standing-uneven = Between equals { $percent } % of the games are won by one side: { $side }.
standing-level = With a handicap ({ $handicap }) it is about level: { $shares } in { $games } games. “Change” sets it when you begin a table.
standing-draws = draws { $count }
choice-level = { $choice } (level between equals)
choice-no-handicap = none
