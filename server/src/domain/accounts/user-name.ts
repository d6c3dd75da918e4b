import { badInput } from '../../platform/http/call-error';

const RULE = /^[\p{Script=Han}A-Za-z0-9_.-]{3,32}$/u;

/** A name as it is stored and shown: compatibility forms (full-width letters) unified. Undefined for what cannot be a name. */
export function readUserName(input: string): string | undefined {
  const name = input.normalize('NFKC').trim();
  return RULE.test(name) ? name : undefined;
}

/** Key by which names are unique: names that differ only in case are equal. */
export const userNameKey = (userName: string) => userName.normalize('NFKC').trim().toLowerCase();

/** @throws CallError that states the rule. */
export function requireUserName(input: string): string {
  const name = readUserName(input);
  if (name === undefined) throw badInput('用户名：应为 3～32 个字符，可用汉字、英文字母、数字和 _ - .');
  return name;
}
