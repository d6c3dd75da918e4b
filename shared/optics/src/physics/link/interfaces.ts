import { OpticsInputError } from '../../formula/optics-input-error';
import { cameraLinkInterfaces } from './camera-link';
import { coaxPressInterfaces } from './coaxpress';
import { ethernetInterfaces } from './ethernet';
import type { LinkInterface } from './interface';
import { otherInterfaces } from './other-links';
import { usbInterfaces } from './usb';

/** Every kind of link that a camera of the catalogue, or a grabber for it, can have. */
export const linkInterfaces: readonly LinkInterface[] = [
  ...ethernetInterfaces,
  ...usbInterfaces,
  ...cameraLinkInterfaces,
  ...coaxPressInterfaces,
  ...otherInterfaces,
];

const byId: ReadonlyMap<string, LinkInterface> = new Map(linkInterfaces.map(link => [link.id, link]));

/** By the whole code, as the catalogue has it; undefined for a code that is not in the list. */
export const linkInterface = (id: string): LinkInterface | undefined => byId.get(id);

/**
 * What a link carries, MB/s: the plan figure of a lane times the lanes; undefined where the code does not tell.
 * @throws OpticsInputError for lanes that the interface does not have
 */
export function usableLinkMBs({ usableMBs, lanes, label }: LinkInterface, used = 1): number | undefined {
  if (!Number.isInteger(used) || used < 1 || used > lanes) {
    throw new OpticsInputError({
      field: 'lanes',
      message: `${label} 的通道数：应为 1 到 ${lanes} 的整数，现为 ${used}`,
    });
  }
  return usableMBs === undefined ? undefined : usableMBs * used;
}
