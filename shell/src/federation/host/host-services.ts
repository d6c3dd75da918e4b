import {
  type Capability,
  CONTRACT_VERSION,
  DEFAULT_LANGUAGE,
  type FilledSlot,
  type HostServices,
  type NotifyService,
} from '@shixuan/host';
import type { ListedRemote } from '@shixuan/host/manifest';
import { atom } from 'jotai';
import type { Request } from '../../services/request/create-request';
import { RequestError } from '../../services/request/request-error';
import { leave, type SessionContext } from '../../services/session';
import type { Telemetry } from '../../services/telemetry/telemetry';
import { imageHost } from '../../state/base-info';
import { config } from '../../state/config';
import { languageOf } from '../../state/language';
import type { ShowMessage } from '../../state/messages';
import { pageTitle } from '../../state/page-title';
import type { StateContext } from '../../state/store';
import { setShowLogin, userStore } from '../../state/user';
import { contractAdapter } from '../contract';
import { createCompareService } from './compare-service';
import { createPreferencesService } from './preferences-service';
import { readable } from './readable';

/** The services for one version of a remote. */
export type HostFor = (remote: ListedRemote) => HostServices;

export interface HostDependencies extends StateContext {
  api: SessionContext['api'];
  request: Request;
  showMessage: ShowMessage;
  telemetry: Telemetry;
  registryRevision: number;
  navigate: HostServices['navigate'];
  isProvided: (to: string) => boolean;
  prefetch: HostServices['prefetch'];
  slot: FilledSlot;
}

const capabilities: readonly Capability[] = [
  'auth',
  'compare',
  'language',
  'prefetch',
  'preferences',
  'routes',
  'slots',
  'telemetry',
  'title',
];

/** The visitor as remotes see them: never with the token. */
const hostUser = atom(get => {
  const { isLogin, user } = get(userStore);
  return isLogin && user ? { id: user.id, userName: user.userName } : null;
});

const createNotifyService = (show: ShowMessage): NotifyService => ({
  info: (text, durationMs) => show('info', text, durationMs),
  success: (text, durationMs) => show('success', text, durationMs),
  warning: (text, durationMs) => show('warning', text, durationMs),
  error: (text, durationMs) => show('error', text, durationMs),
});

/** The services for one remote: frozen, and tagged with its name and version. The same object for the life of the page. */
export function createHostFor(dependencies: HostDependencies): HostFor {
  const made = new Map<string, HostServices>();
  return remote => {
    const { name, version, requires } = remote.manifest;
    const tag = `${name}@${version}`;
    const make = () => {
      const host = createHost(dependencies, remote, tag);
      // A remote with an unsupported contract never runs, so its services do not matter.
      return Object.freeze(contractAdapter(requires.contract)?.(host) ?? host);
    };
    const host = made.get(tag) ?? make();
    made.set(tag, host);
    return host;
  };
}

function createHost(
  dependencies: HostDependencies,
  { manifest: { name, version }, config: own }: ListedRemote,
  tag: string,
): HostServices {
  const { store, storage, request, showMessage, telemetry, navigate, isProvided, prefetch, registryRevision, slot } =
    dependencies;
  return Object.freeze<HostServices>({
    contractVersion: CONTRACT_VERSION,
    remote: Object.freeze({ name, version }),
    async request(path, body, options) {
      try {
        return await request(path, body, { ...options, headers: { 'x-remote': tag } });
      } catch (error) {
        // The page shows the failure; telemetry reports server faults to the team, but not network failures.
        const isFault = error instanceof RequestError && error.kind === 'http' && (error.status ?? 0) >= 500;
        const isOutOfStep = error instanceof RequestError && error.kind === 'outOfStep';
        if (isFault || isOutOfStep) telemetry.error(tag, error, { failure: isOutOfStep ? 'outOfStep' : 'api' });
        throw error;
      }
    },
    auth: Object.freeze({
      user: readable(store, hostUser),
      requireLogin: () => setShowLogin(store, true),
      logout: () => leave(dependencies),
    }),
    navigate,
    compare: Object.freeze(createCompareService(store, showMessage)),
    // Getters: a remote may be set up before the answers of the start calls are there.
    config: Object.freeze({
      get categories() {
        return store.get(config.goodsCategory);
      },
      get imageHost() {
        return store.get(imageHost);
      },
      registryRevision,
      ...(own && { own: Object.freeze(own) }),
    }),
    notify: Object.freeze(createNotifyService(showMessage)),
    setTitle: (title, address) => store.set(pageTitle, { at: address, title }),
    isProvided,
    prefetch,
    slot,
    // Drawn in Chinese, whenever the services were made.
    language: Object.freeze({ ...readable(store, languageOf(tag)), served: () => DEFAULT_LANGUAGE }),
    preferences: Object.freeze(createPreferencesService(storage, name)),
    telemetry: Object.freeze({
      event: (event, data) => telemetry.event(tag, event, data),
      error: (error, data) => telemetry.error(tag, error, data),
    }),
    has: capability => capabilities.includes(capability),
  });
}
