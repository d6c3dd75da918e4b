/** A page's place in the site, from the home page down, as schema.org has it. */
export const breadcrumbList = (steps: readonly { name: string; path: string }[], origin: string): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name,
    item: `${origin}${path}`,
  })),
});
