/** Work beside requests, by the names under which operators and metrics see it. */
export const jobNames = {
  'cdn-catalogue': 'CDN 缓存：目录与文章',
  'cdn-registry': 'CDN 缓存：已发布的版本',
  downloads: '下载中心的文件',
  mails: '询价邮件',
  retention: '删除到期的数据',
  submissions: '向搜索引擎推送',
  webhooks: '通知与告警的推送',
} as const;
export type JobName = keyof typeof jobNames;
