import { scriptPolicy } from '../../../lib/script-policy';
import { SCRIPT_PATH } from '../snippets/script-tag';

let loading: Promise<void> | undefined;

/**
 * Puts the script into the page as a foreign page has it, once. What failed is tried anew by the next call.
 * @param site origin of the site
 */
export function loadScript(site: string): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    const url = site + SCRIPT_PATH;
    script.src = scriptPolicy('selection-embed', given => given === url)(url);
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      loading = undefined;
      reject(new Error(script.src));
    };
    document.head.append(script);
  });
  return loading;
}
