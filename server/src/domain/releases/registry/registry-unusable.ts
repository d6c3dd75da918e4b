/** `registry.json` is there, cannot be understood and was left as it is. The message says in Chinese why, and what to do. */
export class RegistryUnusable extends Error {
  override readonly name = 'RegistryUnusable';
}
