import type { Direction } from '@shixuan/optics/model';
import {
  circlesOfConfusion,
  type LitFeature,
  lightTechniques,
  litFeatureLabels,
  pixelFormats,
} from '@shixuan/optics/physics';
import { oneOf } from './figure-text';
import { choicePart, figurePart, type UrlPart, withTask } from './url-part';

const CODE = /^[a-z0-9][a-z0-9.-]{0,39}$/;

/** `links=gige,usb3` */
const linksPart: UrlPart = {
  key: 'links',
  label: '数据接口',
  expected: { form: '以逗号分隔的接口（如 gige,usb3）' },
  print: ({ task: { links } }) => (links.length === 0 ? null : [...links].sort().join(',')),
  read: (text, state) => {
    const links = [...new Set(text.split(','))].sort();
    return links.length <= 40 && links.every(link => CODE.test(link)) ? withTask(state, { links }) : null;
  },
};

const backPart: UrlPart = {
  key: 'back',
  label: '背后能否布光',
  expected: oneOf(['yes', 'no']),
  print: ({ task: { backAccessible } }) => (backAccessible === null ? null : backAccessible ? 'yes' : 'no'),
  read: (text, state) => (text === 'yes' || text === 'no' ? withTask(state, { backAccessible: text === 'yes' }) : null),
};

const quantities = [
  ['res', 'resolution'],
  ['f', 'focalLength'],
  ['m', 'magnification'],
  ['fov', 'fieldOfView'],
  ['wd', 'workingDistance'],
] as const;
const sides: readonly (readonly [text: string, direction: Direction])[] = [
  ['up', 1],
  ['down', 2],
];

/** `dir=f:down,res:up` */
const directionPart: UrlPart = {
  key: 'dir',
  label: '推荐方向',
  expected: { form: '以逗号分隔的量与方向（如 f:down,res:up）' },
  print: ({ task: { directions } }) => {
    const chosen = quantities.flatMap(([name, quantity]) => {
      const side = sides.find(([, direction]) => direction === directions[quantity]);
      return side ? [`${name}:${side[0]}`] : [];
    });
    return chosen.length === 0 ? null : chosen.join(',');
  },
  read: (text, state) => {
    const directions = { ...state.task.directions };
    for (const each of text.split(',')) {
      const [name, side] = each.split(':');
      const quantity = quantities.find(([known]) => known === name)?.[1];
      const direction = sides.find(([known]) => known === side)?.[1];
      if (!quantity || direction === undefined) return null;
      directions[quantity] = direction;
    }
    return withTask(state, { directions });
  },
};

const features = Object.keys(litFeatureLabels) as LitFeature[];

/** Requirements on object, camera and light. Ranges as in the calls. */
export const demandParts: readonly UrlPart[] = [
  choicePart('mode', '任务类型', 'mode', ['area', 'line', 'telecentric']),
  figurePart('margin', '留边', 'marginPct', [0, 300]),
  figurePart('wdtol', '工作距离公差', 'workingDistanceToleranceMm', [0, 10_000]),
  figurePart('dz', '高度差', 'heightVariationMm', [0, 10_000]),
  figurePart('v', '速度', 'speedMmS', [0, 100_000]),
  figurePart('blur', '允许拖影', 'blurPx', [0.01, 100]),
  figurePart('exp', '曝光', 'exposureUs', [0.1, 10_000_000]),
  figurePart('rate', '帧率', 'rateHz', [0.001, 1_000_000]),
  figurePart('stop', '光圈', 'fNumber', [0.5, 128]),
  figurePart('wl', '波长', 'wavelengthNm', [200, 2000]),
  figurePart('ex', '激发波长', 'excitationNm', [200, 2000]),
  choicePart('colour', '黑白或彩色', 'colour', ['mono', 'color']),
  choicePart('shutter', '快门', 'shutter', ['global', 'rolling']),
  linksPart,
  figurePart('cable', '线长', 'cableM', [0.01, 10_000]),
  choicePart(
    'format',
    '传输格式',
    'pixelFormat',
    pixelFormats.map(({ id }) => id),
  ),
  choicePart('surface', '表面', 'surface', ['matt', 'glossy', 'mirror', 'transparent']),
  choicePart('feature', '检测内容', 'feature', features),
  choicePart('form', '表面形状', 'form', ['flat', 'curved', 'crumpled']),
  choicePart(
    'tech',
    '打光方式',
    'technique',
    lightTechniques.map(({ id }) => id),
  ),
  backPart,
  directionPart,
  choicePart(
    'coc',
    '弥散圆',
    'circleOfConfusion',
    circlesOfConfusion.map(({ id }) => id),
  ),
];
