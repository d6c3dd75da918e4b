import { GreyCanvas } from './grey-canvas';
import { shownPixels } from './kernel/see-through';
import * as styles from './preview.module.css';
import type { Grey } from './previewer';

/** A picture as it was when it was kept, with what it was made of. */
export interface Kept {
  grey: Grey;
  said: readonly string[];
}

/** The picture before a change beside that after it; what differs of their figures stands first. */
export function KeptPicture({ kept, now }: { kept: Kept; now: readonly string[] }) {
  const changed = kept.said.flatMap((text, i) =>
    text === now[i] ? [] : [`${text} → ${now[i]?.split(' ').slice(1).join(' ')}`],
  );
  return (
    <figure className={styles.kept} aria-label="改动前">
      <div className={styles.stage}>
        <GreyCanvas grey={kept.grey} side={shownPixels} className={`${styles.picture} ${styles.seen}`} />
        <span className={`${styles.side} ${styles.sideSeen}`}>改动前</span>
      </div>
      <figcaption className={styles.note} aria-live="polite">
        {changed.length === 0 ? '还没有改动：拖动参数，或改任务、换部件。' : `改动前 → 现在：${changed.join('；')}`}
      </figcaption>
    </figure>
  );
}
