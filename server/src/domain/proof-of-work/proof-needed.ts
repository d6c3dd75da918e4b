import { ResultCode } from '@shixuan/api';
import { CallError } from '../../platform/http/call-error';
import type { WorkPurpose } from './challenges';

const NAMES: Readonly<Record<WorkPurpose, string>> = { register: '注册', enquiry: '询价' };

/** The refusal that a proof of work lifts. The pages of the site prove it by themselves; the sentence is for who cannot. */
export class ProofNeeded extends CallError {
  /** @param challenge as the header carries it */
  constructor(
    purpose: WorkPurpose,
    seconds: number,
    readonly challenge: string,
  ) {
    const when = Math.ceil(seconds / 60);
    super(
      429,
      ResultCode.codeErr,
      `${NAMES[purpose]}：所在网络近一小时的${NAMES[purpose]}较多，须由浏览器完成一次验证计算；请再提交一次，或在 ${when} 分钟后再试`,
      seconds,
    );
  }
}
