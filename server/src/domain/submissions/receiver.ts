import { z } from 'zod';
import { inSpan } from '../../platform/tracing/spans';
import type { SubmissionSettings } from './submission-settings';

/** `full`: the search engine takes no more today. `failed`: try again later. */
export type Outcome = { kind: 'taken' } | { kind: 'full' } | { kind: 'failed'; reason: string };

/** A search engine that takes addresses. */
export interface Receiver {
  /** Name of its state, and in the log. */
  name: 'indexnow' | 'baidu';
  label: string;
  /** Addresses in one request. */
  most: number;
  /** Whether it wants to hear of addresses that are gone. */
  takesGone: boolean;
  /** Submits absolute addresses of the site. Never throws. */
  send(addresses: readonly string[]): Promise<Outcome>;
}

const TIMEOUT_MS = 10_000;
/** An answer is a line or two. */
const MOST_BYTES = 64 * 1024;

/** Receiver of IndexNow, which Bing and others share (https://www.indexnow.org/documentation). */
export function indexNow(siteOrigin: string, key: string, endpoint = 'https://www.bing.com/indexnow'): Receiver {
  return {
    name: 'indexnow',
    label: 'IndexNow',
    most: 10_000,
    takesGone: true,
    send: addresses =>
      post(endpoint, 'application/json; charset=utf-8', {
        body: JSON.stringify({
          host: new URL(siteOrigin).host,
          key,
          keyLocation: `${siteOrigin}/${key}.txt`,
          urlList: addresses,
        }),
        read: status => {
          if (status === 200 || status === 202) return { kind: 'taken' };
          return status === 429 ? { kind: 'full' } : { kind: 'failed', reason: `HTTP ${status}` };
        },
      }),
  };
}

/** The search engines for which there is a key. */
export const receiversOf = ({ indexNowKey, baiduToken }: SubmissionSettings, siteOrigin: string): Receiver[] => [
  ...(indexNowKey ? [indexNow(siteOrigin, indexNowKey)] : []),
  ...(baiduToken ? [baidu(siteOrigin, baiduToken)] : []),
];

const BaiduAnswer = z.object({
  remain: z.number().optional(),
  success: z.number().optional(),
  not_same_site: z.array(z.string()).optional(),
  message: z.string().optional(),
});

/**
 * Receiver of Baidu (https://ziyuan.baidu.com/linksubmit/index): addresses as lines, site and token in the query. Baidu
 * names this interface with http only.
 */
export function baidu(siteOrigin: string, token: string, endpoint = 'http://data.zz.baidu.com/urls'): Receiver {
  return {
    name: 'baidu',
    label: '百度',
    most: 2000,
    takesGone: false,
    send: addresses =>
      post(`${endpoint}?${new URLSearchParams({ site: siteOrigin, token })}`, 'text/plain', {
        body: addresses.join('\n'),
        read: (status, text) => {
          const answer = readJson(text);
          if (answer?.message?.includes('over quota')) return { kind: 'full' };
          if (status !== 200 || answer?.success === undefined) return { kind: 'failed', reason: `HTTP ${status}` };
          if (answer.not_same_site?.length) return { kind: 'failed', reason: '地址不属于在百度登记的站点' };
          return { kind: 'taken' };
        },
      }),
  };
}

function readJson(text: string): z.infer<typeof BaiduAnswer> | undefined {
  try {
    return BaiduAnswer.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

interface Post {
  body: string;
  read(status: number, text: string): Outcome;
}

/** Reasons name no address: it may hold a token. */
async function post(url: string, type: string, { body, read }: Post): Promise<Outcome> {
  const ask = async () => {
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: { 'content-type': type },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return read(response.status, await limitedText(response));
  };
  try {
    return await inSpan({ name: 'submit addresses', kind: 'client' }, ask);
  } catch (error) {
    return { kind: 'failed', reason: error instanceof Error ? error.name : 'unknown' };
  }
}

/** The first {@link MOST_BYTES} of an answer. */
async function limitedText({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body ?? []) {
    parts.push(part);
    length += part.length;
    if (length > MOST_BYTES) break;
  }
  return Buffer.concat(parts).subarray(0, MOST_BYTES).toString();
}
