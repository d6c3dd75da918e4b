import { expect, test } from 'vitest';
import { contactLines, occasionOf, takeHeading } from './report-heading';

test('the heading is parted from the selection, whose texts stay as they were written', () => {
  const search = 'fov=60x45&project=%E7%94%B5%E6%B1%A0+3%E7%BA%BF&wd=250~350&revision=B&author=%20&acc=defect:0.1:3';
  expect(takeHeading(search)).toEqual({
    search: 'fov=60x45&wd=250~350&acc=defect:0.1:3',
    words: '',
    ignored: '',
    terms: [
      { term: '项目', text: '电池 3线' },
      { term: '版本', text: 'B' },
    ],
  });
});

test('texts have one line', () => {
  expect(takeHeading('customer=a%0A%09b%00c').terms).toEqual([{ term: '客户', text: 'a b c' }]);
});

test('entries that the results do not follow are parted from the selection too', () => {
  const search = `fov=60x45&ignored=${encodeURIComponent('速度、工作距离')}`;
  expect(takeHeading(search)).toEqual({ search: 'fov=60x45', terms: [], words: '', ignored: '速度、工作距离' });
});

test('so are the words of the customer, and what of them is not checked stays with the task', () => {
  const search = `fov=60x45&words=${encodeURIComponent('60×45，\u00071 kHz')}&unchecked=1+kHz`;
  expect(takeHeading(search)).toMatchObject({ search: 'fov=60x45&unchecked=1+kHz', words: '60×45， 1 kHz' });
});

test('a file is called by the project, else by the customer', () => {
  const [project, customer] = [
    { term: '项目', text: '三号线' },
    { term: '客户', text: '某某电子' },
  ];
  expect([[customer, project], [customer], []].map(terms => occasionOf({ terms }))).toEqual(['三号线', '某某电子', '']);
});

test.each([
  [`words=${'长'.repeat(121)}`, '120'],
  [`ignored=${'长'.repeat(201)}`, '200'],
  ['project=a&project=b', 'project'],
  [`customer=${'长'.repeat(61)}`, '60'],
])('%s is refused', (search, named) => expect(() => takeHeading(search)).toThrow(named));

test('whom to ask: what the site says of its company, or nothing', () => {
  const company = {
    name: '视选',
    contact: '张工',
    telPhone: '010-1',
    email: '',
    icp: '',
    qq: '',
    qrCode: '',
    about: '',
  };
  expect(contactLines(company)).toEqual(['视选', '张工 010-1']);
  expect(contactLines(null)).toEqual([]);
});
