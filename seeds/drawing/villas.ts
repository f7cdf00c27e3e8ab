import { between, darker, lighter, line, pick, polygon, rect, repeat, shape } from './canvas';
import { type Light, tone } from './light';
import { arched, bays, door, framed, glassRail, rail, window } from './openings';
import { bush } from './plants';

type Draw = (light: Light, random: () => number) => string;

const FOOT = 540;
const PLASTER = ['#f7f1e5', '#efe3cd', '#f4e6d6', '#e9e4da', '#f0dcc4'] as const;
const WOODS = ['#9a6b43', '#7f5a3c', '#b07d4f'] as const;
const DOORS = ['#6d4b35', '#2f5d62', '#7a3b2e', '#3d5240'] as const;

/** White cubes, one of them over the edge, with much glass and a wooden wall. */
const modern: Draw = (light, random) => {
  const plaster = tone(light, pick(PLASTER, random));
  const wood = tone(light, pick(WOODS, random));
  const [x, shift] = [between(180, 230, random), random() < 0.5 ? -44 : 150];
  const ground = rect(x, FOOT - 128, 560, 128, darker(plaster, 0.05));
  const upper = x + 60 + shift;
  const slats = repeat(11, index => rect(x + 366 + index * 9, FOOT - 116, 4, 116, darker(wood, 0.2)));
  return (
    ground +
    rect(x + 360, FOOT - 116, 106, 116, wood) +
    slats +
    bays(x + 14, 330, 3, 10)
      .map(bay => window(light, bay.x, FOOT - 112, bay.width, 100, random))
      .join('') +
    window(light, x + 484, FOOT - 96, 56, 84, random) +
    rect(x - 14, FOOT - 138, 588, 14, lighter(plaster)) +
    rect(upper, FOOT - 258, 350, 122, plaster) +
    rect(upper, FOOT - 146, 350, 10, darker(plaster, 0.16)) +
    bays(upper + 10, 230, 2, 12)
      .map(bay => window(light, bay.x, FOOT - 240, bay.width, 92, random))
      .join('') +
    glassRail(light, upper + 10, FOOT - 170, 234, 24) +
    window(light, upper + 272, FOOT - 236, 56, 56, random) +
    rect(upper - 16, FOOT - 270, 382, 14, lighter(plaster)) +
    door(light, x + 394, FOOT, 44, 96, '#4b3a2c')
  );
};

/** Arches, battlements and a wind tower. */
const courtyard: Draw = (light, random) => {
  const sand = tone(light, pick(['#e3c79b', '#dcb98a', '#ead5b3', '#e8cdb0'], random));
  const [x, side] = [between(190, 240, random), random() < 0.5 ? 0 : 1];
  const towerX = x + (side === 0 ? 34 : 436);
  const battlements = (from: number, y: number, width: number) =>
    repeat(Math.floor(width / 30), index => rect(from + 4 + index * 30, y - 12, 18, 14, sand, 2));
  const vents = repeat(3, index => rect(towerX + 14 + index * 26, FOOT - 352, 15, 62, darker(sand, 0.42), 7));
  const beams = repeat(7, index => rect(towerX - 9, FOOT - 266 + index * 14, 9, 3, tone(light, '#7f5a3c')));
  const wings = [x + 12, x + 368];
  return (
    rect(towerX, FOOT - 372, 100, 240, lighter(sand, 0.08)) +
    rect(towerX + 80, FOOT - 372, 20, 240, darker(sand, 0.1)) +
    vents +
    beams +
    battlements(towerX - 2, FOOT - 370, 108) +
    rect(x, FOOT - 168, 570, 168, sand) +
    battlements(x, FOOT - 166, 570) +
    rect(x, FOOT - 150, 570, 5, darker(sand, 0.12)) +
    rect(x + 214, FOOT - 218, 142, 218, lighter(sand, 0.14)) +
    battlements(x + 214, FOOT - 216, 142) +
    wings
      .flatMap(start => bays(start, 190, 3, 20).map(bay => arched(light, bay.x, FOOT - 116, bay.width, 64, random)))
      .join('') +
    arched(light, x + 240, FOOT - 128, 90, 128, random) +
    door(light, x + 259, FOOT, 52, 88, pick(DOORS, random)) +
    lattice(light, x + 253, FOOT - 200, sand)
  );
};

