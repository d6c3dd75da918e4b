import { Link } from '@shixuan/host';
import { Button } from '@shixuan/ui';
import * as styles from './enquiry.module.css';

export interface SentEnquiry {
  id: number;
  copied: boolean;
  /** Whether the box for a copy was ticked. */
  copyAsked: boolean;
  email: string;
}

/** The box can be ticked only where the site sends mail. Without an address there is nowhere to send a copy. */
const whyNoCopy = ({ copyAsked, email }: SentEnquiry): string =>
  copyAsked && email !== '' ? '没有寄副本：这个邮箱一天之内收到的副本已达上限。' : '';

/** What was sent, under which number, and whether a copy is on its way. */
export function EnquirySent({ sent, onAgain }: { sent: SentEnquiry; onAgain(): void }) {
  return (
    <div className={styles.sent} role="status">
      <p className={styles.number}>询价已提交，编号 {sent.id}</p>
      <p>{sent.copied ? `副本将寄到 ${sent.email}。` : `${whyNoCopy(sent)}请记下编号，联系时报出即可查到这份询价。`}</p>
      <p className={styles.ways}>
        <Button onClick={onAgain}>再写一份</Button>
        <Link to="/goods/list">回到产品查询</Link>
      </p>
    </div>
  );
}
