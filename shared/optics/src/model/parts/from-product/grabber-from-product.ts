import type { Grabber } from '../grabber';
import { oneOf, positive, text } from './attributes';
import { type Incomplete, type Product, partOf } from './product';

export function grabberOf(product: Product): Grabber | Incomplete {
  const { attrs } = product;
  const link = text(attrs, 'interface');
  if (link === null) return { missing: ['相机接口'] };
  return {
    ...partOf(product),
    link,
    linkSpeed: text(attrs, 'linkSpeed'),
    channels: positive(attrs, 'channels'),
    bandwidthMBs: positive(attrs, 'bandwidthMBs'),
    bandwidthSide: oneOf(attrs, 'bandwidthSide', ['camera', 'host']),
    pcieGen: positive(attrs, 'pcieGen'),
    pcieLanes: positive(attrs, 'pcieLanes'),
    powerPerPortW: positive(attrs, 'powerPerPortW'),
  };
}
