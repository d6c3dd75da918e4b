import { type ProfileState, printProfileSearch } from '@shixuan/task-url';
import type { Dispatch } from 'react';
import { laserPresets } from '../../data/profiler/profiler-presets';
import type { LaserAction } from '../../data/profiler/profiler-state';
import * as styles from '../form/preset-list.module.css';

/** Real tasks that fill the whole form. */
export function LaserPresets({ state, dispatch }: { state: ProfileState; dispatch: Dispatch<LaserAction> }) {
  const now = printProfileSearch(state);
  const shown = laserPresets.find(preset => printProfileSearch(preset.state) === now);
  return (
    <section className={styles.presets} aria-label="任务示例">
      <span className={styles.label}>示例</span>
      <ul className={styles.list}>
        {laserPresets.map(preset => (
          <li key={preset.id}>
            <button
              type="button"
              className={styles.preset}
              aria-pressed={preset === shown}
              title={preset.says}
              onClick={() => dispatch({ type: 'replaced', state: preset.state })}
            >
              {preset.label}
            </button>
          </li>
        ))}
      </ul>
      <span className={styles.says}>{shown?.says ?? '按您的输入'}</span>
    </section>
  );
}
