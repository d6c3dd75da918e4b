import { IconClose, Marked } from '@shixuan/ui';
import { type Combobox, ComboboxList } from '@shixuan/ui/combobox';
import { useFrameTexts } from '../../components/texts/use-texts';
import type { OptionGroup, SearchOption } from './search-options';
import * as styles from './suggestion-list.module.css';

export interface SuggestionListProps {
  list: Combobox['list'];
  groups: readonly OptionGroup[];
  onChoose(option: SearchOption): void;
  /** Forgets a recent search. */
  onForget(keywords: string): void;
}

/** The list below the search box: suggestions in groups, or recent searches, which can be forgotten one by one. */
export function SuggestionList({ list, groups, onChoose, onForget }: SuggestionListProps) {
  const { search: texts } = useFrameTexts();
  const recent = groups.find(({ kind }) => kind === 'recent');
  const items = groups.flatMap(group => group.options);
  return (
    <div className={styles.panel} hidden={!list.isOpen}>
      <ComboboxList list={list} label={texts.suggestions} className={styles.list} items={items} onPick={onChoose}>
        {optionProps =>
          groups.map(({ kind, title, options }) => (
            <fieldset key={kind} className={styles.group}>
              <legend className={styles.title}>{title}</legend>
              {options.map(option => (
                <div key={option.key} {...optionProps(items.indexOf(option))} className={styles.option}>
                  <span className={styles.label}>
                    <Marked text={option.label} spans={option.marks.label} />
                  </span>
                  {option.detail && (
                    <span className={styles.detail}>
                      <Marked text={option.detail} spans={option.marks.detail} />
                    </span>
                  )}
                </div>
              ))}
            </fieldset>
          ))
        }
      </ComboboxList>
      {recent && (
        // Beside the list, because an option must not contain controls.
        <ul className={styles.forget}>
          {recent.options.map(({ key, label }) => (
            <li key={key}>
              <button type="button" aria-label={texts.forget(label)} onClick={() => onForget(label)}>
                <IconClose />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
