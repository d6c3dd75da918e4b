// The process that draws pages: it runs the code of remotes, so it holds nothing that is worth having. Its environment is
// empty, its permissions end at this file, and what it evaluates comes over the channel from the server, which has
// checked the hashes. Plain JavaScript, because a loader for TypeScript would need more permissions.
import { compileFunction } from 'node:vm';

/** @import { DrawJob, Drawn, FromRenderer, ToRenderer } from './draw-job' */

/**
 * @typedef {(key: string) => unknown} Require
 * @typedef {{ status: number, body: string }} Answer
 * @typedef {DrawJob['page'] & { seed: unknown, remotes: Record<string, unknown>, call: DrawJob['call'] }} DrawOptions
 * @typedef {{ html: string, narrow: boolean | null, queries: unknown }} Page
 * @typedef {{ drawPage(options: DrawOptions): Promise<Page>, shared: Record<string, unknown> }} ShellBundle
 */

const channel = process;
/** @type {(message: FromRenderer) => void} */
const send = message => channel.send?.(message);
channel.on('disconnect', () => channel.exit(0));

/** @type {Map<string, { module: ShellBundle, remotes: Map<string, unknown> }>} Evaluated; the remotes of a shell share its React. */
const shells = new Map();
/** @type {Map<string, string>} Texts of bundles by hash. */
const sources = new Map();
/** @type {Map<number, (answer: Answer) => void>} Calls without an answer, by number. */
const asked = new Map();
let calls = 0;

/** @type {(message: ToRenderer) => void} */
const onMessage = message => {
  if (message.kind === 'bundle') sources.set(message.hash, message.source);
  else if (message.kind === 'draw') void draw(message);
  else {
    asked.get(message.call)?.(message.answer);
    asked.delete(message.call);
  }
};
channel.on('message', message => onMessage(/** @type {ToRenderer} */ (message)));

// Code of a bundle finds no way to Node's modules or to the network. `import()` is refused where a source is compiled
// without a resolver, and a flag refuses code from text.
for (const name of ['process', 'fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest', 'BroadcastChannel']) {
  Reflect.deleteProperty(globalThis, name);
}

/** The global that a bundle of workers names: it takes the address of its files from there, which the build has given. */
const scope = { location: '/' };

/** @type {(hash: string, require: Require) => unknown} */
function evaluate(hash, require) {
  const source = sources.get(hash);
  if (source === undefined) throw new Error(`the bundle ${hash} was not sent`);
  const module = { exports: {} };
  const run = compileFunction(source, ['module', 'exports', 'require', 'self'], { filename: hash });
  run(module, module.exports, require, scope);
  return module.exports;
}

/** @type {Require} */
const refuse = key => {
  throw new Error(`a bundle asks for ${key}`);
};

/** @param {string} hash */
function shellOf(hash) {
  const known = shells.get(hash);
  if (known) return known;
  const shell = { module: /** @type {ShellBundle} */ (evaluate(hash, refuse)), remotes: new Map() };
  shells.set(hash, shell);
  return shell;
}

/** @type {(shell: { module: ShellBundle, remotes: Map<string, unknown> }, hash: string) => unknown} */
function remoteOf(shell, hash) {
  const known = shell.remotes.get(hash);
  if (known) return known;
  const { shared } = shell.module;
  const bundle = evaluate(hash, key => (Object.hasOwn(shared, key) ? shared[key] : refuse(key)));
  const remote = /** @type {{ default: unknown }} */ (bundle).default;
  shell.remotes.set(hash, remote);
  return remote;
}

/** @type {(draw: number, url: string, body: string) => Promise<Answer>} */
const ask = (draw, url, body) =>
  new Promise(resolve => {
    calls += 1;
    asked.set(calls, resolve);
    send({ kind: 'call', draw, call: calls, url, body });
  });

/** @param {ToRenderer & { kind: 'draw' }} job */
async function draw({ number, shell: hash, remotes, page, seed }) {
  try {
    const shell = shellOf(hash);
    const { html, narrow, queries } = await shell.module.drawPage({
      ...page,
      seed: JSON.parse(seed),
      remotes: Object.fromEntries(Object.entries(remotes).map(([name, remote]) => [name, remoteOf(shell, remote)])),
      call: (url, body) => ask(number, url, body),
    });
    // As text: what is not JSON does not reach a page.
    send({ kind: 'drawn', number, html, data: JSON.stringify({ narrow, queries }), hasOneForm: narrow !== null });
  } catch (error) {
    send({ kind: 'failed', number, message: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}
