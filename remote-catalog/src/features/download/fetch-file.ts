export interface FetchedFile {
  /** As the server names it. */
  name: string;
  blob: Blob;
}

/** The message for the visitor. */
class DownloadError extends Error {
  override readonly name = 'DownloadError';
}

const LOST = '没有连上服务器，请检查网络后重试';

/** RFC 8187's `filename*`, in which the server writes the Chinese name. */
export function fileNameOf(disposition: string | null, otherwise: string): string {
  const [, encoded] = /filename\*=UTF-8''([\w%.!~*-]+)/i.exec(disposition ?? '') ?? [];
  try {
    return encoded ? decodeURIComponent(encoded) : otherwise;
  } catch {
    return otherwise;
  }
}

/**
 * Fetches a file that the server makes. `onReceived` hears how many bytes have come.
 * @throws Error whose message says in Chinese what went wrong
 */
export async function fetchFile(
  url: string,
  otherwise: string,
  onReceived: (bytes: number) => void,
  signal?: AbortSignal,
): Promise<FetchedFile> {
  const response = await fetch(url, { signal: signal ?? null }).catch(() => {
    throw new DownloadError(LOST);
  });
  if (!response.ok) throw new DownloadError(await refusal(response));
  const name = fileNameOf(response.headers.get('content-disposition'), otherwise);
  const type = response.headers.get('content-type') ?? '';
  return { name, blob: new Blob(await received(response, onReceived), { type }) };
}

async function refusal(response: Response): Promise<string> {
  const text = await response.text().catch(() => '');
  const [line = ''] = text.trim().split('\n');
  // HTML instead of a message comes from a proxy in between.
  return /[\u4e00-\u9fff]/.test(line) && line.length < 200 && !line.startsWith('<')
    ? line
    : `文件没有生成（${response.status}），请稍后再试`;
}

async function received(response: Response, onReceived: (bytes: number) => void): Promise<BlobPart[]> {
  const reader = response.body?.getReader();
  if (!reader) return [await response.arrayBuffer()];
  const parts: BlobPart[] = [];
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new DownloadError(LOST);
    });
    if (done) return parts;
    parts.push(value);
    bytes += value.length;
    onReceived(bytes);
  }
}
