import { expect, test } from 'vitest';
import { makeLive } from './operations/make-live';
import { promote } from './operations/promote';
import { publishRow } from './operations/publish-row';
import { withRamp } from './operations/ramp';
import { A, APP, B, build } from './operations/store-fixture';
import { createRampWaits, rampName } from './ramp-waits';
import { emptyRegistry, type Registry } from './registry-schema';

const AT = new Date('2026-03-01T08:00:00Z');
const tried = promote(publishRow(makeLive(emptyRegistry(), build(A), AT), build(B), AT), APP, B, 10);
const ramping = (minutesLater = 0): Registry =>
  withRamp(tried, APP, B, {
    ...{ step: 10, everyMinutes: 5, by: '目录组' },
    at: new Date(AT.getTime() + minutesLater * 60_000),
  });
const name = rampName({ app: APP, version: B });

function setUp() {
  let now = 0;
  const waits = createRampWaits(() => now * 60_000);
  return (minute: number, registry: Registry) => {
    now = minute;
    return [...waits(registry)];
  };
}

test('a wait that began between two looks has begun with the first of them, and lasts its time', () => {
  const look = setUp();
  expect(look(10, tried)).toEqual([]);
  expect(look(12, ramping())).toEqual([name]);
  expect(look(14.9, ramping())).toEqual([name]);
  expect(look(15, ramping())).toEqual([]);
});

test('the next wait of a ramp is one of its own', () => {
  const look = setUp();
  look(0, tried);
  look(1, ramping());
  expect(look(5, ramping())).toEqual([]);
  expect(look(6, ramping(5))).toEqual([name]);
  expect(look(9.9, ramping(5))).toEqual([name]);
  expect(look(10, ramping(5))).toEqual([]);
});

test('of what was there at the first look nothing is known', () => {
  expect(setUp()(0, ramping())).toEqual([]);
});
