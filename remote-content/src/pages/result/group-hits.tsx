import type { SearchGroup } from '@shixuan/api/client';
import { ProductRows } from '../../features/product/product-rows';
import { ArticleHits } from './article-hits';
import { BrandHits } from './brand-hits';
import { DownloadHits } from './download-hits';
import { SeriesHits } from './series-hits';

/** The hits of one kind, in the form for that kind. */
export function GroupHits({ group }: { group: SearchGroup }) {
  switch (group.kind) {
    case 'product': {
      const hits = new Map(group.hits.map(hit => [hit.row.id, hit]));
      return (
        <ProductRows
          rows={group.hits.map(({ row }) => row)}
          marksOf={({ id }) => hits.get(id)?.marks ?? {}}
          noteOf={({ id }) => (hits.get(id)?.approximate ? '型号相近' : undefined)}
        />
      );
    }
    case 'series':
      return <SeriesHits hits={group.hits} />;
    case 'brand':
      return <BrandHits hits={group.hits} />;
    case 'article':
      return <ArticleHits hits={group.hits} />;
    case 'download':
      return <DownloadHits hits={group.hits} />;
  }
}
