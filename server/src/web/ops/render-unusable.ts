import { html } from '../html';
import { renderDocument } from '../render-document';

/** In place of the operators' page while the registry cannot be read. */
export const renderUnusable = (problem: string): string =>
  renderDocument(
    '注册表无法读取',
    html`<main class="login">
<h1>注册表无法读取</h1>
<p class="notice failed" role="alert">${problem}</p>
<p class="quiet">网页仍按最后一次读到的注册表提供；在它恢复之前，不能发布、退回或停用任何版本。</p>
<p><a href="/ops">重新查看</a></p>
</main>`,
  );
