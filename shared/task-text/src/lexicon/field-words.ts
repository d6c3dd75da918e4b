import { CHINESE_NUMBER } from '../figures/chinese-numbers';
import type { FigureSlotId } from '../model/slots';
import { distancePattern, mountingPattern } from './mounting';

/** Of the height, before what is said of it. */
const IN_Z = '(?:(?:z ?(?:轴|方?向)?|(?:高度|深度|竖直|垂直)(?:方?向)上?的?) ?)';

/** Words that stand for a quantity, of the folded text. `soft`: also a noun, so it may stand without a figure. */
export interface FieldWord {
  slot: FigureSlotId | 'accuracy' | 'magnification' | 'noField';
  pattern: string;
  soft?: boolean;
  /** Of `noField`: what is said of it, in Chinese, and whether a height difference may be meant. */
  why?: string;
  maybeHeight?: boolean;
  /** Also says the kind of task. */
  mode?: 'line';
  /** Only where the line says how fast it moves: of a sheet it says the width alone. */
  inMotion?: boolean;
  /** What it is called in a task of line profilers, which has no other field for it. */
  inProfile?: FigureSlotId;
  /** Of the height: a demand on 3D alone. */
  inHeight?: boolean;
  /** Across a bead or a weld: what a laser line measures, and no side of a picture. */
  ofBead?: boolean;
  /** Soft, and asked for where no figure belongs to it. */
  asked?: boolean;
  /** Light that excites where the line says what is excited or detected. */
  exciting?: boolean;
}

/** Lines that are drawn, printed or engraved: their width is the smallest thing to be seen, and no size of the part. */
export const drawnLines =
  '(?:刻度|刻|划|墨|印刷?|栅|走|金|细|字符|丝印|网格|标尺)线|线条|线路|刻度|刻划|笔[画划]|(?:条码|二维码)的?(?:最[窄细])?(?:条|模块)|最?[窄细](?:条|模块)|栅格';

/** 线宽 is that of any line but of a belt (流水线), a place of work (产线) or a laser (激光线). */
export const lineWidth: FieldWord = {
  slot: 'feature',
  soft: true,
  pattern: `(?:${drawnLines}|(?<![产水带送配光])线)的?(?:宽度?|粗细?)|(?:line|stroke|bar) ?widths?|strokes?(?=[\\s:=]*\\d)`,
};

/** What stands on a board. Connectors and chips are parts of their own, too. */
export const components =
  '(?:最高的?)?(?:元器件|电子元件|元件|器件|电容|电感|贴片|插件)|板[上面]的?(?:最高的?)?(?:连接器|接插件|插座|端子|芯片|散热片|零件)?|(?:board |tallest |highest )?components?';

/** The height of what stands on a board is what has to be sharp at once. */
export const componentHeight: FieldWord = {
  slot: 'heightVariation',
  pattern: `(?:${components})的?(?:(?:最[大高]的?)?高度?(?![差亮速反温清光])|最高(?=[\\s:=]*\\d))|(?:最高的?|(?:tallest|highest) )(?:元器件|电子元件|元件|器件|电容|电感|插件|components?)|(?:max(?:imum)?\\.? )?components? heights?`,
};

