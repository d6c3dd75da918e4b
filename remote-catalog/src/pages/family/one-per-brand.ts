/** The first product of each brand, in the list's order; filled up with the next best when there are too few brands. */
export function onePerBrand<T extends { id: number; brand: { id: number } }>(list: readonly T[], count: number): T[] {
  const brands = new Set<number>();
  const firsts = list.filter(({ brand }) => !brands.has(brand.id) && brands.add(brand.id));
  const rest = list.filter(product => !firsts.includes(product));
  const chosen = new Set([...firsts, ...rest].slice(0, count));
  return list.filter(product => chosen.has(product));
}
