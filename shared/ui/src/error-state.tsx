import type { ReactNode } from 'react';
import { Button } from './arco';
import { BlankDrawing } from './blank-drawing';
import * as styles from './state.module.css';
import { useOwnWords } from './use-own-words';

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
const readable = (message: ReactNode, unreached: string) =>
  typeof message !== 'string' || message === '' || /\p{Script=Han}/u.test(message) ? message : unreached;

/** Something failed in this place of the page; the rest of the page goes on. */
export function ErrorState({ title, message, onRetry, retrying, action }: ErrorStateProps) {
  const words = useOwnWords();
  return (
    <div className={styles.state} role="alert">
      <BlankDrawing broken />
      <p className={styles.title}>{title ?? words.notLoaded}</p>
      {message && <div className={styles.hint}>{readable(message, words.unreached)}</div>}
      {(onRetry || action) && (
        <div className={styles.action}>
          {onRetry && (
            <Button type="primary" loading={retrying} onClick={onRetry}>
              {words.retry}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}
