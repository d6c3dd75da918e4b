/** Names the address, so that who develops sees which server it is. */
export const brokenNotice = (name: string, url: string) => `本地覆盖 ${name}@${url} 无法使用，显示的是线上版本。`;
