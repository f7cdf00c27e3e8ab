import type { StaySeed } from '../stay-seed';
import { pick, polygon, rect, repeat } from './canvas';

const WALLS = ['#f4ead7', '#e9d6b8', '#d9c2a0', '#efe3e0'] as const;
const GROUND = 545;
/** Of the highest and the widest one. */
const DOOR_HEIGHT = 92;
const DOOR_WIDTH = 56;

/** The house of a stay as it is seen from the path. */
export function house(type: StaySeed['type'], random: () => number): string {
  const wall = pick(WALLS, random);
  switch (type) {
    case 'villa':
      return block(140, 240, 420, wall, 2) + block(560, 190, 230, wall, 2) + rect(190, 560, 500, 40, '#4fb3c8', 20);
    case 'apartment':
    case 'loft':
      return block(330, 400, 300, wall, 5) + balconies(330, 400, 300);
    case 'cabin':
      return gable(340, 210, 290, '#8a5f3c', '#4b3527') + planks(340, 210, 290);
    case 'chalet':
      return gable(270, 230, 420, '#a97a4d', '#5a3b2a') + planks(270, 230, 420);
    case 'cottage':
      return gable(310, 170, 340, wall, '#9a4f34') + rect(560, 290, 34, 90, '#8b7360');
  }
}

function block(x: number, height: number, width: number, wall: string, floors: number): string {
  const top = GROUND - height;
  return (
    rect(x, top, width, height, wall, 4) +
    rect(x - 10, top - 12, width + 20, 16, '#b9a58a', 4) +
    repeat(floors, floor => windows(x, top + 22 + floor * ((height - 30) / floors), width, (height - 60) / floors)) +
    rect(x + width / 2 - 26, GROUND - 78, 52, 78, '#6d4b35', 4)
  );
}

function windows(x: number, y: number, width: number, height: number): string {
  const count = Math.max(2, Math.floor(width / 90));
  const tall = Math.max(24, height * 0.6);
  return repeat(count, index => {
    const middle = (index + 0.5) * (width / count);
    const isBehindDoor = y + tall > GROUND - DOOR_HEIGHT && Math.abs(middle - width / 2) < 24 + DOOR_WIDTH / 2;
    return isBehindDoor ? '' : rect(x + middle - 24, y, 48, tall, '#bfe3ee', 3);
  });
}

const balconies = (x: number, height: number, width: number): string =>
  repeat(4, floor => rect(x + 14, GROUND - height + 72 + floor * 74, width - 28, 10, '#8a8f97', 3));

function gable(x: number, height: number, width: number, wall: string, roof: string): string {
  const top = GROUND - height;
  return (
    rect(x, top, width, height, wall) +
    polygon(
      [
        [x - 36, top + 8],
        [x + width / 2, top - 130],
        [x + width + 36, top + 8],
      ],
      roof,
    ) +
    rect(x + width / 2 - 28, GROUND - 92, 56, 92, '#3f2c20', 4) +
    windows(x, top + 34, width, 90)
  );
}

const planks = (x: number, height: number, width: number): string =>
  repeat(Math.floor(height / 22), row => rect(x, GROUND - height + row * 22, width, 2, 'rgba(0,0,0,0.16)'));
