import { expect, test } from 'vitest';
import { storageFault } from './storage-fault';

const failed = (code: string) => Object.assign(new Error('write'), { code });

test.each([
  ['EROFS', '是只读的'],
  ['ENOSPC', '已满'],
  ['EDQUOT', '已达配额'],
  ['EACCES', '不允许网站写入'],
  ['EPERM', '不允许网站写入'],
  ['EBUSY', '正由另一个进程写入，一直没有完成'],
])('what a store answers with %s is said: %s', (code, says) => {
  expect(storageFault(failed(code))).toBe(`网站的存储${says}（${code}），没有更改。请站点管理员处理后再试。`);
});

test.each([
  failed('ENOENT'),
  failed('constructor'),
  new Error('ENOSPC'),
  { code: 'ENOSPC' },
  'ENOSPC',
  null,
  undefined,
])('%o is no fault of the store', error => expect(storageFault(error)).toBeNull());
