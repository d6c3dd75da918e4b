import { z } from 'zod';
import { StartError } from '../../platform/process/start-error';
import { readEnvironment } from '../../platform/read-environment';

export interface SubmissionSettings {
  /** Key of IndexNow; the site shows it at `/<key>.txt`. */
  indexNowKey: string | undefined;
  /** Token of Baidu's submission interface. */
  baiduToken: string | undefined;
}

const Environment = z.object({
  INDEXNOW_KEY: z
    .string()
    .regex(/^[A-Za-z0-9-]{8,128}$/, '应为 8 到 128 个字母、数字或连字符')
    .optional(),
  BAIDU_PUSH_TOKEN: z
    .string()
    .regex(/^[A-Za-z0-9]{8,64}$/, '应为百度搜索资源平台给出的 token')
    .optional(),
});

/** Variables whose values messages do not repeat. */
const SECRET: readonly string[] = ['INDEXNOW_KEY', 'BAIDU_PUSH_TOKEN'];

/**
 * Reads to which search engines changed addresses are submitted: none without a key.
 * @throws StartError that names the variable and what would be right
 */
export function readSubmissionSettings(environment: NodeJS.ProcessEnv, siteOrigin: string): SubmissionSettings {
  const { INDEXNOW_KEY, BAIDU_PUSH_TOKEN } = readEnvironment(Environment, environment, SECRET);
  if ((INDEXNOW_KEY || BAIDU_PUSH_TOKEN) && siteOrigin === '')
    throw new StartError('设有 INDEXNOW_KEY 或 BAIDU_PUSH_TOKEN 时须设 SITE_ORIGIN：推送的地址以它开头。');
  return { indexNowKey: INDEXNOW_KEY, baiduToken: BAIDU_PUSH_TOKEN };
}
