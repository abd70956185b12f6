"""The staff's weights: what it holds things worth, by name. One unit is about one fresh piece of infantry."""

from __future__ import annotations

from dataclasses import dataclass
from typing import final


@final
@dataclass
class Weights:
    """Used by the scoring functions of the modules beside this one."""

    # ground
    star: float = 5.0
    """A victory sector that does not decide the battle by itself."""
    deciding_star: float = 14.0
    """A victory sector that wins the battle if it is held to the end of the period."""
    ground: float = 0.35
    """Any other sector taken from the enemy; more beside a victory sector."""
    beside_star: float = 0.6
    # losses
    harm: float = 1.0
    """One enemy piece."""
    cost: float = 1.0
    """One own piece, at the start of the battle."""
    spent: float = 0.45
    """How much of that is left on the last afternoon: there is nothing to save men for."""
    gun: float = 0.7
    """A piece of artillery taken or lost."""
    # assaults
    least: float = 0.15
    """An assault must promise at least this much more than it costs."""
    bare: float = 0.5
    """A piece that leaves a victory sector for an assault, with the enemy near."""
    forlorn: float = 0.2
    """Chance of success below which an assault is only made when nothing can be lost by it."""
    patience: float = 0.55
    """Chance of success below which an assault had better wait for more troops while there is time."""
    # long-range fire
    cube: float = 0.22
    """A cube on enemy troops, wherever they are."""
    softening: float = 0.5
    """Share of the better chance of a coming assault that a cube is credited with."""
    disruption: float = 0.12
    counter_battery: float = 0.45
    """Damage to an enemy gun."""
    exposure: float = 0.05
    """Firing shows the guns to each enemy gun that can reach them."""
    # marches
    march: float = 0.16
    """A piece one step nearer to its post, by the weight of the post."""
    far: float = 0.8
    """A post counts less for every step it is away."""
    follow: float = 0.03
    """A piece without a post of its own that goes along."""
    making_room: float = 0.8
    """Share of the worth of a piece that waits for room in a full victory sector, for whoever leaves it."""
    spoiling: float = 0.25
    """A stick lost to newcomers (GB-21.9)."""
    clearing: float = 0.1
    """Room made for a piece that waits in an entry box."""
    risk: float = 0.6
    """Share of the likely loss that keeps a march from going under the enemy's bayonets."""
    driven: float = 0.3
    """Being driven off, beside the losses."""
    # works and repairs
    works: float = 0.6
    """Share of the averted danger that an entrenchment order is credited with."""
    rally: float = 0.25
    relief: float = 0.15
    """A cube moved from where it hurts to where it does not."""
    # command
    placing: float = 0.9
    """Orders that a new block makes possible, against orders that can be given now."""
    fading: float = 0.75
    """Each further order a block could give counts this much of the one before."""
    again: float = 0.2
    """What an order counts that another block can give as well."""
    enough: float = 0.85
    """A smaller block does if it can give this share of the orders wanted."""
    lonely: float = 0.5
    """A block without troops where the enemy may walk over it."""
    standing: float = 0.25
    """A victory sector in reach that no other block with room can order."""
    cover: float = 0.7
    """A garrison in contact that gets a legal retreat from a block."""
    recall: float = 0.7
    """A disc brought back that would be missing next period, by what an order is worth now."""
    hand: float = 0.3
    """A block brought back to an empty hand."""
    # time
    idle: float = 0.05
    """Letting the Union clock run: every order must be worth more to him than a pass."""
    reserve: float = 0.15
    """A Forced Pass used early keeps an order disc for later."""
    tempo: float = 0.15
    """What it costs to act without a disc: blocks must earn it."""
    haste: float = 4.0
    """Ending the period before a threatened second star falls."""


# what differs from the above was found by games: `longroll lab tune gettysburg`
CSA_WEIGHTS = Weights(
    star=4.04,
    deciding_star=17.1,
    ground=0.45,
    harm=0.754,
    cost=1.13,
    spent=0.486,
    gun=0.647,
    bare=0.48,
    forlorn=0.192,
    patience=0.648,
    cube=0.434,
    disruption=0.116,
    counter_battery=0.415,
    exposure=0.0533,
    march=0.175,
    far=0.828,
    follow=0.0331,
    making_room=0.714,
    spoiling=0.296,
    clearing=0.0962,
    risk=0.657,
    driven=0.323,
    works=0.53,
    placing=0.739,
    again=0.218,
    enough=1.19,
    lonely=0.42,
    standing=0.266,
    recall=0.959,
    hand=0.351,
    idle=0.0667,
    reserve=0.158,
    tempo=0.13,
    haste=4.27,
)
UNION_WEIGHTS = Weights(
    star=5.37,
    deciding_star=15.4,
    ground=0.363,
    harm=1.28,
    spent=0.493,
    bare=0.595,
    forlorn=0.178,
    patience=0.615,
    softening=0.395,
    disruption=0.115,
    counter_battery=0.379,
    exposure=0.0523,
    march=0.132,
    far=0.862,
    follow=0.0328,
    spoiling=0.278,
    clearing=0.0815,
    risk=0.538,
    driven=0.29,
    works=0.51,
    relief=0.206,
    placing=0.728,
    fading=0.688,
    again=0.22,
    lonely=0.466,
    standing=0.217,
    recall=1.92,
    hand=0.29,
    idle=0.0477,
    reserve=0.402,
    tempo=0.695,
    haste=3.54,
)
