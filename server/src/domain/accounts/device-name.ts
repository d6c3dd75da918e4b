// Names by which visitors recognise their devices. Order matters: each browser also names others whose engine it shares.
const BROWSERS: readonly (readonly [name: string, mark: RegExp])[] = [
  ['微信', /MicroMessenger\//],
  ['QQ 浏览器', /QQBrowser\//],
  ['UC 浏览器', /UCBrowser\//],
  ['夸克', /Quark\//],
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Firefox', /(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS|Chromium)\//],
  ['Safari', /Version\/[\d.]+.*Safari\//],
];
const SYSTEMS: readonly (readonly [name: string, mark: RegExp])[] = [
  ['鸿蒙', /HarmonyOS|OpenHarmony/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Macintosh/],
  ['Linux', /Linux/],
];

const LONGEST = 60;

const nameIn = (list: typeof BROWSERS, userAgent: string) => list.find(([, mark]) => mark.test(userAgent))?.[0];

/** 「Chrome · Windows」; the first words of the user agent when neither is known. */
export function deviceName(userAgent: string): string {
  const known = [nameIn(BROWSERS, userAgent), nameIn(SYSTEMS, userAgent)].filter(name => name !== undefined);
  if (known.length > 0) return known.join(' · ');
  return userAgent.trim().slice(0, LONGEST) || '未知设备';
}
