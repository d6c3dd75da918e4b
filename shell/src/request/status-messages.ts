const byStatus: Readonly<Record<number, string>> = {
  422: '参数错误，请检查参数',
  401: '未登录或者登录已失效，请重新登录',
  406: '你没有权限操作该action',
  500: '请求错误，请联系管理员',
};

/** What visitors read when the server answers with an HTTP error: by status, else the server's own words. */
export const messageForStatus = (status: number, serverMessage: string): string =>
  byStatus[status] ?? (serverMessage || `服务暂时不可用（HTTP ${status}），请稍后再试`);
