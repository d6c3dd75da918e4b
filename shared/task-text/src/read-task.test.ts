import {
  blankProfileState,
  blankState,
  blankVolumeState,
  neutralProfileState,
  neutralState,
  neutralVolumeState,
  parseProfileSearch,
  parseSelectionSearch,
  parseVolumeSearch,
  printProfileSearch,
  printSelectionSearch,
  printVolumeSearch,
} from '@shixuan/task-url';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyToProfile, applyToSelection, applyToVolume, describeReading, kindOf, readTask } from '.';
import { judgedLines } from './judged/judged';
import { choiceWords } from './lexicon/choice-words';
import { fieldWords } from './lexicon/field-words';
import { fillers, nouns } from './lexicon/plain-words';
import type { Said, SlotId, TaskKind } from './model/readings';

/** Pieces that the words and figures of a line are made of, also where they make no sense together. */
const fragment = fc.oneof(
  fc.constantFrom(...[...fieldWords, ...choiceWords].flatMap(({ pattern }) => pattern.split('|').slice(0, 2))),
  fc.constantFrom(...`${nouns}|${fillers}`.split('|')),
  fc.constantFrom(
    '±',
    '+/-',
    'Ø',
    'φ',
    '×',
    'x',
    '~',
    '-',
    '至',
    '≥',
    '以内',
    '左右',
    '每分钟',
    '，',
    ';',
    '。',
    ' ',
    '\n',
    '1,200',
  ),
  fc.constantFrom('mm', 'µm', '丝', 'm/min', 'm/s', 'fps', '件/分', 'px', 'µm/px', 'kg', '%', 'ms', 'nm', 'inch', '"'),
  fc.double({ min: 0, max: 5000, noNaN: true }).map(value => String(Number(value.toPrecision(3)))),
  fc.string({ unit: 'binary', maxLength: 3 }),
);
const anyLine = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.array(fragment, { maxLength: 25 }).map(all => all.join('')),
);

test('whatever is typed, it is read without an error, and every character is accounted for', () => {
  fc.assert(
    fc.property(anyLine, fc.constantFrom('imaging' as const, 'profile' as const, 'volume' as const), (line, page) => {
      const { readings, questions, offers, pieces } = readTask(line, page);
      expect(pieces.map(({ start, end }) => line.slice(start, end)).join('')).toBe(line);
      for (const { spans } of [...readings, ...questions, ...offers]) {
        expect(spans.length).toBeGreaterThan(0);
        for (const { start, end } of spans)
          expect([start >= 0, end > start, end <= line.length]).toEqual([true, true, true]);
      }
      for (const reading of readings)
        expect(Object.values(describeReading(reading)).join()).not.toMatch(/NaN|undefined|null/);
      for (const { why } of questions) expect(why).toMatch(/[\u4e00-\u9fff]/);
      // What is not read is marked or asked: a figure never disappears.
      const left = pieces.filter(({ kind }) => kind === 'filler').map(({ start, end }) => line.slice(start, end));
      for (const text of left) expect(text).not.toMatch(/\d/);
      expect(readTask(line, page)).toEqual({ readings, questions, offers, pieces });
    }),
    { numRuns: 400 },
  );
});

const pages = ['imaging', 'profile', 'volume'] as const;

/** What the form that a line leads to makes of it, and what comes back from its address. */
function thereAndBack(line: string, page: TaskKind): { there: unknown; back: unknown; problems: string[] } {
  const { readings } = readTask(line, page);
  const kind = kindOf(readings, page);
  if (kind === 'profile') {
    const { state } = applyToProfile(neutralProfileState, readings);
    const { state: back, problems } = parseProfileSearch(printProfileSearch(state));
    return { there: state, back, problems };
  }
  if (kind === 'volume') {
    const { state } = applyToVolume(neutralVolumeState, readings);
    const { state: back, problems } = parseVolumeSearch(printVolumeSearch(state));
    return { there: state, back, problems };
  }
  const { state } = applyToSelection(neutralState('systems'), readings);
  const { state: back, problems } = parseSelectionSearch(printSelectionSearch(state), 'systems');
  return { there: state, back, problems };
}

test('what is read is a task of the form that the line leads to, whatever the line and the page', () => {
  fc.assert(
    fc.property(anyLine, fc.constantFrom(...pages), (line, page) => {
      const { there, back, problems } = thereAndBack(line, page);
      expect({ back, problems }).toEqual({ back: there, problems: [] });
    }),
    { numRuns: 900 },
  );
});

test('a width that only the form of another page takes leads to that page', () => {
  const line = '4.15e-19丝幅宽+/-日光';
  for (const page of pages) {
    expect(kindOf(readTask(line, page).readings, page)).toBe('imaging');
    expect(thereAndBack(line, page).problems).toEqual([]);
  }
});

