import type { AttributeDefinition, ProductRow, ProductSource } from '@shixuan/api/client';
import { SpecTable } from '@shixuan/ui';
import type { UnitSystem } from '@shixuan/units';
import { useState } from 'react';
import { canBeSimilar } from '../../features/similar/similar-filters';
import { CopyRow } from './copy-row';
import { SimilarBar, SimilarLink } from './similar-bar';
import { SimilarTick } from './similar-tick';
import { inapplicableLabels, missingGroups, specGroups } from './spec-groups';
import * as styles from './specifications.module.css';
import { splitGroups } from './split-groups';
import { UnitSwitch } from './unit-switch';

export interface SpecificationsProps {
  product: ProductRow;
  attributes: readonly AttributeDefinition[];
  source: Pick<ProductSource, 'derived' | 'fieldSources'>;
  /** False for the record of a series: no list is sorted by likeness to it. */
  comparable?: boolean;
}

/** Every known specification, in two columns where there is room; to be copied, converted, and ticked to find similar ones. */
export function Specifications({ product, attributes, source, comparable = true }: SpecificationsProps) {
  const [system, setSystem] = useState<UnitSystem>('metric');
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const tick = (key: string, on: boolean) =>
    setTicked(before => new Set(on ? [...before, key] : [...before].filter(other => other !== key)));

  const mainKeys = new Set(
    attributes
      .filter(each => each.keyFigure !== undefined && canBeSimilar(each, product.attrs[each.key]))
      .map(({ key }) => key),
  );
  const inapplicable = inapplicableLabels(attributes, product);
  const groups = specGroups(attributes, product, source, {
    system,
    around: (attribute, printed) => ({
      before:
        comparable && canBeSimilar(attribute, product.attrs[attribute.key]) ? (
          <SimilarTick
            label={attribute.label}
            ticked={ticked.has(attribute.key)}
            onTick={on => tick(attribute.key, on)}
          />
        ) : (
          <span className={styles.noTick} />
        ),
      action: <CopyRow label={attribute.label} printed={printed} />,
    }),
  });
  return (
    <div className={styles.specifications}>
      <div className={styles.tools}>
        {comparable && <p className={styles.hint}>勾选参数可找相近的产品：选项相同，数值 ±10%</p>}
        {comparable && mainKeys.size > 0 && (
          <SimilarLink product={product} attributes={attributes} keys={mainKeys} className={styles.main}>
            按主要参数找替代型号
          </SimilarLink>
        )}
        <UnitSwitch system={system} onChange={setSystem} />
      </div>
      <div className={styles.columns}>
        {splitGroups(groups).map((column, i) => (
          <SpecTable key={i === 0 ? 'left' : 'right'} groups={column} density="compact" />
        ))}
      </div>
      <Missing groups={missingGroups(attributes, product)} />
      {inapplicable.length > 0 && <p className={styles.inapplicable}>{`不适用：${inapplicable.join('、')}`}</p>}
      <SimilarBar product={product} attributes={attributes} ticked={ticked} onClear={() => setTicked(new Set())} />
    </div>
  );
}

/** The attributes without a known value, folded: their number is what a buyer needs first. */
function Missing({ groups }: { groups: ReturnType<typeof missingGroups> }) {
  const count = groups.reduce((sum, { labels }) => sum + labels.length, 0);
  if (count === 0) return null;
  return (
    <details className={styles.missing}>
      <summary className={styles.missingCount}>{`尚缺 ${count} 项`}</summary>
      <dl>
        {groups.map(({ title, labels }) => (
          <div key={title} className={styles.missingGroup}>
            <dt>{title}</dt>
            <dd>{labels.join('、')}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
