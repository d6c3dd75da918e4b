import { formatFileSize } from '@shixuan/units';
import { type RefObject, useEffect, useRef } from 'react';
import { formatClock } from '../../lib/format-time';
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
        {getting.step === 'asking' && <p>正在取得下载地址…</p>}
        {getting.step === 'granted' && <Granted {...getting.grant} />}
        {getting.step === 'failed' && <p className={styles.failed}>{`没有取得下载地址：${getting.message}`}</p>}
      </div>
    </>
  );
}

function TermsOfUse({ text, onAccept, onCancel }: { text: string; onAccept: () => void; onCancel: () => void }) {
  const accept = useRef<HTMLButtonElement>(null);
  useEffect(() => accept.current?.focus(), []);
  return (
    <fieldset className={styles.terms}>
      <legend className="visually-hidden">使用条款</legend>
      <p>
        <strong>使用条款</strong>
        {text}
      </p>
      <p className={styles.answers}>
        <button ref={accept} type="button" className={styles.primary} onClick={onAccept}>
          同意并下载
        </button>
        <button type="button" className={styles.button} onClick={onCancel}>
          取消
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
  return (
    <p>
      {`已交给浏览器下载（${formatFileSize(size)}），中断可续传。没有开始？`}
      <a href={url} download={fileName}>
        再点这个地址
      </a>
      {`，${formatClock(expiresAt)} 前有效。`}
    </p>
  );
}
