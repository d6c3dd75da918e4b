// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { dropOtherForm } from './drop-other-form';
import { mergeForms } from './merge-forms';

function placed(html: string | null): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = html ?? 'not merged';
  return place;
}

/** What is left of the merged HTML in a window of the form. */
function formOf(merged: string | null, isNarrow: boolean): string {
  const place = placed(merged);
  dropOtherForm(place, isNarrow);
  return place.innerHTML;
}

const list = '<main class="list"><h1>相机</h1>';
const table =
  '<table><tbody><tr><td><a href="/1">甲</a></td></tr><tr><td><a href="/2">乙</a></td></tr></tbody></table>';
const cards = '<ul><li><a href="/1">甲</a></li></ul>';

const cases: Readonly<Record<string, readonly [wide: string, narrow: string]>> = {
  'the same': [`${list}</main>`, `${list}</main>`],
  'a table and cards': [`${list}${table}<p>共 2 款</p></main>`, `${list}${cards}<p>共 2 款</p></main>`],
  'a part that one form has': [`${list}<aside>筛选</aside>${table}</main>`, `${list}${table}</main>`],
  'a text within an element': [`${list}<button>再看 2 款</button></main>`, `${list}<button>再看 9 款</button></main>`],
  'an attribute': [
    `${list}<svg viewBox="0 0 760 336"></svg></main>`,
    `${list}<svg viewBox="0 0 340 336"></svg></main>`,
  ],
  'more of the same': ['<ul><li>1</li><li>2</li><li>3</li></ul>', '<ul><li>1</li></ul>'],
  'marks of React': [
    '<div><!--$--><p>a<!-- -->b</p><!--/$--><input value="</p>"/><i>x</i></div>',
    '<div><!--$--><p>ab</p><!--/$--><input value="</p>"/><b>x</b></div>',
  ],
  'texts and comments of one form alone': ['<div><p>a<i>1</i>b</p></div>', '<div><p>a<!-- -->b</p></div>'],
};

test.each(Object.entries(cases))('of the merged HTML each form is left as it was drawn: %s', (_, [wide, narrow]) => {
  const merged = mergeForms(wide, narrow);
  expect(formOf(merged, false)).toBe(placed(wide).innerHTML);
  expect(formOf(merged, true)).toBe(placed(narrow).innerHTML);
});

test('what both forms share stands there once', () => {
  const merged = mergeForms(`${list}${table}</main>`, `${list}${cards}</main>`);
  expect(merged).toBe(
    `${list}${table.replace('<table', '<table data-form="wide"')}${cards.replace('<ul', '<ul data-form="narrow"')}</main>`,
  );
});

test('texts outside of all elements, and tags that do not match, are not merged', () => {
  expect(mergeForms('宽', '窄')).toBeNull();
  expect(mergeForms('<p>宽</p>', '<p>窄')).toBeNull();
  expect(mergeForms('<p>宽</i>', '<p>窄</p>')).toBeNull();
});
