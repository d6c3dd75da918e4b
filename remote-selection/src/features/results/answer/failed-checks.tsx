import { checkOf } from '@shixuan/optics/checks';
import type { Requirements } from '@shixuan/optics/model';
import { keepUnits } from '@shixuan/units';
import { useMemo } from 'react';
import { Remedy } from '../../../components/remedy';
import { VerdictMark } from '../../../components/verdict-mark';
import type { ResultRow } from '../../../data/ranking/answer';
import type { RankingRequest } from '../../../data/ranking/ranking-query';
import { systemOf } from '../../../data/ranking/system-of';
import { failedBy } from '../no-first';
import * as styles from './failed-checks.module.css';

export interface FailedChecksProps {
  row: ResultRow;
  requirements: Requirements;
  request: RankingRequest;
}

/** Checks that even the first fails: a light that was asked for against reason is judged after camera and lens are ranked. */
export function FailedChecks({ row, requirements, request }: FailedChecksProps) {
  const system = useMemo(() => systemOf(row, request), [row, request]);
  const judged = useMemo(() => system && { need: requirements, system }, [requirements, system]);
  if (!judged) return null;
  return failedBy(row)
    .map(check => checkOf(judged.need, judged.system, check))
    .map(({ id, verdict, label, reason }) => (
      <p key={id} className={styles.failed}>
        <VerdictMark verdict="fail" silent />
        {` ${label}不满足：${keepUnits(reason)}`}
        <Remedy judged={judged} check={{ id, verdict }}>
          {remedy => `。${remedy}`}
        </Remedy>
      </p>
    ));
}
