const rules = [
  // Hides texts and dimensions, and the light that falls on the part or passes through it.
  ':is(text,.dimension,.arrow,.scale,.ray,.tint,.hatch,.wash,.centre,.filling,[style]){display:none}',
  // Through one part the other can be seen.
  ':is(path,circle,ellipse){fill:none}',
  ':is(.body,.face,.body-typical,.face-typical,.sensor,.sensor-typical){fill:none}',
]
  .map(rule => `.sx-drawing ${rule}`)
  .join('\n');

/** The same drawing on the same sheet, reduced to the lines of the part: for laying several on each other. */
export function outlineOf(svg: string): string {
  return svg.replace('</style>', `\n${rules}</style>`);
}
