import { CodeText } from '../parts/code-text';
import { calls } from './calls';
import * as styles from './calls-view.module.css';
import { OPENAPI_PATH } from './openapi';

/** For those who draw an interface of their own: what the element itself asks. */
export function CallsView({ site }: { site: string }) {
  return (
    <div className={styles.calls}>
      <p>
        <CodeText
          text={`元素只调用 \`${site}/web/Product/\` 下的六个接口，\`POST\` 与 JSON，不带 Cookie。自己画界面时也可以直接调用。`}
        />{' '}
        <a className={styles.document} href={OPENAPI_PATH}>
          OpenAPI 描述
        </a>
      </p>
      <dl className={styles.list}>
        {calls.map(({ name, meaning }) => (
          <div key={name} className={styles.call}>
            <dt>
              <code className={styles.name}>{name}</code>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
