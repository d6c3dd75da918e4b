import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type TypstCompiler, TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler';
import { z } from 'zod';
import { colours } from './colours';
import { fonts } from './fonts';

const Problem = z.object({ severity: z.string(), path: z.string(), range: z.string(), message: z.string() });
/** Answer of the typesetter: problems with their places, and the file. */
const Answer = z.object({ diagnostics: z.array(Problem).optional(), result: z.instanceof(Uint8Array).optional() });

// The typesetter's own numbers.
const PAGES = 0;
const PDF = 1;
const FULL_DIAGNOSTICS = 3;

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

let compiler: Promise<TypstCompiler> | undefined;
const added = new Set<string>();

/** One for the thread: it keeps the fonts, and what it worked out of templates that come again. */
async function start(): Promise<TypstCompiler> {
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  for (const font of fonts) await builder.add_raw_font(font);
  const started = await builder.build();
  added.clear();
  started.map_shadow('/house/colours.json', Buffer.from(JSON.stringify(colours)));
  addTemplates(started, join(import.meta.dirname, 'house'));
  return started;
}

/** @returns the folder under which the templates are found */
function addTemplates(to: TypstCompiler, folder: string): string {
  const path = `/${basename(folder)}`;
  if (added.has(folder)) return path;
  for (const name of readdirSync(folder).filter(file => file.endsWith('.typ')))
    to.add_source(`${path}/${name}`, readFileSync(join(folder, name), 'utf8'));
  added.add(folder);
  return path;
}

/**
 * Sets pages as PDF: A4, tagged, text as text, drawings as lines. The typesetter has the site's fonts and what it is
 * given, and neither disk nor network; same input, same bytes.
 * @throws Error with the first thing that cannot be set
 */
export async function setPages({ folder, main, data, files = new Map() }: Pages): Promise<Buffer> {
  compiler ??= start();
  const current = await compiler;
  const given = new Map([...files, ['/data.json', Buffer.from(data)]]);
  try {
    const template = `${addTemplates(current, folder)}/${main}`;
    for (const [path, bytes] of given) current.map_shadow(path, bytes);
    return compiled(current, template);
  } catch (error) {
    // A trap leaves the WebAssembly's memory in an undefined state, so the next document gets a new instance.
    if (error instanceof Error && error.name === 'RuntimeError') compiler = undefined;
    throw error;
  } finally {
    if (compiler) for (const path of given.keys()) current.unmap_shadow(path);
  }
}

function compiled(current: TypstCompiler, main: string): Buffer {
  const world = current.snapshot('/', main);
  try {
    // Warnings count as faults: a missing font, page numbers that have not converged.
    const [fault] = Answer.parse(world.compile(PAGES, FULL_DIAGNOSTICS)).diagnostics ?? [];
    if (fault) throw new Error(`${fault.message}（${fault.path} ${fault.range}）`);
    const { result } = Answer.parse(world.get_artifact(PDF, FULL_DIAGNOSTICS));
    if (!result) throw new Error('没有排出页面');
    return Buffer.from(result);
  } finally {
    world.free();
  }
}
