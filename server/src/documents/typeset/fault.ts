import { z } from 'zod';

const Point = z
  .object({ line: z.int(), character: z.int() })
  .transform(({ line, character }) => `${line}:${character}`);
/** A place as text, or as its ends. */
const Range = z.union([
  z.string(),
  z.object({ start: Point, end: Point }).transform(({ start, end }) => `${start}-${end}`),
]);
const Problems = z.array(z.object({ path: z.string(), range: Range.nullish(), message: z.string() }));

/** The first of the typesetter's problems, with its place: lines and columns from 0. */
export function fault(problems: unknown, shown = (text: string) => text): Error {
  const [first] = Problems.parse(problems);
  if (!first) return new Error('没有排出页面');
  return new Error(shown(`${first.message}（${[first.path, first.range].filter(Boolean).join(' ')}）`));
}
