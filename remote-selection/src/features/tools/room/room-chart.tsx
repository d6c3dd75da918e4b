import type { System } from '@shixuan/optics/checks';
import { checkLabel, type Requirements } from '@shixuan/optics/model';
import { decidingInput, type Room, type RoomEnd, roomFactor, roomOf } from '@shixuan/optics/sensitivity';
import * as controls from '@shixuan/ui/controls.module.css';
import { formatNumber, UNKNOWN } from '@shixuan/units';
import { useMemo } from 'react';
import type { ResultRow } from '../../../data/ranking/answer';
import type { RankingRequest } from '../../../data/ranking/ranking-query';
import { formatFigure } from '../../../lib/format-figure';
import { figureText } from '../../../lib/length-text';
import { settableDistanceMm } from '../../../lib/settable-distance';
import * as table from '../tool-table.module.css';
import { type OtherWins, type Side, sideKey, useOtherWins } from './other-wins';
import * as styles from './room.module.css';
import { RoomBar } from './room-bar';

export interface RoomChartProps {
  need: Requirements;
  system: System;
  row: ResultRow;
  request: RankingRequest;
  /** Whether the row is the first of its list: only then another system can win over it. */
  isFirst: boolean;
}

/** A value of an input in its unit; `digits` of what was computed. */
type ValueText = (room: Room, value: number | null, digits?: number) => string;

/** 变动余地: how far each input may be moved until this system fails, and which input reaches its end first. */
export function RoomChart({ need, system, row, request, isFirst }: RoomChartProps) {
  const rooms = useMemo(() => roomOf(need, system), [need, system]);
  const deciding = decidingInput(rooms);
  const search = useOtherWins(request, row, rooms);
  const compares = isFirst && request.goal === 'systems';
  /** As the page says the input elsewhere: a distance as one can set it, what was typed as it was typed. */
  const valueText: ValueText = ({ input: { id } }, value, digits) => {
    if (value === null) return UNKNOWN;
    if (id === 'distance') return formatNumber(settableDistanceMm(value, need, system.lens));
    return digits === undefined ? formatFigure(value) : figureText(value, '', digits);
  };
  return (
    <section className={styles.room} aria-label="变动余地">
      <p className={styles.said}>{saidOf(deciding, need, valueText)}</p>
      <table className={`${table.table} ${styles.table}`}>
        <caption className={table.caption}>
          {`每项单独变动、部件不换、重新对焦：从现值的 1/${roomFactor} 到 ${roomFactor} 倍，条形为这一套各项检查都不变差的范围${search.found.size > 0 ? '，竖虚线外另一套排第一' : ''}`}
        </caption>
        <thead>
          <tr>
            <th scope="col">输入</th>
            <th scope="col">最低</th>
            <th scope="col" className={styles.wide}>
              <span className="visually-hidden">范围图</span>
            </th>
            <th scope="col">最高</th>
          </tr>
        </thead>
        <tbody>
          {rooms.map(room => (
            <tr key={room.input.id}>
              <th scope="row">
                {room.input.label}
                <span className={styles.note}>{` ${valueText(room, room.input.value)} ${room.input.unit}`}</span>
              </th>
              <End room={room} side="low" wins={search.found} {...{ need, valueText }} />
              <td className={styles.wide}>
                <RoomBar room={room} wins={search.found} decides={room === deciding} />
              </td>
              <End room={room} side="high" wins={search.found} {...{ need, valueText }} />
            </tr>
          ))}
        </tbody>
      </table>
      {compares && (
        <p className={styles.search}>
          <button type="button" className={controls.action} onClick={search.running ? search.stop : search.start}>
            {search.running ? '停止' : '看到哪里另一套胜出'}
          </button>
          <span role="status">
            {search.running && `已看 ${search.done} / ${search.all} 端`}
            {search.failed && '没有算完，请稍后再试'}
          </span>
        </p>
      )}
    </section>
  );
}

interface EndProps {
  need: Requirements;
  room: Room;
  side: Side;
  wins: OtherWins;
  valueText: ValueText;
}

function End({ need, room, side, wins, valueText }: EndProps) {
  const { value, check }: RoomEnd = room[side];
  const won = wins.get(sideKey(room, side));
  return (
    <td>
      {value === null
        ? `${side === 'low' ? '≤ 1/' : '≥ '}${roomFactor}${side === 'low' ? '' : ' 倍'}`
        : valueText(room, value, 3)}
      {check && <span className={styles.note}>{checkLabel(check, need)}</span>}
      {won !== undefined && won !== null && (
        <span className={styles.note}>{`${valueText(room, won, 3)} 外另一套`}</span>
      )}
    </td>
  );
}

function saidOf(deciding: Room | null, need: Requirements, valueText: ValueText): string {
  if (!deciding) return `各项单独变到 1/${roomFactor} 或 ${roomFactor} 倍，这一套都成立。`;
  const { input, low, high } = deciding;
  const nearer = ratio(low, input.value) <= ratio(high, input.value) ? low : high;
  const { value, check } = nearer;
  const [now, end] = [valueText(deciding, input.value), valueText(deciding, value, 3)];
  const worse = `${check ? checkLabel(check, need) : ''}变差。`;
  const said = `最先到头的是${input.label}：现为 ${now} ${input.unit}，`;
  const isLow = nearer === low;
  // Where both are shown alike, an end that is named as a figure would say that there is room left.
  if (end === now) return `${said}已到${isLow ? '下' : '上'}限，再${isLow ? '小' : '大'}${worse}`;
  return `${said}${isLow ? '降到' : '升到'} ${end} ${input.unit} 之外，${worse}`;
}

const ratio = ({ value }: RoomEnd, now: number) =>
  value === null ? Number.POSITIVE_INFINITY : Math.abs(Math.log(value / now));
