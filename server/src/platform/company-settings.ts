import type { CompanyInfo } from '@shixuan/api';
import { z } from 'zod';
import { readEnvironment } from './read-environment';

/** What the environment states of the company; it takes precedence over `data/company.json`. */
export type CompanySettings = Partial<CompanyInfo>;

const line = z.string().trim().max(80, '最多 80 个字符');

const Environment = z.object({
  COMPANY_NAME: line.optional(),
  COMPANY_ICP: line.optional(),
  COMPANY_CONTACT: line.optional(),
  COMPANY_PHONE: line.regex(/^[+\d() -]{5,30}$/, '应为电话号码，如 0755-1234 5678').optional(),
  COMPANY_EMAIL: line.pipe(z.email('应为邮箱地址，如 sales@example.com')).optional(),
  COMPANY_QQ: line.regex(/^\d{5,12}$/, '应为 5～12 位数字').optional(),
});

/**
 * Reads the lines of the footer that the owner of the site sets; an empty variable counts as absent.
 * @throws StartError that names the variable and what would be right
 */
export function readCompanySettings(environment: NodeJS.ProcessEnv): CompanySettings {
  const { COMPANY_NAME, COMPANY_ICP, COMPANY_CONTACT, COMPANY_PHONE, COMPANY_EMAIL, COMPANY_QQ } = readEnvironment(
    Environment,
    environment,
  );
  const lines: { [K in keyof CompanyInfo]?: string | undefined } = {
    name: COMPANY_NAME,
    icp: COMPANY_ICP,
    contact: COMPANY_CONTACT,
    telPhone: COMPANY_PHONE,
    email: COMPANY_EMAIL,
    qq: COMPANY_QQ,
  };
  return Object.fromEntries(Object.entries(lines).filter(([, value]) => value !== undefined));
}
