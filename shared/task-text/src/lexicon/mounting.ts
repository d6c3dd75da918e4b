import { CHINESE_NUMBER } from '../figures/chinese-numbers';

/** A Chinese character that does not begin a word with a figure of its own. */
const HAN = String.raw`(?:(?!视[野场]|缺陷|公差|精度|速度|幅宽|工作距离)[\u4e00-\u9fff])`;
const CAMERA = '(?:(?:相机|镜头|传感器|摄像头|摄像机|探头|机身)(?:前端|端面)?)';
/** What a camera looks down on, or what looks down on it. */
const THING = `(?:被测[物件面]|物[体面]|目标|样品|工件|产品|零件|(?:电路|线路|基|钢)?板|传送带|输送带|皮带|流水线|台面|桌面|平台|载台|料箱|料框|托盘|地面|${CAMERA})(?:表面|上表面)?`;
const HANG = '(?:安装|装|架设?|固定|吊装?|悬?挂)';
const DISTANCE = '(?:之间)?的?(?:距离|高度?)';
const UNIT = '(?:mm|cm|m|毫米|厘米|公分|米)?';
const SPOKEN = String.raw`(?:半|${CHINESE_NUMBER})\s*(?:毫米|厘米|公分|米)`;
const FIGURE = String.raw`(?:\d[\d.]*\s*${UNIT}(?:\s*[~至到-]\s*\d[\d.]*\s*${UNIT})?|${SPOKEN}[\d一二三四五六七八九]?)\s*(?:左右|以内|以上|以下)?`;
/** What may stand between the word and its figure. */
const LINK = String.raw`(?:[\s:=]|大?约|大概|至少|最多|至多|最[大小远近高低]|不(?:能|得|要|可)?(?:超过|大于|小于|低于|高于)|大于|小于|超过|只有|需?要|[有为是在≤≥<>])*`;
const OBJECT = '(?:part|object|workpiece|product|target|sample|board|belt|conveyor|table|surface|camera|lens)s?';
/** Behind a figure and its unit: 300 mm above. */
const BEHIND = String.raw`(?<=\d\s?(?:mm|cm|m|inch(?:es)?|in)?\s)`;
const ENDS = String.raw`(?=\s*(?:[,;.!?\n\r|)]|and\b|$))`;
const before = (figure: string) => `(?=${LINK}${figure})`;
const DIGIT = before(String.raw`(?:\d|${SPOKEN})`);

/**
 * A range of a distance that nothing else is said of, of the folded text: parts are not spread over a range from each other, so it is
 * that of camera or sensor. 孔距离 20~30 is another, and one figure may be any distance.
 */
export const distancePattern = String.raw`(?<=(?:^|[,;。、!?\n\r|])\s*)(?:距离|distance)(?=${LINK}\d[\d.]*\s*${UNIT}\s*(?:[~至到-]|\.{2,}|to)\s*\d)`;

/**
 * Where a camera hangs and how far it is from the part, of the folded text: words that are no distance unless a figure follows.
 * 装在 500 mm says nothing; 装在 500 mm 高 does.
 */
export const mountingPattern = [
  `${CAMERA}${HANG}?(?:离|距离?)${HAN}{0,6}?${DIGIT}`,
  `${CAMERA}(?:到|至|和|与)${HAN}{1,8}?${DISTANCE}${DIGIT}`,
  `${CAMERA}(?:到|至)${THING}${DIGIT}`,
  `${THING}(?:到|至|和|与)${CAMERA}${DISTANCE}${DIGIT}`,
  `(?<![分脱隔])(?:离|距离?)${THING}(?:${DISTANCE})?${DIGIT}`,
  String.raw`(?<![\u4e00-\u9fff])离${DIGIT}`,
  // 固定 30 mm 高的工件, 装在 30 mm 高的托盘里: heights of a part.
  `(?:${CAMERA}${HANG}[在于到得]?|${HANG}[在于到得])${before(String.raw`${FIGURE}\s*的?\s*(?:高(?!度?差|低|的(?!地方|位置|支架|架子|立柱|横梁))|远|处|外|地方|位置|距离|上方)`)}`,
  `(?:${CAMERA}?${HANG}|${CAMERA})?在${HAN}{1,6}?的?正?[上前]方${DIGIT}`,
  `(?:${CAMERA}的?(?:安装|架设)?|${HANG})(?:高度?|距离)${DIGIT}`,
  String.raw`(?:camera|mount(?:ing)?|installation|shooting|object) (?:height|distance)|(?:(?:camera|lens) (?:is )?)?(?:mounted|placed|installed) at(?= (?:about )?\d)|(?:camera|lens) at(?= \d)`,
  // above 300 mm is a limit, 300 mm above the distance.
  `${BEHIND}(?:of )?(?:(?:working )?distance|away|above|overhead)${ENDS}`,
  `${BEHIND}(?:of )?(?:(?:working )?distance|away)? ?(?:from|to) (?:the )?${OBJECT}`,
  String.raw`(?:at |from )?an? distance of(?= (?:about |around )?\d)`,
  `(?:[放摆]在?|[看拍])${before(String.raw`${FIGURE}\s*的?\s*(?:远|以外|开外|外)`)}`,
  `从${before(String.raw`${FIGURE}\s*的?\s*[高远]处?(?:的?(?:地方|位置))?[往向看拍]`)}`,
  `(?:distance to|distance from|above|over|away from) (?:the )?${OBJECT}`,
].join('|');
