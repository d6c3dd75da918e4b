import { type Maker, sourceHash } from '../maker';
import { scaleHint } from './target-shapes';
import { targets } from './targets';

const VERSION = 'target 2';

/** Targets to print, true to scale. */
export const targetMaker: Maker = {
  prefix: 'target',
  *sources({ documents }) {
    for (const target of targets)
      yield {
        key: `target/${target.code}.pdf`,
        type: 'target',
        title: target.title,
        summary: `${target.summary}A4，矢量，附 100 mm 标尺。`,
        categoryId: null,
        format: 'pdf',
        fileName: `视选 ${target.title}.pdf`,
        sourceHash: sourceHash(VERSION, [target, scaleHint]),
        notes: previous => (previous ? '图案或说明有更新。' : '首次发布。'),
        make: () => documents.make({ kind: 'target', target }),
      };
  },
};
