import { z } from 'zod';
import { readEnvironment } from '../../platform/read-environment';

export interface CdnSettings {
  /** Where is asked that what carries a tag be forgotten. It may hold a token: logs do not show it. */
  purgeUrl: string;
  /** Sent as a bearer; absent where the address or the network decides who may ask. */
  token: string | undefined;
}

const Environment = z.object({
  CDN_PURGE_URL: z
    .string()
    .regex(/^https?:\/\/[^\s/]+(\/\S*)?$/, '应为 CDN 清除缓存的地址，如 https://cdn.example.com/purge')
    .optional(),
  CDN_PURGE_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]+$/, '应为不含空格的一串字符')
    .optional(),
});

/**
 * Reads which cache before the site is told of changes: none by default, and then pages are not offered to any.
 * @throws StartError that names the variable and what would be right
 */
export function readCdnSettings(environment: NodeJS.ProcessEnv): CdnSettings | undefined {
  const { CDN_PURGE_URL, CDN_PURGE_TOKEN } = readEnvironment(Environment, environment, [
    'CDN_PURGE_URL',
    'CDN_PURGE_TOKEN',
  ]);
  return CDN_PURGE_URL === undefined ? undefined : { purgeUrl: CDN_PURGE_URL, token: CDN_PURGE_TOKEN };
}
