import { between, pick, randomOf, repeat, svg } from './canvas';
import { CABINS } from './cabins';
import { type Hour, type Light, LIGHTS, sky } from './light';
import { border, bush, palm, tree } from './plants';
import { frame, type Surroundings, surroundings } from './surroundings';
import { TOWERS } from './towers';
import { row, VILLAS } from './villas';

/** A neighborhood or a region, with some of its houses far off, as SVG. */
export function drawPlace(seed: string, around: Surroundings, hour: Hour): string {
  const random = randomOf(`place ${seed}`);
  const light = LIGHTS[hour];
  const { gradients, content } = surroundings(around, light, random);
  return svg(
    gradients,
    sky(light, random) +
      content +
      HOUSES[around](light, random) +
      border(light, 0, 960, 618, random) +
      frame(around, light, random),
  );
}

type Draw = (light: Light, random: () => number) => string;

/** Drawn smaller, standing on its own foot. */
const far = (draw: Draw, light: Light, random: () => number, x: number, foot: number, size: number): string =>
  `<g transform="translate(${x - 480 * size} ${foot - 540 * size}) scale(${size})">${draw(light, random)}</g>`;

const several =
  (forms: readonly Draw[], places: readonly (readonly [x: number, foot: number, size: number])[]): Draw =>
  (light, random) => {
    const first = Math.floor(random() * forms.length);
    return places
      .map(([x, foot, size], index) => far(forms[(first + index) % forms.length]!, light, random, x, foot, size))
      .join('');
  };

const palms: Draw = (light, random) =>
  repeat(6, index =>
    palm(
      light,
      90 + index * 156 + between(-40, 40, random),
      between(500, 570, random),
      between(130, 210, random),
      random,
    ),
  );
const trees: Draw = (light, random) =>
  repeat(4, index =>
    tree(
      light,
      [60, 150, 850, 480][index]! + between(-24, 24, random),
      between(520, 560, random),
      between(100, 140, random),
      random,
    ),
  ) + repeat(8, index => bush(light, 60 + index * 120, between(560, 590, random), between(18, 30, random), random));

const HOUSES: Readonly<Record<Surroundings, Draw>> = {
  city: several(TOWERS, [
    [250, 520, 0.62],
    [700, 524, 0.66],
    [470, 540, 0.78],
  ]),
  marina: several(TOWERS, [
    [180, 500, 0.52],
    [420, 506, 0.6],
    [780, 512, 0.64],
  ]),
  sea: (light, random) =>
    several(VILLAS, [
      [250, 508, 0.46],
      [690, 520, 0.52],
    ])(light, random) + palms(light, random),
  mountains: (light, random) =>
    several(
      [...CABINS.cabin, ...CABINS.chalet],
      [
        [240, 500, 0.36],
        [690, 528, 0.5],
      ],
    )(light, random) + trees(light, random),
  oasis: (light, random) =>
    several(CABINS.cottage, [
      [300, 506, 0.4],
      [660, 530, 0.5],
    ])(light, random) + palms(light, random),
  desert: (light, random) =>
    several([pick(VILLAS, random)], [[620, 510, 0.42]])(light, random) +
    repeat(5, index => bush(light, 60 + index * 200, between(540, 590, random), between(14, 24, random), random)),
  park: (light, random) =>
    several(
      [row],
      [
        [300, 500, 0.5],
        [760, 508, 0.5],
      ],
    )(light, random) + trees(light, random),
  suburb: (light, random) =>
    several(
      [...VILLAS, row],
      [
        [210, 498, 0.4],
        [520, 506, 0.44],
        [800, 500, 0.42],
      ],
    )(light, random) + trees(light, random),
};
