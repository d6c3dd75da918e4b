import { CodeText } from '../parts/code-text';
import type { Rule } from './rule';
import * as styles from './rules-view.module.css';

export function RulesView({ rules }: { rules: readonly Rule[] }) {
  return (
    <div className={styles.rules}>
      {rules.map(({ title, paragraphs }) => (
        <section key={title} className={styles.rule}>
          <h3 className={styles.title}>{title}</h3>
          {paragraphs.map(text => (
            <p key={text}>
              <CodeText text={text} />
            </p>
          ))}
        </section>
      ))}
    </div>
  );
}
