import { expect, test } from 'vitest';
import { ImportError, type ImportFault, readAll, refuseFaults } from './import-error';

const fault = (more: Partial<ImportFault> = {}): ImportFault => ({
  ...{ file: 'a.json', record: 1, field: 'model', value: 'x', problem: '不对', expected: '型号' },
  ...more,
});
const told = (first: Partial<ImportFault>, ...others: Partial<ImportFault>[]) =>
  new ImportError(fault(first), others.map(fault)).message;

test.each<[Partial<ImportFault>, string]>([
  [{}, 'a.json 第 1 条：字段 model 的值「x」不对，应为型号'],
  [{ record: null }, 'a.json：字段 model 的值「x」不对，应为型号'],
  [{ place: '第 3 行' }, 'a.json 第 1 条（第 3 行）：字段 model 的值「x」不对，应为型号'],
  [{ field: null }, 'a.json 第 1 条：不对，应为型号'],
  [{ value: undefined }, 'a.json 第 1 条：字段 model 不对，应为型号'],
  [{ value: null }, 'a.json 第 1 条：字段 model 的值「null」不对，应为型号'],
  [{ value: [1, 2] }, 'a.json 第 1 条：字段 model 的值「[1,2]」不对，应为型号'],
  [{ value: Symbol('a') }, 'a.json 第 1 条：字段 model 的值「Symbol(a)」不对，应为型号'],
  [{ expected: '「甲」' }, 'a.json 第 1 条：字段 model 的值「x」不对，应为「甲」'],
  [{ expected: 'true' }, 'a.json 第 1 条：字段 model 的值「x」不对，应为 true'],
  [{ expected: '12～20' }, 'a.json 第 1 条：字段 model 的值「x」不对，应为 12～20'],
])('%o is told as %s', (more, message) => expect(told(more)).toBe(message));

test('sixty characters of a value are repeated, and no more', () => {
  expect(told({ value: 'x'.repeat(60) })).toContain(`「${'x'.repeat(60)}」`);
  expect(told({ value: 'x'.repeat(61) })).toContain(`「${'x'.repeat(60)}…」`);
});

const many = (count: number, more: Partial<ImportFault> = {}) =>
  Array.from({ length: count }, (_, i) => ({ ...more, record: i + 1 }));
const lastLine = (message: string) => message.split('\n').at(-1);

test('one fault has no sum; of one file all are counted, and a hundred named', () => {
  expect(told({}).split('\n')).toHaveLength(1);
  expect(lastLine(told({}, ...many(1)))).toBe('共 2 处不对，整个文件没有导入');
  const hundred = told({}, ...many(99));
  expect(hundred.split('\n')).toHaveLength(101);
  expect(lastLine(hundred)).toBe('共 100 处不对，整个文件没有导入');
  const more = told({}, ...many(100));
  expect(more.split('\n')).toHaveLength(101);
  expect(lastLine(more)).toBe('共 101 处不对，以上是前 100 处，整个文件没有导入');
});

test('of several files each has its first faults named, as many as the others, in the order of the files', () => {
  expect(lastLine(told({}, { file: 'b.json' }))).toBe('2 个文件共 2 处不对，这些文件没有导入');
  const [first, ...others] = [
    ...many(150, { file: 'a.json' }),
    ...many(2, { file: 'b.json' }),
    ...many(150, { file: 'c.json' }),
  ];
  const lines = told(first ?? {}, ...others).split('\n');
  const named = lines.slice(0, -1).map(line => /^(\S+) 第 (\d+) 条/.exec(line)?.slice(1) ?? []);
  const ofFile = (name: string) => named.filter(([file]) => file === name).map(([, record]) => Number(record));
  const upTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1);
  expect([ofFile('a.json'), ofFile('b.json'), ofFile('c.json')]).toEqual([upTo(49), upTo(2), upTo(49)]);
  expect(named.map(([file]) => file)).toEqual(named.map(([file]) => file).toSorted());
  expect(lines.at(-1)).toBe('3 个文件共 302 处不对，以上是各文件最前的 100 处，这些文件没有导入');
});

test('the fields of an error are those of the first fault; without faults there is none', () => {
  const first = fault({ file: 'b.json', record: 7, field: 'brand', value: 3, expected: '品牌名' });
  expect(new ImportError(first, [fault()])).toMatchObject({
    ...{ name: 'ImportError', file: 'b.json', record: 7, field: 'brand', value: 3, expected: '品牌名' },
    faults: [first, fault()],
  });
  expect(() => refuseFaults([])).not.toThrow();
  expect(() => refuseFaults([first])).toThrow(ImportError);
});

test('reading goes on behind a bad file, whose faults come with those of the next; another error ends it', async () => {
  const read: string[] = [];
  const reader = (path: string) => {
    read.push(path);
    if (path.startsWith('bad')) return Promise.reject(new ImportError(fault({ file: path }), [fault({ file: path })]));
    if (path === 'lost') return Promise.reject(new Error('disk failure'));
    return Promise.resolve(path.toUpperCase());
  };
  expect(await readAll(['a', 'b'], reader)).toEqual(['A', 'B']);
  const refused: unknown = await readAll(['bad1', 'a', 'bad2', 'b'], reader).catch((error: unknown) => error);
  expect(refused).toMatchObject({ faults: ['bad1', 'bad1', 'bad2', 'bad2'].map(file => ({ file })) });
  read.length = 0;
  await expect(readAll(['bad1', 'lost', 'b'], reader)).rejects.toThrow('disk failure');
  expect(read).toEqual(['bad1', 'lost']);
});
