export const usage = `用法：npm run partner -- <命令> [选项]
  create <名称>         新建合作伙伴，打印它的密钥（只显示这一次）
                        --origin https://…  密钥只能用于这个网页来源；可写多次，不写为不限
                        --per-minute 次数   每分钟最多几次，不写为 6000
  key <名称>            再发一个密钥，用来替换旧的
  list                  合作伙伴与密钥
  revoke <编号或名称>   撤销一个密钥，或一个合作伙伴的全部密钥，立即生效
  usage [名称]          每天每个接口的用量与来源；--days 天数，默认 30

  --json                只输出一个 JSON

退出码：0 完成，1 被拒绝，2 用法不对`;
