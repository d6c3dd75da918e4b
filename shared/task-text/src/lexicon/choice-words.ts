import type { Reading, SlotId } from '../model/readings';

/** 成本档上限 that the forms have. */
export const costLimits = [1, 2, 3, 4] as const;

type Chosen = { [K in SlotId]: { slot: K; value: Extract<Reading, { slot: K }>['value'] } }[SlotId];

/** Words that say a value themselves. `weak`: gives way to a figure, or to another word for the kind of task. */
export type ChoiceWord = Chosen & { pattern: string; weak?: boolean };

/** Words after which a choice is not wanted; one of them before 反光 says 哑光. */
export const negation =
  "(?:(?:do(?:es)? not|don'?t|doesn'?t|not|no) (?:need|require|want|use)(?: for)?(?: an?| any| the)?|不(?:再)?(?:要|用|需要?|能|可以?|采用|使用|考虑|想要?|希望|打算|接受|允许|许|准|得|建议|宜|选|推荐|是)?(?:再)?(?:采用|使用|选用|用)?|无需?|非|没有?|(?:别|请?勿|避免|禁止|严禁|拒绝|排除)(?:采用|使用|选用|用)?|禁用|without|not?|non-?)\\s*";

const LIGHT = '(?:光源|光)?';
/** What the colour of light may stand before. */
const LAMP = '(?:环形?|条形?|线|面|背|同轴|穹顶|圆顶|平行)光|同轴|led';

/** The cap is red. */
const notOfPart = '(?<!(?:is|are|was|in|looks|not) )';
/** red LED, ring light, red: of a light. A red cap and a white web are parts. */
const ofLight =
  '(?: light(?:ing)?| led| lamp| illumination|(?= (?:ring|bar|line|dome|coaxial|flat|area|back ?-?)?[- ]?(?:light|led|lamp|illumination))|(?= *(?:[,;.|)\\n\\d]|$)))';

/** Parts that are called 3D for their shape or for how they were made: 3D 曲面玻璃, 3D 打印件. */
const partIn3d = ' ?(?:[曲玻盖]|热弯|打印|print|glass|cover)';

/** What a solar cell gives off under current (EL) is infrared of another wavelength than lamps have. */
const EL = '(?<![a-z])el(?![a-z])';
const notBesideEl = `(?<!${EL}.*)(?!.*${EL})`;

