import type { Remote } from '../define-remote';
import type { HostCategory, HostServices } from '../services';
import { Alone } from './alone';
import { askApi } from './ask-api';
import { type Asked, mockHost } from './mock-host';
import { createValue } from './value';

export interface RunAloneOptions {
  remote: Remote;
  version: string;
  /** Where the API answers, `/web`. */
  api: string;
  categories: readonly HostCategory[];
}

/** So many lines are kept of what the remote asked. */
const KEPT = 50;

/** Sets a remote up with a mock host; the element is the whole page. */
export function runAlone({ remote, version, api, categories }: RunAloneOptions) {
  const asked = createValue<readonly Asked[]>([]);
  const { name, routes } = remote.descriptor;
  const navigate: HostServices['navigate'] = (to, options) => {
    // The router follows the history; another page of the browser is not opened.
    window.history[options?.replace ? 'replaceState' : 'pushState'](null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  };
  const mock = mockHost({
    remote: { name, version },
    request: askApi(api),
    categories,
    navigate,
    isProvided: to => routes.some(({ path }) => path === to.replace(/[?#].*$/s, '')),
    onAsked(one) {
      // A page may call the host while it renders, so the bar updates afterwards.
      queueMicrotask(() => asked.set([one, ...asked.get()].slice(0, KEPT)));
    },
  });
  remote.setup?.(mock.host);
  return <Alone remote={remote} mock={mock} asked={asked} />;
}
