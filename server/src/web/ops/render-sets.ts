import type { AppPath } from '../../domain/releases/registry/registry-paths';
import { type Html, html } from '../html';

/** Versions of several remotes that every visitor gets all of, or none. */
export interface OpsSet {
  members: readonly { app: AppPath; title: string; version: string; traffic: number }[];
}

/** The sets of a revision of the registry, each with one way back for all of its members; nothing while there are none. */
export const renderSets = (sets: readonly OpsSet[], revision: number, mayAct: boolean): Html | null =>
  sets.length === 0
    ? null
    : html`<section aria-labelledby="sets"><h2 id="sets">成套上线</h2>
<p class="quiet">每位访客要么得到一套的全部版本，要么都没有；其中一个被撤下时，整套退回。</p>
${sets.map(set => renderSet(set, revision, mayAct))}</section>`;

function renderSet({ members }: OpsSet, revision: number, mayAct: boolean): Html | null {
  const [first] = members;
  if (!first) return null;
  const named = members.map(({ title, version }) => `${title} ${version}`).join('、');
  const question =
    first.traffic < 100
      ? `撤下这一套的灰度（${first.traffic} % 的访客）：${named}。他们回到各栏目的正式版本。`
      : `把这 ${members.length} 个栏目一起退回到这一套上线之前的版本：${named}。没有更早版本的栏目将从网站撤下。`;
  return html`<div><ul>${members.map(({ title, version }) => html`<li>${title} <span class="version">${version}</span></li>`)}</ul>
<p>${first.traffic} % 的访客</p>${mayAct ? renderReturn(first.app, revision, question, named) : null}</div>`;
}

const renderReturn = (app: AppPath, revision: number, question: string, named: string): Html =>
  html`
<details><summary>整套退回…</summary><form method="post" action="/ops/rollback-set"><input type="hidden" name="app" value="${app}"><input type="hidden" name="since" value="${revision}">
<p>${question}</p>
<button class="danger">确认整套退回 <span class="visually-hidden">${named}</span></button></form></details>`;
