export interface Crumb {
  label: string;
  to?: string;
}

/** In the bundle: breadcrumbs of the site have no meaning in a foreign page. */
export function Breadcrumbs(_: { items: readonly Crumb[] }) {
  return null;
}