export const choiceWords: readonly ChoiceWord[] = [
  {
    slot: 'mode',
    value: 'line',
    pattern:
      '线扫描?(?:相机)?|线阵(?:相机)?|line ?-?scan(?: camera)?|卷材|卷料|(?:moving|continuous) web|web inspection',
  },
  { slot: 'mode', value: 'telecentric', pattern: '双?远心(?:镜头)?|(?:bi-?)?telecentric(?: lens)?' },
  { slot: 'mode', value: 'area', pattern: '面阵(?:相机)?|area ?-?scan(?: camera)?' },
  // An ordinary lens is no telecentric one; a line camera may have one too.
  {
    slot: 'mode',
    value: 'area',
    weak: true,
    pattern: `${negation}(?:双?远心(?:镜头|成像|光路)?|(?:bi-?)?telecentric(?: lens(?:es)?)?)|${'(?:普通|常规|一般|标准)(?:的)?(?:工业|定焦|机器视觉)?镜头|定焦(?:镜头)?|fa ?(?:定焦)?镜头|(?:entocentric|ordinary|standard|fa|fixed[- ]focal(?: length)?)[- ]lens(?:es)?|entocentric'}`,
  },
  {
    slot: 'mode',
    value: 'profile',
    pattern:
      '(?:3d|三维) ?线?激光(?:轮廓仪|传感器)?|线结构光|线激光(?:轮廓仪|传感器)?|激光轮廓仪|(?:3d ?)?轮廓仪|laser profiler|profiler',
  },
  { slot: 'mode', value: 'profile', weak: true, pattern: `(?:3d|三维)(?!${partIn3d})` },
  // Jobs that a laser line is bought for, whatever else is said of them.
  {
    slot: 'mode',
    value: 'profile',
    weak: true,
    pattern:
      '(?:焊缝|焊道|焊接|坡口|焊枪)(?:的)?(?:激光|自动|机器人)?(?:实时)?(?:跟踪|追踪|寻位|寻迹|引导|扫描)|(?:激光|焊接)?(?:寻缝|寻位)|(?:weld|seam|weld seam|joint) ?(?:tracking|finding|guidance)|间隙面差|面差(?:间隙)?|gap ?(?:and|&) ?flush|(?:钢轨|轨道|轮对|型材)?廓形',
  },
  {
    slot: 'mode',
    value: 'volume',
    pattern:
      '(?:3d|三维) ?面阵(?:相机)?|(?:3d|三维) ?(?:相机|视觉抓取|抓取)|3d cameras?|(?<!线)结构光(?:相机)?|双目(?:立体)?(?:视觉|相机)?|(?<![a-z])tof(?: ?相机)?|深度相机|depth cameras?|(?:料[箱框筐斗]|深[框筐箱])?(?:抓取|无序抓取)|(?:无序|散乱|散堆|乱序|混料|堆叠)(?:工件|零件|物料)?的?(?:分拣|拣选|上料|抓取)|(?:机器人|机械[臂手])上料|[拆卸]垛|机器人抓取|上下料|拆码?垛|码垛|体积测量|测体积|bin ?-?picking|random picking|(?:de)?palleti[sz]ing|machine tending',
  },
  // What is taken out of a bin lies in it as it fell.
  {
    slot: 'mode',
    value: 'volume',
    weak: true,
    pattern:
      '抓(?![拍图手边取])(?:(?=.*料[框筐箱斗])|(?<=料[框筐箱斗].*))|picks?(?=.*(?<![a-z])(?:bins?|totes?)(?![a-z]))',
  },
  {
    slot: 'technique',
    value: 'collimated-backlight',
    pattern: `(?:平行|远心|准直)背光${LIGHT}|collimated back ?-?light`,
  },
  {
    slot: 'technique',
    value: 'backlight',
    pattern: '背光(?:源)?|背照|透光(?=检|照明|打光|拍)|透射(?:光|照明|打光)|back ?-?(?:light(?:ing)?|lit)',
  },
  { slot: 'technique', value: 'coaxial', pattern: `同轴${LIGHT}|coaxial(?: light)?` },
  { slot: 'technique', value: 'ring', pattern: '环形光(?:源)?|环光|ring ?light' },
  {
    slot: 'technique',
    value: 'low-angle',
    pattern: '低角度(?:环形?)?(?:光源|光)?|暗场|dark ?-?field|low ?-?angle(?: light)?',
  },
  { slot: 'technique', value: 'dome', pattern: '穹顶光?|圆顶光?|碗光|dome(?: light)?' },
  { slot: 'technique', value: 'bar', pattern: '条形光(?:源)?|条光|bar light' },
  { slot: 'technique', value: 'line', pattern: '线光(?:源)?|线扫光(?:源)?|线形光(?:源)?|line light' },
  { slot: 'wavelengthNm', value: 630, weak: true, pattern: `红(?:色?光|色?(?=${LAMP}))|${notOfPart}red${ofLight}` },
  { slot: 'wavelengthNm', value: 525, weak: true, pattern: `绿(?:色?光|色?(?=${LAMP}))|${notOfPart}green${ofLight}` },
  { slot: 'wavelengthNm', value: 465, weak: true, pattern: `蓝(?:色?光|色?(?=${LAMP}))|${notOfPart}blue${ofLight}` },
  {
    slot: 'wavelengthNm',
    value: 850,
    weak: true,
    pattern: `${notBesideEl}(?:近?红外光?(?!热|测温|[截滤膜]|玻璃|透镜|镜片|探测)|infrared(?! (?:therm|filter|lens|glass|window))|nir)`,
  },
  { slot: 'wavelengthNm', value: 550, weak: true, pattern: `白(?:色?光|色?(?=${LAMP}))|${notOfPart}white${ofLight}` },
  {
    slot: 'surface',
    value: 'matt',
    pattern: '哑光|亚光|(?:不|无|非|没有?)(?:高?反光|光亮)|matte?|(?:non-?|not )(?:glossy|shiny|reflective)',
  },
  { slot: 'surface', value: 'glossy', pattern: '高?反光|光亮|高光(?!谱)|glossy|shiny|reflective' },
  { slot: 'surface', value: 'mirror', pattern: '镜面|mirror' },
  { slot: 'surface', value: 'transparent', pattern: '透明|transparent' },
  { slot: 'form', value: 'curved', pattern: '曲面|弧面|curved' },
  { slot: 'form', value: 'flat', pattern: '平面|flat' },
  { slot: 'form', value: 'crumpled', pattern: '褶皱|crumpled' },
  { slot: 'content', value: 'outline', pattern: '测尺寸|尺寸测量|测量|轮廓|测螺纹|outline(?: measurement)?' },
  {
    slot: 'content',
    value: 'print',
    pattern:
      '读码|data ?matrix|dm码|qr ?码?|qr ?codes?|barcodes?|一维码|读?二维码|读?条码|ocr(?: ?字符)?|丝印|印刷|喷码|打码',
  },
  { slot: 'colour', value: 'mono', pattern: '黑白(?:相机)?(?![格条棋相])|mono(?:chrome)?(?: camera)?' },
  {
    slot: 'colour',
    value: 'color',
    pattern:
      '彩色(?:相机)?|(?:区分|识别|检测|判断|分辨|看)颜色|颜色(?:区分|识别|检测|判断|分[选拣类])|色选|色差|colou?r(?: camera| sorting| inspection)?',
  },
  { slot: 'shutter', value: 'global', pattern: '全局快门|全局曝光|global shutter' },
  { slot: 'shutter', value: 'rolling', pattern: '卷帘快门|rolling shutter' },
  { slot: 'link', value: '10gige', pattern: '10 ?gige|万兆网?口?' },
  { slot: 'link', value: 'gige', pattern: 'gige|千兆网?口?' },
  { slot: 'link', value: 'usb3', pattern: 'usb ?3(?:\\.\\d)?|u3v' },
  { slot: 'link', value: 'cxp', pattern: 'coaxpress|cxp' },
  { slot: 'link', value: 'camera-link', pattern: 'camera ?link' },
  { slot: 'speed', value: 0, pattern: '静止|停拍|(?:停下来?|停稳|停住|停止|到位)[后再时]*拍照?|停下来|stationary' },
  { slot: 'ambient', value: 'hall', pattern: '车间灯光|室内灯光|室内|indoors?' },
  { slot: 'ambient', value: 'daylight', pattern: '日光|阳光|太阳光|室外|户外|outdoors?|daylight|sunlight' },
  { slot: 'laserClass', value: '1', pattern: '激光等级 ?1(?![\\dm])' },
  { slot: 'laserClass', value: '2', pattern: '激光等级 ?2(?![\\dm])' },
  { slot: 'laserClass', value: '2m', pattern: '激光等级 ?2m' },
  { slot: 'laserClass', value: '3r', pattern: '激光等级 ?3r' },
  { slot: 'laserClass', value: '3b', pattern: '激光等级 ?3b' },
  ...costLimits.map(
    (most): ChoiceWord => ({
      slot: 'maxCostClass',
      value: most,
      pattern: `成本档(?:上限)?(?:不高于|不超过|最高|≤)? ?¥{${most}}(?!¥)`,
    }),
  ),
  { slot: 'protection', value: 'ip65', pattern: 'ip ?65' },
  { slot: 'protection', value: 'ip67', pattern: 'ip ?67' },
];

/** The same behind it, at the end of a clause: 彩色不需要, colour not required. */
export const negationBehind =
  '(?:是|都)?(?:\\s*(?:是|都|也)?不(?:需要?|要求?|用|必|行|考虑|接受|允许|能[用放装打]|可[用放]?)|[用放打装]不[了下上]|\\s*(?:is |are )?not (?:needed|required|wanted|necessary|possible|allowed))(?=\\s*(?:[,;。、!?\\n\\r|).]|$))';
