export const usage = `用法：npm run deploy -- <命令> --remote <栏目名或 shell> [选项]
  verify                检查构建能否上线：描述、地址、契约、共享包、体积、校验、外部地址、试运行
  publish               检查并发布，此时还没有访客看到它
  preview               生成预览链接：在正式网站里先看已发布的版本（--hours 72）；preview list、preview revoke <编号>
  promote --to 10       给 10 % 的访客（最多两位小数）；--to 100 全部上线
                        --step 10 --every 5：此后每 5 分钟多给 10 %，直到全部；判为有故障时自动撤下
  promote --to 10 --group signed-in   只给登录用户中的 10 %（100 即全部登录用户），其余访客不变；再 promote --to 10 改为全部访客的 10 %
                        --group beta：只给收到邀请并加入了试用组 beta 的访客；加 --step 10 --every 5 则逐步给到组里全部的人
  promote --from staging --to 100   取用同一存储中另一环境的线上版本：照常检查后在本环境上线
  rollback              撤下灰度版本；没有灰度时退回上一个线上版本；--version 指定版本
  promote-set a@版本 b@版本 --to 10   几个栏目成套上线：每位访客要么全部得到，要么全部没有；不写 --to 即全部上线
                        --from staging a b：取用另一环境的线上版本，不写版本
  rollback-set a        整套退回：a 是其中任一栏目
  kill --reason 原因    立即停用一个栏目，菜单和页面都撤下，访客会看到原因
  revive                恢复停用的栏目
  config a              看栏目 a 的设置；--set 文件.json 设为文件中的值，--unset 恢复默认；--since 12：注册表自第 12 版起有更改则拒绝
                        设置随网页公开，不要放密码、密钥
  status                各栏目的版本、比例与最近的操作
  gc                    清理不再需要的旧版本（加 --dry-run 只列出）
  compress              给早先发布、没有压缩副本的版本做好副本（在站点所在的机器上，一次一个文件；加 --dry-run 只列出）
  token create|list|revoke   管理部署令牌（在站点所在的机器上）：create --remote <栏目名|*> --label <谁>，revoke <编号>
                        --role developer（自己的栏目）、operator（全部）、reader（只看）；--scopes 收窄；--days 180 有效天数
  trial run             试运行已发布的版本（服务端试绘与浏览器），交来签名的结果；不写 --remote 时为全部还没有访客、没有通过的版本
                        在站点所在的机器上不用密钥；用 --site 时要 --key，即发放的试运行密钥
  trial key create|list|revoke   管理试运行密钥（在站点所在的机器上）：create --remote <栏目名|*> --label <谁> [--days 180]，revoke <编号>
  trial require on|off  上线前是否须有网站一方的试运行（在站点所在的机器上）；默认 off：发布者自述的结果只作说明
  group create|list|delete   管理试用组（在站点所在的机器上）：create <名称> --label <给人看的名称> 给出邀请链接，delete <名称>

选项：
  --site https://…      部署到运行中的站点，默认是本机站点的文件夹
  --token …             部署令牌；也可放在环境变量 SHIXUAN_DEPLOY_TOKEN 中
  --key …               试运行密钥；也可放在环境变量 SHIXUAN_TRIAL_KEY 中
  --dist <文件夹>       用已有的构建，不从源码构建
  --version <版本>      指定版本（promote、rollback、preview）
  --reason <原因>       写入审计记录
  --no-smoke            不在浏览器里试运行（会写入审计记录）
  --dry-run             只检查，不更改
  --json                只输出一个 JSON

退出码：0 完成，1 被拒绝，2 用法不对，3 别人先一步更改，4 站点不可达`;
