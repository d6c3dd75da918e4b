import type { ShixuanSelectionElement } from '@shixuan/embed-types';
import { useState } from 'react';
import { CodeBlock } from '../parts/code-block';
import * as styles from './methods.module.css';

export interface MethodsProps {
  /** Null while there is none to ask. */
  element: ShixuanSelectionElement | null;
}

interface Method {
  written: string;
  /** What it answers, as text. */
  call(element: ShixuanSelectionElement): string;
}

const methods: readonly Method[] = [
  { written: 'value', call: ({ value }) => value || '（空：从第一个示例开始）' },
  { written: 'toBillOfMaterial()', call: element => JSON.stringify(element.toBillOfMaterial(), null, 2) },
  {
    written: 'reset()',
    call(element) {
      element.reset();
      return '已回到示例';
    },
  },
];

/** What a page can ask of the element, to be tried on the one in the preview. */
export function Methods({ element }: MethodsProps) {
  const [answer, setAnswer] = useState<{ written: string; text: string } | null>(null);
  return (
    <section className={styles.methods} aria-label="属性与方法">
      <p className={styles.say}>对上面的预览读取属性、调用方法：</p>
      <div className={styles.buttons}>
        {methods.map(({ written, call }) => (
          <button
            key={written}
            type="button"
            className={styles.button}
            disabled={!element}
            onClick={() => element && setAnswer({ written, text: call(element) })}
          >
            {written}
          </button>
        ))}
      </div>
      <div role="status" className={styles.answer}>
        {answer && <CodeBlock title={<code>{answer.written}</code>} text={answer.text} copy="复制结果" />}
      </div>
    </section>
  );
}
