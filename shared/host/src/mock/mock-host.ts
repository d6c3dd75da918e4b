import type { HostServices, HostUser } from '../services';
import { type TestHostOptions, testHost } from '../testing/test-host';
import { mockCompare } from './mock-compare';
import { createValue, type Value } from './value';

/** A request to the host: `notify.success`, 已复制. */
export interface Asked {
  service: string;
  detail: string;
}

export interface MockHostOptions extends Pick<TestHostOptions, 'categories'> {
  remote: HostServices['remote'];
  request: HostServices['request'];
  navigate: HostServices['navigate'];
  isProvided: NonNullable<HostServices['isProvided']>;
  onAsked(asked: Asked): void;
}

export interface MockHost {
  host: HostServices;
  /** The visitor that remotes see; setting one is logging in. */
  user: Value<HostUser | null>;
}

/** A host without a shell that records its requests: for running a remote alone. */
export function mockHost({ categories, onAsked, remote, request, navigate, isProvided }: MockHostOptions): MockHost {
  const user = createValue<HostUser | null>(null);
  const compare = mockCompare();
  const ask = (service: string, detail = '') => onAsked({ service, detail });
  const notify = (kind: string) => (text: string) => ask(`notify.${kind}`, text);
  const host = testHost({
    categories,
    services: {
      remote,
      async request(path, body, options) {
        ask('request', path);
        try {
          return await request(path, body, options);
        } catch (error) {
          // As the shell does: the message has been shown when the call is rejected.
          if (!options?.silent && !options?.signal?.aborted) ask('notify.error', String(error));
          throw error;
        }
      },
      auth: {
        user,
        requireLogin: () => ask('auth.requireLogin'),
        logout() {
          ask('auth.logout');
          user.set(null);
        },
      },
      navigate(to, options) {
        ask('navigate', to);
        navigate(to, options);
      },
      isProvided,
      compare: {
        ...compare,
        add(item) {
          const result = compare.add(item);
          ask('compare.add', result.ok ? item.title : result.reason);
          return result;
        },
      },
      notify: { info: notify('info'), success: notify('success'), warning: notify('warning'), error: notify('error') },
      setTitle: title => ask('setTitle', title),
      telemetry: { event: name => ask('telemetry.event', name), error: error => ask('telemetry.error', String(error)) },
    },
  });
  return { host, user };
}
