import { darker, lighter, pick, rect } from './canvas';
import { type Light, tone } from './light';
import { bays, door } from './openings';

/** Where houses stand on the ground. */
export const FOOT = 540;
export const STONES = [
  '#f2e9d8',
  '#e0c9a6',
  '#d5dde2',
  '#ecd3c0',
  '#c9b8a2',
  '#f6f2ea',
  '#b9c7c4',
  '#d9ab8c',
  '#a9b6c4',
] as const;

/** A wall with its shaded side. */
export const body = (x: number, top: number, width: number, height: number, stone: string): string =>
  rect(x, top, width, height, stone) + rect(x + width, top + 8, width * 0.09, height - 8, darker(stone, 0.22));

export function crown(x: number, top: number, width: number, light: Light, random: () => number): string {
  const metal = tone(light, '#a9b0b3');
  const mast = rect(x + width * 0.3, top - 58, 4, 50, metal);
  const plant = rect(x + width * 0.2, top - 20, width * 0.42, 22, tone(light, '#cdc6b8'));
  return (random() < 0.5 ? mast : '') + plant + rect(x - 4, top - 5, width + 8, 8, tone(light, '#faf6ec'));
}

export function lobby(light: Light, x: number, width: number, random: () => number): string {
  const middle = x + width / 2;
  const glow = light.lit > 0.3 ? '#ffdf9e' : lighter(light.glass, 0.1);
  return (
    rect(middle - 62, FOOT - 44, 124, 44, tone(light, '#6f675f')) +
    bays(middle - 60, 120, 4, 5)
      .map(bay => rect(bay.x, FOOT - 38, bay.width, 38, glow))
      .join('') +
    rect(middle - 76, FOOT - 52, 152, 9, tone(light, pick(['#faf6ec', '#b5623c', '#54606b'], random))) +
    door(light, middle - 13, FOOT, 26, 36, '#4d4339')
  );
}
