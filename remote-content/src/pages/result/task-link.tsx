import type { CallContent } from '@shixuan/api/client';
import { Link } from '@shixuan/host';
import * as controls from '@shixuan/ui/controls.module.css';
import * as styles from './task-link.module.css';

/** Leads to the systems for a task that was typed in place of a product. */
export const TaskLink = ({ task }: { task: NonNullable<CallContent<'search'>['task']> }) => (
  <section className={styles.task} aria-label="选型任务">
    <p className={styles.says}>
      这像是一个选型任务：{task.says}。
      <span className={styles.hint}>选型助手按任务算出整套方案，逐项说明理由；没说清的会先问。</span>
    </p>
    <Link className={`${controls.linkButton} ${styles.go}`} to={task.path}>
      按此选型
    </Link>
  </section>
);
