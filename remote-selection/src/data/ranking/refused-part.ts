import { failureText } from '../../lib/failure-text';
import type { SelectionAction } from '../task/reduce';

/** A part that an address or a scheme fixes and that cannot be computed with. */
export interface RefusedPart {
  part: Extract<SelectionAction, { type: 'fixed' }>['part'];
  /** 光源 */
  label: string;
  /** Reason given by the server. */
  why: string;
}

const said = /^(相机|镜头|光源)编号 (cameraId|lensId|lightId)：(.+)$/s;

/** The part that an answer refuses; null where it is about something else. The server begins with the part and its field. */
export function refusedPart(error: Error | null): RefusedPart | null {
  const [, label = '', field = '', why = ''] = said.exec(error ? failureText(error) : '') ?? [];
  const part = (['cameraId', 'lensId', 'lightId'] as const).find(each => each === field);
  return part ? { part, label, why: /^\d/.test(why) ? `编号 ${why}` : why } : null;
}
