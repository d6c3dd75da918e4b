import { linkInterface } from '../../../physics/link/interfaces';
import { type Attributes, text } from './attributes';

export interface CameraLink {
  link: string | null;
  linkLanes: number | null;
}

/**
 * Link and lanes of a camera. The code `cxp` has no lane speed; it is read from the maker's text where that is definite
 * (`CXP-12 x2`). A range of speeds or a choice of lanes is not.
 */
export function cameraLink(attrs: Attributes): CameraLink {
  const link = text(attrs, 'interface');
  const detail = text(attrs, 'interfaceDetail') ?? '';
  if (link === null) return { link, linkLanes: null };
  const [, speed, lanes] = /\bCXP-(\d+)\s*[x×]\s*(\d)\b/iu.exec(detail) ?? [];
  if (speed !== undefined && link.startsWith('cxp')) {
    const stated = `cxp-${speed}`;
    return { link: linkInterface(stated) ? stated : link, linkLanes: Number(lanes) };
  }
  const [, stated] = /^MIPI CSI-2 (\d) lanes?$/iu.exec(detail) ?? [];
  return { link, linkLanes: stated === undefined ? null : Number(stated) };
}
