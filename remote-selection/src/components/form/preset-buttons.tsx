import type { Ref } from 'react';
import * as styles from './preset-buttons.module.css';

/** A complete task as its button shows it. */
export interface ShownPreset {
  id: string;
  label: string;
  /** Object and demand in one line. */
  summary: string;
}

export interface PresetButtonsProps<Preset extends ShownPreset> {
  presets: readonly Preset[];
  /** The task is that of this preset; undefined: of none. */
  shown: Preset | undefined;
  onChoose(preset: Preset): void;
  /** A task that leaves open what can be left open. */
  blank: { summary: string; isShown: boolean; onChoose(): void };
  /** Another way to fill the form: a button that opens it. */
  guide?: { label: string; isOpen: boolean; onToggle(): void; ref: Ref<HTMLButtonElement> };
}

/** Complete tasks that fill the whole form, and what the one that is shown asks for. */
export function PresetButtons<Preset extends ShownPreset>({
  presets,
  shown,
  onChoose,
  blank,
  guide,
}: PresetButtonsProps<Preset>) {
  const says = (blank.isShown ? blank : shown)?.summary ?? '按您的输入';
  return (
    <section className={styles.presets} aria-label="任务示例">
      <span className={styles.label}>示例</span>
      <ul className={styles.list}>
        {presets.map(preset => (
          <li key={preset.id}>
            <button
              type="button"
              className={styles.preset}
              aria-pressed={preset === shown}
              title={preset.summary}
              onClick={() => onChoose(preset)}
            >
              {preset.label}
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.own}>
        <button
          type="button"
          className={styles.blank}
          aria-pressed={blank.isShown}
          title={blank.summary}
          onClick={blank.onChoose}
        >
          从空白开始
        </button>
        {guide && (
          <button
            ref={guide.ref}
            type="button"
            className={styles.blank}
            aria-expanded={guide.isOpen}
            onClick={guide.onToggle}
          >
            {guide.label}
          </button>
        )}
      </div>
      <span className={styles.says}>{says}</span>
    </section>
  );
}
