export const kitUsage = `用法：shixuan <命令>
  new <名称> --title 标题 --owner 负责组   新建一个远程应用的仓库（目录 remote-<名称>）
  dev [--port 8095] [--api 网站]           单独运行；接口由 --api 的网站应答
  dev --site https://网站                  在已部署的网站里运行本机的应用
  build                                    构建到 dist，源码没有改动时沿用
  check [--site https://网站]              类型、规范、测试、构建；有 --site 时由网站检查能否上线（不发布）
  deploy <publish|preview|promote|rollback|kill|revive|config|status> --site https://网站
                                           部署；选项见 shixuan deploy --help

网站也可写在环境变量 SHIXUAN_SITE 中，令牌在 SHIXUAN_DEPLOY_TOKEN 中。`;

export const deployUsage = `用法：shixuan deploy <命令> --site https://网站 [选项]
  publish               构建、由网站检查并发布，此时没有访客看到它；给出预览链接
  preview               生成预览链接（--version 版本，--hours 72）；preview list、preview revoke <编号>
  promote --to 10       给 10 % 的访客（最多两位小数）；--to 100 全部上线
  promote --to 10 --group signed-in   只给登录用户中的 10 %，其余访客不变；--group beta：只给试用组 beta，加 --step 10 --every 5 逐步给到全组
  promote --from staging --to 100   取用另一环境（同一存储）的线上版本，照常检查后上线
  rollback              撤下灰度版本；没有灰度时退回上一个线上版本；--version 指定版本
  kill --reason 原因    立即停用，菜单和页面都撤下，访客会看到原因
  revive                恢复
  config                看设置；--set 文件.json 设为文件中的值，--unset 恢复默认。设置随网页公开，不要放密码、密钥
  status                各栏目的版本、比例与最近的操作

选项：
  --token …             部署令牌，由网站的管理员发放；也可放在环境变量 SHIXUAN_DEPLOY_TOKEN 中
  --dist <文件夹>       用已有的构建
  --reason <原因>       写入审计记录
  --dry-run             只检查，不更改
  --json                只输出一个 JSON

退出码：0 完成，1 被拒绝，2 用法不对，3 别人先一步更改，4 网站不可达`;
