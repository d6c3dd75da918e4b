import { OpticsInputError } from './optics-input-error';

/** For figures that are data, not inputs of a formula. @throws OpticsInputError unless finite and above 0 */
export function checkPositive(field: string, label: string, value: number): void {
  if (Number.isFinite(value) && value > 0) return;
  throw new OpticsInputError({ field, message: `${label}：应为大于 0 的有限数值，现为 ${value}` });
}
