/**
 * Tells Arco which theme the visitor's system asks for. The site's own tokens follow by media query and are right from
 * the first paint; Arco draws nothing before this has run, so nothing flashes.
 * @returns a function that stops it
 */
export function followTheme(): () => void {
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  const apply = () => document.body.setAttribute('arco-theme', dark.matches ? 'dark' : 'light');
  apply();
  dark.addEventListener('change', apply);
  return () => dark.removeEventListener('change', apply);
}
