import {
  between,
  circle,
  darker,
  ellipse,
  fade,
  lighter,
  mixed,
  pick,
  polygon,
  rect,
  repeat,
  shape,
  WIDTH,
  HEIGHT,
} from './canvas';
import { hazy, type Light, tone } from './light';
import { palm, tree } from './plants';

export const SURROUNDINGS = ['city', 'marina', 'sea', 'mountains', 'oasis', 'desert', 'park', 'suburb'] as const;
export type Surroundings = (typeof SURROUNDINGS)[number];

/** Where far things stand, and where the ground in front begins. */
export const HORIZON = 420;
const GROUND = 452;

interface Scenery {
  ground: readonly [string, string];
  draw: (light: Light, random: () => number) => string;
}

/** What lies around a house: far things, then the ground in front of them. Its gradient is named `ground`. */
export function surroundings(
  kind: Surroundings,
  light: Light,
  random: () => number,
): { gradients: string; content: string } {
  const { ground, draw } = SCENERY[kind];
  return {
    gradients: fade('sky', ...light.sky) + fade('ground', ...ground.map(colour => tone(light, colour))),
    content: draw(light, random) + rect(0, GROUND, WIDTH, HEIGHT - GROUND, 'url(#ground)'),
  };
}

const SCENERY: Record<Surroundings, Scenery> = {
  city: {
    ground: ['#b9b4a6', '#98927f'],
    draw: (light, random) => skyline(light, random, true) + grove(light, random),
  },
  marina: {
    ground: ['#c9bda3', '#aa9d80'],
    draw: (light, random) => skyline(light, random, false) + water(light, random, 400),
  },
  sea: {
    ground: ['#ecd9ac', '#d9bd85'],
    draw: (light, random) => ridge(light, random, 130, 0.62) + water(light, random, 372),
  },
  mountains: {
    ground: ['#b39c74', '#8c7650'],
    draw: (light, random) => ridge(light, random, 250, 0.68) + ridge(light, random, 150, 0.38),
  },
  oasis: {
    ground: ['#b3ad66', '#8f8a48'],
    draw: (light, random) => ridge(light, random, 90, 0.6) + palmGrove(light, random),
  },
  desert: { ground: ['#e3b373', '#cf9250'], draw: dunes },
  park: {
    ground: ['#9dba6c', '#7d9d52'],
    draw: (light, random) => skyline(light, random, false) + hills(light, random) + grove(light, random),
  },
  suburb: {
    ground: ['#a9be74', '#879f56'],
    draw: (light, random) => hills(light, random) + roofs(light, random) + grove(light, random),
  },
};

function skyline(light: Light, random: () => number, tall: boolean): string {
  const far = repeat(15, index => {
    const height = between(60, tall ? 230 : 150, random);
    return rect(
      index * 66 - 12,
      HORIZON + 30 - height,
      between(38, 62, random),
      height + 10,
      hazy(light, '#7d93a6', 0.66),
    );
  });
  const near = repeat(11, index => {
    const [height, width] = [between(70, tall ? 260 : 170, random), between(46, 68, random)];
    const [x, y] = [index * 90 - 18 + between(0, 22, random), HORIZON + 34 - height];
    const colour = hazy(light, pick(['#6f879a', '#8394a0', '#7b8794'], random), 0.42);
    const lamps = repeat(Math.floor(height / 30), row =>
      rect(
        x + 9,
        y + 14 + row * 28,
        width - 18,
        5,
        random() < light.lit ? mixed('#ffd98f', light.sky[2], 0.2) : lighter(colour, 0.14),
      ),
    );
    const top =
      random() < 0.3
        ? polygon(
            [
              [x, y],
              [x + width, y - 26],
              [x + width, y],
            ],
            colour,
          )
        : '';
    return top + rect(x, y, width, height + 10, colour) + lamps;
  });
  const needle = tall
    ? polygon(
        [
          [between(150, 240, random), HORIZON + 30],
          [200, 70],
          [between(212, 260, random), HORIZON + 30],
        ],
        hazy(light, '#8296a5', 0.5),
      )
    : '';
  return far + needle + near;
}

function ridge(light: Light, random: () => number, height: number, haze: number): string {
  const count = 9;
  const tops = Array.from({ length: count + 1 }, (_, index): [number, number] => [
    (index * WIDTH) / count,
    HORIZON + 36 - (index % 2 === 0 ? between(0.25, 0.55, random) : between(0.6, 1, random)) * height,
  ]);
  const colour = hazy(light, '#7b6a5c', haze);
  const slopes = tops.flatMap(([x, y], index) => {
    const next = tops[index + 1];
    return index % 2 === 1 && next
      ? [polygon([[x, y], next, [x + 18, HORIZON + 60], [x - 10, y + height * 0.5]], darker(colour, 0.1))]
      : [];
  });
  return polygon([[0, HORIZON + 60], ...tops, [WIDTH, HORIZON + 60]], colour) + slopes.join('');
}

