/** `registry.json` is there, cannot be understood and was left as it is. The message says in Chinese why, and what to do. */
export class RegistryUnusable extends Error {
  override readonly name = 'RegistryUnusable';
}

/** No version of the shell can be served: the site has no page for anybody. */
export class NothingServable extends Error {
  override readonly name = 'NothingServable';
  constructor() {
    super('没有可提供的外壳版本，所有网页都无法打开。请发布外壳，或从备份恢复注册表。');
  }
}
