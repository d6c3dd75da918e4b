import type { AttributeDefinition, ProductPicture, ProductSource } from '@shixuan/api/client';
import type { ReactNode } from 'react';
import { pictureNotes } from './picture-texts';
import * as styles from './source-block.module.css';
import { byOrigin, confidenceTexts, hostOf, tierText } from './source-texts';

export interface SourceBlockProps {
  source: ProductSource;
  attributes: readonly AttributeDefinition[];
  pictures: readonly ProductPicture[];
  /** ISO 8601: when an import last changed the record here. */
  updatedAt: string;
}

/** Source and confidence of the figures. */
export function SourceBlock({ source, attributes, pictures, updatedAt }: SourceBlockProps) {
  const { confidence, tier, url, viaUrl, derived, fieldSources, notes } = source;
  const labelOf = (key: string) => attributes.find(attribute => attribute.key === key)?.label ?? key;
  return (
    <dl className={styles.source}>
      <Row term="可信度">
        {confidence ? (
          <>
            <strong>{confidenceTexts[confidence].name}</strong>
            <span className={styles.note}>{confidenceTexts[confidence].meaning}</span>
          </>
        ) : (
          '未评定'
        )}
      </Row>
      <Row term="资料类型">{tierText(tier)}</Row>
      <Row term="出处">
        {url ? <Source url={url} /> : '公开资料，未记录网址'}
        {viaUrl && viaUrl !== url && (
          <span className={styles.note}>
            经由 <Source url={viaUrl} />
          </span>
        )}
      </Row>
      {derived.length > 0 && (
        <Row term="推算参数">
          <ul className={styles.list}>
            {derived.map(({ key, how }) => (
              <li key={key}>
                {labelOf(key)}
                <span className={styles.note}>{how}</span>
              </li>
            ))}
          </ul>
        </Row>
      )}
      {fieldSources.length > 0 && (
        <Row term="另有出处">
          <ul className={styles.list}>
            {byOrigin(fieldSources).map(({ origin, keys }) => (
              <li key={keys.join(' ')}>
                {keys.map(labelOf).join('、')}
                <span className={styles.note}>
                  {origin.url ? <Source url={origin.url} /> : '未记录网址'}
                  {origin.tier && `，${tierText(origin.tier)}`}
                  {origin.confidence && `，可信度${confidenceTexts[origin.confidence].name}`}
                </span>
              </li>
            ))}
          </ul>
        </Row>
      )}
      {pictures.length > 0 && (
        <Row term="图片">
          <ul className={styles.list}>
            {pictures.map(picture => (
              <li key={picture.src}>
                {pictureNotes(picture)}
                <span className={styles.note}>{picture.url ? <Source url={picture.url} /> : '未记录网址'}</span>
              </li>
            ))}
          </ul>
        </Row>
      )}
      {notes && <Row term="备注">{notes}</Row>}
      <Row term="录入">
        <time dateTime={updatedAt}>{updatedAt.slice(0, 10)}</time>
        <span className={styles.note}>本站录入或改动这些数值的日期，不是厂家资料的日期</span>
      </Row>
    </dl>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

function Source({ url }: { url: string }) {
  const host = hostOf(url);
  if (!host) return <span>{url}</span>;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" title={url}>
      {host}
    </a>
  );
}
