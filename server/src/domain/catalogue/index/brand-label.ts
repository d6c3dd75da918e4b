/** `海康机器人 Hikrobot`, or the Latin name alone where no Chinese one is in use. */
export function brandLabel({ name, nameZh }: { name: string; nameZh: string | null }): string {
  return nameZh && nameZh !== name ? `${nameZh} ${name}` : name;
}
