import { expect, test } from 'vitest';
import { isExcelError, isRewrittenByExcel, saysNothing, unseenCharacters } from './suspect-text';

test.each([
  ['\u0000', 'U+0000'],
  ['\u001f', 'U+001F'],
  ['\u007f', 'U+007F'],
  ['\u0085', 'U+0085'],
  ['\u00ad', 'U+00AD'],
  ['\u200f', 'U+200F'],
  ['\u2066', 'U+2066'],
  ['\ufeff', 'U+FEFF'],
  ['\udfff', 'U+DFFF'],
  ['\u{e0041}', 'U+E0041'],
])('nobody sees %j', (character, code) => {
  expect([...unseenCharacters(`a${character}b`)]).toEqual([{ path: [], value: `a${character}b`, code }]);
});

test.each(['a\tb', 'a\nb\r\nc', 'Größe', '5 µm', '相机　系列', '😀', ''])('%j can be seen', text => {
  expect([...unseenCharacters(text)]).toEqual([]);
});

test('each text is named by its first such character, keys and places of lists on the way', () => {
  const record = { model: 'X\u200b\u0000', attrs: { formats: ['Mono8', 'Mono\u00ad10'], none: null, count: 3 } };
  expect([...unseenCharacters(record)].map(({ path, code }) => [path.join('.'), code])).toEqual([
    ['model', 'U+200B'],
    ['attrs.formats.1', 'U+00AD'],
  ]);
});

test.each(
  ['jan', 'FEB', 'Mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'].flatMap(month => [
    `2-${month}`,
    `12-${month}-26`,
    `12-${month}-2026`,
    `${month}-26`,
  ]),
)('Excel writes %s', model => expect(isRewrittenByExcel(model)).toBe(true));

test.each(['1926-1-1', '2026-12-31', '2026/12/31', '12月31日', '2026年12月31日', '1E+05', '1.25E+123', '1.2e+05'])(
  'Excel writes %s, too',
  model => expect(isRewrittenByExcel(model)).toBe(true),
);

test.each([
  ...['Mar', '2-Mai', '123-Mar', '2-Mar-2', '2-Mar-202', 'Mar-2026', 'AMar-02', '2-MarX'],
  ...['2026-3/2', '2126-3-2', '1826/3/2', '2026-3', '2026-123-2', '3月', '26年3月2日'],
  ...['1.2E5', '12E+05', '1.2E+5', '1.2E+1234', 'MV-CS050-10GM', 'LM12', '1.2'],
])('a maker may write %s', model => expect(isRewrittenByExcel(model)).toBe(false));

test.each(['#N/A', '#REF!', '#VALUE!', '#NAME?', '#DIV/0!', '#NUM!', '#NULL!', '#SPILL!', '#CALC!', '##', ' #n/a '])(
  'a spreadsheet writes %j where a formula fails, which says nothing',
  text => {
    expect(isExcelError(text)).toBe(true);
    expect(saysNothing(text)).toBe(true);
  },
);

test.each(['#', '#1', 'N/A', '#N/A 1', 'A#REF!', '#OTHER!', ''])('%j is no error of a spreadsheet', text =>
  expect(isExcelError(text)).toBe(false),
);

test.each([
  ...['-', '--', '–', '—', '―', '__', '/', '\\', '?', '？', '***', '...'],
  ...['na', 'N/A', 'n / a', 'n.a.', 'N.A', 'none', 'NULL', 'nil', 'NaN', 'undefined', 'Unknown', 'TBD', 't.b.d.'],
  ...['无', '暂无', '未知', '不详', '不明', '待定', '待补', '待补充', '未标注', '未填写', '空', ' 未知 '],
])('%j says nothing', text => expect(saysNothing(text)).toBe(true));

test.each(['-40', '+/-5', 'nana', 'none of it', '无风扇', '未知品牌', '空气冷却', '1/1.8″', '*A', ''])(
  '%j says something, or is empty',
  text => expect(saysNothing(text)).toBe(false),
);
