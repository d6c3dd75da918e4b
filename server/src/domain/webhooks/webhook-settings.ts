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

const Environment = z.object({
  WEBHOOKS: z
    .string()
    .refine(text => text.split(/\s+/).every(entry => ENTRY.test(entry) && URL.canParse(entry.replace(/^\w+=/, ''))), {
      message: '应为「格式=地址」，格式为 json、wecom、dingtalk 或 feishu，多个用空格分隔，密钥写在地址的 # 之后',
    })
    .optional(),
  WEBHOOK_HOSTS: z
    .string()
    .regex(/^[a-z0-9.:[\]-]+(\s*,\s*[a-z0-9.:[\]-]+)*$/i, '应为主机名或地址，多个用逗号分隔')
    .optional(),
});

/**
 * Reads to whom the site tells of withdrawals, kills and alarms: nobody by default.
 * @throws StartError that names the variable and what would be right
 */
export function readWebhookSettings(environment: NodeJS.ProcessEnv): WebhookSettings {
  const { WEBHOOKS = '', WEBHOOK_HOSTS = '' } = readEnvironment(Environment, environment, ['WEBHOOKS']);
  const targets = WEBHOOKS.split(/\s+/).flatMap((entry): WebhookTarget[] => {
    const [, name, address] = ENTRY.exec(entry) ?? [];
    const format = webhookFormats.find(one => one === name);
    if (!format || !address) return [];
    const url = new URL(address);
    const secret = decodeURIComponent(url.hash.slice(1));
    url.hash = '';
    return [{ format, url, secret }];
  });
  const privateHosts = WEBHOOK_HOSTS.split(',').map(host => host.trim().toLowerCase());
  return { targets, privateHosts: privateHosts.filter(Boolean) };
}
