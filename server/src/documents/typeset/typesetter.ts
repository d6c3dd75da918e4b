import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { colours } from './colours';
import type { Engine } from './engine';
import { nativeEngine } from './native-engine';
import { webAssemblyEngine } from './web-assembly-engine';

/** What is set. Texts stand in the data, never in a template: nothing in them is read as markup. */
export interface Pages {
  /** Folder of the template, whose files import each other by name, and those of all documents from `/house`. */
  folder: string;
  /** The template's main file. */
  main: string;
  /** JSON, which the template reads from `/data.json`. */
  data: string;
  /** Drawings by path. */
  files?: ReadonlyMap<string, Buffer>;
}

/** Machine code where it is published for the platform, a fifth of the processor time; WebAssembly, which runs everywhere. */
const createEngine = async (): Promise<Engine> => nativeEngine() ?? (await webAssemblyEngine());

let engine: Promise<Engine> | undefined;
const added = new Set<string>();

/** One for the process: it keeps the fonts, and what it worked out of templates that come again. */
async function start(): Promise<Engine> {
  const started = await createEngine();
  added.clear();
  started.put('/house/colours.json', Buffer.from(JSON.stringify(colours)));
  addTemplates(started, join(import.meta.dirname, 'house'));
  return started;
}

/** @returns the folder under which the templates are found */
function addTemplates(to: Engine, folder: string): string {
  const path = `/${basename(folder)}`;
  if (added.has(folder)) return path;
  for (const name of readdirSync(folder).filter(file => file.endsWith('.typ')))
    to.put(`${path}/${name}`, readFileSync(join(folder, name)));
  added.add(folder);
  return path;
}

/**
 * Sets pages as PDF: A4, tagged, text as text, drawings as lines. The typesetter has the site's fonts and what it is
 * given, and nothing of the disk; same input, same bytes.
 * @throws Error with the first thing that cannot be set
 */
export async function setPages({ folder, main, data, files = new Map() }: Pages): Promise<Buffer> {
  engine ??= start();
  const current = await engine.catch(error => {
    engine = undefined;
    throw error;
  });
  const given = new Map([...files, ['/data.json', Buffer.from(data)]]);
  try {
    const template = `${addTemplates(current, folder)}/${main}`;
    for (const [path, bytes] of given) current.put(path, bytes);
    return current.set(template);
  } finally {
    if (current.isFull()) engine = undefined;
    else for (const path of given.keys()) current.remove(path);
  }
}

/** Whether the last engine came to its end: one of WebAssembly gives its memory back with its process only. */
export const isSpent = (): boolean => engine === undefined;
