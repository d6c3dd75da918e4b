import type { PolicyCount } from '../../domain/telemetry/keep-policy-reports';
import { type Html, html } from '../html';

const words: Readonly<Record<string, string>> = {
  inline: '内联代码或样式',
  eval: '求值代码',
  'wasm-eval': 'WebAssembly 求值',
  data: 'data: 地址',
  blob: 'blob: 地址',
  self: '本站',
  other: '其他',
  'trusted-types-policy': '未登记的 Trusted Types 策略',
  'trusted-types-sink': '未经 Trusted Types 的写入',
};

/** What browsers refused by the content security policy; nothing at all while they refused nothing. */
export const renderPolicyReports = (counts: readonly PolicyCount[], period: string): Html | null =>
  counts.length === 0
    ? null
    : html`<section aria-labelledby="policy"><h2 id="policy">安全策略拦下的内容</h2>
<p class="quiet">${period}内浏览器上报的次数；多数来自访客所装的软件，突然增多时请核对刚发布的版本。</p>
<div class="scroll" tabindex="0" role="region" aria-label="规则与来源"><table>
<thead><tr><th>规则</th><th class="wide">来源</th><th class="number">次数</th></tr></thead>
<tbody>${counts.map(
        ({ directive, blocked, count }) =>
          html`<tr><td class="version">${directive === 'other' ? '其他' : directive}</td><td class="wide">${words[blocked] ?? blocked}</td><td class="number">${count}</td></tr>`,
      )}</tbody></table></div></section>`;
