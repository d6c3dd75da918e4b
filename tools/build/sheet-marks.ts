import type { StatsCompilation } from '@rspack/core';

/**
 * The mark by which the bundler's own code finds the link of each style sheet, by file.
 * @param uniqueName of the build's output, which is part of every mark
 */
export function sheetMarks({ chunks = [] }: StatsCompilation, uniqueName: string | undefined): Record<string, string> {
  const marks = chunks.flatMap(({ id, files = [] }) =>
    files.filter(file => file.endsWith('.css')).map(file => [file, `${uniqueName}:chunk-${id}`] as const),
  );
  return Object.fromEntries(marks.sort(([a], [b]) => (a < b ? -1 : 1)));
}