function water(light: Light, random: () => number, from: number): string {
  const blue = mixed(tone(light, '#3f97ad'), light.sky[2], 0.12);
  const boat = (x: number, y: number, size: number) =>
    shape(`M${x} ${y} h${60 * size} l${-10 * size} ${13 * size} h${-40 * size}Z`, tone(light, '#f7f3ea')) +
    polygon(
      [
        [x + 28 * size, y - 3],
        [x + 28 * size, y - 58 * size],
        [x + 56 * size, y - 3],
      ],
      tone(light, '#fdfbf5'),
    ) +
    polygon(
      [
        [x + 24 * size, y - 3],
        [x + 24 * size, y - 46 * size],
        [x + 4 * size, y - 3],
      ],
      tone(light, '#e9e1d2'),
    );
  return (
    rect(0, from, WIDTH, GROUND - from + 2, blue) +
    repeat(30, () =>
      rect(random() * WIDTH, between(from + 4, GROUND - 6, random), between(18, 80, random), 2, lighter(blue, 0.3), 1),
    ) +
    boat(between(40, 140, random), from + 20, 0.7) +
    boat(between(800, 880, random), from + 32, 0.9)
  );
}

function dunes(light: Light, random: () => number): string {
  const dune = (y: number, colour: string) => {
    const crest = between(240, 700, random);
    const top = y - between(90, 160, random);
    const body = shape(
      `M0 ${y} Q${crest * 0.6} ${y - 10} ${crest} ${top} Q${crest + 160} ${y - 20} ${WIDTH} ${y - 26} V${GROUND + 20} H0Z`,
      colour,
    );
    const shade = shape(
      `M${crest} ${top} Q${crest + 160} ${y - 20} ${WIDTH} ${y - 26} V${y + 20} Q${crest + 20} ${y + 10} ${crest} ${top}Z`,
      darker(colour, 0.12),
    );
    return body + shade;
  };
  return dune(HORIZON - 20, hazy(light, '#dfb27a', 0.4)) + dune(HORIZON + 24, hazy(light, '#d8a05f', 0.15));
}

const hills = (light: Light, random: () => number): string =>
  repeat(3, index =>
    ellipse(
      index * 380 + between(0, 160, random),
      HORIZON + 70,
      340,
      between(60, 100, random),
      hazy(light, '#7f9e5f', 0.42),
    ),
  );

const roofs = (light: Light, random: () => number): string =>
  repeat(7, index => {
    const [x, width] = [index * 146 + between(-20, 40, random), between(74, 104, random)];
    const wall = hazy(light, pick(['#efe4d0', '#e6d5bb', '#f3ece0'], random), 0.32);
    return (
      rect(x, HORIZON - 6, width, 50, wall) +
      polygon(
        [
          [x - 8, HORIZON - 5],
          [x + width / 2, HORIZON - 36],
          [x + width + 8, HORIZON - 5],
        ],
        hazy(light, '#b0694c', 0.4),
      )
    );
  });

const grove = (light: Light, random: () => number): string =>
  repeat(15, index =>
    circle(index * 68 + between(-20, 20, random), HORIZON + 32, between(20, 40, random), hazy(light, '#5f8752', 0.22)),
  );

const palmGrove = (light: Light, random: () => number): string =>
  repeat(13, index =>
    palm(
      { ...light, strength: Math.min(0.5, light.strength + 0.12) },
      index * 78 + between(-18, 18, random),
      HORIZON + 40,
      between(120, 210, random),
      random,
    ),
  );

/** Plants at both sides, in front of the house or beside it. */
export function frame(kind: Surroundings, light: Light, random: () => number): string {
  const drawn = kind === 'mountains' || kind === 'suburb' || kind === 'park' ? tree : palm;
  const foot = () => between(560, 600, random);
  const left = drawn(light, between(34, 76, random), foot(), between(180, 240, random), random);
  const right = drawn(light, between(888, 930, random), foot(), between(180, 240, random), random);
  return random() < 0.35 ? left : random() < 0.5 ? right : left + right;
}

/** A way from the door to whoever looks. */
export const way = (light: Light, x: number, from: number, colour: string): string =>
  shape(
    `M${x - 20} ${from} L${x + 20} ${from} Q${x + 34} ${from + 60} ${x + 110} ${HEIGHT} H${x - 110} Q${x - 34} ${from + 60} ${x - 20} ${from}Z`,
    tone(light, colour),
  );

export function pool(light: Light, x: number, y: number, width: number): string {
  const blue = mixed(tone(light, '#4fb9cf'), light.sky[1], 0.15);
  return (
    polygon(
      [
        [x, y],
        [x + width, y],
        [x + width + 46, y + 58],
        [x - 46, y + 58],
      ],
      tone(light, '#efe6d4'),
    ) +
    polygon(
      [
        [x + 8, y + 7],
        [x + width - 8, y + 7],
        [x + width + 26, y + 50],
        [x - 26, y + 50],
      ],
      blue,
    ) +
    repeat(5, index => rect(x + 14 + index * (width / 5), y + 18 + (index % 3) * 10, 34, 2.5, lighter(blue, 0.45), 1))
  );
}
