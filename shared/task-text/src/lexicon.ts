import { CHINESE_NUMBER } from './chinese-numbers';
import { distancePattern, mountingPattern } from './mounting';
import type { Reading, SlotId } from './readings';
import type { FigureSlotId } from './slots';

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
  pattern: `(?:${drawnLines}|(?<![产水带送配光])线)的?(?:宽度?|粗细?)|(?:line|stroke|bar) ?widths?`,
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
      '(?:最大)?视野(?:范围|大小)?|(?:检测|拍摄|拍照|成像|观察)(?:范围|区域)|视场|幅面|fov|field of view|field(?: size)?(?=[\\s:=]*\\d)|画面',
  },
  { slot: 'width', pattern: '幅宽|宽幅|web width|卷材宽度?', mode: 'line' },
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
      '(?:(?:视野|视场|工件|产品|物体|零件|外形)的?)?(?:长 ?[×x*]? ?宽|宽 ?[×x*]? ?高|长 ?[×x*]? ?高|[lw] ?[×x*] ?[wh]|h ?[×x*] ?v)(?: ?[×x*]? ?高| ?[×x*] ?h)?(?=[)\\s:=]*\\d)|料区|料箱|料框|料筐|周转箱|箱子|托盘|栈板|垛|包裹|bins?|totes?|pallets?|parcels?',
  },
  {
    slot: 'width',
    pattern: '(?:视野|工件|产品|物体|视场|料区|料箱)宽度?|宽度|宽|[熔焊胶]宽|对边(?:宽度?|距)?|width|wide',
  },
  { slot: 'height', pattern: '(?:视野|视场|工件|产品|物体)高度?(?!度?差)|高度|高|height|high|tall' },
  { slot: 'length', pattern: '(?:视野|视场|工件|产品|物体|料区|料箱)长度?|长度|长|length|long' },
  {
    slot: 'diameter',
    pattern:
      '(?:外圆|内孔)?直径|[外内孔口轴管杆棒辊销球线丝大小瓶罐杯盖盘轮桶筒柱环]径|齿顶圆|轴颈(?:直径)?|(?:outer |inner |outside )?diameter|dia\\.?|od|bore(?: diameter)?',
  },
  { slot: 'margin', pattern: '留边|余量|margin' },
  {
    slot: 'feature',
    pattern:
      '最小(?:的)?(?:缺陷|特征|瑕疵|尺寸)|最小[要需能可]*(?:看|拍|测|识别|分辨|检测?)(?:得?[到清出])?(?:的?(?:缺陷|瑕疵|特征|尺寸))?|看清|最细|最窄|特征尺寸|最小的?(?:焊盘|字符|引脚|目标)|粒径|(?:条码的?)?(?:最?窄条|窄单元)|(?:cell|module) size|x-dimension|(?:字符|条码|二维码|码的?)?(?:笔画|模块)|(?:min(?:imum)?\\.?|smallest) (?:defect|feature)(?: size)?|(?:defect|feature) size',
  },
  {
    slot: 'feature',
    soft: true,
    pattern:
      '(?:最[小细]的?)?(?:缺陷|瑕疵|脏点|漏金属|露金属|污渍|缺齿|断齿|划痕|划伤|擦伤|碰伤|针孔|砂眼|气孔|异物|杂质|夹杂|颗粒|纤维|毛丝|脏污|污点|锈斑|崩边|崩口|崩角|缺角|缺口|缺料|飞边|毛边|披锋|晶点|黑点|白点|亮点|网点|气泡|裂纹|裂缝|隐裂|断栅|毛刺|压痕|折痕|凹坑|凸点|节疤|虫眼|漏印|凹痕|凹陷|凸起|鼓包|破损|破洞|孔洞|断裂|断线|断丝|断纱|缺损|掉漆|露铜|虚焊|漏焊|连锡|搭锡|焊桥|桥连|桥接|少锡|锡珠|断胶|缺胶|溢胶|墨点|麻点|锈点|斑点|油污|水渍|线头)(?:的)?(?:宽度?|长度?|直径|高度?)?|defects?|(?:solder )?bridg(?:es?|ing)|scratch(?:es)?|pinholes?|holes(?! ?(?:of |with )?[\\d.]+ ?(?:mm|cm|um|µm)? ?(?:in )?dia)|cracks?|burrs?|dents?|bubbles?|particles?|flaws?|spots?|stains?|specks?|voids?|features?|modules?|chips?',
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
      '平面度|平整度|共面[度性]|翘曲度?|直线度|圆度|圆柱度|椭圆度|平行度|垂直度|位置度|同心度|同轴度|对称度|flatness|coplanarity|straightness|roundness|parallelism',
  },
  {
    slot: 'objectPixel',
    pattern: '单像素精度|像素精度|像素当量|像素分辨率|分辨率|解析度|resolution|pixel size on object',
  },
  {
    slot: 'accuracy',
    pattern: `${IN_Z}?(?:测量|检测|定位)?精度|(?:测量|检测|定位)?误差|(?:z )?(?:accuracy|precision)`,
  },
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
      '(?:线|布|纸|膜|板)速度?|(?:传送|输送|送料|走料|喂料|传动|皮带)带?的?速度|走带(?:速度)?|焊接速度|走速|运动速度|移动速度|带速|(?:最高|最大)?(?:车速|速度)|(?:conveyor )?speed|velocity',
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
  { slot: 'mode', value: 'profile', weak: true, pattern: '3d|三维' },
  // Jobs that a laser line is bought for, whatever else is said of them.
  {
    slot: 'mode',
    value: 'profile',
    weak: true,
    pattern:
      '(?:焊缝|焊道|焊接|坡口|焊枪)(?:的)?(?:激光|自动)?(?:实时)?(?:跟踪|追踪|寻位|寻迹|引导|扫描)|(?:激光|焊接)?(?:寻缝|寻位)|(?:weld|seam|weld seam|joint) ?(?:tracking|finding|guidance)|间隙面差|面差(?:间隙)?|gap ?(?:and|&) ?flush|(?:钢轨|轨道|轮对|型材)?廓形',
  },
  {
    slot: 'mode',
    value: 'volume',
    pattern:
      '(?:3d|三维) ?面阵(?:相机)?|(?:3d|三维) ?(?:相机|视觉抓取|抓取)|3d cameras?|(?<!线)结构光(?:相机)?|双目(?:立体)?(?:视觉|相机)?|(?<![a-z])tof(?: ?相机)?|深度相机|depth cameras?|(?:料[箱框筐斗]|深[框筐箱])?(?:抓取|无序抓取)|(?:无序|散乱|散堆|乱序|混料|堆叠)(?:工件|零件|物料)?的?(?:分拣|拣选|上料|抓取)|(?:机器人|机械[臂手])上料|[拆卸]垛|机器人抓取|上下料|拆码?垛|码垛|体积测量|测体积|bin ?-?picking|random picking|(?:de)?palleti[sz]ing|machine tending',
  },
  {
    slot: 'technique',
    value: 'collimated-backlight',
    pattern: `(?:平行|远心|准直)背光${LIGHT}|collimated back ?-?light`,
  },
  { slot: 'technique', value: 'backlight', pattern: '背光(?:源)?|背照|back ?-?light(?:ing)?' },
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
  { slot: 'wavelengthNm', value: 630, weak: true, pattern: `红(?:色?光|色?(?=${LAMP}))|red(?: light)?` },
  { slot: 'wavelengthNm', value: 525, weak: true, pattern: `绿(?:色?光|色?(?=${LAMP}))|green(?: light)?` },
  { slot: 'wavelengthNm', value: 465, weak: true, pattern: `蓝(?:色?光|色?(?=${LAMP}))|blue(?: light)?` },
  { slot: 'wavelengthNm', value: 850, weak: true, pattern: '红外光?|近红外光?|infrared|nir' },
  { slot: 'wavelengthNm', value: 550, weak: true, pattern: `白(?:色?光|色?(?=${LAMP}))|white(?: light)?` },
  {
    slot: 'surface',
    value: 'matt',
    pattern: '哑光|亚光|(?:不|无|非|没有?)(?:高?反光|光亮)|matte?|(?:non-?|not )(?:glossy|shiny|reflective)',
  },
  { slot: 'surface', value: 'glossy', pattern: '高?反光|光亮|高光|glossy|shiny|reflective' },
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
  { slot: 'colour', value: 'mono', pattern: '黑白(?:相机)?|mono(?:chrome)?(?: camera)?' },
  { slot: 'colour', value: 'color', pattern: '彩色(?:相机)?|colou?r(?: camera)?' },
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

