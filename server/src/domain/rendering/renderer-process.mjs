// The process that draws pages: it runs the code of remotes, so it holds nothing that is worth having. Its environment is
// empty, its permissions end at this file, and what it evaluates comes over the channel from the server, which has
// checked the hashes. Plain JavaScript, because a loader for TypeScript would need more permissions.
import { compileFunction, runInNewContext } from 'node:vm';

/** @import { DrawJob, Drawn, FromRenderer, ToRenderer } from './draw-job' */

/**
 * @typedef {(key: string) => unknown} Require
 * @typedef {{ status: number, body: string }} Answer
 * @typedef {DrawJob['page'] & { seed: unknown, remotes: Record<string, unknown>, call: DrawJob['call'] }} DrawOptions
 * @typedef {{ html: string, narrow: boolean | null, queries: unknown }} Page
 * @typedef {{ drawPage(options: DrawOptions): Promise<Page>, shared: Record<string, unknown> }} ShellBundle
 */

/** The server takes twice as much. */
const LONGEST_REASON = 10_000;

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

/** What pages are drawn with, beside the language itself. Nothing of it leads to an object of Node's that opens a file or a connection. */
const needed = [
  ...['AbortController', 'AbortSignal', 'CustomEvent', 'DOMException', 'Event', 'EventTarget', 'MessageChannel'],
  ...['MessagePort', 'ReadableStream', 'TransformStream', 'WritableStream', 'TextDecoder', 'TextEncoder', 'Blob'],
  // The router makes a request for each page, which goes nowhere.
  ...['FormData', 'Headers', 'Request', 'Response', 'URL', 'URLSearchParams', 'atob', 'btoa', 'Buffer', 'crypto'],
  ...['clearImmediate', 'clearInterval', 'clearTimeout', 'setImmediate', 'setInterval', 'setTimeout'],
  ...['queueMicrotask', 'structuredClone', 'global'],
];
const own = /** @type {Record<string | symbol, unknown>} */ (globalThis);
const put = (/** @type {string} */ name, /** @type {unknown} */ value) =>
  Object.defineProperty(own, name, { value, writable: true, configurable: true });
const language = /** @type {string[]} */ (runInNewContext('Object.getOwnPropertyNames(globalThis)'));
const now = performance.now.bind(performance);
const silent = () => undefined;

// Code of a bundle finds no way to Node's modules or to the network. `import()` is refused where a source is compiled
// without a resolver, and a flag refuses code from text. Of Node's globals it has those that are listed here alone: some lead
// further than their names say, as the console does to a stream that writes to any open file.
for (const name of needed) put(name, own[name]);
const kept = new Set([...language, ...needed]);
for (const name of Object.getOwnPropertyNames(own)) if (!kept.has(name)) Reflect.deleteProperty(own, name);
put('performance', { now });
put('console', Object.fromEntries(Object.keys(console).map(name => [name, silent])));
// With `Request` comes a client of HTTP, which is kept under a symbol that cannot be deleted.
for (const symbol of Object.getOwnPropertySymbols(own)) Reflect.set(own, symbol, undefined);
// The second wall: the process itself, should code find it, gives no modules and sends no signals to others.
for (const name of ['_debugProcess', '_kill', '_linkedBinding', 'binding', 'dlopen', 'getBuiltinModule', 'kill'])
  Reflect.deleteProperty(channel, name);

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
    const reason = error instanceof Error ? (error.stack ?? error.message) : error;
    send({ kind: 'failed', number, message: String(reason).slice(0, LONGEST_REASON) });
  }
}
