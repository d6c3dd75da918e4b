const faults: Readonly<Record<string, string>> = {
  EROFS: '是只读的',
  ENOSPC: '已满',
  EDQUOT: '已达配额',
  EACCES: '不允许网站写入',
  EPERM: '不允许网站写入',
  EBUSY: '正由另一个进程写入，一直没有完成',
};

/** Why the store takes nothing, in Chinese, for whoever asked for a change; null for other errors. */
export function storageFault(error: unknown): string | null {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!Object.hasOwn(faults, code)) return null;
  return `网站的存储${faults[code]}（${code}），没有更改。请站点管理员处理后再试。`;
}
