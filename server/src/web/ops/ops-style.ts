/** The operators' page must work when the site's pages do not, so it has its own style and no script. */
export const opsStyle = `:root {
  color-scheme: light dark;
  --ink: light-dark(#1d2129, #f2f3f5);
  --secondary: light-dark(#4e5969, #c9cdd4);
  --line: light-dark(#e5e6eb, #333335);
  --strong: light-dark(#86909c, #78818d);
  --ground: light-dark(#f7f8fa, #17171a);
  --sheet: light-dark(#ffffff, #232324);
  --accent: light-dark(#165dff, #6aa1ff);
  --warn: light-dark(#a65900, #ffb65d);
  --fail: light-dark(#c71f2d, #ff9a9a);
  --pass: light-dark(#00802f, #5fd38d);
}
* { box-sizing: border-box; }
body {
  margin: 0 auto; padding: 24px 16px 64px; max-width: 1280px; background: var(--ground); color: var(--ink);
  font: 14px/1.6 "PingFang SC", "HarmonyOS Sans SC", "Microsoft YaHei", "Noto Sans CJK SC", system-ui, sans-serif;
}
h1 { margin: 0; font-size: 28px; line-height: 1.3; }
h2 { margin: 0; font-size: 20px; line-height: 1.4; }
header { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 8px 24px; margin-bottom: 24px; }
header form { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: baseline; } header a, button { white-space: nowrap; }
section { margin-bottom: 20px; padding: 16px; background: var(--sheet); border: 1px solid var(--line); border-radius: 4px; }
.title { display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 16px; margin-bottom: 8px; }
.quiet { color: var(--secondary); }
.scroll { position: relative; overflow-x: auto; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 8px 12px 8px 0; text-align: left; border-top: 1px solid var(--line); vertical-align: baseline; white-space: nowrap; }
th { color: var(--secondary); font-weight: 400; border-top: 0; }
tbody th { color: var(--ink); border-top: 1px solid var(--line); }
.versions th, .versions td { width: 12%; padding-right: 24px; }
.number { text-align: right; font-variant-numeric: tabular-nums; }
.version { font-family: ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
.wide { white-space: normal; min-width: 16em; }
.live { color: var(--pass); } .canary { color: var(--warn); } .bad { color: var(--fail); }
.notice { padding: 12px 16px; margin-bottom: 20px; border: 1px solid var(--line); border-left: 3px solid var(--pass); background: var(--sheet); border-radius: 4px; }
.notice.failed { border-left-color: var(--fail); }
button, input, select {
  min-height: 32px; padding: 3px 12px; border: 1px solid var(--strong); border-radius: 4px; background: var(--sheet); color: var(--ink); font: inherit;
}
button { cursor: pointer; }
button:hover { border-color: var(--accent); color: var(--accent); }
button.danger:hover { border-color: var(--fail); color: var(--fail); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
a { color: var(--accent); }
label { display: block; margin: 12px 0 4px; }
.login { max-width: 400px; margin: 12vh auto 0; } .login svg { display: block; max-width: 100%; height: auto; margin: 12px 0; }
.secret { font-size: 16px; overflow-wrap: anywhere; }
.login input { width: 100%; } .login button { width: 100%; margin-top: 20px; }
summary { cursor: pointer; padding: 4px 0; } summary + form { display: flex; flex-wrap: wrap; gap: 8px; align-items: end; margin-top: 4px; }
summary + form input { width: 20em; max-width: 100%; } summary + form p { flex-basis: 100%; max-width: 48em; margin: 0; white-space: normal; } select { max-width: 100%; }
form.fields { display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: end; margin-bottom: 12px; } form.fields label { margin-top: 0; }
form.inline { display: inline; }
.notice h2 { font-size: 16px; } .notice ul { margin: 4px 0 0; padding-left: 20px; } .notice p { margin: 4px 0 0; }
@media (max-width: 640px) {
  body { padding: 12px 8px 48px; }
  section { padding: 12px; } .wide { min-width: 9em; }
  :is(.versions, .jobs) thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  :is(.versions, .jobs), :is(.versions, .jobs) tbody { display: block; }
  :is(.versions, .jobs) tr { display: grid; grid-template-columns: 1fr 1fr; gap: 2px 12px; padding: 10px 0; border-top: 1px solid var(--line); }
  :is(.versions, .jobs) tbody td { display: block; width: auto; padding: 0; border: 0; text-align: left; white-space: normal; }
  :is(.versions, .jobs) td[data-label]::before { content: attr(data-label) " "; color: var(--secondary); }
  .jobs tbody th { padding: 0; border: 0; font-weight: 600; } .jobs :is(th, .wide, td[colspan]) { grid-column: 1 / -1; } .jobs .wide:empty { display: none; }
  .versions td.act { grid-column: 1 / -1; } .versions td.act:empty { display: none; }
  .versions td details, .versions td summary { display: inline; } .versions td summary { margin-left: 4px; text-decoration: underline dotted; }
  .versions td.act details, .versions td.act summary { display: block; margin-left: 0; text-decoration: none; }
}
.overrides { display: flex; flex-wrap: wrap; gap: 8px; align-items: end; }
.visually-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`;
