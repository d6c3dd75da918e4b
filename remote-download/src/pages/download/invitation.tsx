import { Button, EmptyState } from '@shixuan/ui';

/** Shown without a login: explains what it is for and offers it. */
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
