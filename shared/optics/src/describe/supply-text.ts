import type { LinkInterface } from '../physics/link/interface';

/**
 * How a device is powered: through the data cable where that can give its power, by the least class that does (PoE 802.3at for 15 W),
 * otherwise by a DC supply. Whether a device takes its power from the cable is only in the maker's data, so nothing claims that it does.
 * @param powerW of the device, W; null: not stated, and the least class is named
 * @param cables of its link; null: not stated, and all that the link can have are counted
 * @param device whose data decide: 相机, 产品
 */
export function supplyText(
  { power, lanes }: LinkInterface,
  powerW: number | null,
  cables: number | null,
  device: string,
): string {
  const way = power.find(({ watts }) => powerW === null || !watts || powerW <= watts * (cables ?? lanes));
  return way ? `${way.name}，以${device}资料为准；不支持的另配直流电源` : `直流电源，电压与功率按${device}资料`;
}
