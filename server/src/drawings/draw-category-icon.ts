/** Icon of a category in the style of the drawings, 24 units. Unknown codes get a plain block. */
export function drawCategoryIcon(code: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24"><title>${code}</title><path d="M4 7H20V17H4Z" fill="none" stroke="#1d2129" stroke-width="1.5"/></svg>`;
}
