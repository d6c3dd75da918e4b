import { Gauge, type Registry } from 'prom-client';
import type { FreeSpace } from '../../platform/storage/free-space';

/** @param freeSpace space of the disk that the site writes to; undefined where nobody knows */
export function addDisk(
  registry: Registry,
  freeSpace: () => Promise<FreeSpace | undefined> = async () => undefined,
): void {
  const registers = [registry];
  const of = (name: string, help: string, bytes: (space: FreeSpace) => number) =>
    new Gauge({
      ...{ name, help, registers },
      async collect() {
        // Without a figure there is no series: 0 would say that the disk is full.
        this.remove();
        const space = await freeSpace();
        if (space) this.set(bytes(space));
      },
    });
  of('shixuan_disk_free_bytes', 'What may still be written where the site writes.', ({ freeBytes }) => freeBytes);
  of('shixuan_disk_size_bytes', 'Size of the file system that the site writes to.', ({ sizeBytes }) => sizeBytes);
}