test('a line leaves empty of a blank task what it does not say', () => {
  const told = applyToSelection(blankState('systems'), readTask('视野 80x60，红光').readings);
  expect(told.state.unset).toEqual(['accuracy']);
  expect(told.notes).toContain('没有写精度（最小缺陷、公差或单像素精度）：请在表单里填');
  const other = applyToSelection(blankState('systems'), readTask('缺陷 0.2 mm').readings);
  expect(other.state.unset).toEqual(['width', 'height']);
  expect(other.notes).toContain('没有写视野：请在表单里填');
});

test('the same holds for blank tasks of line profilers and 3D area cameras', () => {
  const profile = applyToProfile(blankProfileState, readTask('速度 100 mm/s', 'profile').readings);
  expect([profile.state.unset, profile.notes]).toEqual([['widthMm'], ['没有写工件宽：请在表单里填']]);
  expect(applyToProfile(blankProfileState, readTask('宽 20 mm', 'profile').readings).state.unset).toEqual([]);
  const volume = applyToVolume(blankVolumeState, readTask('节拍 3 s', 'volume').readings);
  expect([volume.state.unset, volume.notes]).toEqual([['widthMm', 'heightMm'], ['没有写料区：请在表单里填']]);
  expect(applyToVolume(blankVolumeState, readTask('料箱 600x400x300', 'volume').readings).state.unset).toEqual([]);
});

test('a bin in words is a task of 3D area cameras; the form names what was read as it does itself', () => {
  const { readings } = readTask('料箱抓取，料箱 600×400×300 mm，精度 ±2 mm，安装距离 900~1600，节拍 3 s，车间灯光');
  expect(kindOf(readings, 'imaging')).toBe('volume');
  expect(readings.map(reading => Object.values(describeReading(reading, 'volume')).join(' '))).toEqual([
    '任务类型 3D 面阵',
    '料区 600 × 400 mm',
    '堆高 300 mm',
    'Z 向误差 ± 2 mm',
    '安装距离 900~1600 mm',
    '节拍 3 s',
    '环境光 车间灯光',
  ]);
  const { state, notes } = applyToVolume(neutralVolumeState, readings);
  expect(notes).toEqual([]);
  expect(printVolumeSearch(state)).toBe('box=600x400&h=300&dist=900~1600&err=2&cycle=3&ambient=hall');
});

test('on the page of 3D area cameras the page says the kind; a word of another kind leads elsewhere', () => {
  const kind = (line: string) => kindOf(readTask(line, 'volume').readings, 'volume');
  expect(['3D 600x400 mm', '料箱 600x400x300', '线激光 宽 20 mm', '远心 视野 20x20 mm'].map(kind)).toEqual([
    'volume',
    'volume',
    'profile',
    'imaging',
  ]);
});

type Phrase = { [K in SlotId]: { slot: K; value: Said[K]; text: string } }[SlotId];

const figure = (min: number, max: number) =>
  fc.double({ min, max, noNaN: true }).map(value => Number(value.toPrecision(3)));
const phrase = <K extends SlotId>(slot: K, value: fc.Arbitrary<[Said[K], ...string[]]>) =>
  value.chain(([read, ...texts]) => fc.constantFrom(...texts).map(text => ({ slot, value: read, text }) as Phrase));
const twelve = (value: number) => Number(value.toPrecision(12));

