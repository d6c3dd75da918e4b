import { OperationRefused } from '../../../../platform/process/operation-refused';

/** The registry was changed meanwhile: checks against its former state have to be repeated. */
export class RaceLost extends OperationRefused {
  override readonly name = 'RaceLost';
}
