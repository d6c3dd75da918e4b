import { runChecked, type ScriptRules } from './loader/run-checked';

// The build writes both in front of the bundle: the place of the function that fetches chunks, and their hashes.
declare let __importChunk: (path: string) => Promise<unknown>;
declare const __chunkHashes: Readonly<Record<string, string>>;
declare const __webpack_public_path__: string;

const failures = new Map<string, number>();

/** Provides the function that fetches chunks; each is checked against the hash in the bundle. */
export function provideChunks(rules: ScriptRules): void {
  __importChunk = async path => {
    const file = path.replace(/^.*\//, '');
    const integrity = __chunkHashes[file];
    if (!integrity) throw new Error(`no hash of ${file}`);
    // A browser may cache the failure under the same address.
    const failed = failures.get(file) ?? 0;
    const url = `${__webpack_public_path__}${file}${failed > 0 ? `?again=${failed}` : ''}`;
    try {
      await runChecked(url, integrity, rules);
    } catch (error) {
      failures.set(file, failed + 1);
      throw error;
    }
    return import(/* webpackIgnore: true */ url);
  };
}
