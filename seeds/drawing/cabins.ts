import { between, darker, lighter, pick, polygon, rect, repeat, shape } from './canvas';
import { type Light, tone } from './light';
import { bays, door, framed, rail, window } from './openings';
import { bush } from './plants';

type Draw = (light: Light, random: () => number) => string;

const FOOT = 540;
const TIMBER = ['#9b6c43', '#8a5f3c', '#a97a4d', '#7c5a44'] as const;
const STONE = ['#b9a78f', '#a89b8c', '#c4b39a'] as const;

const planks = (x: number, y: number, width: number, height: number, colour: string): string =>
  rect(x, y, width, height, colour) +
  repeat(Math.floor(height / 16), index => rect(x, y + 14 + index * 16, width, 2, darker(colour, 0.18)));

function stones(x: number, y: number, width: number, height: number, colour: string, random: () => number): string {
  const rows = Math.floor(height / 20);
  return (
    rect(x, y, width, height, colour) +
    repeat(rows, index =>
      repeat(Math.floor(width / 52), column => {
        const left = x + 6 + column * 52 + (index % 2) * 18;
        return left + 34 > x + width
          ? ''
          : rect(
              left,
              y + 5 + index * 20,
              between(22, 36, random),
              11,
              random() < 0.5 ? lighter(colour, 0.14) : darker(colour, 0.1),
              4,
            );
      }),
    )
  );
}

/** A roof from the ridge to the ground. */
const aFrame: Draw = (light, random) => {
  const timber = tone(light, pick(TIMBER, random));
  const roof = tone(light, pick(['#4b4a52', '#5b3f32', '#3f5350'], random));
  const x = between(430, 520, random);
  const inside = (share: number): readonly [number, number][] => [
    [x - 176 * share, FOOT - 12],
    [x, FOOT - 12 - 296 * share],
    [x + 176 * share, FOOT - 12],
  ];
  return (
    polygon(
      [
        [x - 226, FOOT],
        [x, FOOT - 372],
        [x + 226, FOOT],
      ],
      roof,
    ) +
    polygon(inside(1), timber) +
    polygon(inside(0.86), light.lit > 0.3 ? '#ffd98f' : light.glass) +
    rect(x - 4, FOOT - 270, 8, 258, timber) +
    rect(x - 130, FOOT - 126, 260, 9, timber) +
    rail(light, x - 128, FOOT - 150, 256, 24, '#4d3a2b') +
    rect(x - 250, FOOT - 12, 500, 14, darker(timber, 0.2)) +
    door(light, x - 30, FOOT - 12, 60, 92, '#4a3527')
  );
};

/** Logs, a porch and a chimney. */
const log: Draw = (light, random) => {
  const timber = tone(light, pick(TIMBER, random));
  const roof = tone(light, pick(['#4f453f', '#6b4a38', '#47565a'], random));
  const x = between(270, 320, random);
  return (
    stones(x + 268, FOOT - 326, 46, 130, tone(light, pick(STONE, random)), random) +
    planks(x, FOOT - 152, 380, 152, timber) +
    polygon(
      [
        [x - 44, FOOT - 144],
        [x + 190, FOOT - 274],
        [x + 424, FOOT - 144],
      ],
      roof,
    ) +
    polygon(
      [
        [x + 30, FOOT - 146],
        [x + 190, FOOT - 236],
        [x + 350, FOOT - 146],
      ],
      darker(timber, 0.08),
    ) +
    framed(light, x + 168, FOOT - 198, 44, 36, random) +
    framed(light, x + 34, FOOT - 108, 80, 56, random) +
    framed(light, x + 268, FOOT - 108, 80, 56, random) +
    door(light, x + 164, FOOT, 52, 98, pick(['#3f2c20', '#7a3b2e', '#2f5d62'], random)) +
    repeat(4, index => rect(x - 22 + index * 138, FOOT - 142, 10, 142, darker(timber, 0.28))) +
    rail(light, x - 18, FOOT - 34, 158, 34, '#5b4231') +
    rail(light, x + 242, FOOT - 34, 156, 34, '#5b4231')
  );
};

