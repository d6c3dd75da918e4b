import { join } from 'node:path';
import { bareOverHttp, type OverHttp, overHttp, type Posted, rateLine } from './over-http';
import { withCalls } from './with-calls';

const SEARCH = '/web/Home/Search';
const DETAIL = '/web/Product/Detail';
const NEW_PHRASE = join(import.meta.dirname, 'new-phrase.cjs');

/** Asked again and again. */
const phrases = [
  '海康 500万 全局快门',
  'computar 16mm',
  '环形光源 红色 50mm',
  '线扫相机 16k',
  'MV-CS050-10GM',
  '远心镜头 0.5x',
  'imx250',
  '背光源 100mm',
  '景深怎么算',
  '10GigE 相机',
];
/** Products read in turn: more than are kept as finished answers anywhere before the index. */
const PRODUCTS = 1000;

/** The search and the detail call over HTTP at 16 connections, each against bare Fastify that sends a kept answer of that call. */
export const readCalls = (): Promise<string[]> =>
  withCalls(async ({ url, index }) => {
    const searchFor = (keywords: string) => ({ path: SEARCH, body: { keywords } });
    const ids = [...index.segments.values()].flatMap(({ products }) => products.map(({ id }) => id));
    const step = Math.max(1, Math.floor(ids.length / PRODUCTS));
    const details = ids.filter((_, i) => i % step === 0).map(id => ({ path: DETAIL, body: { id } }));
    const known = phrases.map(searchFor);
    return [
      '16 connections; processor time is of server and client together: they share a process and the machine',
      ...(await beside(url, 'search, every phrase new', [searchFor('@')], NEW_PHRASE, known)),
      ...(await beside(url, 'search, phrases asked before', known)),
      ...(await beside(url, `detail, ${details.length} products in turn`, details)),
    ];
  });

async function beside(url: string, name: string, calls: readonly Posted[], setupRequest?: string, usual = calls) {
  // Compiled, and with what it keeps.
  await overHttp(url, calls, setupRequest);
  const own: OverHttp = await overHttp(url, calls, setupRequest);
  const bare = await bareOverHttp(url, calls, setupRequest, usual);
  return [
    rateLine(name, own),
    rateLine('  bare Fastify, a kept answer of the call', bare),
    `  ratio to bare Fastify ${(own.perSecond / bare.perSecond).toFixed(2)}`,
  ];
}
