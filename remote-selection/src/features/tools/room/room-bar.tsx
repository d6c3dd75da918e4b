import { type Room, roomFactor } from '@shixuan/optics/sensitivity';
import * as bar from '../bar.module.css';
import { type OtherWins, sideKey } from './other-wins';
import * as styles from './room.module.css';

const width = 200;
const height = 20;
const middle = width / 2;
/** Equal factors are equally long: a half is as far as twice. */
const place = (value: number, now: number) => middle + (middle * Math.log(value / now)) / Math.log(roomFactor);

/** Where an input may lie between a quarter and four times its value; the table beside it says the same in words. */
export function RoomBar({ room, wins, decides }: { room: Room; wins: OtherWins; decides: boolean }) {
  const { input, low, high } = room;
  const left = low.value === null ? 0 : place(low.value, input.value);
  const right = high.value === null ? width : place(high.value, input.value);
  const marks = (['low', 'high'] as const).flatMap(side => wins.get(sideKey(room, side)) ?? []);
  return (
    <svg className={bar.bar} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <line className={styles.axis} x1={0} x2={width} y1={height / 2} y2={height / 2} />
      <rect
        className={decides ? styles.decides : bar.range}
        x={left}
        y={4}
        width={Math.max(right - left, 2)}
        height={height - 8}
      />
      {marks.map(value => (
        <line
          key={value}
          className={bar.limit}
          x1={place(value, input.value)}
          x2={place(value, input.value)}
          y1={0}
          y2={height}
        />
      ))}
      <line className={bar.now} x1={middle} x2={middle} y1={0} y2={height} />
    </svg>
  );
}
