import { HANDED_OVER, type Mount } from '../contract';
import { runChecked } from './run-checked';

let loading: Promise<Mount> | undefined;
let failures = 0;

/** What the site answers of its live version. */
interface Live {
  /** Path of the bundle. */
  url: string;
  integrity: string;
}

const isLive = (answer: Partial<Live> | null): answer is Live =>
  !!answer && typeof answer.url === 'string' && typeof answer.integrity === 'string';

/** Fetches the live version of the widget, once for the page; what failed is tried anew by the next call. */
export function loadBundle(site: string, nonce: string): Promise<Mount> {
  loading =
    loading ||
    fetch(`${site}/embed/v1/selection.json`, { credentials: 'omit' })
      .then(response => response.json())
      .then(answer => {
        if (!isLive(answer)) throw Error('no live version');
        let mount: Mount | undefined;
        const take = (event: Event) => {
          if (event instanceof CustomEvent) mount = event.detail;
        };
        document.addEventListener(HANDED_OVER, take);
        const end = () => {
          document.removeEventListener(HANDED_OVER, take);
          // A browser that cannot read the bundle says so in its console alone.
          if (!mount) throw Error('not handed over');
          return mount;
        };
        const again = failures ? `?again=${failures}` : '';
        return runChecked(site + answer.url + again, answer.integrity, nonce).then(end, end);
      })
      .catch(error => {
        failures++;
        loading = undefined;
        throw error;
      });
  return loading;
}
