import type { AccountProfile } from '@shixuan/api';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { badInput } from '../../platform/http/call-error';
import { gone } from './account-refusals';
import { account } from './schema';

export interface ProfileFields {
  name: string;
  company: string;
  phone: string;
}

const { userName, name, company, phone, createdAt } = account;
const columns = { userName, name, company, phone, createdAt };

const shown = (row: Omit<AccountProfile, 'createdAt'> & { createdAt: Date }): AccountProfile => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
});

/** Trims and collapses spaces; refuses control characters, which no keyboard writes. */
function readText(label: string, text: string): string {
  if (/[\p{Cc}\p{Cs}]/u.test(text)) throw badInput(`${label}：含有无法识别的字符`);
  return text.normalize('NFC').trim().replace(/\s+/g, ' ');
}

function readPhone(text: string): string {
  const plain = readText('电话', text.normalize('NFKC'));
  const digits = plain.replace(/\D/g, '').length;
  if (plain !== '' && (!/^[+\d() -]+$/.test(plain) || digits < 5 || digits > 20))
    throw badInput('电话：应为 5～20 位数字，可带 + - ( ) 和空格，如 +86 755 1234 5678');
  return plain;
}

export async function readProfile(db: Database, id: number): Promise<AccountProfile> {
  const [row] = await db.select(columns).from(account).where(eq(account.id, id));
  if (!row) throw gone();
  return shown(row);
}

/** @throws CallError that names the field and says what would be right */
export async function saveProfile(db: Database, id: number, fields: ProfileFields): Promise<AccountProfile> {
  const values = {
    name: readText('姓名', fields.name),
    company: readText('公司', fields.company),
    phone: readPhone(fields.phone),
  };
  const [row] = await db.update(account).set(values).where(eq(account.id, id)).returning(columns);
  if (!row) throw gone();
  return shown(row);
}
