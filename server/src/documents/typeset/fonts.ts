import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const folder = join(import.meta.dirname, '../../../fonts');

/** Fonts of all documents: of texts, of formulas. Both are embedded in part, by the glyphs in use. */
export const fontFiles = ['noto-sans-sc.ttf', 'latinmodern-math.otf'] as const;
export const fonts: readonly Buffer[] = fontFiles.map(name => readFileSync(join(folder, name)));

/** By font: lengths of runs of code points from 0, in turn absent and present. */
const Coverage = z.record(z.enum(fontFiles), z.array(z.int().nonnegative()));
const coverage = Coverage.parse(JSON.parse(readFileSync(join(folder, 'coverage.json'), 'utf8')));

function codePointsOf(runs: readonly number[]): ReadonlySet<number> {
  const found = new Set<number>();
  let code = 0;
  runs.forEach((length, i) => {
    for (let end = code + length; code < end; code += 1) if (i % 2 === 1) found.add(code);
  });
  return found;
}

const inText = codePointsOf(coverage['noto-sans-sc.ttf']);
const inMaths = codePointsOf(coverage['latinmodern-math.otf']);

export const textHas = (sign: string): boolean => inText.has(sign.codePointAt(0) ?? 0);
export const mathsHas = (sign: string): boolean => inMaths.has(sign.codePointAt(0) ?? 0);
