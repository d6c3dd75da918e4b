/** The heading of the page in sight, ready to be given focus: keyboard and screen reader go on from there. */
export function findHeading(): HTMLElement | undefined {
  const headings = document.querySelectorAll<HTMLElement>('main h1');
  // Pages that are kept behind are hidden, and their headings with them.
  const heading = [...headings].find(each => each.checkVisibility());
  if (heading && !heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
  return heading;
}
