import {
  between,
  circle,
  darker,
  ellipse,
  fade,
  HEIGHT,
  lighter,
  mixed,
  pick,
  polygon,
  randomOf,
  rect,
  repeat,
  shape,
  svg,
  WIDTH,
} from './canvas';
import { bathroom, kitchen } from './fittings';
import { type Furnish, CLOTHS } from './props';
import { bedroom, living } from './seating';
import { type Hour, type Light, LIGHTS } from './light';

/** What stands in each room. */
const FURNITURE = { living, bedroom, kitchen, bathroom, empty: () => '' } as const satisfies Record<string, Furnish>;

export type Room = keyof typeof FURNITURE;

const WALLS = ['#efe7d9', '#e3e9e3', '#f1e2d6', '#e2e6ec', '#ece4ea', '#f4efe6', '#dfe5df'] as const;
const ACCENTS = ['#8fa596', '#b98b6f', '#7f95a8', '#c4a36a', '#a98a92', '#6f8f8f'] as const;
const FLOORS = ['#b98d5e', '#a67c52', '#c9a577', '#8f6b4c', '#d0c4b2', '#bcb4a8'] as const;
const FLOOR = 452;

/** A room as it looks from its door, as SVG. Rooms of one `shell` have the same walls, whatever stands in them. */
export function drawRoom(room: Room, shell: string, seed: string, hour: Hour): string {
  const light = LIGHTS[hour];
  const walls = randomOf(`shell ${shell}`);
  const wall = pick(WALLS, walls);
  const accent = pick(ACCENTS, walls);
  const floor = pick(FLOORS, walls);
  const gradients =
    fade('sky', ...light.sky) + fade('wall', lighter(wall, 0.25), wall) + fade('floor', floor, darker(floor, 0.2));
  const content =
    rect(0, 0, WIDTH, FLOOR, 'url(#wall)') +
    panels(wall, accent, walls) +
    view(light, walls) +
    rect(0, FLOOR, WIDTH, HEIGHT - FLOOR, 'url(#floor)') +
    boards(floor, walls) +
    rect(0, FLOOR - 12, WIDTH, 12, lighter(wall, 0.5)) +
    lamplight(light);
  const furniture: Furnish = FURNITURE[room];
  return svg(gradients, content + furniture(randomOf(`${seed} ${room}`), { accent, wall, lit: light.lit > 0.3 }));
}

/** What the wall is finished with: a strip of colour, slats of wood, frames of plaster, nothing. */
function panels(wall: string, accent: string, random: () => number): string {
  const kind = pick(['half', 'slats', 'frames', 'plain', 'side'] as const, random);
  const shade = darker(wall, 0.05);
  if (kind === 'half')
    return rect(0, 300, WIDTH, FLOOR - 300, mixed(wall, accent, 0.45)) + rect(0, 297, WIDTH, 5, lighter(wall, 0.4));
  if (kind === 'slats')
    return rect(560, 0, 400, FLOOR, '#a77f55') + repeat(28, index => rect(560 + index * 14.5, 0, 4, FLOOR, '#8d6742'));
  if (kind === 'frames')
    return repeat(
      5,
      index => rect(20 + index * 190, 40, 160, 350, shade, 3) + rect(25 + index * 190, 45, 150, 340, wall, 2),
    );
  return kind === 'side' ? rect(520, 0, 440, FLOOR, mixed(wall, accent, 0.6)) : '';
}

