import { kindOf } from '../../domain/telemetry/collect-reports';

/** What the shell calls the ways in which a version fails, for operators. */
const names: Readonly<Record<string, string>> = {
  network: '下载失败',
  missing: '文件缺失',
  timeout: '超时',
  integrity: '校验不符',
  execution: '启动出错',
  incompatible: '契约不符',
  setup: '初始化出错',
  render: '显示出错',
  chunk: '分块丢失',
  uncaught: '运行出错',
  api: '接口出错',
  outOfStep: '接口与页面不一致',
  drawing: '服务端绘制出错',
  hang: '停止响应',
  hangAmong: '停止响应（同时有几个应用在加载，未计入错误率）',
  hangEnded: '停止后恢复响应（已计入停止响应）',
};

/** Kinds of failures that the shell and the server report. */
export const FAILURE_KINDS: readonly string[] = Object.keys(names);

/** `显示出错 13，停止响应 Light 4`; what has no name here is counted as 其他. A hang is told with its route. */
export function failureText(failures: Readonly<Record<string, number>>): string {
  const named = new Map<string, number>();
  for (const [failure, count] of Object.entries(failures)) {
    const kind = kindOf(failure);
    const known = Object.hasOwn(names, kind) ? names[kind] : undefined;
    const name = known ? `${known}${failure.slice(kind.length).replace(':', ' ')}` : '其他';
    named.set(name, (named.get(name) ?? 0) + count);
  }
  return [...named].map(([name, count]) => `${name} ${count}`).join('，');
}
