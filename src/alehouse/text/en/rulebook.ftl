# What every rulebook says besides its rules: how many play and how long, and what is in the box.

game-facts = For { $fewest } to { $most } players. A game takes { $minutes }.
minutes-about = { $minutes ->
    [one] about a minute
   *[other] about { $minutes } minutes
}
minutes-range = { $low } to { $high } minutes
minutes-assumed = { $minutes } (assumed)

chapter-box = What is in the box
box-what-is-assumed = An asterisk (*) marks what is assumed: no rulebook at hand prints that value, so it is our own, and whoever owns the box may put the printed one in its place.
box-value = { $what }: { $number }
box-row =
    { $what }:
    { $members }
box-member = { $name }: { $number }
box-printed = { $number }
box-assumed = { $number }*
box-changed = { $number } (changed; otherwise { $instead })
box-file-how = What is in the box, as TOML. Change numbers as you like; what you leave out stays as it is printed. What is “assumed” no rulebook at hand prints.
box-file-range = from { $low } to { $high }
box-file-assumed = assumed
box-file-changed = changed; otherwise { $number }