export const fieldWords: readonly FieldWord[] = [
  {
    slot: 'field',
    pattern:
      '(?:最大)?视野(?:范围|大小)?|(?:检测|拍摄|拍照|成像|观察)(?:范围|区域)|视场|幅面|fov|field of view|field(?: size)?(?=[\\s:=]*\\d)|画面|(?:一次|单次|每次)(?:需?要|能)?(?:看|拍|成像)(?=[\\s:=约为]*\\d)',
  },
  { slot: 'width', pattern: '幅宽|宽幅|门幅|布幅|web width|卷材宽度?', mode: 'line' },
  {
    slot: 'width',
    pattern: '(?:薄膜|无纺布|布匹|[铜铝]箔|带钢|钢带|[膜布纸箔])宽度?(?=[\\s:=约为]*\\.?\\d)',
    mode: 'line',
    inMotion: true,
  },
  {
    slot: 'field',
    soft: true,
    // 长×宽×高：120×80×15 mm
    pattern:
      '(?:(?:视野|视场|工件|产品|物体|零件|外形)的?)?(?:长 ?[×x*]? ?宽|宽 ?[×x*]? ?高|长 ?[×x*]? ?高|[lw] ?[×x*] ?[wh]|h ?[×x*] ?v)(?: ?[×x*]? ?高| ?[×x*] ?h)?(?=[)\\s:=]*\\d)|外形(?:尺寸)?(?=[\\s:=]*\\d[\\d.]* ?[x×*])|(?<=\\d ?(?:mm|毫米)? ?的)(?:范围|区域)|(?<![\\u4e00-\\u9fff])[筐框箱](?=[\\s:=]*\\d)|料区|料箱|料框|料筐|周转箱|箱子|托盘|栈板|垛|包裹|bins?|totes?|pallets?|parcels?',
  },
  {
    slot: 'width',
    pattern: '(?:视野|工件|产品|物体|视场|料区|料箱)宽度?|宽度|宽|轨宽|对边(?:宽度?|距)?|width|wide',
  },
  { slot: 'width', ofBead: true, pattern: '[熔焊胶]宽|焊[缝道印]的?宽度?|胶[路线] ?的?宽度?' },
  { slot: 'height', pattern: '(?:视野|视场|工件|产品|物体)高度?(?!度?差)|高度|高|height|high|tall' },
  { slot: 'length', pattern: '(?:视野|视场|工件|产品|物体|料区|料箱)长度?|长度|长|length|long' },
  {
    slot: 'diameter',
    pattern:
      '(?:外圆|内孔)?直径|[瓶罐管杯桶喷]口径|[外内孔口轴管杆棒辊销球线丝针芯大小瓶罐杯盖盘轮桶筒柱环缸]径|齿顶圆|轴颈(?:直径)?|(?:outer |inner |outside )?diameter|dia\\.?|od|bore(?: diameter)?',
  },
  { slot: 'margin', pattern: '留边|余量|margin' },
  {
    slot: 'feature',
    pattern:
      '最小(?:的)?(?:缺陷|特征|瑕疵|尺寸)|最小[要需能可]*(?:看|拍|测|识别|分辨|检测?)(?:得?[到清出])?(?:的?(?:缺陷|瑕疵|特征|尺寸))?|看清|最细|最窄|特征尺寸|最小的?(?:焊盘|字符|引脚|目标)|粒径|(?:条码的?)?(?:最?窄条|窄单元|最[小窄细]的?条宽)|(?:cell|module) size|x-dimension|(?:字符|条码|二维码|码的?)?(?:笔画|模块)|(?:min(?:imum)?\\.?|smallest) (?:defect|feature)(?: size)?|(?:defect|feature) size',
  },
  {
    slot: 'feature',
    soft: true,
    pattern:
      '(?:最[小细]的?)?(?:缺陷|瑕疵|脏点|漏金属|露金属|污渍|缺齿|断齿|划痕|划伤|擦伤|碰伤|针孔|砂眼|气孔|异物|杂质|夹杂|颗粒|纤维|毛丝|脏污|污点|锈斑|崩边|崩口|崩角|缺角|缺口|缺料|飞边|毛边|披锋|晶点|黑点|白点|亮点|网点|气泡|裂纹|裂缝|隐裂|断栅|毛刺|压痕|折痕|凹坑|凸点|节疤|虫眼|疵点|漏印|凹痕|凹陷|凸起|鼓包|破损|破洞|孔洞|断裂|断线|断丝|断纱|缺损|掉漆|露铜|虚焊|漏焊|连锡|搭锡|焊桥|桥连|桥接|少锡|锡珠|断胶|缺胶|溢胶|墨点|麻点|锈点|斑点|油污|水渍|线头|[擦磕碰压刮撞拉勒烫冻砸]伤|磕碰|[压擦刮磕水锈胶]痕|[血色锈暗霉油黄白黑褐]斑|疤痕?|辊印|[漆焊]瘤|漏[涂喷镀]|断[经纬点]|爆[点边]|[裂豁]口|碎[边角]|缺[印锡]|[坏死暗]点|翻折|崩缺|缩孔|露[底箔铝])(?:的)?(?:宽度?|长度?|直径|高度?)?|defects?|(?:solder )?bridg(?:es?|ing)|scratch(?:es)?|pinholes?|holes(?! ?(?:of |with )?[\\d.]+ ?(?:mm|cm|um|µm)? ?(?:in )?dia)|cracks?|burrs?|dents?|bubbles?|particles?|flaws?|spots?|stains?|specks?|voids?|tears?|nicks?|(?:broken|missing) (?:yarns?|threads?)|features?|modules?|chips?',
  },
  lineWidth,
  componentHeight,
  { slot: 'pixelsPerFeature', pattern: '每个?(?:缺陷|特征|模块)(?:占|至少)?|pixels per (?:defect|feature|module)' },
  {
    slot: 'tolerance',
    pattern:
      '(?:中径|直径|尺寸|测量|外形|轮廓|孔位|精度|[高厚宽长]度|[外内孔轴]径)?(?:公差(?:带(?:全宽)?)?|容差|允差)|tolerance|tol\\.?',
  },
  {
    slot: 'tolerance',
    soft: true,
    pattern:
      '平面度|平整度|共面[度性]|翘曲度?|直线度|圆度|圆柱度|椭圆度|平行度|垂直度|位置度|同心度|同轴度|偏心[度量]?|正位度|对称度|flatness|coplanarity|straightness|roundness|parallelism',
  },
  {
    slot: 'objectPixel',
    pattern: '单像素精度|像素精度|像素当量|像素分辨率|分辨率|解析度|resolution|pixel size on object',
  },
  { slot: 'accuracy', inHeight: true, pattern: `${IN_Z}(?:测量|检测|定位)?精度|z (?:accuracy|precision)` },
  { slot: 'accuracy', pattern: '(?:测量|检测|定位)?精度|(?:测量|检测|定位)?误差|accuracy|precision' },
  { slot: 'wd', pattern: '工作距离|物距|(?:拍[摄照]|成像)距离|wd|working dist(?:ance)?' },
  // Where a camera hangs is the clearance of a profiler; its working distance may be that to the middle of its range, too.
  { slot: 'wd', inProfile: 'standOff', pattern: '安装距离|安装高度|stand[- ]?off(?: distance| height)?' },
  { slot: 'wd', inProfile: 'standOff', soft: true, pattern: mountingPattern },
  { slot: 'wd', inProfile: 'standOff', pattern: distancePattern },
  { slot: 'oo', pattern: '物像距' },
  { slot: 'mountTolerance', pattern: '安装公差|mounting tolerance' },
  {
    slot: 'heightVariation',
    pattern:
      '高度?差|高低差|深度|(?:坡口|沟|槽)深|深(?=\\s*\\d)|高度变化|台阶高?度?差?|段差|起伏|跳动|落差|景深|余高|(?:焊[缝道]|[涂点]胶|胶[条路线]?)的?高度?(?!差)|height variation|height difference|step height|depth of field|dof|depth|deep',
  },
  {
    slot: 'speed',
    pattern:
      '(?:线|布|纸|膜|板)速度?|(?:传送|输送|送料|走料|喂料|传动|皮带)带?的?速度|走带(?:速度)?|焊接速度|走速|运动速度|移动速度|带速|(?:最高|最大)?(?:行?车速度?|(?:扫描)?速度)|(?:conveyor )?speed|velocity',
  },
  {
    slot: 'rate',
    pattern: `节拍|产能|周期|每(?:件|片|个|只|瓶|块|张|支)(?=[\\s:约≤<]*(?:\\d[\\d.]*|${CHINESE_NUMBER})\\s*(?:ms|s|秒|毫秒|分钟))|cycle(?: time)?|takt|ct`,
  },
  {
    slot: 'rate',
    inProfile: 'profileRateHz',
    pattern:
      '(?:最高|最大)?帧率|帧频|行频|(?:扫描|采样|采集)?频率|(?:扫描|采样|采集)速率|(?:frame|line|scan|sampling) (?:rate|frequency)|fps(?=\\s*[:=≥≤<>]*\\s*\\d)',
  },
  { slot: 'profileRateHz', pattern: '轮廓(?:线|扫描|采样|采集)*(?:频率|速率|速度)|profile (?:rate|frequency)' },
  { slot: 'exposureUs', pattern: '曝光时间|曝光|exposure(?: time)?' },
  { slot: 'blur', pattern: '拖影|运动模糊|motion blur|blur' },
  { slot: 'fNumber', pattern: '光圈|aperture' },
  { slot: 'wavelengthNm', pattern: '(?:荧光|发射|接收)?波长|(?:emission )?wavelength|短波红外光?|swir' },
  { slot: 'wavelengthNm', exciting: true, pattern: '紫外(?:光源|光|线)?(?:光源)?|uv(?: ?light)?' },
  // A solar cell under current gives off light of its own, near 1150 nm.
  {
    slot: 'wavelengthNm',
    soft: true,
    asked: true,
    pattern: 'el(?= ?(?:检测|测试|成像|相机|图像|隐裂|发光|inspection|imaging))|电致发光|electroluminescence',
  },
  // 荧光胶水 is a part, 荧光 450 what is detected.
  {
    slot: 'wavelengthNm',
    soft: true,
    pattern: '(?:荧光|发射|接收)光?(?![\u4e00-\u9fff])|emission|fluorescence',
  },
  { slot: 'excitationNm', pattern: '(?:紫外|uv ?)?(?:光)?激发(?:波长|光)?|excitation(?: wavelength)?' },
  { slot: 'cableM', pattern: '线长|线缆长度?|cable length' },
  // Cables are parts to be inspected, too: without a figure they ask nothing.
  { slot: 'cableM', soft: true, pattern: '线缆|电缆|网线|cable' },
  { slot: 'pointSpacing', pattern: 'x ?向?点间距|点间距|点距|point spacing' },
  { slot: 'travelSpacing', pattern: 'y ?向?轮廓间距|轮廓间距|行间距|profile spacing' },
  { slot: 'repeatabilityUm', pattern: `${IN_Z}?(?:重复精度|重复性)|(?:z )?repeatability` },
  { slot: 'resolutionUm', pattern: `${IN_Z}分辨率|z resolution` },
  { slot: 'heightErrorUm', pattern: `${IN_Z}(?:测量)?误差|z error` },
  { slot: 'standOff', pattern: '安装净空|净空|clearance' },
  {
    slot: 'pileHeight',
    pattern: '堆高(?!度?差)|堆叠高度|堆放高度|堆料高度|垛高|料高(?![度差])|箱深|pile height|bin depth',
  },
  { slot: 'magnification', pattern: '放大倍[率数]|倍率|焦距|magnification|focal length' },
  { slot: 'noField', pattern: '间距|中心距|孔距|pitch', why: '间距不是任务的要求，请写最小缺陷或公差' },
  {
    slot: 'noField',
    soft: true,
    pattern: '[颗籽]?粒[长宽]',
    why: '一粒的长和宽不是视野，请写视野或幅宽',
  },
  {
    slot: 'noField',
    pattern: '靶面(?:尺寸|大小)?|[12]\\/\\d(?:\\.\\d+)? ?(?:英?寸|吋|inch|")|sensor size',
    why: '靶面由视野、像素数与镜头得出，不用填',
  },
  {
    slot: 'noField',
    pattern: '[高多]光谱(?:成像|相机)?|(?:hyper|multi)-?spectral(?: camera| imaging)?',
    why: '目录里没有光谱相机；只看一个波段时请写它的波长',
  },
  {
    slot: 'noField',
    soft: true,
    pattern: '字[高宽]|字[符体](?:[高宽]度?|大小)|(?:character|text|letter) (?:height|width|size)',
    why: '字的高和宽不是任务的要求，请写笔画宽',
  },
  {
    slot: 'noField',
    soft: true,
    pattern:
      '[板壁膜片]厚度?|厚度|厚(?=[\\s:=约为]*\\.?\\d)|(?<=\\d\\s*(?:mm|毫米|um|µm|微米|cm)?\\s*的?)厚|thick(?:ness)?',
    why: '厚度不是任务的要求；要同时看清上下两面，就写成高度差',
    maybeHeight: true,
  },
];
