/** Head and foot as the shell draws them, in the site's colours and sizes (`shared/ui/src/tokens.css`). */
export const siteFrameStyle = `:root {
  color-scheme: light dark;
  --ink: light-dark(#1d2129, #f2f3f5);
  --secondary: light-dark(#4e5969, #c9cdd4);
  --hint: light-dark(#646f7e, #a3abb6);
  --hairline: light-dark(#e5e6eb, #333335);
  --line: light-dark(#86909c, #78818d);
  --ground: light-dark(#f7f8fa, #17171a);
  --sheet: light-dark(#ffffff, #232324);
  --accent: light-dark(#165dff, #6aa1ff);
  --fill: #165dff;
  --fill-hover: #0e42d2;
}
* { box-sizing: border-box; }
body {
  display: flex; flex-direction: column; min-height: 100vh; margin: 0; background: var(--ground); color: var(--ink);
  font: 14px/1.6 "PingFang SC", "HarmonyOS Sans SC", "Microsoft YaHei", "Noto Sans CJK SC", system-ui, sans-serif;
}
p, h1, ul { margin: 0; padding: 0; }
a { color: var(--accent); text-decoration: none; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.skip { position: absolute; left: 16px; top: -80px; padding: 10px 16px; background: var(--sheet); border-radius: 4px; }
.skip:focus { top: 8px; }
.bar {
  display: flex; flex-wrap: wrap; gap: 0 24px; align-items: center; max-width: 1328px; margin: 0 auto; padding: 0 24px;
}
header { background: var(--sheet); border-bottom: 1px solid var(--hairline); }
header .bar { min-height: 64px; }
.logo { display: inline-flex; gap: 10px; align-items: center; min-height: 44px; color: var(--ink); font-size: 20px; font-weight: 600; letter-spacing: 0.08em; }
.logo svg { fill: none; stroke: var(--ink); stroke-width: 1.5; }
.logo rect { fill: color-mix(in srgb, var(--accent) 14%, transparent); stroke: var(--accent); }
.logo path { stroke: color-mix(in srgb, var(--accent) 60%, transparent); stroke-dasharray: 7 2 1.5 2; }
nav ul { display: flex; flex-wrap: wrap; gap: 0 4px; list-style: none; }
nav a { display: block; padding: 0 10px; color: var(--ink); line-height: 44px; white-space: nowrap; }
nav a:hover { color: var(--accent); }
header form { display: flex; flex: 1; justify-content: flex-end; min-width: 220px; }
header input { flex: 0 1 264px; min-width: 0; min-height: 36px; padding: 0 12px; border: 1px solid var(--line); border-right: 0; border-radius: 4px 0 0 4px; background: var(--sheet); color: var(--ink); font: inherit; }
header button { min-height: 36px; padding: 0 16px; border: 1px solid var(--line); border-radius: 0 4px 4px 0; background: var(--sheet); color: var(--accent); font: inherit; white-space: nowrap; cursor: pointer; }
main { flex: 1; width: 100%; max-width: 688px; margin: 0 auto; padding: 48px 24px 64px; }
main:focus { outline: none; }
h1 { font-size: 28px; line-height: 1.3; }
main p { margin-top: 16px; font-size: 16px; }
main p.quiet { font-size: 14px; }
.quiet { color: var(--secondary); }
.primary {
  display: inline-block; min-width: 160px; min-height: 44px; margin-top: 24px; padding: 0 24px; border: 0; border-radius: 4px;
  background: var(--fill); color: #ffffff; font: inherit; font-size: 16px; line-height: 44px; text-align: center; cursor: pointer;
}
.primary:hover { background: var(--fill-hover); }
footer { background: var(--sheet); border-top: 1px solid var(--hairline); }
footer .bar { gap: 12px 48px; justify-content: space-between; padding-top: 32px; padding-bottom: 20px; }
footer .name { font-size: 16px; font-weight: 600; }
footer address { color: var(--hint); font-style: normal; }
footer .legal { padding-top: 12px; padding-bottom: 16px; color: var(--hint); font-size: 12px; }
footer .legal a { color: var(--secondary); }
@media (max-width: 640px) {
  .bar { padding: 0 16px; }
  header nav { order: 2; flex-basis: 100%; margin: 0 -10px; }
  header form { order: 1; flex-basis: 100%; padding: 0 0 6px; }
  header input { flex: 1; min-height: 44px; } header button { min-height: 44px; }
  main { padding: 24px 16px 48px; }
  .primary { width: 100%; }
}
`;
