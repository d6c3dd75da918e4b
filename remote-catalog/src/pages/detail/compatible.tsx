import { useHost } from '@shixuan/host';
import { Skeleton } from '@shixuan/ui';
import { useQuery } from '@tanstack/react-query';
import { Section } from '../../features/layout/section';
import { QueryView } from '../../features/query-view/query-view';
import { productCompatibleQuery } from '../../lib/queries/product-compatible';
import { CompatibleGroup } from './compatible-group';

/** What goes with the product and why. Kinds of products that need nothing more have no such part. */
export function Compatible({ id, expected }: { id: number; expected: boolean }) {
  const query = useQuery({ ...productCompatibleQuery(useHost(), id), enabled: expected });
  if (!expected || query.data?.groups.length === 0) return null;
  return (
    <Section title="配套产品" note="由接口、像圈、像元与带宽计算；未标注的参数不算满足">
      <QueryView query={query} errorTitle="配套产品没有算出来" skeleton={<Skeleton kind="table" rows={8} />}>
        {({ groups }) =>
          groups.map(group => <CompatibleGroup key={`${group.kind} ${group.categoryId}`} group={group} />)
        }
      </QueryView>
    </Section>
  );
}
