import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const fonts = join(import.meta.dirname, '../../../../../fonts');
const templates = join(import.meta.dirname, 'template');

const Problem = z.object({ severity: z.string(), path: z.string(), range: z.string(), message: z.string() });
/** What the typesetter answers: what is wrong where, and the file. */
const Answer = z.object({ diagnostics: z.array(Problem).optional(), result: z.instanceof(Uint8Array).optional() });

// The typesetter's own numbers.
const PAGES = 0;
const PDF = 1;
const FULL_DIAGNOSTICS = 3;

/** What goes onto the pages: files by path, beside the template's own. */
export type PageFiles = ReadonlyMap<string, Buffer>;

/**
 * Sets pages with the template of the handbooks. The typesetter has the site's fonts and the files it is given, and
 * neither disk nor network.
 * @throws Error with the first thing that cannot be set
 */
export async function setPages(files: PageFiles): Promise<Buffer> {
  // 28 MB of WebAssembly: loaded by who makes a handbook, and by nobody else.
  const { default: load, TypstCompilerBuilder } = await import('@myriaddreamin/typst-ts-web-compiler');
  await load();
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  for (const font of ['noto-sans-sc.ttf', 'latinmodern-math.otf'])
    await builder.add_raw_font(readFileSync(join(fonts, font)));
  const compiler = await builder.build();
  try {
    for (const name of readdirSync(templates).filter(file => file.endsWith('.typ')))
      compiler.add_source(`/${name}`, readFileSync(join(templates, name), 'utf8'));
    for (const [path, bytes] of files) compiler.map_shadow(path, bytes);
    const world = compiler.snapshot('/', '/handbook.typ');
    // A warning is a fault too: a font that is not there, numbers of pages that are not right yet.
    const [fault] = Answer.parse(world.compile(PAGES, FULL_DIAGNOSTICS)).diagnostics ?? [];
    if (fault) throw new Error(`${fault.message}（${fault.path} ${fault.range}）`);
    const { result } = Answer.parse(world.get_artifact(PDF, FULL_DIAGNOSTICS));
    if (!result) throw new Error('没有排出页面');
    return Buffer.from(result);
  } finally {
    compiler.free();
  }
}
