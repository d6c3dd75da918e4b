import { expect, test } from 'vitest';
import {
  compareSchemes,
  enquiryPath,
  limits,
  readSchemes,
  type Scheme,
  schemePath,
  withNamed,
  withNote,
  withoutNamed,
  withRecent,
} from './scheme';

const scheme = (changes: Partial<Scheme> = {}): Scheme => ({
  name: '',
  title: 'A + B',
  goal: 'vision',
  search: 'fov=60x45&acc=px:0.1',
  inputs: [{ label: '视野', text: '60 × 45 mm' }],
  parts: [{ label: '相机', text: 'A' }],
  figures: [{ label: '景深', text: '4 mm' }],
  ...changes,
});
const nothing = { recent: [], named: [] };

test('what was kept is read back', () => {
  const kept = withNamed(withRecent(nothing, scheme()), scheme({ name: '甲' }));
  expect(readSchemes(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
});

test.each([
  undefined,
  null,
  'text',
  7,
  [],
  { recent: 'no' },
  { named: [null, 3, {}] },
  { named: [{ ...scheme(), goal: 'moon' }] },
  { named: [{ ...scheme(), inputs: [{ label: 1, text: 'x' }] }] },
  { named: [{ ...scheme(), search: 'x'.repeat(5000) }] },
])('anything else is nothing: %j', stored => {
  expect(readSchemes(stored)).toEqual(nothing);
});

test('one scheme that cannot be read takes no other with it, and a part that may be absent not its scheme', () => {
  const good = scheme({ name: '甲' });
  const odd = {
    ...scheme({ name: '乙' }),
    savedAt: 5,
    note: 'x'.repeat(limits.note + 1),
    history: [{ title: 'no' }],
    later: 1,
  };
  expect(readSchemes({ named: [null, { ...good, goal: 'moon' }, good, odd] })).toEqual({
    recent: [],
    named: [good, scheme({ name: '乙' })],
  });
  expect(readSchemes({ recent: [scheme()], named: 'no' })).toEqual({ recent: [scheme()], named: [] });
  expect(readSchemes({ named: [{ ...good, note: '' }] }).named).toEqual([good]);
});

test('the same inputs are recent once and last; a name is there once', () => {
  const other = scheme({ search: 'fov=1x1&acc=px:1' });
  const kept = [scheme(), other, scheme({ title: 'later' })].reduce(withRecent, nothing);
  expect(kept.recent.map(({ title, search }) => [title, search])).toEqual([
    ['later', scheme().search],
    ['A + B', other.search],
  ]);
  const named = [scheme({ name: '甲' }), scheme({ name: '甲', title: 'new' })].reduce(withNamed, nothing);
  expect(named.named.map(({ title }) => title)).toEqual(['new']);
  expect(withoutNamed(named, '甲')).toEqual(nothing);
});

test('only so many are kept', () => {
  const many = Array.from({ length: 50 }, (_, i) => scheme({ name: `${i}`, search: `fov=${i + 1}x1&acc=px:1` }));
  expect(many.reduce(withRecent, nothing).recent).toHaveLength(limits.recent);
  expect(many.reduce(withNamed, nothing).named).toHaveLength(limits.named);
});

test('two are told apart line by line, alike labels together', () => {
  const a = scheme({
    parts: [
      { label: '接圈', text: '1 mm' },
      { label: '接圈', text: '0.5 mm' },
    ],
  });
  const [inputs, parts] = compareSchemes(a, scheme());
  expect(inputs?.lines).toEqual([{ label: '视野', texts: ['60 × 45 mm', '60 × 45 mm'], differs: false }]);
  expect(parts?.lines).toEqual([
    { label: '接圈', texts: ['1 mm；0.5 mm', null], differs: true },
    { label: '相机', texts: [null, 'A'], differs: true },
  ]);
});

test('what a name was before is its history, the last first, up to ten; the same address again is no new version', () => {
  const saved = Array.from({ length: 15 }, (_, i) =>
    scheme({ name: '甲', search: `fov=${i + 1}x1&acc=px:1`, savedAt: `2026-11-${i + 10}T00:00:00.000Z` }),
  );
  const kept = saved.reduce(withNamed, nothing);
  expect(kept.named[0]?.history?.map(({ search }) => search)).toEqual(
    Array.from({ length: limits.history }, (_, i) => `fov=${14 - i}x1&acc=px:1`),
  );
  const again = withNamed(kept, scheme({ name: '甲', search: 'fov=15x1&acc=px:1', title: 'later' }));
  expect(again.named[0]?.history).toEqual(kept.named[0]?.history);
  expect(readSchemes(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
});

test('a note stays until it is emptied, and others keep theirs', () => {
  const kept = [scheme({ name: '甲' }), scheme({ name: '乙', note: '乙的' })].reduce(withNamed, nothing);
  const noted = withNote(kept, '甲', '  换成 GigE ');
  expect(noted.named.map(({ name, note }) => [name, note])).toEqual([
    ['乙', '乙的'],
    ['甲', '换成 GigE'],
  ]);
  expect(withNamed(noted, scheme({ name: '甲', search: 'fov=9x9&acc=px:1' })).named[0]?.note).toBe('换成 GigE');
  expect(withNote(noted, '甲', ' ').named[1]).not.toHaveProperty('note');
  expect(readSchemes(JSON.parse(JSON.stringify(noted)))).toEqual(noted);
});

test('3D area cameras keep schemes too', () => {
  const kept = withRecent(nothing, scheme({ goal: 'volume', search: 'box=400x300' }));
  expect(readSchemes(kept)).toEqual(kept);
  expect(schemePath(scheme({ goal: 'volume', search: 'box=400x300' }))).toBe('/selection/volume?box=400x300');
});

test('an enquiry names the parts of a scheme, each once, and the scheme; what is no product is left out', () => {
  const at = (goal: Scheme['goal'], search: string) => decodeURIComponent(enquiryPath({ goal, search }));
  const system = 'fov=60x45&camera=11&lens=21&light=11';
  expect(at('vision', system)).toBe(`/enquiry?ids=11,21&scheme=/selection/vision?${system}`);
  expect(at('volume', 'box=400x300&pick=31')).toBe('/enquiry?ids=31&scheme=/selection/volume?box=400x300&pick=31');
  expect(at('vision', 'camera=-1&lens=x')).toBe('/enquiry?scheme=/selection/vision?camera=-1&lens=x');
});
