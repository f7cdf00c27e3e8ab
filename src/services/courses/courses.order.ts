export { type Direction, DIRECTIONS, orderOf } from '#kit/database/order';
