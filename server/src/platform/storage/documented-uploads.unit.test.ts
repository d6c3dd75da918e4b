import { expect, test } from 'vitest';
import { operationsSection, serverSources } from '../../../test/server-sources';
import { BODY_LIMIT_KB } from '../http/body-limit';

const section = operationsSection('可以上传的文件');
const sources = new Map(serverSources().map(({ path, text }) => [path, text]));

/** The numbers of the first place in a source that a pattern finds. */
const figuresIn = (path: string, pattern: RegExp) => pattern.exec(sources.get(path) ?? '')?.slice(1) ?? [];

test('operators read what may be uploaded, and how much', () => {
  const [megabytes] = figuresIn('domain/releases/deploy/unzip-into.ts', /MOST_UPLOAD_BYTES = (\d+) \* 1024 \* 1024;/);
  const [files] = figuresIn('domain/releases/deploy/unzip-into.ts', /MOST_FILES = (\d+);/);
  const [folders] = figuresIn('domain/releases/deploy/unzip-into.ts', /MOST_FOLDERS = (\d+);/);
  const [levels] = figuresIn('domain/releases/deploy/unzip-into.ts', /MOST_LEVELS = (\d+);/);
  expect(section).toContain(`| ${megabytes} MB，${files} 个文件，${folders} 个文件夹 |`);
  expect(section).toContain(`至多 ${levels} 层`);
  const pictures = 'domain/catalogue/pictures/picture-file.ts';
  const [pictureMegabytes] = figuresIn(pictures, /MOST_BYTES = (\d+) \* 1024 \* 1024;/);
  const [least, most] = figuresIn(pictures, /least: (\d+), most: (\d+)/);
  expect(section).toContain(`| ${pictureMegabytes} MB，每边 ${least}～${most} px |`);
  expect(section).toContain(`至多 ${BODY_LIMIT_KB} KB`);
});

test('files are taken by the deploy protocol alone: nothing reads forms that carry some', () => {
  const taking = [...sources].filter(([, text]) => /\bunzipInto\(|multipart/.test(text)).map(([path]) => path);
  expect(taking.length).toBeGreaterThan(0);
  for (const path of taking) expect(path).toMatch(/^(?:domain\/releases|web)\/deploy\//);
});