const lattice = (light: Light, x: number, y: number, sand: string): string =>
  rect(x, y, 64, 44, tone(light, '#7f5a3c')) +
  repeat(4, row => repeat(6, column => rect(x + 4 + column * 10, y + 4 + row * 10, 6, 6, lighter(sand, 0.2))));

/** Tiled roofs over two wings and an arcade. */
const mediterranean: Draw = (light, random) => {
  const plaster = tone(light, pick(['#f8ecd6', '#f3dcc0', '#fbf3e6', '#f0d3b4'], random));
  const tile = tone(light, pick(['#b9603d', '#a8533a', '#c4754a'], random));
  const [x, flip] = [between(190, 230, random), random() < 0.5];
  const at = (from: number, width: number) => (flip ? x + 560 - from - width : x + from);
  const roof = (from: number, width: number, y: number, rise: number) => {
    const left = at(from, width);
    const ridges = repeat(Math.floor(width / 24), index =>
      line(
        `M${left + 10 + index * 24} ${y} L${left + width / 2 + (10 + index * 24 - width / 2) * 0.62} ${y - rise}`,
        darker(tile, 0.14),
        2,
      ),
    );
    return (
      polygon(
        [
          [left - 20, y + 4],
          [left + width * 0.19, y - rise],
          [left + width * 0.81, y - rise],
          [left + width + 20, y + 4],
        ],
        tile,
      ) + ridges
    );
  };
  const arcade = bays(at(0, 360), 360, 4, 18)
    .map(bay => arched(light, bay.x, FOOT - 104, bay.width, 104, random))
    .join('');
  const upstairs = bays(at(30, 300), 300, 3, 44)
    .map(bay => framed(light, bay.x, FOOT - 196, bay.width, 44, random))
    .join('');
  return (
    rect(at(0, 360), FOOT - 220, 360, 220, plaster) +
    rect(at(0, 360), FOOT - 128, 360, 7, darker(plaster, 0.1)) +
    arcade +
    upstairs +
    roof(0, 360, FOOT - 220, 52) +
    rect(at(360, 200), FOOT - 286, 200, 286, darker(plaster, 0.05)) +
    roof(360, 200, FOOT - 286, 60) +
    framed(light, at(436, 48), FOOT - 252, 48, 52, random) +
    arched(light, at(424, 72), FOOT - 122, 72, 122, random) +
    door(light, at(437, 46), FOOT, 46, 80, pick(DOORS, random)) +
    rail(light, at(404, 112), FOOT - 166, 112, 22, '#5b4a3d') +
    rect(at(398, 124), FOOT - 146, 124, 7, lighter(plaster))
  );
};

/** A long low house behind a veranda, under one broad roof. */
const veranda: Draw = (light, random) => {
  const plaster = tone(light, pick(PLASTER, random));
  const thatch = tone(light, pick(['#b08a55', '#8f7a63', '#7b8c86'], random));
  const x = between(170, 220, random);
  const posts = repeat(7, index => rect(x + 6 + index * 99, FOOT - 116, 9, 116, tone(light, '#8a6440')));
  const openings = bays(x + 20, 590, 5, 26).map((bay, index) =>
    index === 2
      ? door(light, bay.x + bay.width / 2 - 25, FOOT, 50, 92, pick(DOORS, random))
      : framed(light, bay.x, FOOT - 92, bay.width, 62, random),
  );
  const dormers = repeat(2, index => {
    const left = x + 150 + index * 260;
    return (
      rect(left, FOOT - 216, 84, 56, plaster) +
      window(light, left + 16, FOOT - 204, 52, 36, random) +
      polygon(
        [
          [left - 14, FOOT - 214],
          [left + 42, FOOT - 254],
          [left + 98, FOOT - 214],
        ],
        darker(thatch, 0.1),
      )
    );
  });
  return (
    rect(x + 16, FOOT - 120, 598, 120, plaster) +
    openings.join('') +
    shape(`M${x - 34} ${FOOT - 108} L${x + 92} ${FOOT - 250} H${x + 538} L${x + 664} ${FOOT - 108}Z`, thatch) +
    rect(x - 34, FOOT - 112, 698, 8, darker(thatch, 0.22)) +
    dormers +
    posts +
    rect(x - 10, FOOT - 6, 650, 8, tone(light, '#a98057'))
  );
};

