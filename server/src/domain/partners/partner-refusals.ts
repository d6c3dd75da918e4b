import { ResultCode } from '@shixuan/api';
import { CallError } from '../../platform/http/call-error';

const FORBIDDEN = 403;
const refusal = (msg: string) => new CallError(FORBIDDEN, ResultCode.notAuth, msg);

/** Errors for calls whose key does not work. */
export const partnerRefusals = {
  unknown: () =>
    refusal(
      '合作伙伴密钥不对：请核对元素的 partner 属性或请求头 X-Partner-Key，应为 sxp_ 开头、共 68 个字符的完整密钥',
    ),
  revoked: () => refusal('合作伙伴密钥已撤销：请向视选的运维人员索取新密钥'),
  origin: (origin: string) =>
    refusal(`合作伙伴密钥不能用于来源 ${origin.slice(0, 100)}：请向视选的运维人员登记这个来源`),
};
