import { CodeText } from '../parts/code-text';
import * as styles from './calls-view.module.css';

/** Path of the description of the calls for machines. */
const OPENAPI_PATH = '/embed/v1/openapi.json';

/** The calls that answer foreign pages, below `/web/Product/`, and what they are for. */
const calls = [
  { name: 'SelectionInit', meaning: '表单的选项与范围' },
  { name: 'Dropdown', meaning: '按型号查找相机与镜头' },
  { name: 'Camera', meaning: '相机的推荐与逐项检查' },
  { name: 'Shot', meaning: '镜头的推荐与逐项检查' },
  { name: 'CameraShot', meaning: '整套系统的推荐、权衡与未入选的理由' },
  { name: 'Profiler', meaning: '3D 线激光的推荐与逐项检查' },
  { name: 'DepthCamera', meaning: '3D 面阵的推荐与逐项检查' },
] as const;

/** For those who draw an interface of their own: what the element itself asks. */
export function CallsView({ site }: { site: string }) {
  return (
    <div className={styles.calls}>
      <p>
        <CodeText
          text={`元素只调用 \`${site}/web/Product/\` 下的接口，\`POST\` 与 JSON，不带 Cookie。自己画界面时也可以直接调用。`}
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
