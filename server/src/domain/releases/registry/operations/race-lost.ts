import { OperationRefused } from '../../../../platform/process/operation-refused';

/** Somebody else changed the registry first: what was checked against its former state has to be checked again. */
export class RaceLost extends OperationRefused {
  override readonly name = 'RaceLost';
}
