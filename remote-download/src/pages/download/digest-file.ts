/** Size limit in bytes: the file is read as a whole, into memory. */
export const MAX_CHECKED = 200 * 1024 * 1024;

/**
 * SHA-256 of a file, in lower case hexadecimal.
 * @throws Error whose message says in Chinese why it cannot be worked out here
 */
export async function digestFile(file: Blob): Promise<string> {
  if (file.size > MAX_CHECKED) throw new Error('文件超过 200 MB，请用上面的命令核对');
  // Browsers offer cryptography only on encrypted connections.
  if (!globalThis.crypto?.subtle) throw new Error('当前连接未加密，浏览器不提供校验功能，请用上面的命令核对');
  const bytes = await file.arrayBuffer().catch(() => {
    throw new Error('文件读不出来，请重新选择');
  });
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map(byte => byte.toString(16).padStart(2, '0')).join('');
}
