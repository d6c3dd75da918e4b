import type { CallContent } from '@shixuan/api/client';
import { useNavigate } from '@shixuan/host';
import * as controls from '@shixuan/ui/controls.module.css';
import { useLanguageOfData, useTexts } from '../../lib/texts/texts';
import { type DownloadAddress, downloadPath, MAX_TEXT } from './download-address';
import * as styles from './file-tools.module.css';
import type { DownloadTypes } from './type-rail';
import { useTypedText } from './use-typed-text';

export interface FileToolsProps {
  address: DownloadAddress;
  types: DownloadTypes;
  families: CallContent<'downloadTypes'>['families'];
}

/** The chosen type, and the filters by family and text. */
export function FileTools({ address, types, families }: FileToolsProps) {
  const navigate = useNavigate();
  const { tools: texts } = useTexts();
  const languageOf = useLanguageOfData();
  const go = (change: Partial<DownloadAddress>, replace = false) =>
    void navigate(downloadPath({ ...address, page: 1, ...change }), { replace, preventScrollReset: true });
  // Typing replaces the address, so 后退 leads to the previous page instead of through each letter.
  const [typed, setTyped] = useTypedText(address.text, text => go({ text }, true));
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
          onChange={event => go({ categoryId: event.target.value ? Number(event.target.value) : null })}
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
