import { badInput } from './call-error';
import { findSegment } from './find-segment';
import type { CatalogueHandler } from './handler';

export const productDropdown: CatalogueHandler<'productDropdown'> = async ({ categoryId, key }, { catalogue }) => {
  const segment = findSegment(catalogue.index, categoryId);
  const column = segment.columns.get(key);
  if (!column) throw badInput(`参数名 key：该分类没有参数「${key}」`);
  const list = column.options();
  if (!list) throw badInput(`参数名 key：「${column.label} ${key}」是范围参数，没有下拉选项`);
  const unit = segment.attributes.find(attribute => attribute.key === key)?.unit;
  return { list: unit ? list.map(option => ({ ...option, label: `${option.label} ${unit}` })) : list };
};
