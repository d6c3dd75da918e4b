import type { CallContent } from '@shixuan/api/client';
import { Link } from '@shixuan/host';
import { formatValue } from '../../features/attributes/format-value';
import { detailPath } from '../../lib/paths';
import * as styles from './product-sheet.module.css';

type Detail = CallContent<'productDetail'>;

/** What a source says about the supply: not recommended or discontinued, by what it is replaced, what it replaces. */
export function Supply({ detail: { product, attributes, successor, replaces = [] } }: { detail: Detail }) {
  const { status } = product.attrs;
  const definition = attributes.find(({ key }) => key === 'status');
  const ended = definition && status !== undefined && status !== 'active' ? formatValue(definition, status) : null;
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
