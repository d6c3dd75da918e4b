import { extname } from 'node:path';
import type { ArticleProblem } from './article-problem';

/** A file as read from disk, not yet checked. */
export interface ArticleFile {
  /** `depth-of-field.md`; the name without its ending is the article's slug. */
  name: string;
  bytes: Uint8Array;
  /** A figure beside it by its file name; undefined when there is none. */
  readFigure: (name: string) => Uint8Array | undefined;
}

export interface ArticleSource {
  file: string;
  slug: string;
  /** Lines end in `\n`; no byte order mark. */
  text: string;
}

const MAX_KB = 200;
/** Longest line. A paragraph is one line; the limit also bounds the nesting within a line. */
const MAX_LINE = 5_000;
const SLUG = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
// Line ends and tabs are the only control characters allowed.
const CONTROL = /[\p{Cc}\u2028\u2029\ufffe\uffff]/u;

/** Reads a file as text, or returns why it is not text. */
export function readSource({ name, bytes }: ArticleFile): ArticleSource | ArticleProblem {
  const refuse = (reason: string, line: number | null = null): ArticleProblem => ({ file: name, line, reason });
  const slug = name.slice(0, -extname(name).length);
  if (extname(name) !== '.md' || !SLUG.test(slug) || slug.length > 60)
    return refuse('文件名应为小写拉丁字母、数字与连字符加 .md，如 depth-of-field.md');
  if (bytes.length > MAX_KB * 1024)
    return refuse(`文件过大（${Math.ceil(bytes.length / 1024)} KB），最多 ${MAX_KB} KB`);
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll('\r\n', '\n');
  } catch {
    return refuse('不是 UTF-8 编码的文件，请另存为 UTF-8');
  }
  if (text.trim() === '') return refuse('文件是空的');
  const lines = text.split('\n');
  const long = lines.findIndex(line => line.length > MAX_LINE);
  if (long >= 0) return refuse(`一行超过 ${MAX_LINE} 个字符`, long + 1);
  const bad = lines.findIndex(line => CONTROL.test(line.replaceAll('\t', '')));
  if (bad >= 0) return refuse('含有控制字符，请删除', bad + 1);
  return { file: name, slug, text };
}
