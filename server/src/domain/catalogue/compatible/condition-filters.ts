import { type AttributeDefinition, type Filter, type Filters, MISSING } from '@shixuan/api';
import type { Check } from './check';
import { leastCoverage, mostCovered } from './check-image-circle';
import { checkMount } from './check-mount';
import { type LinkSide, linkFamily } from './link-side';
import type { CameraSide, Choice, LensSide } from './optical-side';

type Definitions = readonly Pick<AttributeDefinition, 'key' | 'options' | 'filterable'>[];

/** Only what the list can filter by, and only conditions that say something; 未标注 stays in, as it does among the candidates. */
function kept(filters: Record<string, Filter | null>, definitions: Definitions): Filters {
  const filterable = new Set(definitions.filter(definition => definition.filterable).map(({ key }) => key));
  const entries = Object.entries(filters).filter(([key]) => filterable.has(key));
  return Object.fromEntries(
    entries.flatMap(([key, filter]) => (filter ? [[key, { ...filter, in: [...(filter.in ?? []), MISSING] }]] : [])),
  );
}

/** The options of a choice that are in use with these codes; null when none is. */
function options(definitions: Definitions, key: string, fits: (code: string) => boolean): Filter | null {
  const known = definitions.find(definition => definition.key === key)?.options ?? [];
  const values = known.map(({ value }) => value).filter(fits);
  return values.length > 0 ? { in: values } : null;
}

/** The mounts of lenses (or cameras) that go onto these; where none of the list does, 未标注 alone is left. */
const mounts = (definitions: Definitions, own: readonly Choice[], fits: (other: readonly Choice[]) => Check) =>
  own.length === 0
    ? null
    : (options(definitions, 'mount', code => fits([{ code, label: code }]) !== null) ?? { in: [] });

/** The conditions of a match as filters of the list that holds the candidates. */
export const conditionFilters = {
  lenses: ({ coverMm, pixelUm, mounts: own }: CameraSide, definitions: Definitions): Filters =>
    kept(
      {
        coverageMm: coverMm === undefined ? null : { min: leastCoverage(coverMm) },
        minPixelUm: pixelUm === undefined ? null : { max: pixelUm },
        mount: mounts(definitions, own, lens => checkMount(own, lens)),
      },
      definitions,
    ),
  cameras({ imageCircleMm, coverageMm, minPixelUm, mounts: own }: LensSide, definitions: Definitions): Filters {
    const covered = imageCircleMm ?? coverageMm;
    const most = covered === undefined ? null : { max: mostCovered(covered) };
    return kept(
      {
        sensorDiagonalMm: most,
        lineLengthMm: most,
        pixelSizeUm: minPixelUm === undefined ? null : { min: minPixelUm },
        mount: mounts(definitions, own, camera => checkMount(camera, own)),
      },
      definitions,
    );
  },
  sameLink({ family }: LinkSide, definitions: Definitions): Filters {
    // An interface that is not known cannot be of the kind: 未标注 stays out here.
    const same = options(definitions, 'interface', code => linkFamily(code) === family);
    return family && same ? { interface: same } : {};
  },
};
