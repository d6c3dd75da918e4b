import type { AttributeDefinition } from '@shixuan/api/client';

/** The unit to print beside an attribute's name; none where the name says it: 点数 is counted in 点. */
export const unitBeside = ({ label, unit }: Pick<AttributeDefinition, 'label' | 'unit'>): string | undefined =>
  unit && label.endsWith(`${unit}数`) ? undefined : unit;
