import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseEnquirySubject } from './enquiry-subject';

test('products and a selection of this site are read from the address', () => {
  expect(parseEnquirySubject('ids=5,6,5,x&scheme=%2Fselection%2Fvision%3Fw%3D120')).toEqual({
    ids: [5, 6],
    scheme: '/selection/vision?w=120',
  });
});

test.each(['https://evil.example/', '//evil.example', '/ops', 'javascript:alert(1)', '/selection/vision#x y'])(
  'the address %s is no selection',
  scheme => {
    expect(parseEnquirySubject(new URLSearchParams({ scheme }).toString())).toEqual({ ids: [], scheme: '' });
  },
);

test('no address fails, and none names more than twenty products', () => {
  fc.assert(fc.property(fc.string(), text => parseEnquirySubject(text).ids.length <= 20));
  const ids = Array.from({ length: 30 }, (_, index) => index + 1).join(',');
  expect(parseEnquirySubject(`ids=${ids}`).ids).toHaveLength(20);
});
