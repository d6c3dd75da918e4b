import { HANDED_OVER, type Mount } from '../contract';
import { runChecked, type ScriptRules } from './run-checked';

/** Where a bundle is, and what it must hash to. */
export interface Bundle {
  url: string;
  integrity: string;
}

const isBundle = (answer: Partial<Bundle> | null): answer is Bundle =>
  !!answer && typeof answer.url === 'string' && typeof answer.integrity === 'string';

/** What the site answers of its live version. */
export const findLive = (site: string): Promise<Bundle> =>
  fetch(`${site}/embed/v1/selection.json`, { credentials: 'omit' })
    .then(response => response.json())
    .then(answer => {
      if (!isBundle(answer)) throw Error('no live version');
      return { url: site + answer.url, integrity: answer.integrity };
    });

/** Fetches the widget, once for the page; what failed is tried anew by the next call. */
export function bundleOf(find: () => Promise<Bundle>): (rules: ScriptRules) => Promise<Mount> {
  let loading: Promise<Mount> | undefined;
  let failures = 0;
  return rules => {
    loading =
      loading ||
      find()
        .then(({ url, integrity }) => {
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
          return runChecked(url + (failures ? `?again=${failures}` : ''), integrity, rules).then(end, end);
        })
        .catch(error => {
          failures++;
          loading = undefined;
          throw error;
        });
    return loading;
  };
}
