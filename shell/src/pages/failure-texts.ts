import type { FailureKind } from '../lib/remote-failure';

/** What happened and what to do, for each way in which a page can fail. */
export const failureTexts: Readonly<Record<FailureKind, string>> = {
  killed: '该栏目暂停服务，其他栏目不受影响。请稍后再来。',
  network: '页面文件没有下载成功：网络可能中断，或文件暂时不在服务器上。请检查网络后重试。',
  missing: '服务器上找不到这个页面的文件：网站可能刚刚更新过。请刷新页面取得新版本；如果一直如此，请联系管理员。',
  timeout: '页面文件在规定时间内没有下载完：网络较慢或服务器繁忙。请稍后重试。',
  integrity: '页面文件与发布的版本不一致，为安全起见没有运行。请稍后重试；如果一直如此，请联系管理员。',
  execution: '页面程序启动时出错，其他栏目不受影响。请重试；如果一直如此，请联系管理员。',
  setup: '页面程序准备时出错，其他栏目不受影响。请重试；如果一直如此，请联系管理员。',
  incompatible: '这个栏目的版本与网站当前版本不匹配。请刷新页面；如果一直如此，请联系管理员。',
  chunk: '页面的一部分没有下载成功：网站可能刚刚更新过。请重试，或刷新页面取得新版本。',
  render: '页面显示时出错，其他栏目不受影响。请重试；如果一直如此，请联系管理员。',
  outOfStep: '网站刚刚更新，这一页与网站的版本不一致。请刷新页面；如果一直如此，请稍后再来。',
  api: '页面数据没有取到，其他栏目不受影响。请稍后重试。',
};
