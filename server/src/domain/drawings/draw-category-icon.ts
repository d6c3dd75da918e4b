import { categoryIcons, plainIcon } from './category-icons';

const style =
  'path{fill:none;stroke-width:1.4;stroke-linejoin:round;stroke-linecap:round}' +
  '.ink{stroke:#1d2129}.accent{stroke:#165dff}.tint{fill:#165dff;fill-opacity:.12;stroke:none}' +
  '@media (prefers-color-scheme:dark){.ink{stroke:#e5e6eb}.accent{stroke:#6aa1ff}.tint{fill:#6aa1ff}}';

/** Icon of a category in the style of the drawings, on a 24 unit grid, for light and dark. Unknown codes get a block. */
export function drawCategoryIcon(code: string): string {
  const strokes = categoryIcons[code] ?? plainIcon;
  const paths = strokes.map(({ d, role }) => `<path class="${role}" d="${d}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24"><style>${style}</style>${paths}</svg>`;
}
