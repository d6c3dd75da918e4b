interface BrandName {
  name: string;
  nameZh: string | null;
}

/**
 * The name that Chinese visitors know: 海康机器人, or the Latin one where there is no other. Companies that belong to one
 * maker share its Chinese name; the part in parentheses that tells them apart is added: 巴斯勒 (Roboception).
 */
export function brandLabel({ name, nameZh }: BrandName): string {
  const company = /\(.+\)$/.exec(name)?.[0];
  if (nameZh === null) return name;
  return company && !nameZh.includes(company) ? `${nameZh} ${company}` : nameZh;
}

/** Both names, `海康机器人 Hikrobot`, or the Latin one alone where no Chinese one is in use. */
export const brandNames = ({ name, nameZh }: BrandName) => (nameZh && nameZh !== name ? `${nameZh} ${name}` : name);
