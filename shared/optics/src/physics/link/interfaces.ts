import { OpticsInputError } from '../../formula/optics-input-error';
import { cameraLinkInterfaces } from './camera-link';
import { coaxPressInterfaces } from './coaxpress';
import { ethernetInterfaces } from './ethernet';
import type { LinkInterface } from './interface';
import { otherInterfaces } from './other-links';
import { usbInterfaces } from './usb';

/** All links of cameras and grabbers in the catalogue. */
export const linkInterfaces: readonly LinkInterface[] = [
  ...ethernetInterfaces,
  ...usbInterfaces,
  ...cameraLinkInterfaces,
  ...coaxPressInterfaces,
  ...otherInterfaces,
];

const byId: ReadonlyMap<string, LinkInterface> = new Map(linkInterfaces.map(link => [link.id, link]));

/** Finds a link by its whole code; undefined for an unknown code. */
export const linkInterface = (id: string): LinkInterface | undefined => byId.get(id);

/**
 * Usable bandwidth of a link, MB/s: the figure of a lane times the lanes; undefined where the code does not determine it.
 * @throws OpticsInputError for a number of lanes that the interface does not have
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
