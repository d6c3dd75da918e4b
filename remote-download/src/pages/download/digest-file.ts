/** Size limit in bytes: the file is read as a whole, into memory. */
export const MAX_CHECKED = 200 * 1024 * 1024;

/** Why a file's SHA-256 cannot be worked out here. */
export class DigestError extends Error {
  constructor(readonly why: 'large' | 'noCryptography' | 'unreadable') {
    super(why);
    this.name = 'DigestError';
  }
}

/**
 * SHA-256 of a file, in lower case hexadecimal.
 * @throws DigestError
 */
export async function digestFile(file: Blob): Promise<string> {
  if (file.size > MAX_CHECKED) throw new DigestError('large');
  // Browsers offer cryptography only on encrypted connections.
  if (!globalThis.crypto?.subtle) throw new DigestError('noCryptography');
  const bytes = await file.arrayBuffer().catch(() => {
    throw new DigestError('unreadable');
  });
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map(byte => byte.toString(16).padStart(2, '0')).join('');
}
