import { brandKey, tidy } from './normalise';

/** A maker with everything that files and visitors may call it. */
export interface NamedBrand {
  name: string;
  aliases: readonly string[];
  /** Names that it had. */
  formerNames?: readonly string[];
}

export const otherNames = ({ aliases, formerNames = [] }: NamedBrand): string[] => [
  ...new Set([...aliases, ...formerNames]),
];

/** Makers by each of their names, as `brandKey` compares them. The name of one goes before another name of another one. */
export function brandsByEachName<B extends NamedBrand>(brands: readonly B[]): Map<string, B> {
  const byName = new Map(brands.flatMap(brand => otherNames(brand).map(name => [brandKey(name), brand] as const)));
  for (const brand of brands) byName.set(brandKey(brand.name), brand);
  return byName;
}

/** Present names of series by `seriesKey` of the former ones. */
export type FormerSeries = Readonly<Record<string, string>>;

/** Form under which names of series of a maker are compared. */
export const seriesKey = (series: string) => tidy(series).toLowerCase();

/** The name that a series has now. */
export const presentSeries = (series: string, former: FormerSeries = {}): string => {
  const key = seriesKey(series);
  return (Object.hasOwn(former, key) ? former[key] : undefined) ?? series;
};
