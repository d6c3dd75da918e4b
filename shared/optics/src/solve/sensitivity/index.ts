export { decidingInput, type Room, type RoomEnd, type RoomInput, roomFactor, roomOf } from './room';
