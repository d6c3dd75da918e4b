import type { figureClasses } from '../../../../domain/articles/render/figure-rules';
import { colours } from '../../../typeset/colours';

const { warm } = colours;
const line = (stroke: string, width: number) =>
  `fill:none;stroke:${stroke};stroke-width:${width};stroke-linejoin:round`;
const letters = (size: number, fill: string = colours.ink) => `stroke:none;fill:${fill};font-size:${size}px`;

/** What the classes of figures look like on paper: as on the site in its light theme, without mixed colours. */
const pen: Readonly<Record<(typeof figureClasses)[number], string>> = {
  ink: line(colours.ink, 1.5),
  thin: line(colours.ink, 1),
  hair: line('#e5e6eb', 1),
  dash: `${line('#86909c', 1)};stroke-dasharray:5 4`,
  accent: line(colours.accent, 2),
  ray: line(colours.accent, 1),
  warm: line(warm, 2),
  fill: 'fill:#f2f3f5',
  'fill-accent': `fill:${colours.accent};fill-opacity:0.16`,
  'fill-warm': `fill:${warm};fill-opacity:0.18`,
  solid: `fill:${colours.ink}`,
  label: letters(14),
  small: letters(12, colours.secondary),
  num: letters(12),
};

/** Style sheet of the figures of articles on paper. */
export const figureStyle: string = [
  ...Object.entries(pen).map(([name, style]) => `.${name}{${style}}`),
  // An arrow's head, and a text, have the colour of their line.
  `.ray.solid,.accent.solid{fill:${colours.accent};stroke:none}`,
  `.warm.solid{fill:${warm};stroke:none}`,
  `text.accent,text.ray{fill:${colours.accent};stroke:none}`,
  `text.warm{fill:${warm};stroke:none}`,
].join('');
