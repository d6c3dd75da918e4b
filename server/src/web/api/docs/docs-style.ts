/** Served as a file of its own: the page's policy allows no inline style. */
export const docsStyle = `
:root { color-scheme: light dark; --ink: #1d2129; --quiet: #4e5969; --line: #e5e6eb; --ground: #fff; --tint: #f7f8fa; --accent: #165dff; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #f7f8fa; --quiet: #a9aeb8; --line: #3a3c41; --ground: #17171a; --tint: #232324; --accent: #6aa1ff; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 1080px; padding: 24px 16px 64px; background: var(--ground); color: var(--ink);
  font: 15px/1.6 -apple-system, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif; }
h1 { font-size: 24px; margin: 0 0 8px; }
h2 { font-size: 18px; margin: 40px 0 4px; padding-top: 16px; border-top: 1px solid var(--line); }
h3 { font-size: 15px; margin: 16px 0 4px; }
p { margin: 4px 0; color: var(--quiet); }
a { color: var(--accent); }
code { font: 13px/1.6 ui-monospace, SFMono-Regular, Consolas, monospace; overflow-wrap: anywhere; }
nav ul { columns: 2 320px; padding-left: 20px; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; min-width: 560px; }
th, td { border: 1px solid var(--line); padding: 4px 8px; text-align: left; vertical-align: top; }
th { background: var(--tint); font-weight: 600; }
`;