/** How a part was made, before its name: it limits nothing by itself. */
const made =
  '[粗精]?[车铣磨镗钻拉]削|[粗精]?[车铣磨镗钻拉]制|[粗精]?[车铣磨镗钻拉]加工|冲压|冲裁|锻造|压铸|铸造|注塑|挤出|模压|机械加工|数控加工|机加工?|[粗精]加工|线切割|turned|milled|machined|stamped|forged|die-?cast|mou?lded|extruded';

/** Materials by their letters, which say what a part is of and demand nothing. */
const materials =
  'pvc|pet|pe|pp|ps|pmma|abs|pom|b?opp|cpp|eva|tpu|tpe|ptfe|peek|pbt|pa ?66?|nylon|ito|fpc|hdpe|ldpe|pvdf|tft|oled|bga|qfn|qfp|sop|cof';

/** What the part is: understood, but no figure of the task. */
export const nouns = `${made}|${materials}|夹爪|夹具|抓手|吸盘|grippers?|照明|孔位|[铝钢铁铜]零?件|[铝钢铁铜]工件|铝合金件?|[铝铜]壳|[铝铜钢]?型材|dpm|金属零?件|塑料零?件|塑胶零?件|橡胶零?件|陶瓷零?件|来料|对象|[传输]送带上?[的动态定位视觉]*抓取|皮带上?[的动态定位视觉]*抓取|流水线上?[的动态定位视觉]*抓取|平面抓取|2d ?抓取|2d|二维(?!码)|轴类|板类|类|电子元件|元器件|器件|板上|板面|通孔|对位|贴合|引导|components?|castings?|pcbs|inspection|防护等级|刻度线?|刻线|线条|走线|栅线|圆片|机架|支架|架子|底座|底孔|带子|两端|[两双]面|[放装]反|光|质量|包装盒?|盒子?|地面|钢管|圆管|管子|棒料|圆棒|壁厚|厚度|空间|间隙|侧面|正面|背面|板子|weld|seam|齿轮(?!箱)|螺丝钉?|销子|销钉|o-?rings?|不锈钢板?|垫片|药片|胶囊|屏幕|显示屏|机械臂|机械手|外圈|内圈|外圆|内孔|外壳|端子|弹簧|轴承座|料盘|瓶身|瓶底|板材|铸件|冲压件|注塑件|五金件|装配线?|生产线|产线|流水线|输送带|皮带|工位|设备|现场|项目|客户|方案|胶(?!水)|涂胶|点胶|密封胶|胶[条路线]|偏差|贴[歪偏]|漏装|错装|安装空间|字体?|码|不透明|机器人|焊接|坡口|硅片|电池片|o ?[形型]圈|密封圈|易拉罐底?|罐底|木板|水果|分级|钢轨|铣刀|刀具|刃口|瓷砖|键盘|铜箔|铝箔|成像|载带|料袋|硅锭|滚针|keyboards?|legends?|needles?|rollers?|cans?|tiles?|wood|fruits?|rails?|uv ?胶水?|荧光|pcb板?|电路板|被测物|物体|手机|中框|锂电池|瓶盖|元件|带钢|镜片|孔|板|gears?|panels?|pcb|线路板|电路|轴承滚子|轴承|滚子|轴|瓶口|瓶子|瓶|销|螺纹|螺钉|螺栓|玻璃盖板|玻璃|盖板|极片|电池|薄膜|膜材|膜卷(?![材料])|膜|无纺布|钢板|布匹|布|纸张|标签|引脚|连接器|焊缝|焊点|工件|零件|产品|芯片|晶圆|字符|相机|镜头|光源|接口|传送带|表面|件|激光|wafers?|shafts?|pins?|web|field|glass|boards?|parts?|bottles?|labels?|lens|camera|conveyor|surface|thread|screws?|light|films?|foils?|belts?|grooves?|bottom|box(?:es)?|tapes?|sheets?|ducts?|涂布|泡罩|涂层`;

