import type { DeployError } from '@shixuan/host/deploy';
import { ChecksFailed } from '../../domain/releases/deploy/verify/run-checks';
import { RaceLost } from '../../domain/releases/registry/operations/race-lost';
import { RegistryUnusable } from '../../domain/releases/registry/registry-unusable';
import { storageFault } from '../../domain/releases/registry/storage-fault';
import { chinaTime } from '../../platform/china-time';
import { CallError } from '../../platform/http/call-error';
import { OperationRefused } from '../../platform/process/operation-refused';
import { errorAnswer } from '../api/http/error-answer';

/** What the addresses for deploying refuse before any operation is tried. */
export class DeployCallError extends Error {
  private constructor(
    readonly status: number,
    readonly kind: DeployError['error'],
    message: string,
  ) {
    super(message);
  }
  /** The same for none, one unknown and one revoked. */
  static token = () => new DeployCallError(401, 'token', '部署令牌无效：请检查令牌，或请站点管理员重新发放。');
  static expired = (at: Date) =>
    new DeployCallError(401, 'token', `这个部署令牌已于 ${chinaTime(at)} 到期：请站点管理员重新发放。`);
  static foreign = (message: string) => new DeployCallError(403, 'refused', message);
  static form = (message: string) => new DeployCallError(422, 'form', message);
}

export interface DeployFailureAnswer {
  status: number;
  answer: DeployError;
  retryAfterSeconds?: number | undefined;
}

const answerOf = (error: DeployError['error'], message: string, checks: DeployError['checks'] = []) => ({
  ...{ error, message, checks },
});

/**
 * Turns an error into the answer for the team.
 * @param bodyLimit bytes that the route takes
 */
export function deployFailure(error: unknown, bodyLimit?: number): DeployFailureAnswer {
  if (error instanceof DeployCallError) return { status: error.status, answer: answerOf(error.kind, error.message) };
  if (error instanceof ChecksFailed) {
    return { status: 422, answer: answerOf('refused', error.message, [...error.checks]) };
  }
  if (error instanceof RaceLost) return { status: 412, answer: answerOf('race', error.message) };
  if (error instanceof OperationRefused) return { status: 409, answer: answerOf('refused', error.message) };
  if (error instanceof RegistryUnusable) return { status: 503, answer: answerOf('server', error.message) };
  const stuck = storageFault(error);
  if (stuck) return { status: 503, answer: answerOf('server', stuck) };
  const { status, msg, retryAfterSeconds } = errorAnswer(error, bodyLimit);
  const kind = error instanceof CallError ? 'busy' : status >= 500 ? 'server' : 'form';
  return { status, answer: answerOf(kind, `${msg}。`), retryAfterSeconds };
}
