import { type AddressName, calls, type PageCall, pageCalls } from '@shixuan/api';
import type { PageData, PageRecord, RequestField, StructuredNode } from '@shixuan/host';
import type { RemoteManifest } from '@shixuan/host/manifest';
import { PageRecordSchema } from '@shixuan/host/page-record';
import { ProductGone } from '../../../domain/snapshot/find-product';
import { CallError } from '../../../platform/http/call-error';
import { toJson } from '../../../platform/http/json-text';
import { pageHandlers } from '../../api';
import type { CatalogueContext } from '../../api/handler';
import type { AddressReader, ReadAddress } from '../address/address-reader';
import { articleList } from '../address/article-list';
import { productList } from '../address/product-list';
import { readId } from '../address/read-id';
import { fillAddress, fillTemplate, type Values } from './fill-template';

type Route = RemoteManifest['routes'][number];

/** The answer of one call, as an entry of the schema `Seed`; the content is JSON text. */
export interface FirstDataEntry {
  path: string;
  body: unknown;
  content: string;
}

/** A route's record, filled in for one address. */
export interface PageContent {
  status: 200 | 404 | 410;
  /** Without the site's name. */
  title: string;
  description: string;
  /** The canonical address for search engines; null when the page has none. */
  canonical: string | null;
  /** Whether search engines may list the page. */
  indexed: boolean;
  /** How messengers show the page; the picture is a path of this site. */
  share: { kind: 'website' | 'article' | 'product'; image: string };
  structuredData: { nodes: readonly StructuredNode[]; values: Values } | null;
  /** Where the page leads beside what its structured data names. */
  links: readonly { name: string; path: string }[];
  /** Answers that the page carries. */
  firstData: readonly FirstDataEntry[];
}

/** What messengers show of a page that declares no picture of its own, or has none. */
export const siteShare = { kind: 'website', image: '/share/site.png' } as const;

const MISSING = '这个地址没有内容：可能已经撤下，或链接抄漏了字符。';

const addressReaders: { readonly [N in AddressName]: AddressReader<N> } = { productList, articleList };

const records = new WeakMap<object, PageRecord>();

/** A record of an unknown form is ignored: it may belong to a later contract. */
function recordOf({ page }: Route): PageRecord | null {
  if (!page) return null;
  const known = records.get(page) ?? PageRecordSchema.safeParse(page).data;
  if (known) records.set(page, known);
  return known ?? null;
}

/** Status, head and first data of a page, as its remote's descriptor declares them. None of the remote's code runs. */
export async function pageContent(route: Route, search: string, context: CatalogueContext): Promise<PageContent> {
  const { title, description } = route;
  const plain: PageContent = {
    status: 200,
    title,
    description,
    canonical: null,
    indexed: true,
    share: siteShare,
    structuredData: null,
    links: [],
    firstData: [],
  };
  const record = recordOf(route);
  // A page of one address: what else stands in it (the state of a form, the source of a visit) makes no other page.
  if (!record) return { ...plain, canonical: route.path };
  const query = new URLSearchParams(search);
  const address = readAddress(record, query, context);
  const missing: PageContent = { ...plain, status: 404, indexed: false, description: MISSING };
  if (address === null) return missing;
  const answers = await answersOf(record.data ?? [], query, address, context);
  if (answers === null) return missing;
  // What was taken out is not missed: search engines let go of it at once.
  if (answers instanceof ProductGone)
    return { ...missing, status: 410, title: '产品已下架', description: answers.message };
  const values = valuesOf(query, address, answers);
  const parts = [record.title ?? []].flat().map(part => fillTemplate(part, values));
  const canonical = record.canonical === undefined ? null : fillAddress(record.canonical, values);
  return {
    status: 200,
    title: parts.filter(Boolean).join(' · ') || title,
    description: ofPage(
      address?.page ?? 1,
      address?.description ?? (fillTemplate(record.description ?? '', values) || description),
    ),
    canonical: canonical ?? route.path,
    indexed: record.indexed ?? address?.isIndexed ?? true,
    share: {
      kind: record.share?.kind ?? siteShare.kind,
      image: (record.share?.image === undefined ? null : fillAddress(record.share.image, values)) ?? siteShare.image,
    },
    structuredData: record.structuredData ? { nodes: record.structuredData, values } : null,
    links: address?.links ?? [],
    firstData: answers.map(({ entry }) => entry),
  };
}

const ofPage = (page: number, description: string) => (page === 1 ? description : `第 ${page} 页：${description}`);

function readAddress({ address }: PageRecord, query: URLSearchParams, { catalogue }: CatalogueContext) {
  if (address === undefined || !Object.hasOwn(addressReaders, address)) return undefined;
  return addressReaders[address as AddressName](query, catalogue);
}

interface Answer {
  call: PageCall;
  entry: FirstDataEntry;
}

/**
 * The answers of the page's first calls, from the handlers of these calls. A refused call is left out: the page makes it
 * again and shows the reason. Null when a required call is refused, or that its product was taken out.
 */
async function answersOf(
  data: readonly PageData[],
  query: URLSearchParams,
  address: ReadAddress<AddressName> | undefined,
  context: CatalogueContext,
): Promise<Answer[] | ProductGone | null> {
  const answers: Answer[] = [];
  for (const { call, request, required = false } of data) {
    const name = pageCalls.find(candidate => candidate === call);
    const body = request ? requestFrom(request, query) : address ? name && address.requests[name] : {};
    const content = name && body !== undefined ? await answerOf(name, body, context) : null;
    if (content instanceof ProductGone && required) return content;
    if (name && typeof content === 'string')
      answers.push({ call: name, entry: { path: calls[name].path, body, content } });
    else if (required) return null;
  }
  return answers;
}

/** The JSON of a call's answer; null when it refuses the request, what was taken out where it asks for that. */
async function answerOf(
  call: PageCall,
  body: unknown,
  context: CatalogueContext,
): Promise<string | ProductGone | null> {
  const parsed = calls[call].request.safeParse(body);
  if (!parsed.success) return null;
  try {
    const handler = pageHandlers[call] as (request: unknown, context: CatalogueContext) => Promise<unknown>;
    return toJson(await handler(parsed.data, context));
  } catch (error) {
    if (error instanceof ProductGone) return error;
    if (error instanceof CallError) return null;
    throw error;
  }
}

function requestFrom(fields: Readonly<Record<string, RequestField>>, query: URLSearchParams): object {
  const known = Object.entries(fields).flatMap(([name, field]) => {
    const value = 'value' in field ? field.value : read[field.type](query.get(field.query));
    return value === null ? [] : [[name, value]];
  });
  return Object.fromEntries(known);
}

const read: Readonly<Record<'id' | 'number' | 'text', (text: string | null) => string | number | null>> = {
  id: readId,
  number: text => (text !== null && /^-?\d{1,9}(\.\d{1,6})?$/.test(text) ? Number(text) : null),
  text: text => text?.trim().slice(0, 200) || null,
};

/** An answer is parsed only when a template names it, because a list's answer is long. */
function valuesOf(
  query: URLSearchParams,
  address: ReadAddress<AddressName> | undefined,
  answers: readonly Answer[],
): Values {
  const values: Record<string, unknown> = {
    address: address?.values,
    firstPosition: address?.firstPosition ?? 1,
    query: Object.fromEntries([...query].map(([name, text]) => [name, text.slice(0, 100)])),
  };
  for (const { call, entry } of answers) {
    Object.defineProperty(values, call, { get: once(() => JSON.parse(entry.content)), enumerable: true });
  }
  return values;
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