/**
 * Words that hold the others together: how visitors speak of what they want. None of them counts or measures anything, so that a
 * figure before one is not taken for one in mm: 3 处 and 2 对 are no lengths.
 */
export const fillers = [
  // Who asks, and for what.
  '我[司厂]|贵[司厂]|您好|你好|谢谢|我们|我司|我要|我想|我|你们|帮我|帮忙|请问?|麻烦|想要?|希望|打算|准备|推荐|搭配|配|选型?|合适|适合|哪种|什么样?|怎么|如何',
  // What has to be done.
  '需要|需|必须|支持|带有|具有|具备|(?<![\\u4e00-\\u9fff])带|应该?|可以|可|能够?|能不能|能否|是否|有没有|没有?|有无|会|要求|要|用于|使用|采用|通过|用|来|做|进行|完成|实现',
  '检测内容|检测项目|检测要求|检测对象|在线|离线|远处?|近处?|高处|以外|看得?清|量(?!程)|检测|检查|检验|检出|检|测出|测|识别|判断|区分|分辨(?!率)|发现|寻找|找[到出]?|查找|查看?|确认|观察|定位|读取|读出?|拍摄|拍照|拍到?|看[到见出]?|采集',
  // Where and how.
  '移动|运动|不动|经过|摆动|晃动|安装|装|架|放|摆放?|固定|位置|地方|里面?|上面?|中间?|内部?|之间|方向|距离|旁边|其中',
  '在|从|到|往|睇|(?<!\\d ?)把|被|让|给|(?<!\\d ?)对(?!称)|将|由|按|的时候|的话|朝[上下]|[上下前后](?!\\d)|左右|大概|大约|大致|差不多|约|一般|通常|最好|尽量|只(?=[有能要需])|就|都|也|还有?|又|很|比较|非常',
  '一下子?|一些|一批|一套|一个|一种|一款|一直|一点|一台|一片|一块|一根|一条|一张|两[个块片根]|几个|多个|每个|各种|这种|这个|这些|那个|该|其|它|整个|所有|全部|不同|一起|同时|现在|目前',
  '可调|即可|就行|均可|down|missing|的|了|着|地|得|是|为|有|没有|和|与|及|以及|并?且|或者?|但是?|而且|如果|因为|所以|这|那|每件|大小|外形尺寸|外形|尺寸|范围|数值|两侧|传感器|情况|效果|问题|等|吗|呢|吧|啊',
  'we|i|inspecting|inspect|measuring|measure|detect|detecting|find|check|see|need|want|please|should|must|can|it|has|have|that|this|looking|for|of|the|an?|with|and|or|at|is|are|required|needed|possible|to|on|in|by|from|using|use|per|size|moving|mounted|about|approximately',
].join('|');