/** Stone below, timber above, a balcony across and a broad roof. */
const chalet: Draw = (light, random) => {
  const timber = tone(light, pick(TIMBER, random));
  const roof = tone(light, pick(['#54463e', '#4b4a52', '#6d4c3a'], random));
  const x = between(240, 280, random);
  return (
    planks(x, FOOT - 236, 440, 140, timber) +
    polygon(
      [
        [x, FOOT - 230],
        [x, FOOT - 224],
        [x + 220, FOOT - 365],
        [x + 440, FOOT - 224],
        [x + 440, FOOT - 230],
      ],
      darker(timber, 0.1),
    ) +
    shape(
      `M${x - 70} ${FOOT - 206} L${x + 220} ${FOOT - 396} L${x + 510} ${FOOT - 206} L${x + 486} ${FOOT - 196} L${x + 220} ${FOOT - 366} L${x - 46} ${FOOT - 196}Z`,
      roof,
    ) +
    window(light, x + 188, FOOT - 312, 64, 54, random) +
    bays(x + 14, 412, 4, 26)
      .map(bay => window(light, bay.x, FOOT - 208, bay.width, 78, random))
      .join('') +
    stones(x - 10, FOOT - 98, 460, 98, tone(light, pick(STONE, random)), random) +
    rect(x - 34, FOOT - 108, 508, 11, darker(timber, 0.3)) +
    rail(light, x - 30, FOOT - 142, 500, 36, '#5f432e') +
    repeat(4, index => bush(light, x + 36 + index * 124, FOOT - 100, 15, random)) +
    framed(light, x + 40, FOOT - 76, 84, 46, random) +
    framed(light, x + 316, FOOT - 76, 84, 46, random) +
    door(light, x + 194, FOOT, 54, 82, pick(['#4a3527', '#2f5d62'], random))
  );
};

/** A small house of stone or plaster with a tiled roof. */
const cottage: Draw = (light, random) => {
  const isStone = random() < 0.5;
  const wall = tone(light, isStone ? pick(STONE, random) : pick(['#f6ead4', '#f0d9bf', '#e7e2d4'], random));
  const tile = tone(light, pick(['#a9553a', '#8d6a4c', '#b77446'], random));
  const [x, left] = [between(270, 320, random), random() < 0.5];
  const wing = left ? x - 120 : x + 340;
  const plain = (from: number, y: number, width: number, height: number) =>
    isStone ? stones(from, y, width, height, wall, random) : rect(from, y, width, height, wall);
  return (
    plain(left ? x + 262 : x + 46, FOOT - 306, 40, 96) +
    plain(wing, FOOT - 112, 124, 112) +
    polygon(
      [
        [wing - 18, FOOT - 106],
        [wing + 26, FOOT - 164],
        [wing + 98, FOOT - 164],
        [wing + 142, FOOT - 106],
      ],
      darker(tile, 0.1),
    ) +
    framed(light, wing + 34, FOOT - 82, 56, 48, random) +
    plain(x, FOOT - 150, 344, 150) +
    shape(`M${x - 30} ${FOOT - 142} L${x + 52} ${FOOT - 262} H${x + 292} L${x + 374} ${FOOT - 142}Z`, tile) +
    repeat(4, index => rect(x - 8 + index * 18, FOOT - 172 - index * 24, 360 - index * 36, 3, darker(tile, 0.14))) +
    framed(light, x + 36, FOOT - 106, 66, 54, random) +
    framed(light, x + 242, FOOT - 106, 66, 54, random) +
    door(light, x + 148, FOOT, 50, 94, pick(['#2f5d62', '#7a3b2e', '#4f6b4a', '#c9923e'], random)) +
    bush(light, x + 70, FOOT + 5, 24, random) +
    bush(light, x + 276, FOOT + 5, 24, random)
  );
};

/** A warehouse of brick with windows of many panes. */
const loft: Draw = (light, random) => {
  const brick = tone(light, pick(['#b06a4f', '#9d6753', '#c08a6a'], random));
  const frame = tone(light, '#3d3a3a');
  const [x, columns] = [between(210, 260, random), pick([4, 5], random)];
  const courses = repeat(16, index => rect(x, FOOT - 318 + index * 20, 460, 2, darker(brick, 0.1)));
  const storeys = repeat(3, floor =>
    bays(x, 460, columns, 22)
      .map((bay, column) => {
        const y = FOOT - 292 + floor * 98;
        if (floor === 2 && column === columns - 2)
          return door(light, bay.x + bay.width / 2 - 26, FOOT, 52, 84, '#3d5240');
        return (
          rect(bay.x - 4, y - 4, bay.width + 8, 72, frame) +
          bays(bay.x, bay.width, 3, 2.5)
            .map(
              pane =>
                window(light, pane.x, y, pane.width, 31, random) +
                window(light, pane.x, y + 33, pane.width, 31, random),
            )
            .join('') +
          rect(bay.x - 9, y + 68, bay.width + 18, 6, lighter(brick, 0.3))
        );
      })
      .join(''),
  );
  const tank =
    rect(x + 330, FOOT - 396, 66, 54, tone(light, '#7d6a58'), 6) +
    polygon(
      [
        [x + 324, FOOT - 394],
        [x + 363, FOOT - 424],
        [x + 402, FOOT - 394],
      ],
      frame,
    ) +
    rect(x + 338, FOOT - 346, 5, 30, frame) +
    rect(x + 383, FOOT - 346, 5, 30, frame);
  return (
    tank +
    rect(x, FOOT - 320, 460, 320, brick) +
    courses +
    rect(x - 8, FOOT - 330, 476, 13, lighter(brick, 0.22)) +
    storeys
  );
};

export const CABINS = {
  cabin: [aFrame, log],
  chalet: [chalet],
  cottage: [cottage],
  loft: [loft],
} as const satisfies Record<string, readonly Draw[]>;
