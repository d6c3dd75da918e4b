import { expect, test } from 'vitest';
import { sheetMarks } from './sheet-marks';

test('each style sheet has the mark of its chunk, whatever else the chunk holds', () => {
  const chunks = [
    { id: 9, files: ['9.bb.css', '9.aa.js'] },
    { id: 'page', files: ['page.cc.css'] },
    { id: 3, files: ['3.dd.js'] },
  ];
  expect(sheetMarks({ chunks } as never, 'remote_catalog_1.0.0-3f9a2c1b')).toEqual({
    '9.bb.css': 'remote_catalog_1.0.0-3f9a2c1b:chunk-9',
    'page.cc.css': 'remote_catalog_1.0.0-3f9a2c1b:chunk-page',
  });
  expect(sheetMarks({}, 'shell')).toEqual({});
});
