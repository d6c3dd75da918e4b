import { type AttributeDefinition, keyFigures, type ProductRow } from '@shixuan/api/client';
import { Figure } from '@shixuan/ui';
import { ArticleLink } from '../../features/articles/article-link';
import { formatValue } from '../../features/attributes/format-value';
import { isMeasured } from '../../features/attributes/measured';
import * as styles from './key-figures.module.css';

/** The key figures, as large numerals with one line of explanation each. */
export function KeyFigures({ product, attributes }: { product: ProductRow; attributes: AttributeDefinition[] }) {
  return (
    <dl className={styles.figures}>
      {keyFigures(attributes).map(attribute => (
        <Figure
          key={attribute.key}
          label={attribute.label}
          value={formatValue(attribute, product.attrs[attribute.key])}
          unit={isMeasured(attribute) ? attribute.unit : undefined}
          meaning={
            <>
              {attribute.help}
              <ArticleLink attribute={attribute.key} />
            </>
          }
        />
      ))}
    </dl>
  );
}
