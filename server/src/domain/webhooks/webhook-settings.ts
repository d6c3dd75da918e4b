import { z } from 'zod';
import { readEnvironment } from '../../platform/read-environment';

/** How a message is written: as plain JSON, or as the robots of the three chat systems take it. */
export const webhookFormats = ['json', 'wecom', 'dingtalk', 'feishu'] as const;
export type WebhookFormat = (typeof webhookFormats)[number];

export interface WebhookTarget {
  format: WebhookFormat;
  /** Without its fragment. It may hold a token: neither logs nor pages show more than the host. */
  url: URL;
  /** With which messages are signed; empty for none. */
  secret: string;
}

export interface WebhookSettings {
  targets: readonly WebhookTarget[];
  /** Hosts inside of the own network that may be sent to, by http too. All others are public and asked by https. */
  privateHosts: readonly string[];
}

const ENTRY = /^(json|wecom|dingtalk|feishu)=(https?:\/\/\S+)$/;

/** The host as settings name it: an IPv6 address without its brackets. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** The secret behind the `#` of an address; null where its percent signs are none. */
function secretOf({ hash }: URL): string | null {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return null;
  }
}

const Hosts = z
  .string()
  .regex(/^[a-z0-9.:[\]-]+(\s*,\s*[a-z0-9.:[\]-]+)*$/i, '应为主机名或地址，多个用逗号分隔')
  .transform(text => text.split(',').map(host => host.trim().toLowerCase()))
  .default([]);

const Targets = z
  .string()
  .transform((text, { addIssue }) =>
    text
      .split(/\s+/)
      .filter(Boolean)
      .flatMap((entry): WebhookTarget[] => {
        const [, name, address = ''] = ENTRY.exec(entry) ?? [];
        const format = webhookFormats.find(one => one === name);
        const url = URL.parse(address);
        if (!format || !url) {
          addIssue('应为「格式=地址」，格式为 json、wecom、dingtalk 或 feishu，多个用空格分隔，密钥写在地址的 # 之后');
          return [];
        }
        const secret = secretOf(url);
        if (secret === null) {
          addIssue(`${url.host} 的密钥中有单独的 %：请写成 %25`);
          return [];
        }
        url.hash = '';
        return [{ format, url, secret }];
      }),
  )
  .default([]);

const Environment = z
  .object({ WEBHOOKS: Targets, WEBHOOK_HOSTS: Hosts })
  .refine(
    ({ WEBHOOKS, WEBHOOK_HOSTS }) =>
      WEBHOOKS.every(({ url }) => url.protocol === 'https:' || WEBHOOK_HOSTS.includes(hostOf(url))),
    { path: ['WEBHOOKS'], message: '应为 https 地址；内网的接收方可用 http，其主机名须写在 WEBHOOK_HOSTS 中' },
  );

/**
 * Reads to whom the site tells of withdrawals, kills and alarms: nobody by default.
 * @throws StartError that names the variable and what would be right
 */
export function readWebhookSettings(environment: NodeJS.ProcessEnv): WebhookSettings {
  const { WEBHOOKS, WEBHOOK_HOSTS } = readEnvironment(Environment, environment, ['WEBHOOKS']);
  return { targets: WEBHOOKS, privateHosts: WEBHOOK_HOSTS };
}
