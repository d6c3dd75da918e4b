import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import type { ArticleProblem } from './article-problem';
import type { ArticleSource } from './article-source';

const line = (min: number, max: number) =>
  z
    .string('应为文本')
    .min(min, `至少 ${min} 个字`)
    .max(max, `最多 ${max} 个字`)
    .refine(value => value === value.trim() && !value.includes('\n'), '应为一行，首尾没有空格');

const day = z.iso.date('应为日期，如 2026-11-21');

export const FrontMatter = z
  .strictObject({
    id: z.int('应为正整数').positive('应为正整数').max(1_000_000, '应不大于 1000000'),
    title: line(2, 60),
    summary: line(20, 160),
    /** Code of an article category. */
    category: line(1, 40),
    tags: z.array(line(1, 20), '应为列表').min(1, '至少 1 个').max(6, '最多 6 个'),
    published: day,
    updated: day,
    /** File name of a figure. */
    cover: line(1, 100).optional(),
    related: z
      .array(z.strictObject({ category: line(1, 40), query: z.string('应为文本').max(500), title: line(2, 40) }))
      .max(4, '最多 4 条')
      .default([]),
    references: z
      .array(
        z.strictObject({
          title: line(2, 160),
          publisher: line(1, 80),
          url: z.url({ protocol: /^https$/, error: '应为 https:// 开头的地址' }).max(500),
        }),
      )
      .max(10, '最多 10 条')
      .default([]),
  })
  .refine(({ published, updated }) => updated >= published, { path: ['updated'], error: '更新日期早于发布日期' })
  .refine(({ tags }) => new Set(tags).size === tags.length, { path: ['tags'], error: '标签重复' });
export type FrontMatter = z.infer<typeof FrontMatter>;

export interface Head {
  matter: FrontMatter;
  /** The line of a field, or the first line of the front matter. */
  lineOf: (...path: (string | number)[]) => number;
}

/** Reads the YAML between the `---` at the start of a file. */
export function readFrontMatter({ file, text }: ArticleSource): Head | ArticleProblem[] {
  const block = /^---\n([\s\S]*?\n)?---(?:\n|$)/.exec(text);
  if (!block) return [{ file, line: 1, reason: '应以 --- 之间的文章信息开头' }];
  const lines = new LineCounter();
  const yaml = parseDocument(block[1] ?? '', { lineCounter: lines, uniqueKeys: true, schema: 'core' });
  const lineAt = (offset: number) => lines.linePos(offset).line + 1;
  if (yaml.errors.length > 0)
    return yaml.errors.map(error => ({
      file,
      line: lineAt(error.pos[0]),
      reason: `文章信息不是合格的 YAML：${firstLine(error.message)}`,
    }));
  const lineOf = (...path: (string | number)[]) => lineAt(offsetOf(yaml, path));
  let value: unknown;
  try {
    // Aliases could expand a small file into a large one.
    value = yaml.toJS({ maxAliasCount: 0 });
  } catch {
    return [{ file, line: 1, reason: '文章信息中不能用 YAML 的别名' }];
  }
  const result = FrontMatter.safeParse(value);
  if (result.success) return { matter: result.data, lineOf };
  return result.error.issues.map(issue => {
    const path = issue.path.map(part => (typeof part === 'number' ? part : String(part)));
    if (issue.code === 'unrecognized_keys')
      return { file, line: lineOf(...path, issue.keys[0] ?? ''), reason: `不认识的字段「${issue.keys.join('」「')}」` };
    const missing = issue.code === 'invalid_type' && at(value, path) === undefined;
    const place = path.length > 0 ? `字段 ${path.join('.')}` : '文章信息';
    return { file, line: lineOf(...path), reason: `${place}${missing ? '缺失' : `不对：${issue.message}`}` };
  });
}

/** Offset in the YAML of the deepest existing part of a path. */
function offsetOf(yaml: Document, path: readonly (string | number)[]): number {
  for (let length = path.length; length > 0; length--) {
    const node: unknown = yaml.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

const at = (value: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (inner, key) => (inner !== null && typeof inner === 'object' ? Reflect.get(inner, key) : undefined),
    value,
  );

const firstLine = (message: string) => message.split('\n')[0] ?? '';
