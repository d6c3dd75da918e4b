import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import load, { TypstFontResolverBuilder } from '@myriaddreamin/typst-ts-web-compiler';
import { workerData } from 'piscina';
import { z } from 'zod';
import { HandedOn } from '../worker/document-job';

const wasm = createRequire(import.meta.url).resolve('@myriaddreamin/typst-ts-web-compiler/wasm');
const given = HandedOn.safeParse(workerData);

// V8 makes the fast code of a function after so much use of it, 1,800,000 by itself. Most documents are the only ones of their
// thread or among a few: making fast code took four fifths of the first one's time, and is not regained in the first hundred.
setFlagsFromString('--wasm-tiering-budget=100000000');

/**
 * The typesetter, compiled: what the thread was given, or else made here. V8 compiles functions with their first use and
 * again with much use; threads that share the module share all of that.
 */
export const typesetter: WebAssembly.Module = given.success
  ? given.data.typesetter
  : await WebAssembly.compile(readFileSync(wasm));

// 28 MB of WebAssembly: only the thread that makes documents imports this module.
const { memory } = await load({ module_or_path: typesetter });

/** What the typesetter holds of memory; it grows only. */
export const typesetterBytes = (): number => memory.buffer.byteLength;

const folder = join(import.meta.dirname, '../../../fonts');
const text = readFileSync(join(folder, 'noto-sans-sc.ttf'));
const maths = readFileSync(join(folder, 'latinmodern-math.otf'));

/** Fonts of all documents: of texts, of formulas. Both are embedded in part, by the glyphs in use. */
export const fonts: readonly Buffer[] = [text, maths];

/** `coverage`: lengths of runs of code points from 0, in turn absent and present. */
const Info = z.object({ info: z.tuple([z.object({ coverage: z.array(z.number()) })]) });

function codePointsOf(font: Buffer): ReadonlySet<number> {
  const { coverage } = Info.parse(new TypstFontResolverBuilder().get_font_info(font)).info[0];
  const found = new Set<number>();
  let code = 0;
  coverage.forEach((length, i) => {
    for (let end = code + length; code < end; code += 1) if (i % 2 === 1) found.add(code);
  });
  return found;
}

const inText = codePointsOf(text);
const inMaths = codePointsOf(maths);

export const textHas = (sign: string): boolean => inText.has(sign.codePointAt(0) ?? 0);
export const mathsHas = (sign: string): boolean => inMaths.has(sign.codePointAt(0) ?? 0);
