import { parseProfileSearch, parseSelectionSearch, parseVolumeSearch } from '@shixuan/task-url';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { taskInWords } from './task-in-words';

test('a line that says how large and how fine is a task, with the address of its page', () => {
  const task = taskInWords('检测1米宽的薄膜 缺陷0.2mm 速度60米每分钟');
  expect(task?.says).toContain('宽 1000 mm，最小缺陷 0.2 mm，速度 1000 mm/s');
  const [path, search = ''] = task?.path.split('?') ?? [];
  expect(path).toBe('/selection/vision');
  expect(parseSelectionSearch(search, 'systems')).toMatchObject({
    problems: [],
    state: { unset: [], task: { mode: 'line', object: { widthMm: 1000 }, speedMmS: 1000 } },
  });
});

test('tasks of line profilers and of 3D area cameras lead to their own pages', () => {
  const profile = taskInWords('焊缝跟踪 宽40mm 高度差5mm 点间距0.1');
  expect(parseProfileSearch(profile?.path.split('?')[1] ?? '')).toMatchObject({
    problems: [],
    state: { unset: [], task: { widthMm: 40, heightVariationMm: 5, pointSpacingMm: 0.1 } },
  });
  const volume = taskInWords('3D 抓取 料箱600x400mm 点间距1mm');
  expect(volume?.path).toMatch(/^\/selection\/volume\?/);
  expect(parseVolumeSearch(volume?.path.split('?')[1] ?? '')).toMatchObject({
    problems: [],
    state: { unset: [], task: { widthMm: 600, heightMm: 400, pointSpacingMm: 1 } },
  });
});

test.each(['看80x60的工件 缺陷0.1mm 工作距离300', '视野100x80 精度0.05'])(
  'of %j something has to be asked: the page gets the line as well, and nothing is guessed',
  words => {
    const search = new URLSearchParams(taskInWords(words)?.path.split('?')[1]);
    expect(search.get('ask')).toBe(words);
    expect(search.get('unset')).toMatch(/width|accuracy/);
  },
);

test.each([
  '海康 500万 全局快门 GigE',
  '远心镜头 0.3倍 工作距离 110',
  '环形光 外径 90 红 24V',
  '25mm 2/3 F1.4',
  '滑台 行程500 精度0.01',
  '条光300x30',
  'MV-CS050-10GM',
  '3.45um 2448x2048 24fps',
  '同轴光 50x50 白',
  '缺陷 0.1',
])('%j asks for a product, or tells too little', words => {
  expect(taskInWords(words)).toBeUndefined();
});

test('any text has an address that its page reads without a word about it, or none', () => {
  const figure = fc.tuple(fc.constantFrom('视野', '缺陷', '宽', '工作距离', '精度', '点间距', ''), fc.nat(2000));
  const words = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.array(figure, { maxLength: 5 }).map(figures => figures.map(([name, value]) => `${name}${value}mm`).join(' ')),
  );
  fc.assert(
    fc.property(words, line => {
      const task = taskInWords(line);
      if (!task) return;
      const { pathname, searchParams } = new URL(task.path, 'http://site');
      expect(searchParams.get('ask') ?? line).toBe(line);
      searchParams.delete('ask');
      const search = searchParams.toString();
      if (pathname === '/selection/volume') expect(parseVolumeSearch(search).problems).toEqual([]);
      else if (searchParams.get('mode') === 'laser-3d') expect(parseProfileSearch(search).problems).toEqual([]);
      else expect(parseSelectionSearch(search, 'systems').problems).toEqual([]);
    }),
  );
});
