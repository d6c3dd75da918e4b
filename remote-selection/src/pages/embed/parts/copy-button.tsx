import { type RefObject, useState } from 'react';
import * as styles from './copy-button.module.css';

const REFUSED = '浏览器不允许写剪贴板：已选中，请按 Ctrl+C（macOS 为 ⌘C）';

function selectText(element: Element | null): void {
  if (element) window.getSelection()?.selectAllChildren(element);
}

export interface CopyButtonProps {
  text: string;
  /** What is copied: 复制代码. */
  label: string;
  /** Holds the text: selected where there is no clipboard, so that one key copies it. */
  source: RefObject<Element | null>;
}

/** Copies a text of several lines that stands in the page, and says beside itself what came of it. */
export function CopyButton({ text, label, source }: CopyButtonProps) {
  const [said, setSaid] = useState({ of: '', done: false });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid({ of: text, done: true });
    } catch {
      selectText(source.current);
      setSaid({ of: text, done: false });
    }
  };
  return (
    <span className={styles.copy}>
      <span role="status" className={styles.said}>
        {said.of === text && (said.done ? '已复制' : REFUSED)}
      </span>
      <button type="button" className={styles.button} onClick={() => void copy()}>
        {label}
      </button>
    </span>
  );
}
