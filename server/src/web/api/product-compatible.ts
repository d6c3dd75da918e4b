import type { CallContent, CompatibleGroup, ProductRow } from '@shixuan/api';
import { compatibleGroups } from '../../domain/catalogue/compatible/compatible-groups';
import { notFound } from '../../platform/http/call-error';
import { JsonText, jsonArray, jsonObject } from '../../platform/http/json-text';
import type { CatalogueHandler } from './handler';

export const productCompatible: CatalogueHandler<'productCompatible'> = async ({ id }, { catalogue: { index } }) => {
  const place = index.find(id);
  const product = place?.segment.products[place.row];
  if (!place || !product) throw notFound(`没有编号为 ${id} 的产品`);
  const groups = compatibleGroups(index, place.segment, product).map(({ segment, list, ...group }) =>
    jsonObject<CompatibleGroup>({
      ...group,
      list: jsonArray<CompatibleGroup['list'][number]>(
        list.map(fit => {
          const found = index.find(fit.product.id);
          return jsonObject<CompatibleGroup['list'][number]>({
            row: new JsonText<ProductRow>([found ? segment.rowJson(found.row) : 'null']),
            reasons: fit.reasons,
          });
        }),
      ),
    }),
  );
  return jsonObject<CallContent<'productCompatible'>>({
    groups: jsonArray<CompatibleGroup>(groups),
  });
};
