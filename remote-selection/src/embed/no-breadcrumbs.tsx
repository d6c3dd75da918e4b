export interface Crumb {
  label: string;
  to?: string;
}

/** In the bundle: the way from the site's home to the page is none of the page around. */
export function Breadcrumbs(_: { items: readonly Crumb[] }) {
  return null;
}
