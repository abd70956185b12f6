# The kit's own words. A game's file may say any of them differently.

name-chance = the dice

verb-agree = Agree to a draw
describe-agree = Agree to a draw
event-agreed = The players agree on a draw.

refusal-unreadable = This cannot be read: { $why }.
refusal-not-your-seat = You play { $seat }: you cannot answer for the other side.
refusal-not-your-decision = This is not your decision; waiting for { $seat }.
refusal-dice-decide = The dice decide now: nobody may choose.
refusal-not-offered = Nobody has offered a draw: both sides must want it.
note-passed-over = “{ $step }” had nothing to do here: play goes on with the next step. An action of that step is refused with what stands against it.
list-and = { $first } and { $last }
why-not-then-either = { $moment } In its own step it would not be possible either. { $reason }

ending-won = You have won
ending-lost = You have lost
ending-drawn = Nobody has won
ending-agreed = agreed draw
ending-other = Victory ({ $side })
ending-why = { $verdict }: { $reason }.
ending-who =
    { $who-code ->
        [own] you
        [foe] they
       *[other] { $who }
    }
ending-whose =
    { $who-code ->
        [own] yours
        [foe] theirs
       *[other] { $who }
    }
