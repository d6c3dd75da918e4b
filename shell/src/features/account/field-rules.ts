import type { Translation } from '@shixuan/host';
import type { chinese } from './texts/login.zh';

type Rules = Translation<typeof chinese.rules>;

const USER_NAME = { min: 3, max: 32 };
const PASSWORD = { min: 8, max: 128 };

/** What is wrong with a user name, naming the field; null when it may be sent. */
export function checkUserName(userName: string, texts: Rules): string | null {
  const length = [...userName.trim()].length;
  if (length === 0) return texts.userNameEmpty;
  if (length < USER_NAME.min || length > USER_NAME.max) return texts.userNameLength(USER_NAME.min, USER_NAME.max);
  return null;
}

/** What is wrong with a password, naming the field; null when it may be sent. */
export function checkPassword(password: string, label: string, texts: Rules): string | null {
  const length = [...password].length;
  if (length === 0) return texts.passwordEmpty(label);
  if (length < PASSWORD.min) return texts.passwordShort(label, PASSWORD.min);
  if (length > PASSWORD.max) return texts.passwordLong(label, PASSWORD.max);
  return null;
}
