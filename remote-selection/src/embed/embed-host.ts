import type { SelectionEventMap, SelectionSystem } from '@shixuan/embed-types';
import { type Capability, CONTRACT_VERSION, type CompareItem, type HostServices, type Readable } from '@shixuan/host';
import { productPath } from '../lib/paths';
import { type AddressBar, addressOf } from './address';
import type { RequestPolicy } from './create-request';
import { createRequest } from './create-request';
import type { NoticeBoard } from './notice-board';

declare const __APP_VERSION__: string;

export interface EmbedSurroundings {
  site: string;
  bar: AddressBar;
  notices: NoticeBoard;
  apiBase: RequestPolicy['base'];
  partner: RequestPolicy['partner'];
  texts(): Readonly<Record<string, string>>;
  /** The surrounding page has a list of products to compare. */
  compares(): boolean;
  /** Fires an event on the element. False: the page does not want what usually follows. */
  fire<K extends keyof SelectionEventMap>(name: K, detail: SelectionEventMap[K]['detail']): boolean;
  onResult(count: number, shown: SelectionSystem | null): void;
}

/** Services of the site that exist in a foreign page, where there is no account, no page title and no storage of ours. */
const capabilities: readonly Capability[] = ['tell'];

const constant = <T>(value: T): Readable<T> => ({ get: () => value, subscribe: () => () => undefined });
const nothing = () => undefined;

/** The services of one widget. */
export function createEmbedHost(around: EmbedSurroundings): HostServices {
  const { site, bar, notices, fire } = around;
  return Object.freeze<HostServices>({
    contractVersion: CONTRACT_VERSION,
    remote: Object.freeze({ name: 'selection', version: __APP_VERSION__ }),
    request: createRequest({
      base: around.apiBase,
      partner: around.partner,
      onFailure: ({ message }, silent) => {
        fire('selection-error', { kind: 'api', message });
        if (!silent) notices.notify.error(message);
      },
    }),
    auth: Object.freeze({ user: constant(null), requireLogin: nothing, logout: nothing }),
    navigate: to => {
      const inside = addressOf(to);
      if (inside) bar.set(inside);
      else if (fire('selection-navigate', { url: site + to })) window.open(site + to, '_blank', 'noopener');
    },
    // The list belongs to the surrounding page.
    compare: Object.freeze({
      items: constant([]),
      max: 0,
      add: ({ id, title }: CompareItem) => {
        fire('selection-compare', { id, title, url: `${site}${productPath(id)}` });
        return { ok: true as const };
      },
      remove: nothing,
      clear: nothing,
    }),
    config: Object.freeze({
      categories: [],
      imageHost: site,
      registryRevision: 0,
      siteOrigin: site,
      get texts() {
        return around.texts();
      },
    }),
    notify: notices.notify,
    setTitle: nothing,
    prefetch: nothing,
    telemetry: Object.freeze({ event: nothing, error: nothing }),
    tell: (happened, detail) => {
      // The details are made by `data/widget-events` of this remote.
      if (happened === 'pick' && isSystem(detail)) fire('selection-pick', detail);
      if (happened === 'result' && isResult(detail)) around.onResult(detail.count, detail.shown);
    },
    has: capability => (capability === 'compare' ? around.compares() : capabilities.includes(capability)),
  });
}

const isSystem = (detail: unknown): detail is SelectionSystem =>
  typeof detail === 'object' && detail !== null && 'billOfMaterial' in detail;

const isResult = (detail: unknown): detail is { count: number; shown: SelectionSystem | null } =>
  typeof detail === 'object' && detail !== null && 'count' in detail && 'shown' in detail;
