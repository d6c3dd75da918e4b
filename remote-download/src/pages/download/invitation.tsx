import { Button, EmptyState } from '@shixuan/ui';

/** Nobody is logged in: says what the login is for and leads to it. */
export function Invitation({ onLogin }: { onLogin: () => void }) {
  return (
    <EmptyState
      title="登录后可以查看和下载资料"
      hint="下载地址只对本账号有效。没有账号可以当场注册，只需用户名和密码。"
      action={
        <Button type="primary" onClick={onLogin}>
          登录或注册
        </Button>
      }
    />
  );
}
