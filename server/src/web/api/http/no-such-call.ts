import { ResultCode } from '@shixuan/api';
import { failureEnvelope } from './envelope';

export const noSuchCall = failureEnvelope({
  status: 404,
  state: ResultCode.codeErr,
  msg: '没有这个接口，请检查地址；所有接口都用 POST',
});
