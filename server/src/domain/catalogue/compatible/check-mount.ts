import type { Check } from './check';
import type { Choice } from './optical-side';

/** Threads whose name gives the diameter alone: the flange distance, and sometimes the pitch, differs by maker. */
const isThread = (code: string) => /^m\d/.test(code);
const diameterOf = (code: string) => /^m\d+(\.\d+)?/.exec(code)?.[0];

/** Does the lens go onto the camera? Both may offer several mounts; the best pair counts. */
export function checkMount(camera: readonly Choice[], lens: readonly Choice[]): Check {
  if (camera.length === 0 || lens.length === 0) {
    return { text: `${camera.length === 0 ? '相机' : '镜头'}的接口未标注`, state: 'unknown' };
  }
  const pairs = camera.flatMap(body => lens.map(barrel => ({ body, barrel })));
  const same = pairs.filter(({ body, barrel }) => body.code === barrel.code);
  const [exact] = same.filter(({ body }) => !isThread(body.code));
  if (exact) return { text: `接口相同：${exact.body.label}`, state: 'pass' };
  if (pairs.some(({ body, barrel }) => body.code === 'cs' && barrel.code === 'c')) {
    return { text: 'C 口镜头装 CS 口相机，须加 5 mm 接圈', state: 'warn' };
  }
  const [thread] = same;
  if (thread) return { text: `接口同为 ${thread.body.label}，法兰距各厂不同，须核对`, state: 'warn' };
  const [alike] = pairs.filter(
    ({ body, barrel }) => isThread(body.code) && diameterOf(body.code) === diameterOf(barrel.code),
  );
  if (!alike) return null;
  return { text: `相机 ${alike.body.label}、镜头 ${alike.barrel.label}，螺距与法兰距须核对`, state: 'warn' };
}
