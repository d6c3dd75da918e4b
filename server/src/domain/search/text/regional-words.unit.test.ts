import { expect, test } from 'vitest';
import { askedSearch } from '../../../../test/asked-search';
import { fileSearch } from '../../../../test/site-search';
import { foldMapped } from '../../catalogue/index/fold-text';
import { withUsualWords } from './regional-words';

const { chips } = askedSearch(await fileSearch());

test.each([
  ['影像擷取卡 CXP', ['采集卡', 'CoaXPress']],
  ['線性滑軌 行程300', ['直线滑台', '行程 300 mm']],
  ['線雷射', ['3D 线激光']],
  ['乙太網路 面掃描相機', ['网口', '面阵相机']],
])('%s is read in the words of the catalogue', (typed, labels) => {
  expect(chips(typed)).toEqual(labels);
});

test('each unit keeps its place in the typed text', () => {
  const { text, starts, ends } = withUsualWords(foldMapped('線雷射 10mm'));
  expect(text).toBe('线激光 10mm');
  expect([starts[0], ends.at(-1)]).toEqual([0, '線雷射 10mm'.length]);
});
