import { type HostCategory, useHost } from '@shixuan/host';

/** The categories of a family, in its order; codes that the site does not have are left out. */
export function useCategories(codes: readonly string[]): HostCategory[] {
  const { categories } = useHost().config;
  return codes.flatMap(code => categories.find(category => category.code === code) ?? []);
}

/** The category with this id, if the site has it. */
export function useCategory(id: number | null): HostCategory | undefined {
  const { categories } = useHost().config;
  return categories.find(category => category.id === id);
}
