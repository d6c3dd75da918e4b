import { supplyText } from '@shixuan/optics/describe';
import { linkInterface } from '@shixuan/optics/physics';
import type { IndexProduct } from '../../domain/catalogue/index/index-input';
import { quantityText } from './printed-quantity';

type Stated = Pick<IndexProduct, 'model' | 'attrs'>;
type Noted = Stated & { source: Pick<IndexProduct['source'], 'notes'> };

const printed = ({ attrs }: Stated, key: string, unit: string): string | null => {
  const value = attrs[key];
  return typeof value === 'number' ? quantityText(value, unit) : null;
};

/** What a controller has to supply, as far as the data of the light state it; of one light where there are several. */
export function controllerNote(light: Stated, count: number): string {
  const known = [
    printed(light, 'voltageV', 'V'),
    printed(light, 'powerW', 'W'),
    printed(light, 'currentMa', 'mA'),
  ].filter(text => text !== null);
  if (known.length === 0) return '光源的电压、功率与电流未标注，以厂家资料为准';
  return `${count > 1 ? '每条光源' : '光源'} ${known.join('，')}`;
}

/** What a supply has to give, as far as the data state it. */
export function supplyNote(product: Stated): string {
  const power = printed(product, 'powerW', 'W');
  return power === null ? '功耗未标注' : `功耗 ${power}`;
}

/**
 * How a product is powered, by its data and the remarks on them; null where no link is stated.
 * @param cables of its link; null: not stated
 */
export function supplyOf({ attrs, source }: Noted, cables: number | null, device: string): string | null {
  const { interface: code, interfaceDetail, powerW } = attrs;
  const link = typeof code === 'string' ? linkInterface(code) : undefined;
  if (!link) return null;
  const told = [interfaceDetail, source.notes].filter(text => typeof text === 'string').join('；');
  return supplyText(link, typeof powerW === 'number' ? powerW : null, cables, device, told);
}

/** Cable and supply of a product that is complete in itself, as items without a product of their own. */
export function ownCableAndSupply(product: Noted): { item: string; model: string; note: string; order: string }[] {
  const { interface: code } = product.attrs;
  const link = typeof code === 'string' ? linkInterface(code) : undefined;
  return [
    {
      item: '数据线',
      model: link ? `${link.label} 线缆，长度待定` : '数据接口未标注，线缆按产品资料',
      note: '',
      order: '',
    },
    {
      item: '供电',
      model: supplyOf(product, null, '产品') ?? '直流电源，电压按产品资料',
      note: '',
      order: supplyNote(product),
    },
  ];
}
