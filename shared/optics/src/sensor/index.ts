export { diagonalOfFormatName, type NamedDiagonal } from './diagonal-of-name';
export { type NearestFormat, nearestSensorFormat, sensorFormatNamed } from './find-sensor-format';
export { diagonalOfInchName, opticalFormat, tubeDiameter } from './optical-format';
export { type SensorFormat, sensorFormats } from './sensor-formats';
export { sensorDiagonal, sensorSide } from './sensor-size';