/** Ways in which people write the same thing. */
const phrases: readonly fc.Arbitrary<Phrase>[] = [
  phrase(
    'field',
    fc
      // Larger than the defects below, which would be asked about otherwise.
      .tuple(figure(6, 900), figure(6, 900))
      .map(([widthMm, heightMm]) => [
        { widthMm, heightMm },
        `视野 ${widthMm}×${heightMm} mm`,
        `FOV ${widthMm} x ${heightMm}`,
        `${widthMm}x${heightMm}mm`,
        `视场：${widthMm}mm*${heightMm}mm`,
        `${widthMm} mm × ${heightMm} mm 视野`,
      ]),
  ),
  phrase(
    'feature',
    figure(0.01, 5).map(value => [
      value,
      `缺陷 ${value} mm`,
      `最小缺陷${value}`,
      `${value}mm 的划痕`,
      `defect size ${value} mm`,
      `看清 ${value} 毫米`,
    ]),
  ),
  phrase(
    'wd',
    fc
      .tuple(figure(10, 400), figure(500, 900))
      .map(([minMm, maxMm]) => [
        { minMm, maxMm },
        `工作距离 ${minMm}~${maxMm}mm`,
        `WD ${minMm}-${maxMm}`,
        `working distance ${minMm} to ${maxMm} mm`,
        `物距${minMm}至${maxMm}毫米`,
      ]),
  ),
  phrase(
    'speed',
    figure(1, 600).map(value => [
      twelve((value * 1000) / 60),
      `速度 ${value} m/min`,
      `线速度${value}米/分`,
      `${value} m/min`,
      `conveyor speed ${value} m/min`,
    ]),
  ),
  phrase(
    'rate',
    figure(0.1, 500).map(value => [value, `节拍 ${value} 件/s`, `帧率 ${value}fps`, `${value} fps`, `${value}件/秒`]),
  ),
  phrase(
    'heightVariation',
    figure(0.1, 50).map(value => [
      value,
      `高度差 ${value}`,
      `height variation ${value} mm`,
      `段差${value}mm`,
      `景深 ≤ ${value} mm`,
    ]),
  ),
  phrase('technique', fc.constant(['coaxial', '同轴光', 'coaxial light', '同轴'])),
  phrase('technique', fc.constant(['collimated-backlight', '平行背光', 'collimated backlight'])),
  phrase('surface', fc.constant(['mirror', '镜面', 'mirror'])),
  phrase('colour', fc.constant(['mono', '黑白相机', 'mono camera'])),
  phrase(
    'wavelengthNm',
    fc.integer({ min: 250, max: 1900 }).map(value => [value, `波长 ${value} nm`, `${value}nm`, `wavelength ${value}`]),
  ),
  phrase(
    'mode',
    fc.constantFrom<[Said['mode'], ...string[]][]>(
      ['line', '线扫', 'line scan'],
      ['telecentric', '远心', 'telecentric lens'],
    ),
  ),
];

test('a task that is written out is read back, in any order and writing', () => {
  const lines = fc
    .tuple(
      fc.uniqueArray(fc.oneof(...phrases), { minLength: 1, maxLength: 7, selector: ({ slot }) => slot }),
      fc.constantFrom('，', ', ', '; ', '。', '、', '\n'),
    )
    .map(([said, separator]) => ({ said, line: said.map(({ text }) => text).join(separator) }));
  fc.assert(
    fc.property(lines, ({ said, line }) => {
      const { readings, questions, pieces } = readTask(line);
      const plain = (all: readonly { slot: SlotId; value: unknown }[]) =>
        all.map(({ slot, value }) => ({ slot, value })).sort((a, b) => a.slot.localeCompare(b.slot));
      expect([plain(readings), questions, pieces.filter(({ kind }) => kind === 'strange')]).toEqual([
        plain(said),
        [],
        [],
      ]);
    }),
    { numRuns: 500 },
  );
});

test('of a long line the first thousand characters are read, and the rest is marked', () => {
  const line = '视野 60x45 缺陷 0.1 mm '.repeat(5000);
  const { pieces } = readTask(line);
  expect(pieces.at(-1)).toMatchObject({ kind: 'strange', start: 1000, end: line.length });
});

test('wide stands behind its figure in English', () => {
  const { readings, questions } = readTask('50 mm wide 0.1 mm');
  expect(readings).toMatchObject([{ slot: 'width', value: 50 }]);
  expect(questions).toHaveLength(1);
});

test('every choice that a question offers answers it', () => {
  const asked = ['seen.txt', 'kept-aside.txt']
    .flatMap(judgedLines)
    .flatMap(({ line }) =>
      readTask(line).questions.flatMap(({ spans, choices }) => choices.map(choice => ({ line, spans, choice }))),
    );
  expect(asked.length).toBeGreaterThan(20);
  for (const { line, spans, choice } of asked) {
    const answered = line.slice(0, spans[0]?.start) + choice.text + line.slice(spans.at(-1)?.end);
    const [before, after] = [readTask(line), readTask(answered)];
    // 速度 120 m/s is more than any form takes: it is asked again, with its unit.
    const isTaken = answered !== '速度 120 m/s';
    // 1200 mm 宽 0.2 mm: what the figure means that the size does not take is asked next.
    const asksNext = /^\S[^，]*，/.test(choice.text);
    expect([answered, after.questions.length]).toEqual([
      answered,
      before.questions.length - Number(isTaken && !asksNext),
    ]);
    expect([answered, after.readings.length]).toEqual([answered, before.readings.length + Number(isTaken)]);
  }
});

test('a word that goes on with a noun which is known is marked whole', () => {
  const text = '齿轮泵，视野 60x45';
  const strange = readTask(text).pieces.flatMap(({ kind, start, end }) =>
    kind === 'strange' ? [text.slice(start, end)] : [],
  );
  expect(strange).toEqual(['齿轮泵']);
});
