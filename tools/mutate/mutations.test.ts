import { describe, expect, it } from 'vitest';
import { mutated, mutationsOf } from './mutations';
import { sample } from './sample';

const changes = (source: string) =>
  mutationsOf('a.ts', source).map(mutation => [mutation.kind, mutated(source, mutation)]);

describe('mutations of a source', () => {
  it('changes one place each', () => {
    expect(changes('const f = (a: number, b = 2) => a <= b;')).toEqual([
      ['constant', 'const f = (a: number, b = 3) => a <= b;'],
      ['flip', 'const f = (a: number, b = 2) => (a > b);'],
      ['boundary', 'const f = (a: number, b = 2) => (a < b);'],
    ]);
    expect(changes('f(a ?? b, c);').map(([, text]) => text)).toEqual(['f((a), c);', 'f(c, a ?? b);']);
    expect(changes('x.filter(f).min();').map(([, text]) => text)).toEqual(['x.min();', 'x.filter(f).max();']);
  });

  it('leaves types and texts as they are', () => {
    expect(changes("type A = 1 | 2; let a: Array<3> = 'x' + y; import b from './b';")).toEqual([]);
  });

  it('takes a statement out with braces in its place, so that what is around it stays a form that is allowed', () => {
    expect(changes('function f() { if (a) { return; } g(); }').map(([kind]) => kind)).toEqual([
      'condition-false',
      'drop-return',
      'drop-statement',
    ]);
  });
});

describe('a sample', () => {
  const all = ['a', 'b', 'c'].flatMap(file =>
    mutationsOf('a.ts', 'if (a < 1 && b > 2 || !c) { d(e + 3); }').map(mutation => ({ ...mutation, file })),
  );

  it('is the same for the same seed, and another for another', () => {
    expect(sample(all, 5, 1)).toEqual(sample(all, 5, 1));
    expect(sample(all, 5, 1)).not.toEqual(sample(all, 5, 2));
  });

  it('takes two of a file at most', () => {
    expect(sample(all, 99, 1)).toHaveLength(6);
  });
});
