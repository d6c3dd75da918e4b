import { neutralState, printSelectionSearch } from '@shixuan/task-url';
import { type Preset, presetState, presets } from '../../data/task/presets';
import { useSelection } from '../../state/selection-context';
import * as styles from './preset-list.module.css';

const blankSays = '只给了视野与精度的起始值，其余都不限；改成您的数字';

/** Real tasks that fill the whole form, and one that leaves open what can be: nothing of an example goes unnoticed into one's own. */
export function PresetList() {
  const { state, dispatch } = useSelection();
  const now = printSelectionSearch(state);
  const blank = neutralState(state.goal);
  const isBlank = printSelectionSearch(blank) === now;
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
        <li>
          <button
            type="button"
            className={styles.blank}
            aria-pressed={isBlank}
            title={blankSays}
            onClick={() => dispatch({ type: 'replaced', state: blank })}
          >
            从空白开始
          </button>
        </li>
      </ul>
      <span className={styles.says}>{isBlank ? blankSays : (presets.find(isShown)?.says ?? '按您的输入')}</span>
    </section>
  );
}
