import { linkInterface } from '../../../physics/link/interfaces';
import { type Attributes, text } from './attributes';

export interface CameraLink {
  link: string | null;
  linkLanes: number | null;
}

/**
 * Link and lanes of a camera. `cxp` does not tell the speed of a lane: only where the maker's words do (`CXP-12 x2`) it is known;
 * a range of speeds or a choice of lanes does not say what this camera has.
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
