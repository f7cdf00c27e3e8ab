import { circle, ellipse, lighter, pick, polygon, rect, repeat, shape } from './canvas';

export interface Finish {
  accent: string;
  wall: string;
  /** Whether lamps are on. */
  lit: boolean;
}

export type Furnish = (random: () => number, finish: Finish) => string;

export const CLOTHS = ['#3f6f74', '#b4643f', '#5a6b46', '#7a4b5c', '#d1a24c', '#44567a', '#8f8577', '#c98f7a'] as const;
export const WOODS = ['#7c5a38', '#94693f', '#5d432a', '#a8835a'] as const;
export const LEAVES = ['#4f7d4a', '#5d8a4c', '#47704f'] as const;

export function plant(x: number, foot: number, size: number, random: () => number): string {
  const leaf = pick(LEAVES, random);
  const leaves = repeat(7, index => {
    const angle = Math.PI * (0.12 + index * 0.127);
    const [endX, endY] = [x + Math.cos(angle) * size * 0.8, foot - size * 0.5 - Math.sin(angle) * size];
    return shape(
      `M${x} ${foot - size * 0.4} Q${x + Math.cos(angle) * size * 0.2} ${endY} ${endX} ${endY} Q${endX} ${foot - size * 0.6} ${x} ${foot - size * 0.4}Z`,
      index % 2 ? leaf : lighter(leaf, 0.14),
    );
  });
  return (
    leaves +
    polygon(
      [
        [x - size * 0.3, foot - size * 0.46],
        [x + size * 0.3, foot - size * 0.46],
        [x + size * 0.22, foot],
        [x - size * 0.22, foot],
      ],
      pick(['#c98f6a', '#e8e2d6', '#6f6a66'], random),
    )
  );
}

export function art(x: number, y: number, width: number, height: number, random: () => number): string {
  const [ground, one, other] = [
    pick(['#f4ead8', '#e8e4dc', '#f1dccb'], random),
    pick(CLOTHS, random),
    pick(CLOTHS, random),
  ];
  const motif = pick(
    [
      circle(x + width * 0.62, y + height * 0.36, width * 0.16, one) +
        shape(
          `M${x + 8} ${y + height * 0.8} Q${x + width * 0.4} ${y + height * 0.45} ${x + width - 8} ${y + height * 0.75} V${y + height - 8} H${x + 8}Z`,
          other,
        ),
      repeat(3, index =>
        rect(
          x + width * (0.16 + index * 0.25),
          y + height * (0.2 + index * 0.1),
          width * 0.18,
          height * 0.56,
          index === 1 ? one : other,
          width * 0.09,
        ),
      ),
      ellipse(x + width * 0.4, y + height * 0.5, width * 0.22, height * 0.3, one) +
        ellipse(x + width * 0.62, y + height * 0.56, width * 0.2, height * 0.22, other, 0.8),
    ],
    random,
  );
  return rect(x, y, width, height, pick(WOODS, random)) + rect(x + 6, y + 6, width - 12, height - 12, ground) + motif;
}

export function floorLamp(x: number, foot: number, lit: boolean): string {
  return (
    rect(x - 2, foot - 230, 4, 228, '#4f4a44') +
    ellipse(x, foot, 26, 5, '#4f4a44') +
    polygon(
      [
        [x - 34, foot - 206],
        [x - 22, foot - 258],
        [x + 22, foot - 258],
        [x + 34, foot - 206],
      ],
      lit ? '#ffe2a1' : '#f3e7cf',
    )
  );
}
