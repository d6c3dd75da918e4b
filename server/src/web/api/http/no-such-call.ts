import { NO_SUCH_CALL_HEADER, ResultCode } from '@shixuan/api';
import type { FastifyReply } from 'fastify';
import { failureEnvelope } from './envelope';

const answer = failureEnvelope({
  status: 404,
  state: ResultCode.codeErr,
  msg: '没有这个接口，请检查地址；所有接口都用 POST',
});

/** Says that the site has no such call; the header tells a page of the site that it is of another version. */
export const sendNoSuchCall = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header(NO_SUCH_CALL_HEADER, '1').send(answer);
