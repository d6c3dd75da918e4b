/** The name that Chinese visitors know: 海康机器人, or the Latin one where there is no other. */
export const brandLabel = ({ name, nameZh }: { name: string; nameZh: string | null }) => nameZh ?? name;

/** Both names: 海康机器人 Hikrobot. */
export const brandNames = ({ name, nameZh }: { name: string; nameZh: string | null }) =>
  nameZh && nameZh !== name ? `${nameZh} ${name}` : name;
