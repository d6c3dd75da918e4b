import { StopError } from '../lib/stop-error.mjs';

/** @throws StopError naming the option */
export function readAddress(option: string, value: string): URL {
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw new StopError(`--${option} 的值「${value}」不对：应为网站的地址，如 http://localhost:8080。`);
  }
  return new URL(value);
}

/** @throws StopError saying what a port is */
export function readPort(value: string): number {
  if (!/^\d{1,5}$/.test(value) || Number(value) > 65_535 || Number(value) === 0) {
    throw new StopError(`端口「${value}」不对：应为 1 到 65535 的整数。`);
  }
  return Number(value);
}
