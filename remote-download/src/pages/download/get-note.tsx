import { formatFileSize } from '@shixuan/units';
import { type RefObject, useEffect, useRef } from 'react';
import { formatClock } from '../../lib/format-time';
import { useLanguageOfData, useTexts } from '../../lib/texts/texts';
import * as styles from './get.module.css';
import type { GetFiles } from './use-get-files';

export interface GetNoteProps {
  get: GetFiles;
  /** Gets the focus back when the terms have been answered. */
  button: RefObject<HTMLButtonElement | null>;
}

/** State of a download, below its button: the terms to accept, the granted address, or the reason of a refusal. */
export function GetNote({ get, button }: GetNoteProps) {
  const { getting } = get;
  const { get: texts } = useTexts();
  return (
    <>
      {getting.step === 'terms' && (
        <TermsOfUse
          text={getting.terms.text}
          onAccept={() => {
            get.acceptTerms(getting.terms.version);
            button.current?.focus();
          }}
          onCancel={() => {
            get.cancel();
            button.current?.focus();
          }}
        />
      )}
      <div className={styles.note} role="status">
        {getting.step === 'asking' && <p>{texts.asking}</p>}
        {getting.step === 'granted' && <Granted {...getting.grant} />}
        {getting.step === 'failed' && <p className={styles.failed}>{texts.failed(getting.message ?? texts.later)}</p>}
      </div>
    </>
  );
}

function TermsOfUse({ text, onAccept, onCancel }: { text: string; onAccept: () => void; onCancel: () => void }) {
  const { get: texts } = useTexts();
  const languageOf = useLanguageOfData();
  const accept = useRef<HTMLButtonElement>(null);
  useEffect(() => accept.current?.focus(), []);
  return (
    <fieldset className={styles.terms}>
      <legend className="visually-hidden">{texts.terms}</legend>
      <p>
        <strong>{texts.terms}</strong>
        <span lang={languageOf(text)}>{text}</span>
      </p>
      <p className={styles.answers}>
        <button ref={accept} type="button" className={styles.primary} onClick={onAccept}>
          {texts.accept}
        </button>
        <button type="button" className={styles.button} onClick={onCancel}>
          {texts.cancel}
        </button>
      </p>
    </fieldset>
  );
}

function Granted({
  url,
  fileName,
  size,
  expiresAt,
}: {
  url: string;
  fileName: string;
  size: number;
  expiresAt: string;
}) {
  const { get: texts } = useTexts();
  return (
    <p>
      {texts.granted(formatFileSize(size))}
      <a href={url} download={fileName}>
        {texts.again}
      </a>
      {texts.until(formatClock(expiresAt))}
    </p>
  );
}
