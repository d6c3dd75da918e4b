import { expect, test } from 'vitest';
import { siteFiles } from '../../../../test/site-files';
import { fileSearch } from '../../../../test/site-search';
import { answerSearch } from '../answering/answer-search';

const search = await fileSearch();
const files = siteFiles(search.index);

const firstFile = (keywords: string) => {
  const body = { keywords, page: 1, pageSize: 24, filters: {}, without: [] };
  const [group] = answerSearch(search, body, files).content.groups;
  return group?.kind === 'download' ? group.hits[0]?.title : undefined;
};

test.each([
  ['大恒 MER2 参数表 pdf', '大恒图像 Daheng Imaging MER2 系列数据表'],
  ['海康 MV-CH 规格表 pdf', '海康机器人 Hikrobot MV-CH 系列数据表'],
])('%s: the sheet of the series in the format asked for, before tables of all products', (typed, title) => {
  expect(firstFile(typed)).toBe(title);
});

test.each([
  ['面阵相机参数表', '面阵相机目录（XLSX）'],
  ['面阵相机 参数表 csv', '面阵相机目录（CSV）'],
])('%s: without a series the table of the category', (typed, title) => {
  expect(firstFile(typed)).toBe(title);
});
