import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/root.mjs';

/**
 * Tests of files that nothing imports: they read data, documents and style sheets by their paths, so no import leads from such a
 * file to its tests.
 */
export const readers: readonly { files: RegExp; tests: readonly string[] }[] = [
  {
    files: /^data\/(products\/)?[\w-]+\.json$/,
    tests: [
      'server/src/domain/catalogue/import/data-files.unit.test.ts',
      'server/src/domain/landings/site-places.unit.test.ts',
      'tools/docs/docs.test.ts',
      'tools/docs/signs-and-words.test.ts',
    ],
  },
  { files: /^data\/search\//, tests: ['server/src/domain/search/finding/site-search.unit.test.ts'] },
  {
    files: /^data\/articles\//,
    tests: ['server/src/domain/articles/site-articles.unit.test.ts', 'tools/docs/signs-and-words.test.ts'],
  },
  { files: /\.css(\.template)?$/, tests: ['tools/build/style-sheets.test.ts'] },
  {
    files: /^(?!data\/articles\/).*\.md$/,
    tests: ['tools/docs/docs.test.ts', 'tools/docs/asvs.test.ts', 'tools/docs/failures.test.ts'],
  },
  { files: /^(docs\/commands\.md|\.env\.example)$/, tests: ['server/src/platform/settings.unit.test.ts'] },
  { files: /^remote-[\w-]+\/src\/descriptor\.ts$/, tests: ['tools/build/page-records.test.ts'] },
  {
    files: /^(server\/src\/web\/pages\/site-frame\.ts|shell\/src\/layout\/logo\.tsx)$/,
    tests: ['tools/site-frame-words.test.ts'],
  },
  { files: /^shared\/(host|ui)\/src\//, tests: ['tools/contract/contract.test.ts'] },
  { files: /(^|\/)package(-lock)?\.json$/, tests: ['tools/sbom/lock-origins.test.ts', 'tools/docs/docs.test.ts'] },
];

/** The test whose snapshot the file is: `__snapshots__/a.test.ts.snap` is that of `a.test.ts`, `a.txt` that of `a` beside it. */
const testsOfSnapshot = (file: string): string[] =>
  [
    file.replace(/__snapshots__\/([^/]+)\.snap$/, '$1'),
    file.replace(/\.txt$/, '.test.ts'),
    file.replace(/\.txt$/, '.unit.test.ts'),
  ].filter(test => test !== file && existsSync(join(root, test)));

/** Tests that read the file, beside those that reach it through imports. */
export const readingTests = (file: string): string[] => [
  ...readers.flatMap(({ files, tests }) => (files.test(file) ? tests : [])),
  ...testsOfSnapshot(file),
];
