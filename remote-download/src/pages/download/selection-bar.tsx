import * as controls from '@shixuan/ui/controls.module.css';
import { formatFileSize } from '@shixuan/units';
import { useRef } from 'react';
import { useTexts } from '../../lib/texts/texts';
import { type Chosen, MAX_FILES } from './chosen';
import { GetButton } from './get-button';
import { GetNote } from './get-note';
import * as styles from './selection-bar.module.css';
import { Tick } from './tick';
import { useGetFiles } from './use-get-files';
import type { Selection } from './use-selection';

export interface SelectionBarProps {
  selection: Selection;
  /** The newest versions of the files on this page. */
  onPage: readonly Chosen[];
}

/**
 * Chooses all files of the page, and downloads the chosen ones as one file. Always visible, so that the layout does not
 * shift.
 */
export function SelectionBar({ selection, onPage }: SelectionBarProps) {
  const { selection: texts } = useTexts();
  const { chosen, size } = selection;
  const get = useGetFiles(chosen.map(({ id }) => id));
  const button = useRef<HTMLButtonElement>(null);
  const ticked = onPage.filter(({ id }) => selection.has(id)).length;
  const sum = chosen.length === 0 ? texts.none : texts.sum(chosen.length, formatFileSize(size));
  return (
    <div className={styles.bar}>
      <div className={styles.line}>
        <Tick
          label={texts.all}
          checked={ticked > 0 && ticked === onPage.length}
          some={ticked > 0 && ticked < onPage.length}
          onChange={on => selection.set(onPage, on)}
        >
          {texts.allShort}
        </Tick>
        <p className={styles.sum} aria-live="polite">
          {chosen.length === MAX_FILES ? texts.most(sum, MAX_FILES) : sum}
        </p>
        {chosen.length > 0 && (
          <button type="button" className={`${controls.action} ${styles.clear}`} onClick={selection.clear}>
            {texts.clear}
          </button>
        )}
        <GetButton
          ref={button}
          get={get}
          label={texts.get}
          of={texts.of(chosen.length)}
          primary
          disabled={chosen.length === 0}
        />
      </div>
      <GetNote get={get} button={button} />
    </div>
  );
}
