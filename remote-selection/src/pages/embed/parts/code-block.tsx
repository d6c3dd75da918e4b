import { type ReactNode, useRef } from 'react';
import * as styles from './code-block.module.css';
import { CopyButton } from './copy-button';

export interface CodeBlockProps {
  text: string;
  /** What it is: the name of a file, a language. */
  title: ReactNode;
  /** Words of the button. */
  copy: string;
  /** What has to be known of it, in one line. */
  note?: ReactNode;
}

/** Code as it is to be copied. Long lines are broken on the screen, never in what is copied. */
export function CodeBlock({ text, title, copy, note }: CodeBlockProps) {
  const code = useRef<HTMLElement>(null);
  return (
    <figure className={styles.block}>
      <figcaption className={styles.head}>
        <span className={styles.title}>{title}</span>
        <CopyButton text={text} label={copy} source={code} />
      </figcaption>
      <pre className={styles.text}>
        <code ref={code}>{text}</code>
      </pre>
      {note && <p className={styles.note}>{note}</p>}
    </figure>
  );
}