/** A window, and what is seen through it. */
function view(light: Light, random: () => number): string {
  const kind = pick(['wide', 'doors', 'arch', 'pair'] as const, random);
  const curtain = pick(CLOTHS, random);
  const scene = pick(['sea', 'city', 'green'] as const, random);
  const [x, y, width, height] = {
    wide: [70, 84, 400, 226],
    doors: [110, 70, 260, 382],
    arch: [120, 66, 230, 330],
    pair: [80, 90, 340, 230],
  }[kind] as [number, number, number, number];
  const frame = '#fbf8f1';
  const far = scenery(scene, light, x, y + height * 0.56, width, height * 0.44, random);
  const pane = rect(x, y, width, height, 'url(#sky)') + far;
  const bars = kind === 'wide' ? [1 / 3, 2 / 3] : [1 / 2];
  const corners = kind === 'arch' ? archCorners(x, y, width) : '';
  const curtains =
    kind === 'arch' || random() < 0.3
      ? ''
      : drape(x - 52, y - 18, height + 44, curtain) +
        drape(x + width + 6, y - 18, height + 44, curtain) +
        rect(x - 66, y - 26, width + 132, 7, '#8a6a48', 3);
  return (
    rect(x - 10, y - 10, width + 20, height + 20, frame) +
    pane +
    bars.map(share => rect(x + width * share - 4, y, 8, height, frame)).join('') +
    (kind === 'pair' ? rect(x, y + height * 0.38, width, 6, frame) : '') +
    corners +
    curtains
  );
}

/** What rounds the head of a window off. It is the frame's colour, a broad one. */
const archCorners = (x: number, y: number, width: number): string =>
  shape(
    `M${x - 10} ${y - 10} H${x + width / 2} V${y} A${width / 2} ${width / 2} 0 0 0 ${x} ${y + width / 2} H${x - 10}Z`,
    '#fbf8f1',
  ) +
  shape(
    `M${x + width + 10} ${y - 10} H${x + width / 2} V${y} A${width / 2} ${width / 2} 0 0 1 ${x + width} ${y + width / 2} H${x + width + 10}Z`,
    '#fbf8f1',
  );

const drape = (x: number, y: number, height: number, cloth: string): string =>
  shape(`M${x} ${y} h46 q6 ${height / 2} 0 ${height} h-46 q-6 ${-height / 2} 0 ${-height}Z`, cloth) +
  repeat(3, fold => rect(x + 9 + fold * 13, y, 3, height, darker(cloth, 0.12)));

function scenery(
  scene: 'sea' | 'city' | 'green',
  light: Light,
  x: number,
  y: number,
  width: number,
  height: number,
  random: () => number,
): string {
  const away = (colour: string, share: number) => mixed(mixed(colour, light.tint, light.strength), light.sky[2], share);
  if (scene === 'sea')
    return (
      rect(x, y, width, height, away('#3f97ad', 0.2)) +
      repeat(5, index => rect(x + 10 + index * (width / 6), y + 10 + (index % 3) * 16, 28, 2, away('#dff1f3', 0.2)))
    );
  if (scene === 'green')
    return (
      repeat(4, index =>
        ellipse(x + (index + 0.5) * (width / 4), y + height * 0.3, width / 8, height * 0.28, away('#6b9152', 0.25)),
      ) + rect(x, y + height * 0.3, width, height * 0.7, away('#86a862', 0.15))
    );
  const each = width / 7;
  const towers = repeat(7, index =>
    rect(x + index * each + 2, y - between(0, height * 0.8, random), each - 6, height * 1.8, away('#74879a', 0.4)),
  );
  return `<svg x="${x}" y="${y - height}" width="${width}" height="${height * 2}" viewBox="${x} ${y - height} ${width} ${height * 2}">${towers}</svg>`;
}

function boards(floor: string, random: () => number): string {
  const seam = darker(floor, 0.16);
  if (random() < 0.6)
    return repeat(11, index =>
      polygon(
        [
          [index * 120 - 120, HEIGHT],
          [index * 120 - 117, HEIGHT],
          [480 + (index * 120 - 599) * 0.62, FLOOR],
          [480 + (index * 120 - 600) * 0.62, FLOOR],
        ],
        seam,
      ),
    );
  return (
    repeat(4, row => rect(0, FLOOR + 22 + row * row * 14, WIDTH, 2, seam)) +
    repeat(9, index =>
      polygon(
        [
          [index * 150 - 120, HEIGHT],
          [index * 150 - 117, HEIGHT],
          [480 + (index * 150 - 599) * 0.6, FLOOR],
          [480 + (index * 150 - 600) * 0.6, FLOOR],
        ],
        seam,
      ),
    )
  );
}

const lamplight = ({ lit }: Light): string => (lit > 0.3 ? circle(760, 210, 250, '#ffdf9e', 0.2) : '');
