import type { ReactNode } from 'react';
import { Button } from './arco';
import { BlankDrawing } from './blank-drawing';
import * as styles from './state.module.css';

export interface ErrorStateProps {
  /** What did not work: 产品列表没有加载出来. */
  title?: string;
  /** Why, and what to do. Of a message without a Chinese word it is said that the server was not reached. */
  message?: ReactNode;
  /** Shows a button 重试 that calls it. */
  onRetry?: () => void;
  /** The retry is under way. */
  retrying?: boolean;
  /** Further buttons or links. */
  action?: ReactNode;
}

/** The toast shows the browser's own text for a failed connection; the page, which stays, shows Chinese text. */
const readable = (message: ReactNode) =>
  typeof message !== 'string' || message === '' || /\p{Script=Han}/u.test(message)
    ? message
    : '没有连上服务器，请检查网络后重试。';

/** Something failed in this place of the page; the rest of the page goes on. */
export function ErrorState({ title = '内容没有加载出来', message, onRetry, retrying, action }: ErrorStateProps) {
  return (
    <div className={styles.state} role="alert">
      <BlankDrawing broken />
      <p className={styles.title}>{title}</p>
      {message && <div className={styles.hint}>{readable(message)}</div>}
      {(onRetry || action) && (
        <div className={styles.action}>
          {onRetry && (
            <Button type="primary" loading={retrying} onClick={onRetry}>
              重试
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}
