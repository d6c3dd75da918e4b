const USER_NAME = { min: 3, max: 32 };
const PASSWORD = { min: 8, max: 128 };

/** What is wrong with a user name, naming the field; null when it may be sent. */
export function checkUserName(userName: string): string | null {
  const length = [...userName.trim()].length;
  if (length === 0) return '请填写用户名';
  if (length < USER_NAME.min || length > USER_NAME.max) return `用户名应为 ${USER_NAME.min}～${USER_NAME.max} 个字符`;
  return null;
}

/** What is wrong with a password, naming the field; null when it may be sent. */
export function checkPassword(password: string, label = '密码'): string | null {
  const length = [...password].length;
  if (length === 0) return `请填写${label}`;
  if (length < PASSWORD.min) return `${label}至少 ${PASSWORD.min} 个字符`;
  if (length > PASSWORD.max) return `${label}最多 ${PASSWORD.max} 个字符`;
  return null;
}
