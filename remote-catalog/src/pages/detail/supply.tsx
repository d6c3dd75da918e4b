import type { CallContent } from '@shixuan/api/client';
import { formatValue } from '@shixuan/api/format-value';
import { Link } from '@shixuan/host';
import { detailPath } from '../../lib/paths';
import * as styles from './product-sheet.module.css';

type Detail = CallContent<'productDetail'>;

/** The status that is said above the figures: not recommended or discontinued. Null: in production, or not known. */
function endedStatus({ product: { attrs }, attributes }: Pick<Detail, 'product' | 'attributes'>): string | null {
  const definition = attributes.find(({ key }) => key === 'status');
  return definition && attrs.status !== 'active' ? formatValue(definition, attrs.status) : null;
}

/** The attributes for the figures below, without the status where it is said above them. */
export const besidesSupply = (detail: Pick<Detail, 'product' | 'attributes'>): Detail['attributes'] =>
  endedStatus(detail) === null ? detail.attributes : detail.attributes.filter(({ key }) => key !== 'status');

/** What a source says about the supply: not recommended or discontinued, by what it is replaced, what it replaces. */
export function Supply({ detail }: { detail: Detail }) {
  const { successor, replaces = [] } = detail;
  const ended = endedStatus(detail);
  if (ended === null && !successor && replaces.length === 0) return null;
  return (
    <div className={styles.supply} data-ended={ended !== null || undefined}>
      {ended !== null && <p>{`供货状态：${ended}`}</p>}
      {successor && (
        <p>
          替代型号：
          <Model {...successor} />
        </p>
      )}
      {replaces.length > 0 && (
        <p>
          {'替代下列型号：'}
          {replaces.map((each, i) => (
            <span key={each.model}>
              {i > 0 && '、'}
              <Model {...each} />
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

const Model = ({ model, id }: NonNullable<Detail['successor']>) =>
  id === undefined ? <span>{`${model}（本站未收录）`}</span> : <Link to={detailPath(id)}>{model}</Link>;
