/** One environment variable of the site or of its commands, as its users read of it. */
export interface Setting {
  name: string;
  /** As shown to readers: a value, or a Chinese word for what holds without one. */
  default: string;
  /** Example value for `.env.example`. */
  example: string;
  /** In Chinese; Markdown. */
  meaning: string;
}

const setting = (name: string, defaultText: string, example: string, meaning: string): Setting => ({
  name,
  default: defaultText,
  example,
  meaning,
});

/** Every environment variable that users may set. The table in docs/commands.md and `.env.example` are made from this list. */
export const settings: readonly Setting[] = [
  setting('PORT', '`8080`', '8080', '网站的端口'),
  setting('HOST', '`localhost`', 'localhost', '监听的地址；要让其他机器访问，设为 `0.0.0.0`'),
  setting(
    'DATABASE_URL',
    '无',
    'postgres://用户:密码@主机:5432/数据库',
    '使用已有的 PostgreSQL（15 或更高版本），如 `postgres://用户:密码@主机:5432/数据库`',
  ),
  setting(
    'DATABASE_MIGRATION_URL',
    '无',
    'postgres://表的所有者:密码@主机:5432/数据库',
    '同一个数据库，以表的所有者相连：由它更改表，`DATABASE_URL` 的角色只能读写表里的行（[docs/operations.md](operations.md#数据库的角色)）',
  ),
  setting(
    'DATABASE_READ_URL',
    '无',
    'postgres://用户:密码@从库:5432/数据库',
    '数据库的流复制从库：可以晚几秒的读取由它承担，它不可用或落后超过 5 秒时改由主库（[docs/operations.md](operations.md#只读的从库)）',
  ),
  setting(
    'ENVIRONMENT',
    '`production`',
    'staging',
    '环境的名称：同一个 `STORAGE` 里的每个环境有自己的注册表与数据，共用已发布的文件（[docs/operations.md](operations.md#多个环境)）',
  ),
  setting('SHIXUAN_VAR', '`var`', 'var', '网站写入的一切所在的目录：数据库、已发布的应用、供下载的文件'),
  setting(
    'STORAGE',
    '同 `SHIXUAN_VAR`',
    's3://存储桶/前缀',
    '供下载的文件与已发布的应用存放在哪里：文件夹，或 `s3://存储桶/前缀`（密钥按 AWS SDK 的惯例，如 `AWS_ACCESS_KEY_ID`、`AWS_SECRET_ACCESS_KEY`）',
  ),
  setting(
    'BACKUP_PASSWORD',
    '无',
    '至少十二个字符',
    '`npm run backup` 与 `npm run restore` 的密码，至少 12 个字符：备份以它加密（[docs/operations.md](operations.md#备份与恢复)）',
  ),
  setting('S3_ENDPOINT', '亚马逊', 'https://s3.example.com', '其他 S3 服务的地址，如 `https://s3.example.com`'),
  setting('S3_FORCE_PATH_STYLE', '`false`', 'false', '`true`：存储桶写在路径里而不是域名里，多数自建服务需要'),
  setting('AWS_REGION', '无', 'cn-north-1', '存储桶所在的区域；设有 `S3_ENDPOINT` 时默认为 `us-east-1`'),
  setting(
    'SITE_ORIGIN',
    '无',
    'https://www.example.com',
    '网站对外的来源，如 `https://www.example.com`：规范地址、站点地图、结构化数据与推送都用它，请求头 `Host` 不起作用；公开的网站应当设置（见 [docs/operations.md](operations.md)）',
  ),
  setting(
    'SECURITY_CONTACT',
    '无',
    'mailto:security@example.com',
    '报告安全漏洞的地址，`mailto:` 或 `https:` 开头；设了便有 `/.well-known/security.txt`',
  ),
  setting(
    'TLS_CERT',
    '无',
    '/etc/ssl/site/fullchain.pem',
    '证书的 PEM 文件，含中间证书；与 `TLS_KEY` 同时设置后，网站的端口只说 HTTPS：HTTP/2，或较老客户端的 HTTP/1.1（见 [docs/operations.md](operations.md)）',
  ),
  setting('TLS_KEY', '无', '/etc/ssl/site/privkey.pem', '证书的私钥，未加密的 PEM 文件'),
  setting('IMAGE_HOST', '空', 'https://img.example.com', '图片地址的前缀，用于把 `/Uploads/…` 交给另一台主机'),
  setting('COMPANY_NAME', '`data/company.json`', '某某视觉', '页脚与名片里的公司名称'),
  setting('COMPANY_ICP', '`data/company.json`', '粤ICP备2026000001号', '页脚的备案号；都没有时页脚写「备案号待填写」'),
  setting('COMPANY_CONTACT', '`data/company.json`', '王工', '页脚的联系人'),
  setting('COMPANY_PHONE', '`data/company.json`', '0755-1234 5678', '页脚的电话'),
  setting('COMPANY_EMAIL', '`data/company.json`', 'sales@example.com', '页脚的邮箱；也是询价通知的默认收件人'),
  setting('COMPANY_QQ', '`data/company.json`', '12345678', '页脚的 QQ；联系方式都没有时页脚写「联系方式待填写」'),
  setting(
    'SMTP_URL',
    '无',
    'smtps://用户:密码@smtp.example.com:465',
    '发邮件的服务器，如 `smtps://用户:密码@smtp.example.com:465`；不设时邮件写成文件，放在 `SHIXUAN_VAR` 的 `outbox` 里，访客不能用邮箱找回密码',
  ),
  setting('MAIL_FROM', '无', '视选 <no-reply@example.com>', '邮件的发件人；设有 `SMTP_URL` 时必填'),
  setting(
    'ENQUIRY_TO',
    '`COMPANY_EMAIL`',
    'sales@example.com',
    '询价通知的收件人，多个用逗号分隔；询价总能在 `/ops` 看到',
  ),
  setting(
    'SMS_URL',
    '无',
    'https://sms.example.com/send',
    '发短信的接口：以 POST 收 `{"to": 电话, "text": 内容}`；不设时不能用手机验证',
  ),
  setting('SMS_TOKEN', '无', '…', '发短信接口的令牌，放在 `Authorization: Bearer` 里'),
  setting(
    'EMBED_ORIGINS',
    '`*`',
    'https://shop.example.com',
    '允许嵌入选型助手的网页来源，多个用逗号分隔，如 `https://shop.example.com`；`*` 为不限（见 [docs/embed.md](embed.md)）',
  ),
  setting(
    'INDEXNOW_KEY',
    '无',
    '…',
    '向 IndexNow（必应等）推送变化的地址所用的密钥，8 到 128 个字母、数字或连字符，自己取一个；网站在 `/密钥.txt` 出示它。不设时不推送',
  ),
  setting('BAIDU_PUSH_TOKEN', '无', '…', '百度搜索资源平台「普通收录」的 token；不设时不推送'),
  setting(
    'WEBHOOKS',
    '无',
    'wecom=https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=…',
    '撤下版本、停用栏目与告警时通知谁：`格式=地址`，格式为 `json`、`wecom`、`dingtalk`、`feishu`，多个用空格分隔，签名的密钥写在地址的 `#` 之后（见 [docs/operations.md](operations.md)）；不设时不通知',
  ),
  setting(
    'CDN_PURGE_URL',
    '无',
    'https://cdn.example.com/purge',
    '前面有缓存网页的 CDN 时，导入或发布之后向哪里请求清除（[docs/operations.md](operations.md#前面的-cdn)）；不设时网页不交给 CDN 缓存',
  ),
  setting('CDN_PURGE_TOKEN', '无', '一串字符', '请求清除时的密钥，作为 `Authorization: Bearer` 发送'),
  setting(
    'WEBHOOK_HOSTS',
    '空',
    'alerts.internal',
    '通知可以送到的内网主机（多个用逗号分隔），可用 `http`；其他地址须是公网的 `https`',
  ),
  setting(
    'REMOTES_ORIGIN',
    '空',
    'https://cdn.example.com',
    '微前端文件所在的另一个源，如 `https://cdn.example.com`；校验值与安全策略照旧',
  ),
  setting(
    'OVERRIDES',
    '关',
    'on',
    '设为 `on` 时，任何人都可用 `?mf=名称@http://localhost:3001/` 在页面里运行本机的版本；不设时只有运维人员可以',
  ),
  setting(
    'SERVER_RENDERING',
    '`on`',
    'off',
    '`on`：页面先由服务端画好再送出（见 [decisions/0107](decisions/0107-pages-drawn-on-the-server.md)）；`off`：由浏览器绘制',
  ),
  setting(
    'OFFLINE_READING',
    '`on`',
    'off',
    '`on`：浏览器保存看过的产品、技术文档与方案，供离线阅读（见 [decisions/0126](decisions/0126-reading-without-a-network.md)）；`off`：不再保存，已保存的随下一次访问删除',
  ),
  setting(
    'SEARCH_ENGINE',
    '`memory`',
    'postgresql',
    '`memory`：每个进程在内存里查找型号与文字；`postgresql`：由数据库查找（见 [docs/operations.md](operations.md#产品很多时)）',
  ),
  setting('OVERRIDE_HOSTS', '空', 'dev1.example', '除本机外，允许提供本地版本的主机名（多个用逗号分隔）'),
  setting('TRUST_PROXY', '无', '127.0.0.1', '反向代理的地址或网段（多个用逗号分隔），只信任它们给出的访客地址'),
  setting(
    'PROOF_OF_WORK_AFTER',
    '`3`',
    '3',
    '每个网络每小时前几次注册、前几次询价不需要工作量证明；之后由访客的浏览器自动计算（见 [docs/operations.md](operations.md#注册与询价的工作量证明)）',
  ),
  setting(
    'PROOF_OF_WORK_TRIES',
    '`200`',
    '200',
    '一次工作量证明平均尝试多少次，每次是 PBKDF2 的 5000 次迭代；默认值在手机上不到一秒',
  ),
  setting(
    'OPS_SECOND_FACTOR',
    '`optional`',
    'required',
    '`required`：运维人员启用两步验证之后才能使用 `/ops`（见 [docs/operations.md](operations.md#运维人员的登录)）',
  ),
  setting(
    'KEEP_REPORTS_DAYS',
    '`30`',
    '30',
    '网页与浏览器上报的统计、已结束的告警、已发出的通知保存几天，7 到 3650（见 [docs/operations.md](operations.md#数据保存多久)）',
  ),
  setting('KEEP_USAGE_DAYS', '`400`', '400', '外部网页调用次数的统计保存几天，7 到 3650'),
  setting('KEEP_MISSES_DAYS', '无', '180', '没有结果的搜索词最后一次出现之后保存几天；不设时只限条数（5000）'),
  setting('KEEP_HISTORY_DAYS', '无', '365', '账号的下载记录保存几天；不设时随账号注销删除'),
  setting('KEEP_ENQUIRIES_DAYS', '无', '730', '询价保存几天，无论是否处理；不设时由运维人员逐条删除'),
  setting(
    'LOG_LEVEL',
    '`warn`',
    'warn',
    '日志的详细程度：`fatal`、`error`、`warn`、`info`、`debug`、`trace`、`silent`；令牌与密码从不写入',
  ),
  setting(
    'METRICS_PORT',
    '无',
    '9464',
    '在这个端口的 `/metrics` 上给出 Prometheus 指标，与网站的端口分开（见 [docs/operations.md](operations.md)）；不设时不提供',
  ),
  setting('METRICS_HOST', '`localhost`', '10.0.0.5', '指标所监听的地址；应只让监控系统能访问'),
  setting(
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    '无',
    'http://localhost:4318',
    '把请求的追踪以 OTLP/HTTP（JSON）送到这个 OpenTelemetry 收集器的 `/v1/traces`（见 [docs/operations.md](operations.md#追踪)）；不设时不追踪',
  ),
  setting(
    'OTEL_EXPORTER_OTLP_HEADERS',
    '无',
    'authorization=Bearer%20…',
    '送追踪时所带的请求头，如收集器的密钥：`名称=值`，值按 URL 编码，多个用逗号分隔',
  ),
  setting('OTEL_SERVICE_NAME', '`shixuan`', 'shixuan-staging', '追踪里网站的名称；浏览器里的部分加 `-browser`'),
  setting('OTEL_TRACES_SAMPLER_ARG', '`1`', '0.1', '记录多少追踪，0 到 1：`0.1` 为十分之一的访问'),
  setting('SHIXUAN_SITE', '无', 'https://example.com', '`shixuan` 命令（栏目自己的仓库）所对的网站，代替 `--site`'),
  setting('SHIXUAN_DEPLOY_TOKEN', '无', 'sxd_…', '`npm run deploy -- --site …` 的部署令牌，代替 `--token`'),
  setting('SHIXUAN_TRIAL_KEY', '无', '…', '`npm run deploy -- trial run --site …` 的试运行密钥，代替 `--key`'),
  setting('DEV_PORT', '`8090`', '8090', '`npm run dev` 的第一个端口，其后的端口给各个应用'),
  setting('CHROME_PATH', '无', '/usr/bin/chromium', '浏览器测试所用的 Chromium'),
];

/** The table of settings for docs/commands.md. */
export const settingsTable = (): string =>
  [
    '| 环境变量 | 默认 | 含义 |',
    '|---|---|---|',
    ...settings.map(({ name, default: text, meaning }) => `| \`${name}\` | ${text} | ${meaning} |`),
  ].join('\n');

/** Text of `.env.example`: every variable, commented out. */
export const envExample = (): string =>
  [
    '# 全部环境变量，都可以不设。复制为 .env，去掉要设的一行的 #，然后：set -a; . ./.env; set +a; npm start',
    ...settings.map(
      ({ name, default: text, example, meaning }) =>
        `\n# ${meaning.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replaceAll('`', '')}（默认：${text.replaceAll('`', '')}）\n# ${name}=${example}`,
    ),
    '',
  ].join('\n');
