/** `registry.json` is there, cannot be understood and was left as it is. The message says in Chinese why, and what to do. */
export class RegistryUnusable extends Error {
  override readonly name = 'RegistryUnusable';
}

/** `registry.json` can be understood, and is from before operations that the audit log tells of. */
export class RegistryOlder extends Error {
  override readonly name = 'RegistryOlder';
  constructor(
    /** Of the registry as it stands. */
    readonly revision: number,
    /** The last one that the audit log tells of. */
    readonly latest: number,
  ) {
    super(
      `registry.json 是第 ${revision} 版，操作记录已到第 ${latest} 版：看来放回了较早的副本，其后的操作（包括停用与退回）没有生效。要恢复它们，移走 registry.json，网站便按操作记录恢复；确要从第 ${revision} 版继续，照常操作即可，下一次操作之后不再提示`,
    );
  }
}

/** No version of the shell can be served: the site has no page for anybody. */
export class NothingServable extends Error {
  override readonly name = 'NothingServable';
  constructor() {
    super('没有可提供的外壳版本，所有网页都无法打开。请发布外壳，或从备份恢复注册表。');
  }
}
