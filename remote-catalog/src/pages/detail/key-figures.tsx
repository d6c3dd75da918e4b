import {
  type AttributeDefinition,
  isMissing,
  keyFigures,
  leadingFigures,
  type ProductRow,
  type ProductSource,
} from '@shixuan/api/client';
import { formatValue } from '@shixuan/api/format-value';
import { Figure } from '@shixuan/ui';
import { ArticleLink } from '../../features/articles/article-link';
import { isMeasured } from '../../features/attributes/measured';
import * as styles from './key-figures.module.css';

export interface KeyFiguresProps {
  product: ProductRow;
  attributes: AttributeDefinition[];
  source: Pick<ProductSource, 'notes'>;
}

/** Labels of the key figures that are not known. */
export const missingKeyFigures = (attributes: readonly AttributeDefinition[], { attrs }: Pick<ProductRow, 'attrs'>) =>
  keyFigures(attributes)
    .filter(attribute => isMissing(attribute, attrs))
    .map(({ label }) => label);

/**
 * The known figures that decide, as large numerals with one line of explanation each. Key figures that are not known are
 * named in one line below, with the note of the source, which often holds a figure that fits no attribute.
 */
export function KeyFigures({ product, attributes, source: { notes } }: KeyFiguresProps) {
  const leading = leadingFigures(attributes, product.attrs);
  const missing = missingKeyFigures(attributes, product);
  return (
    <div>
      {leading.length > 0 && (
        <dl className={styles.figures}>
          {leading.map(attribute => (
            <Figure
              key={attribute.key}
              label={attribute.label}
              value={formatValue(attribute, product.attrs[attribute.key])}
              unit={isMeasured(attribute) ? attribute.unit : undefined}
              meaning={
                <>
                  {attribute.help}
                  <ArticleLink categoryId={product.categoryId} attribute={attribute.key} />
                </>
              }
            />
          ))}
        </dl>
      )}
      {missing.length > 0 && notes && (
        <p className={styles.note}>
          <span className={styles.term}>资料备注</span>
          {notes}
        </p>
      )}
      {missing.length > 0 && <p className={styles.missing}>{`未标注：${missing.join('、')}`}</p>}
    </div>
  );
}
