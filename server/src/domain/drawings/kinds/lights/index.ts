import type { Draw } from '../../drawing';
import { lightSource } from '../../light';
import { backlight, collimatedBacklight } from './backlight';
import { barLight, polarisedBarLight } from './bar-light';
import { coaxialLight, collimatedCoaxialLight } from './coaxial-light';
import { coaxialLineLight } from './coaxial-line-light';
import { domeLight } from './dome-light';
import { flatDomeLight } from './flat-dome-light';
import { fourSidedBarLight } from './four-sided-bar-light';
import { type LightShape, lightContext } from './light-context';
import { lineLight } from './line-light';
import { lowAngleRingLight } from './low-angle-ring-light';
import { projector } from './projector';
import { diffuseRingLight, multiChannelRingLight, polarisedRingLight, ringLight } from './ring-light';
import { spotLight } from './spot-light';
import { tunnelLight } from './tunnel-light';

/** Shapes of lights by the code of the attribute `shape`. */
const shapes: Readonly<Record<string, LightShape>> = {
  ring: ringLight,
  'low-angle-ring': lowAngleRingLight,
  'diffuse-ring': diffuseRingLight,
  'polarised-ring': polarisedRingLight,
  'multi-channel-ring': multiChannelRingLight,
  bar: barLight,
  'four-sided-bar': fourSidedBarLight,
  'polarised-bar': polarisedBarLight,
  dome: domeLight,
  'flat-dome': flatDomeLight,
  coaxial: coaxialLight,
  'collimated-coaxial': collimatedCoaxialLight,
  'coaxial-line': coaxialLineLight,
  backlight,
  'collimated-backlight': collimatedBacklight,
  line: lineLight,
  tunnel: tunnelLight,
  spot: spotLight,
  'structured-light-projector': projector,
};

/** Every light by its shape, in the colour of its light; an unknown shape is drawn as the commonest, a ring. */
export const light: Draw = (pen, figures, detail) => {
  const source = lightSource(figures);
  const draw = shapes[figures.text('shape') ?? ''] ?? ringLight;
  return { ...draw(lightContext(pen, figures, source, detail === 'full')), colours: source.offered };
};
