import { dataRateMBs, frameBytes, megabits } from '../../physics/link/data-rate';
import { dataPackets, framePackets, gigeLoadMbps, packetDelayNs, transferUs } from '../../physics/link/gige-packets';
import type { ExampleComputation, Given } from '../worked-example';

const load = (given: Given) => {
  const frame = { width: given('A'), height: given('B'), bitsPerPixel: given('C') };
  const packetSizeBytes = given('E');
  const G = framePackets({ payloadBytes: frameBytes(frame), packetSizeBytes });
  const J = gigeLoadMbps({
    leaderTrailerBytes: given('leader_trailer'),
    packetSizeBytes,
    packets: G,
    frameRateFps: given('D'),
  });
  return { G, J, simple: megabits({ megabytes: dataRateMBs({ ...frame, frameRateFps: given('D') }) }) };
};

const delay = (given: Given) => {
  const payload = frameBytes({ width: given('W'), height: given('Hh'), bitsPerPixel: given('B') * 8 });
  const packets = dataPackets({ payloadBytes: payload, packetSizeBytes: given('pkt') });
  const transfer = transferUs({ payloadBytes: payload, packets, rateBytesPerUs: given('rate') });
  const frame = given('Tline') * given('Hh');
  const pause = packetDelayNs({ frameUs: frame, transferUs: transfer, packets });
  return { payload, packets, transfer, frame, margin: (pause * packets) / 1000, delay: pause };
};

export const gigePacketExamples: Readonly<Record<string, ExampleComputation>> = {
  'gev-01': load,
  'gev-03': load,
  'gev-04': load,
  'gev-05': load,
  'gev-06': given => {
    const { G, J } = load(given);
    return { G, J };
  },
  'ned-01': delay,
  // The printed pause of this manual does not follow from its own figures.
  'ned-03': given => {
    const { delay: _, ...rest } = delay(given);
    return rest;
  },
};
