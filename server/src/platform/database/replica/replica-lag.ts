/** How many positions that the replica has not reached are remembered: one a second for ten minutes. */
const MOST = 600;

/**
 * How far a replica is behind, by the positions of the primary's log: it is as old as the newest position of the primary that
 * it has replayed. Its own clock and the time of its last transaction say nothing where nobody writes, or where it hears
 * nothing from the primary.
 */
export class ReplicaLag {
  #waiting: { atMs: number; position: bigint }[] = [];
  #caughtUpMs: number | undefined;

  /**
   * @param primary position of the primary's log, asked before the replica's
   * @param replayed position up to which the replica has replayed it
   * @param nowMs time at which the primary was asked
   * @returns how old the replica's data is at most, ms; infinite until it has caught up once
   */
  note(primary: bigint, replayed: bigint, nowMs: number): number {
    const last = this.#waiting.at(-1);
    // A position that is left out makes the lag look longer, never shorter.
    if (last?.position !== primary && this.#waiting.length < MOST)
      this.#waiting.push({ atMs: nowMs, position: primary });
    while (this.#waiting[0] && this.#waiting[0].position <= replayed)
      this.#caughtUpMs = this.#waiting.shift()?.atMs ?? this.#caughtUpMs;
    if (primary <= replayed) this.#caughtUpMs = nowMs;
    return this.#caughtUpMs === undefined ? Number.POSITIVE_INFINITY : nowMs - this.#caughtUpMs;
  }
}