export const VILLAS: readonly Draw[] = [modern, courtyard, mediterranean, veranda];

/** Houses side by side, alike and each in its own colour. */
export const row: Draw = (light, random) => {
  const count = pick([3, 4], random);
  const width = count === 3 ? 196 : 156;
  const x = (960 - count * width) / 2;
  const kind = pick(['gabled', 'flat', 'arched'] as const, random);
  const colours = pick(
    [
      ['#f2e3cb', '#e6c9a8', '#f6efe2', '#dcc0a0'],
      ['#f5efe6', '#d9dfdb', '#e9dfd2', '#cfd8d6'],
      ['#f4dccb', '#efe7da', '#e8c9b5', '#f7efe6'],
    ],
    random,
  );
  const roofs = tone(light, pick(['#a9553a', '#5d6670', '#8a6a50'], random));
  const doors = pick(
    [
      ['#2f5d62', '#8a3f33', '#c9923e', '#3d5240'],
      ['#5b4636', '#5b4636', '#5b4636', '#5b4636'],
    ],
    random,
  );
  return repeat(count, index => {
    const left = x + index * width;
    const height = kind === 'flat' ? 196 + (index % 2) * 22 : 186;
    const top = FOOT - height;
    const wall = tone(light, colours[index % colours.length]!);
    const middle = left + width / 2;
    const entrance = index % 2 === 0 ? left + 18 : left + width - 62;
    const large = index % 2 === 0 ? left + 84 : left + 18;
    const wide = width - 104;
    const covered =
      kind === 'gabled'
        ? polygon(
            [
              [left - 6, top + 3],
              [middle, top - 78],
              [left + width + 6, top + 3],
            ],
            roofs,
          ) +
          polygon(
            [
              [left + 14, top + 3],
              [middle, top - 58],
              [left + width - 14, top + 3],
            ],
            wall,
          ) +
          window(light, middle - 14, top - 34, 28, 28, random)
        : kind === 'flat'
          ? rect(left - 3, top - 8, width + 6, 10, lighter(wall)) +
            repeat(6, beam => rect(left + 18 + beam * ((width - 40) / 5), top - 34, 4, 28, roofs)) +
            rect(left + 12, top - 38, width - 26, 6, roofs)
          : rect(left, top - 14, width, 16, lighter(wall)) +
            repeat(Math.floor(width / 22), notch => rect(left + 4 + notch * 22, top - 24, 13, 12, lighter(wall), 2));
    const upstairs = bays(left + 6, width - 12, 2, 22).map(bay =>
      (kind === 'arched' ? arched : framed)(light, bay.x, top + 26, bay.width, 56, random),
    );
    const downstairs =
      kind === 'arched'
        ? arched(light, large, FOOT - 78, wide, 56, random)
        : framed(light, large, FOOT - 76, wide, 52, random);
    const balcony = kind === 'flat' ? glassRail(light, left + 14, top + 64, width - 28, 24) : '';
    return (
      rect(left, top, width, height, wall) +
      covered +
      upstairs.join('') +
      balcony +
      downstairs +
      rect(left, FOOT - height * 0.49, width, 5, darker(wall, 0.1)) +
      rect(entrance - 10, FOOT - 92, 64, 6, roofs) +
      door(light, entrance, FOOT, 44, 80, doors[index % doors.length]!) +
      rect(left + width - 2, top, 4, height, darker(wall, 0.18)) +
      bush(light, large + wide / 2, FOOT + 6, 20, random)
    );
  });
};
