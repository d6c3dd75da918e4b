import type { AccountProfile } from '@shixuan/api';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database/connect';
import { gone } from './account-refusals';
import { readPhone, readText } from './read-field';
import { account } from './schema';

export interface ProfileFields {
  name: string;
  company: string;
  phone: string;
}

const { userName, name, company, phone, email, verifiedPhone, createdAt } = account;
const columns = { userName, name, company, phone, email, verifiedPhone, createdAt };

type Row = Pick<typeof account.$inferSelect, keyof typeof columns>;

const shown = (row: Row): AccountProfile => ({
  ...row,
  email: row.email ?? '',
  verifiedPhone: row.verifiedPhone ?? '',
  createdAt: row.createdAt.toISOString(),
});

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
