import { useHost } from '@shixuan/host';
import { QueryView, Section, Skeleton } from '@shixuan/ui';
import { useQuery } from '@tanstack/react-query';
import { SelectionLink } from '../../features/selection-door/selection-link';
import type { SelectionPart } from '../../features/selection-door/selection-path';
import { productCompatibleQuery } from '../../lib/queries/product-compatible';
import { CompatibleGroup } from './compatible-group';
import * as styles from './compatible-group.module.css';

/** Compatible products, with reasons. Absent for kinds of products that need no counterpart. */
export function Compatible({ product, expected }: { product: SelectionPart; expected: boolean }) {
  const query = useQuery({ ...productCompatibleQuery(useHost(), product.id), enabled: expected });
  if (!expected || query.data?.groups.length === 0) return null;
  return (
    <Section id="compatible" title="配套产品" note="由接口、像圈、像元与带宽计算；未标注的参数不算满足">
      <QueryView query={query} errorTitle="配套产品没有算出来" skeleton={<Skeleton kind="table" rows={8} />}>
        {({ groups }) => (
          <>
            <p className={styles.onwards}>
              <SelectionLink parts={[product]}>按视野、精度和工作距离继续选型</SelectionLink>
            </p>
            {groups.map(group => (
              <CompatibleGroup key={`${group.kind} ${group.categoryId}`} product={product} group={group} />
            ))}
          </>
        )}
      </QueryView>
    </Section>
  );
}
