import { z } from 'zod';

/** The part of CycloneDX 1.5 that npm writes of a package. */
const Component = z.object({
  name: z.string(),
  version: z.string(),
  purl: z.string(),
  licenses: z
    .array(
      z.union([
        z.object({ license: z.object({ id: z.string().optional(), name: z.string().optional() }) }),
        z.object({ expression: z.string() }),
      ]),
    )
    .default([]),
});
const Sbom = z.object({ bomFormat: z.literal('CycloneDX'), components: z.array(Component) });
export type Sbom = z.infer<typeof Sbom>;

/** Licences whose terms allow what the site does: running and delivering unchanged packages, with their notices. */
const looked = new Set([
  '(MPL-2.0 OR Apache-2.0)',
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT AND Apache-2.0',
  'MPL-2.0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Packages that state no licence where npm looks; read in their own files. */
const readByHand: Readonly<Record<string, string>> = { format: 'MIT' };

/** Own packages of the workspace. */
const isOwn = ({ name }: { name: string }) =>
  /^(@shixuan\/.+|remote-[a-z-]+|shell|server|host|api|ui|optics|units|list-url|task-url|task-text|embed-types)$/.test(
    name,
  );

/** @throws ZodError for what is not a bill of materials by npm */
export const readSbom = (text: string): Sbom => Sbom.parse(JSON.parse(text));

type Component = z.infer<typeof Component>;

const licenceOf = ({ name, licenses }: Component): string =>
  licenses
    .map(one => ('expression' in one ? one.expression : (one.license.id ?? one.license.name ?? '')))
    .filter(text => text !== '' && text !== 'UNLICENSED')
    .join(' AND ') ||
  (readByHand[name] ?? '');

/** The foreign packages by licence, as a table; `unknown` lists those whose licence nobody has looked at. */
export function licenceReport({ components }: Sbom): { table: string; unknown: string[]; count: number } {
  const foreign = components.filter(component => !isOwn(component));
  const byLicence = new Map<string, string[]>();
  const unknown: string[] = [];
  for (const component of foreign) {
    const licence = licenceOf(component);
    const label = `${component.name}@${component.version}`;
    if (!looked.has(licence)) unknown.push(`${label}：${licence || '未标注'}`);
    byLicence.set(licence || '未标注', [...(byLicence.get(licence || '未标注') ?? []), label]);
  }
  const rows = [...byLicence]
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([licence, labels]) => `| ${licence} | ${labels.length} | ${labels.sort().join('、')} |`);
  const table = ['# 许可证', '', '| 许可证 | 组件数 | 组件 |', '|---|---|---|', ...rows, ''].join('\n');
  return { table, unknown, count: foreign.length };
}
