import { type HostCategory, useHost } from '@shixuan/host';

/** The categories that a family is made of, in its order; a code that the site does not have is left out. */
export function useCategories(codes: readonly string[]): HostCategory[] {
  const { categories } = useHost().config;
  return codes.flatMap(code => categories.find(category => category.code === code) ?? []);
}

/** The category with this id, if the site has it. */
export function useCategory(id: number | null): HostCategory | undefined {
  const { categories } = useHost().config;
  return categories.find(category => category.id === id);
}
