/** Contains the address, so that the developer sees which server is meant. */
export const brokenNotice = (name: string, url: string) => `本地覆盖 ${name}@${url} 无法使用，显示的是线上版本。`;
