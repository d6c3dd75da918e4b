import { badInput } from './bench/bad-input';
import { documents } from './bench/documents';
import { draws } from './bench/draws';
import { federation, firstPage } from './bench/first-page';
import { index } from './bench/index';
import { inp } from './bench/inp';
import { judged } from './bench/judged';
import { keptPages } from './bench/kept-pages';
import { lighthouseScores } from './bench/lighthouse';
import { listCall } from './bench/list-call';
import { loginTiming } from './bench/login-timing';
import { navigation } from './bench/navigation';
import { readCalls } from './bench/read-calls';
import { remedies } from './bench/remedies';
import { scale } from './bench/scale/scale';
import { search } from './bench/search';
import { selection } from './bench/selection';
import { soak } from './bench/soak/soak';

/** Each returns the lines to print. */
const benches: Readonly<Record<string, () => Promise<string[]>>> = {
  index,
  'list-call': listCall,
  'read-calls': readCalls,
  'kept-pages': keptPages,
  scale,
  draws,
  selection,
  remedies,
  judged,
  search,
  'first-page': firstPage,
  federation,
  'bad-input': badInput,
  documents,
  'login-timing': loginTiming,
  inp,
  navigation,
  lighthouse: lighthouseScores,
  soak,
};

/** Takes an hour: only where it is named. */
const LONG = 'soak';

/** Runs the benches named on the command line, or all but the long one, and prints what they measured. */
async function run(names: string[]): Promise<void> {
  for (const name of names.length ? names : Object.keys(benches).filter(name => name !== LONG)) {
    const bench = Object.hasOwn(benches, name) ? benches[name] : undefined;
    if (!bench) throw new Error(`no bench ${name}; there are ${Object.keys(benches).join(', ')}`);
    const [first = '', ...others] = await bench();
    const title = name.padEnd(13);
    console.log([title + first, ...others.map(line => ' '.repeat(title.length) + line)].join('\n'));
  }
}

await run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
