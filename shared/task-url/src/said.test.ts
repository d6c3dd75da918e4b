import fc from 'fast-check';
import { expect, test } from 'vitest';
import { profileOfSelection, selectionOfProfile } from './hand-over';
import { parseSelectionSearch } from './parse-selection';
import { printSelectionSearch, selectionPath } from './print-selection';
import { neutralProfileState, parseProfileSearch, printProfileSearch } from './profile-url';
import { saidOf, withoutUnchecked } from './said';
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
  const long = saidOf(`一\n二\u0007${'字'.repeat(500)}`, [...'abcdefg', 'a', `x|y${'z'.repeat(99)}`, ' ']);
  expect([...(long?.words ?? '')]).toHaveLength(120);
  expect(long?.words).toMatch(/^一 二 字+…$/);
  expect(long?.unchecked).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(saidOf('', [`x|y${'z'.repeat(99)}`])?.unchecked).toEqual([`x/y${'z'.repeat(20)}…`]);
  expect(saidOf(' ', ['\n'])).toBeUndefined();
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
