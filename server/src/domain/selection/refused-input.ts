import type { InputProblem } from '@shixuan/optics/formula';
import { badInput, type CallError } from '../../platform/http/call-error';

/** The engine's message, preceded by the field: `光圈 task.fNumber：应为大于 0 的有限数值`. */
export function refusedInput({ field, message }: InputProblem): CallError {
  const place = `task.${field}`;
  return badInput(message.includes('：') ? message.replace('：', ` ${place}：`) : `${place}：${message}`);
}
