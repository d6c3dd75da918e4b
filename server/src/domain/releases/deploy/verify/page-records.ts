import { addressValues, calls, type PageCall, pageCalls } from '@shixuan/api';
import type { PageRecord, StructuredNode, StructuredValue } from '@shixuan/host';
import type { RemoteManifest } from '@shixuan/host/manifest';
import { PageRecordSchema } from '@shixuan/host/page-record';
import type { z } from 'zod';
import type { Check } from './check';

const MOST_CALLS = 6;

/** What a route declares of its page names only what the site has: public reads, known readers, fields that exist. */
export const pageRecords: Check = {
  name: 'page-records',
  title: '页面的首屏数据与标题',
  problems: subject => (subject.kind === 'remote' ? pageProblems(subject.manifest.routes) : []),
};

type Route = Pick<RemoteManifest['routes'][number], 'id' | 'page'>;

/** Chinese sentences that name what the pages of these routes declare and the site does not have. */
export const pageProblems = (routes: readonly Route[]): string[] => routes.flatMap(problemsOf);

function problemsOf({ id, page }: Route): string[] {
  if (page === undefined) return [];
  const { data: record, error } = PageRecordSchema.safeParse(page);
  if (!record) {
    const places = (error?.issues ?? []).map(({ path }) => ['page', ...path].map(String).join('.'));
    return [`页面 ${id} 的 ${[...new Set(places)].join('、')} 形式不对：请对照 PageRecord 的说明修改。`];
  }
  return [...callProblems(record), ...placeProblems(record)].map(problem => `页面 ${id} ${problem}`);
}

const isPageCall = (call: string): call is PageCall => pageCalls.some(name => name === call);

function callProblems({ address, data = [] }: PageRecord): string[] {
  const names = data.map(({ call }) => call);
  return [
    ...(address === undefined || Object.hasOwn(addressValues, address)
      ? []
      : [`的 page.address「${address}」不存在，应为 ${Object.keys(addressValues).join('、')} 之一。`]),
    ...(data.length > MOST_CALLS ? [`声明了 ${data.length} 个首屏接口，至多 ${MOST_CALLS} 个。`] : []),
    ...names.filter((call, i) => names.indexOf(call) < i).map(call => `的首屏接口 ${call} 声明了两次。`),
    ...data.flatMap(({ call, request = {} }) => {
      if (!Object.hasOwn(calls, call)) return [`的首屏接口「${call}」不存在。`];
      if (!isPageCall(call)) return [`的首屏接口 ${call} 不是公开的读取接口，可用的是 ${pageCalls.join('、')}。`];
      return Object.keys(request)
        .filter(field => fieldOf(calls[call].request, field) === null)
        .map(field => `的首屏接口 ${call} 没有请求字段「${field}」。`);
    }),
  ];
}

/** Problems of names in templates that stand for no field. */
function placeProblems(record: PageRecord): string[] {
  const sources = sourcesOf(record);
  const { title, description, canonical, share } = record;
  const texts = [title, description, canonical, share?.image].flatMap(text => text ?? []);
  const places = [
    ...texts.flatMap(placesOf).map(place => ({ place, sources })),
    ...(record.structuredData ?? []).flatMap(node => placesOfNode(node, sources)),
  ];
  const unknown = places.filter(({ place, sources: known }) => schemaAt(known, place) === null);
  return [...new Set(unknown.map(({ place }) => place))].map(place => `的模板用到不存在的字段「${place}」。`);
}

/** The schema of a named value; `any` where every field is possible. */
type Known = z.core.$ZodType | 'any';
type Sources = Readonly<Record<string, Known>>;

function sourcesOf({ address, data = [] }: PageRecord): Sources {
  const answers = data.flatMap(({ call }) => (isPageCall(call) ? [[call, calls[call].content] as const] : []));
  const reader = Object.entries(addressValues).find(([name]) => name === address)?.[1];
  return { query: 'any', ...(reader && { address: reader }), ...Object.fromEntries(answers) };
}

const placesOf = (template: string): string[] =>
  [...template.matchAll(/\{([^{}]*)\}/g)].flatMap(([, places = '']) => places.split('|'));

function placesOfNode({ when, fields }: StructuredNode, sources: Sources): { place: string; sources: Sources }[] {
  const own = when === undefined ? [] : [{ place: when, sources }];
  return [...own, ...Object.values(fields).flatMap(field => placesOfValue(field, sources))];
}

function placesOfValue(value: StructuredValue, sources: Sources): { place: string; sources: Sources }[] {
  const at = (places: string[]) => places.map(place => ({ place, sources }));
  if (typeof value === 'string') return at(placesOf(value));
  if ('url' in value) return at(placesOf(value.url));
  if ('copy' in value) return at([value.copy]);
  if ('steps' in value) return at(value.steps.flatMap(({ name, path }) => [...placesOf(name), ...placesOf(path)]));
  if ('properties' in value) return at([value.properties, value.of]);
  if ('each' in value) {
    const list = schemaAt(sources, value.each);
    const item = list === null ? 'any' : elementOf(list);
    return [...at([value.each]), ...placesOfNode(value.node, { ...sources, item, position: 'any' })];
  }
  if ('search' in value) return [];
  return placesOfNode(value, sources);
}

function schemaAt(sources: Sources, place: string): Known | null {
  const [root = '', ...rest] = place.split('.');
  const start: Known | null = Object.hasOwn(sources, root) ? (sources[root] ?? null) : null;
  return rest.reduce<Known | null>((known, key) => known && fieldOf(known, key), start);
}

/** The schema inside `optional`, `nullable` and defaults. */
function bare(known: Known): z.core.$ZodTypes | 'any' {
  if (known === 'any') return known;
  const schema = known as z.core.$ZodTypes;
  const { def } = schema._zod;
  return 'innerType' in def ? bare(def.innerType) : schema;
}

function fieldOf(known: Known, key: string): Known | null {
  const schema = bare(known);
  if (schema === 'any') return 'any';
  const { def } = schema._zod;
  if (def.type === 'object') return Object.hasOwn(def.shape, key) ? (def.shape[key] ?? null) : null;
  if (def.type === 'record') return def.valueType;
  if (def.type === 'union') return def.options.map(option => fieldOf(option, key)).find(Boolean) ?? null;
  return null;
}

function elementOf(known: Known): Known {
  const schema = bare(known);
  if (schema === 'any') return 'any';
  const { def } = schema._zod;
  return def.type === 'array' ? def.element : 'any';
}
