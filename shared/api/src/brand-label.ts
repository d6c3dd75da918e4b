interface BrandName {
  name: string;
  nameZh: string | null;
}

/**
 * The name that Chinese visitors know: 海康机器人, or the Latin one where there is no other. Companies of one maker share
 * its Chinese name and are distinguished by an addition: 巴斯勒 (Roboception).
 */
export function brandLabel({ name, nameZh }: BrandName): string {
  const house = /\(.+\)$/.exec(name)?.[0];
  if (nameZh === null) return name;
  return house && !nameZh.includes(house) ? `${nameZh} ${house}` : nameZh;
}

/** Both names: 海康机器人 Hikrobot. */
export const brandNames = ({ name, nameZh }: BrandName) => (nameZh && nameZh !== name ? `${nameZh} ${name}` : name);
