import type { CallContent } from '@shixuan/api';
import { partJson } from '../../domain/selection/part-json';
import { selectionOf } from '../../domain/selection/selection-of';
import { findSegment } from '../../domain/snapshot/find-segment';
import { badInput } from '../../platform/http/call-error';
import { jsonArray, jsonObject } from '../../platform/http/json-text';
import type { CatalogueHandler } from './handler';

export const productDropdown: CatalogueHandler<'productDropdown'> = async (body, { catalogue: { index } }) => {
  const { categoryId, key, keyword } = body;
  if (keyword !== undefined) {
    if (categoryId !== undefined) findSegment(index, categoryId);
    const { search } = await selectionOf(index);
    const products = search.find({ ...body, keyword }).map(partJson);
    return jsonObject<CallContent<'productDropdown'>>({ list: [], products: jsonArray(products) });
  }
  // As if the schema had asked for them: they may only be left out where a keyword is given.
  if (categoryId === undefined) throw badInput('分类编号 categoryId：必填，应为数字');
  if (key === undefined) throw badInput('参数名 key：必填，应为文本；或以 keyword 联想型号');
  return { list: options(findSegment(index, categoryId), key) };
};

function options(segment: ReturnType<typeof findSegment>, key: string): CallContent<'productDropdown'>['list'] {
  const column = segment.columns.get(key);
  if (!column) throw badInput(`参数名 key：该分类没有参数「${key}」`);
  const list = column.options();
  if (!list) throw badInput(`参数名 key：「${column.label} ${key}」是范围参数，没有下拉选项`);
  const unit = segment.attributes.find(attribute => attribute.key === key)?.unit;
  return unit ? list.map(option => ({ ...option, label: `${option.label} ${unit}` })) : list;
}
