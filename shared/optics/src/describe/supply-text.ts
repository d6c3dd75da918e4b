import type { LinkInterface, LinkPower } from '../physics/link/interface';

/** Supplies through the data cable that a device may be built for or not: only its own data say whether it takes one. */
const optional = /^Po(?:E|CL|CXP)/;

/**
 * How a device is powered. PoE, PoCL and PoCXP are named only where the data of the device state them, by the least class that gives
 * its power (PoE 802.3at for 15 W) and without a class where no power is stated; else it is a DC supply where the link cannot give
 * that power, and open where it could.
 * @param powerW of the device, W; null: not stated
 * @param cables of its link; null: not stated, and all that the link can have are counted
 * @param device what it is called: 相机, 产品
 * @param told what its data say in words, in which a supply through the cable may be stated; undefined: they are not at hand here
 */
export function supplyText(
  { power, lanes }: LinkInterface,
  powerW: number | null,
  cables: number | null,
  device: string,
  told?: string,
): string {
  const way = power.find(({ watts }) => powerW === null || !watts || powerW <= watts * (cables ?? lanes));
  if (!way) return `直流电源，电压与功率按${device}资料`;
  const [standard] = optional.exec(way.name) ?? [];
  if (!standard) return `${way.name}，以${device}资料为准；不支持的另配直流电源`;
  if (told === undefined) return `供电方式以${device}资料为准，向厂家确认`;
  return isStated(standard, told) ? statedText(standard, way, powerW) : '供电未标注，向厂家确认';
}

const statedText = (standard: string, { name }: LinkPower, powerW: number | null): string => {
  if (name === standard) return `${standard} 供电`;
  return powerW === null ? `${standard} 供电，等级未标注，向厂家确认` : `${name}供电，等级按功耗`;
};

/** Whether a clause names a supply without taking it back or leaving it to some versions: 不支持 PoE, 部分型号支持 PoE, PoE 可选. */
const isStated = (standard: string, told: string): boolean =>
  told
    .split(/[。；，,;]/u)
    .some(
      clause =>
        new RegExp(`${standard}(?![A-Za-z])`, 'u').test(clause) &&
        !/[不无非未]|部分|某些|个别|可选|选配|仅|版/u.test(clause),
    );
