import { Button } from '@shixuan/ui';
import { useAtomValue } from 'jotai';
import { type FormEvent, useState } from 'react';
import { useShell } from '../../components/shell-context';
import { baseInfo } from '../../state/base-info';
import { AccountField } from './account-field';
import * as styles from './account-form.module.css';
import { checkPassword } from './field-rules';
import { messageOf } from './message-of';
import { useMeans } from './use-means';

const empty = { account: '', code: '', newPassword: '' };

/** 忘记密码: a code to the account's contact, then a new password; without a way to send codes, whom to ask. */
export function RecoverForm({ onDone }: { onDone(): void }) {
  const { api, showMessage } = useShell();
  const means = useMeans();
  const [fields, setFields] = useState(empty);
  const [sent, setSent] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  if (!means) return null;
  if (!means.email && !means.phone) return <WhomToAsk />;

  function change(part: Partial<typeof fields>) {
    setProblem(null);
    setFields({ ...fields, ...part });
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const account = fields.account.trim();
    if (account === '') return setProblem('账号：请填写');
    if (sent && fields.code.trim() === '') return setProblem('验证码：请填写');
    const weak = sent ? checkPassword(fields.newPassword, '新密码') : null;
    if (weak) return setProblem(weak);
    setBusy(true);
    try {
      const quiet = { showLoading: false, silent: true };
      if (!sent) {
        await api.accountRecover({ account }, quiet);
        setSent(true);
      } else {
        await api.accountReset({ ...fields, account }, quiet);
        showMessage('success', '密码已重设，请重新登录');
        onDone();
      }
    } catch (error) {
      setProblem(messageOf(error) ?? '没有成功，请稍后再试');
    } finally {
      setBusy(false);
    }
  }

  const at = (label: string) => (problem?.includes(label) && problem.startsWith(label) ? problem : null);
  const elsewhere = problem && !at('账号') && !at('验证码') && !at('新密码') && !at('请填写新密码') ? problem : null;
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <AccountField
        label="账号"
        value={fields.account}
        onChange={account => change({ account })}
        error={at('账号')}
        hint="用户名，或绑定的邮箱、手机号"
        autoComplete="username"
        first
      />
      {sent && (
        <>
          <p className={styles.lead} role="status">
            如果这个账号绑定了邮箱或手机，验证码已经发出，10 分钟内有效。没有绑定的，请联系站点管理员。
          </p>
          <AccountField
            label="验证码"
            value={fields.code}
            onChange={code => change({ code })}
            error={at('验证码')}
            autoComplete="one-time-code"
          />
          <AccountField
            label="新密码"
            value={fields.newPassword}
            onChange={newPassword => change({ newPassword })}
            error={at('新密码') ?? at('请填写新密码')}
            hint="至少 8 个字符，建议用较长的词组"
            autoComplete="new-password"
            secret
          />
        </>
      )}
      {elsewhere && (
        <p className={styles.error} role="alert">
          {elsewhere}
        </p>
      )}
      <Button type="primary" htmlType="submit" size="large" long loading={busy}>
        {sent ? '重设密码' : '发送验证码'}
      </Button>
    </form>
  );
}

/** Who resets a password by hand. */
function WhomToAsk() {
  const { contact = '', telPhone = '', email = '', qq = '' } = useAtomValue(baseInfo) ?? {};
  const ways = [telPhone && `电话 ${telPhone}`, email && `邮箱 ${email}`, qq && `QQ ${qq}`].filter(Boolean);
  return (
    <p className={styles.lead}>
      本站没有设置邮件，不能自助找回密码。请联系{contact || '站点管理员'}重设密码
      {ways.length > 0 ? `：${ways.join('，')}。` : '（联系方式待填写）。'}
    </p>
  );
}
