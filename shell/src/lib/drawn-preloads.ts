/** The links to the files that a drawn page is going to ask for; null in one that the browser draws, where they stand in its head. */
export function drawnPreloads(): HTMLTemplateElement | null {
  const links = document.getElementById('site-preloads');
  return links instanceof HTMLTemplateElement ? links : null;
}

/** Starts to fetch them all: each would else wait for the one that asks for it. */
export function startPreloads(): void {
  const links = drawnPreloads();
  if (links) document.head.append(links.content);
}
