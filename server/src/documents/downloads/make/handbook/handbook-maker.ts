import { type Maker, sourceHash } from '../maker';
import { handbooksOf } from './handbooks';

const VERSION = 'handbook 1';

/** The technical articles as books, one for each of their categories and one of all. */
export const handbookMaker: Maker = {
  prefix: 'handbook',
  *sources({ catalogue: { articles }, documents }) {
    for (const book of handbooksOf(articles)) {
      const { code, title, description, parts, hash } = book;
      const chapters = parts.flatMap(part => part.chapters);
      yield {
        key: `handbook/${code}.pdf`,
        type: 'handbook',
        title,
        summary: `${chapters.length} 章：${chapters.map(chapter => chapter.title.split('：')[0]).join('、')}。${description}`,
        categoryId: null,
        format: 'pdf',
        fileName: `视选 ${title}.pdf`,
        sourceHash: sourceHash(VERSION, hash),
        notes: previous => (previous ? `按最新技术文档重新成册，${chapters.length} 章。` : '首次发布。'),
        make: () => documents.make({ kind: 'handbook', book }),
      };
    }
  },
};
