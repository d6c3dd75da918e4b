import type { CallContent } from '@shixuan/api/client';
import * as controls from '@shixuan/ui/controls.module.css';
import { useLanguageOfData, useTexts } from '../../lib/texts/texts';
import { type DownloadAddress, MAX_TEXT } from './download-address';
import * as styles from './file-tools.module.css';
import type { DownloadTypes } from './type-rail';
import type { ChangeAddress } from './use-address-change';
import { useTypedText } from './use-typed-text';

export interface FileToolsProps {
  address: DownloadAddress;
  onChange: ChangeAddress;
  types: DownloadTypes;
  families: CallContent<'downloadTypes'>['families'];
}

/** The chosen type, and the filters by family and text. */
export function FileTools({ address, onChange, types, families }: FileToolsProps) {
  const { tools: texts } = useTexts();
  const languageOf = useLanguageOfData();
  // Typing replaces the address, so 后退 leads to the previous page instead of through each letter.
  const [typed, setTyped] = useTypedText(address.text, text => onChange({ text }, true));
  const type = types.find(({ id }) => id === address.typeId);
  return (
    <div className={styles.tools}>
      <p className={styles.about} lang={type && languageOf(type.description)}>
        {type ? type.description : texts.about}
      </p>
      <label className={styles.family}>
        <span className="visually-hidden">{texts.family}</span>
        <select
          className={`${controls.input} ${styles.field}`}
          value={String(address.categoryId ?? '')}
          onChange={event => onChange({ categoryId: event.target.value ? Number(event.target.value) : null })}
        >
          <option value="">{texts.allFamilies}</option>
          {families.map(({ categoryId, name, count }) => (
            <option key={categoryId} value={String(categoryId)} lang={languageOf(name)}>
              {texts.familyCount(name, count)}
            </option>
          ))}
        </select>
      </label>
      <search aria-label={texts.search}>
        <input
          type="search"
          className={`${controls.input} ${styles.field}`}
          value={typed}
          maxLength={MAX_TEXT}
          placeholder={texts.text}
          aria-label={texts.text}
          onChange={event => setTyped(event.target.value)}
        />
      </search>
    </div>
  );
}
