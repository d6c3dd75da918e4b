import fc from 'fast-check';
import { expect, test } from 'vitest';
import { profileOfSelection, selectionOfProfile } from './hand-over';
import { parseSelectionSearch } from './parse-selection';
import { printSelectionSearch, selectionPath } from './print-selection';
import { neutralProfileState, parseProfileSearch, printProfileSearch } from './profile-url';
import { saidOf, uncheckedCount, uncheckedLabels, uncheckedText, withoutUnchecked } from './said';
import { neutralState } from './selection-state';
import { neutralVolumeState, parseVolumeSearch, printVolumeSearch } from './volume-url';

const pictures = neutralState('systems');
const line = '3D 线激光，工件宽 30 mm，1 kHz，防爆';
const said = saidOf(line, ['1 kHz', '防爆']);

const kinds = {
  pictures: (told: typeof said) => parseSelectionSearch(printSelectionSearch({ ...pictures, said: told }), 'systems'),
  profiles: (told: typeof said) => parseProfileSearch(printProfileSearch({ ...neutralProfileState, said: told })),
  volumes: (told: typeof said) => parseVolumeSearch(printVolumeSearch({ ...neutralVolumeState, said: told })),
};

test.each(Object.entries(kinds))('words and what of them is not checked survive the address of %s', (_, through) => {
  const text = fc.string({ unit: 'grapheme', maxLength: 300 });
  fc.assert(
    fc.property(text, fc.array(text, { maxLength: 8 }), (words, unchecked) => {
      const before = saidOf(words, unchecked);
      const { state, problems } = through(before);
      expect(problems).toEqual([]);
      expect(state.said).toEqual(before);
    }),
  );
});

test('are readable in an address, and one without words is as short as ever', () => {
  expect(decodeURIComponent(selectionPath({ ...pictures, said }))).toBe(
    '/selection/vision?fov=60x45&acc=defect:0.1:3&words=3D+线激光，工件宽+30+mm，1+kHz，防爆&unchecked=1+kHz|防爆',
  );
  expect(selectionPath({ ...pictures, said: undefined })).toBe(selectionPath(pictures));
});

test('are bounded, in one line, and each part stands once', () => {
  const long = saidOf(`一\n二\u0007${'x'.repeat(500)}`, [...'abcd', 'a', ' ']);
  expect([...(long?.words ?? '')]).toHaveLength(120);
  expect(long?.words).toMatch(/^一 二 x+…$/);
  expect(long?.unchecked).toEqual(['a', 'b', 'c', 'd']);
  expect(saidOf('', [`x|y${'z'.repeat(99)}`])?.unchecked).toEqual([`x/y${'z'.repeat(20)}…`]);
  expect(saidOf(' ', ['\n'])).toBeUndefined();
});

test('where not all parts fit, the last says how many there are', () => {
  expect(saidOf('', [...'abcde'])?.unchecked).toEqual([...'abcde']);
  expect(saidOf('', [...'abcdefg'])?.unchecked).toEqual([...'abcd', '等 7 项']);
  const clauses = ['表面有油且有水汽', '防护等级不低于 IP68', '带 SDK 与例程', '预算不超过 3 万元', '24 V 直流供电'];
  expect(saidOf('', clauses)?.unchecked).toEqual(clauses);
  const long = ['甲', '乙', '丙'].map(each => each.repeat(24));
  expect(saidOf('', long)?.unchecked).toEqual([long[0], long[1], '等 3 项']);
});

test.each(['字', 'é', '😀', '|', '%', '\u202e', '<b>', 'a'])('an address with any amount of %s stays short', text => {
  const clauses = Array.from({ length: 300 }, (_, i) => `${i}${text.repeat(300)}`);
  const told = saidOf(text.repeat(5000), clauses);
  expect(told?.unchecked.at(-1)).toBe('等 300 项');
  const [plain, full] = [undefined, told].map(each => selectionPath({ ...pictures, said: each }).length);
  // The task itself may take the rest of 2,000 characters.
  expect(Number(full) - Number(plain)).toBeLessThan(1500);
});

test('go along to the other kind of task, which checks them no more', () => {
  const profiles = profileOfSelection({ ...pictures, said }, neutralProfileState);
  expect(profiles.said).toEqual(said);
  expect(selectionOfProfile(profiles, pictures).said).toEqual(said);
  expect(selectionOfProfile(neutralProfileState, { ...pictures, said }).said).toEqual(said);
});

test('what is not checked can be taken away, and the words stay', () => {
  expect(withoutUnchecked({ ...pictures, said }).said).toEqual({ words: line, unchecked: [] });
  expect(withoutUnchecked({ ...pictures, said: saidOf('', ['1 kHz']) }).said).toBeUndefined();
});

test('unchecked demands are quoted and counted; what did not fit is a count and no quotation', () => {
  expect([uncheckedText(['1 kHz']), uncheckedCount(['1 kHz'])]).toEqual(['「1 kHz」', 1]);
  expect([uncheckedText(['1 kHz', '防爆']), uncheckedCount(['1 kHz', '防爆'])]).toEqual(['「1 kHz」、「防爆」', 2]);
  const { unchecked = [] } = saidOf('', ['甲', '乙', '丙', '丁', '戊', '己', '庚']) ?? {};
  expect([uncheckedText(unchecked), uncheckedCount(unchecked)]).toEqual(['「甲」、「乙」、「丙」、「丁」等 7 项', 7]);
  expect(uncheckedLabels(unchecked).at(-1)).toBe('等 7 项');
  // Somebody may have written just that.
  expect([uncheckedText(['等 7 项']), uncheckedCount(['等 7 项'])]).toEqual(['「等 7 项」', 1]);
});
