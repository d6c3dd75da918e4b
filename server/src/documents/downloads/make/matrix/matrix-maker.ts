import { type Maker, sourceHash } from '../maker';
import { matrixBook } from './matrix-book';

const VERSION = 'matrix 2';

/** Which FA lens covers which sensor. */
export const matrixMaker: Maker = {
  prefix: 'matrix',
  *sources({ catalogue: { index }, documents }) {
    const segmentOf = (code: string) => [...index.segments.values()].find(({ category }) => category.code === code);
    const [lenses, cameras] = [segmentOf('fa-lens'), segmentOf('area-camera')];
    if (!lenses?.products.length || !cameras) return;
    const book = matrixBook(lenses, cameras);
    yield {
      key: 'matrix/fa-lens.xlsx',
      type: 'matrix',
      title: book.title,
      summary: `${lenses.products.length} 个 FA 镜头，按卡口分页，对照通用靶面格式与目录中相机的靶面；一格一个结论，附余量。`,
      categoryId: lenses.category.id,
      format: 'xlsx',
      fileName: `视选 ${book.title}.xlsx`,
      sourceHash: sourceHash(VERSION, book),
      notes: previous => (previous ? '按最新目录中的镜头与相机重新计算。' : '首次发布。'),
      make: () => documents.make({ kind: 'matrix', book }),
    };
  },
};
