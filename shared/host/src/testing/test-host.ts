import { DEFAULT_LANGUAGE, type Language } from '../lang/language';
import type { CompareItem, HostCategory, HostServices, PreferencesService, Readable } from '../services';
import { CONTRACT_VERSION } from '../version';

const constant = <T>(value: T): Readable<T> => ({ get: () => value, subscribe: () => () => undefined });

/** Preferences that last as long as the test. */
function preferencesInMemory(): PreferencesService {
  const values = new Map<string, unknown>();
  return { get: key => values.get(key), set: (key, value) => void values.set(key, value) };
}

export interface TestHostOptions {
  categories?: readonly HostCategory[];
  compared?: readonly CompareItem[];
  /** Of the remote's page. Default Chinese. */
  language?: Language;
  /** Services to put in place of the ones that do nothing. */
  services?: Partial<HostServices>;
}

/** Services that do nothing: a call is refused, for a test that wants answers seeds them or gives its own `request`. */
export function testHost({
  categories = [],
  compared = [],
  language = DEFAULT_LANGUAGE,
  services,
}: TestHostOptions = {}): HostServices {
  const nothing = () => undefined;
  return {
    contractVersion: CONTRACT_VERSION,
    remote: { name: 'test', version: '0.0.0' },
    request: path => Promise.reject(new Error(`nobody answers ${path} in this test`)),
    auth: { user: constant(null), requireLogin: nothing, logout: nothing },
    navigate: nothing,
    compare: { items: constant(compared), max: 6, add: () => ({ ok: true }), remove: nothing, clear: nothing },
    config: { categories, imageHost: '', registryRevision: 0 },
    notify: { info: nothing, success: nothing, warning: nothing, error: nothing },
    setTitle: nothing,
    isProvided: () => false,
    prefetch: nothing,
    language: constant(language),
    preferences: preferencesInMemory(),
    telemetry: { event: nothing, error: nothing },
    has: () => true,
    ...services,
  };
}
