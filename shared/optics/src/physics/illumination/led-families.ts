import { trstmv } from '../../formula/sources/illumination';
import { ownRule } from '../../formula/sources/own-rule';
import type { Source } from '../../formula/sources/source';

export interface LedFamily {
  /** Colour code of lights in the catalogue. */
  id: 'white' | 'red' | 'green' | 'blue' | 'infrared' | 'ultraviolet';
  label: string;
  /** Wavelengths that are sold under the name, nm; none for white. */
  wavelengthsNm?: readonly [from: number, to: number];
  /** Fixed display colour: 625 nm is orange on a screen but is called red. */
  displayColour: string;
  /** Invisible light is drawn hatched, with its wavelength beside it. */
  hatched: boolean;
  use: string;
  source: Source;
}

export const ledFamilies: readonly LedFamily[] = [
  {
    id: 'red',
    label: '红光',
    wavelengthsNm: [620, 660],
    displayColour: '#e5252a',
    hatched: false,
    use: '黑白相机的默认选择：传感器响应好，价格低',
    source: trstmv,
  },
  {
    id: 'green',
    label: '绿光',
    wavelengthsNm: [515, 535],
    displayColour: '#1f9d3a',
    hatched: false,
    use: '与红、蓝底色拉开对比',
    source: trstmv,
  },
  {
    id: 'blue',
    label: '蓝光',
    wavelengthsNm: [430, 480],
    displayColour: '#1b62e8',
    hatched: false,
    use: '金属面与划痕：波长短，散射强，衍射小',
    source: trstmv,
  },
  { id: 'white', label: '白光', displayColour: '#fbfaf3', hatched: false, use: '彩色相机', source: trstmv },
  {
    id: 'infrared',
    label: '红外',
    wavelengthsNm: [850, 940],
    displayColour: '#a8324a',
    hatched: true,
    use: '穿透印刷、油墨和部分塑料，压低颜色差异',
    source: trstmv,
  },
  {
    id: 'ultraviolet',
    label: '紫外',
    wavelengthsNm: [365, 405],
    displayColour: '#7a3cf0',
    hatched: true,
    use: '激发荧光，看胶水与细划痕',
    source: trstmv,
  },
];

/** A white LED is a blue chip under phosphor: beyond these wavelengths it may give a little light, or none. nm */
export const whiteLedNm = {
  min: 420,
  max: 680,
  source: ownRule('白光 LED（蓝光芯片加荧光粉）按约 420～680 nm 计，两端强度须向厂家确认'),
} as const;

export const ledFamily = (id: string): LedFamily | undefined => ledFamilies.find(family => family.id === id);
