import { printSelectionSearch } from '@shixuan/task-url';
import { type Preset, presetState, presets } from '../selection/presets';
import { useSelection } from '../selection/selection-context';
import * as styles from './preset-list.module.css';

/** Real tasks that fill the whole form. */
export function PresetList() {
  const { state, dispatch } = useSelection();
  const now = printSelectionSearch(state);
  const isShown = (preset: Preset) => printSelectionSearch(presetState(state.goal, preset)) === now;
  return (
    <section className={styles.presets} aria-label="任务示例">
      <span className={styles.label}>示例</span>
      <ul className={styles.list}>
        {presets.map(preset => (
          <li key={preset.id}>
            <button
              type="button"
              className={styles.preset}
              aria-pressed={isShown(preset)}
              title={preset.says}
              onClick={() => dispatch({ type: 'preset', preset })}
            >
              {preset.label}
            </button>
          </li>
        ))}
      </ul>
      <span className={styles.says}>{presets.find(isShown)?.says ?? '按您的输入'}</span>
    </section>
  );
}
