import type { Rule } from './rule';

/** What a page around has to allow, and how much it may ask. */
export const limits = (site: string): readonly Rule[] => [
  {
    title: '内容安全策略（CSP）',
    paragraphs: [
      `\`script-src\`、\`connect-src\` 与 \`img-src\` 写 \`${site}\`；脚本也可改用标签上的 \`nonce\`。`,
      '不需要 `style-src`，不需要 `unsafe-inline`、`unsafe-eval`。要求 Trusted Types 的网页在 `trusted-types` 中写 `shixuan-selection`，它只让选型助手自己的脚本通过。',
    ],
  },
  {
    title: '完整性',
    paragraphs: [
      '脚本不到 5 KB，每 5 分钟核对一次新版本；其余文件都带 SHA-384，与发布时不同就不运行。脚本会更新，所以标签上不要写 `integrity`。',
    ],
  },
  {
    title: '体积与加载',
    paragraphs: [
      '滚动到附近时才加载，首次不到 190 KB（gzip）。脚本取不到时，标签里的链接照常可用。',
      '元素自带 React 与样式，不留全局变量、不改网页的样式、不写存储、不带 Cookie。',
    ],
  },
  {
    title: '次数与跨域（CORS）',
    paragraphs: [
      '每位访客每分钟 600 次，每个网页来源每分钟 6000 次；超出时答 429 与 `Retry-After`，元素会显示说明与「重试」。',
      '有合作伙伴密钥的按合作伙伴限次，用量可查；密钥写在 `partner` 属性里，由我们的运维人员发给，可随时撤销。',
      '默认允许任何来源；网站限定来源时，请把您的网页来源（协议、主机名与端口）告诉我们。',
    ],
  },
];
