import { between, darker, lighter, pick, polygon, rect, repeat, shape } from './canvas';
import { type Light, tone } from './light';
import { bays, framed, glassRail, window } from './openings';
import { arcade, drum, sail, terraced } from './more-towers';
import { bush } from './plants';
import { body, crown, FOOT, lobby, STONES } from './tower-parts';

type Draw = (light: Light, random: () => number) => string;

/** A band of glass and a slab on every floor, balconies at one side. */
const slab: Draw = (light, random) => {
  const [floors, width] = [Math.round(between(11, 14, random)), between(230, 290, random)];
  const [x, height] = [between(300, 400, random), floors * 33];
  const top = FOOT - height;
  const stone = tone(light, pick(STONES, random));
  const storeys = repeat(floors - 2, floor => {
    const y = top + 12 + floor * 33;
    return (
      bays(x, width * 0.62, 4, 6)
        .map(bay => window(light, bay.x, y, bay.width, 20, random))
        .join('') +
      window(light, x + width * 0.66, y, width * 0.3, 20, random) +
      glassRail(light, x + width * 0.64, y + 11, width * 0.4, 13) +
      rect(x + width * 0.64, y + 24, width * 0.4, 5, lighter(stone))
    );
  });
  return (
    body(x, top, width, height, stone) + storeys + crown(x, top, width, light, random) + lobby(light, x, width, random)
  );
};

/** A grid of windows between fins, with a top that is cut at a slant or rounded. */
const fins: Draw = (light, random) => {
  const [floors, width, columns] = [
    Math.round(between(12, 15, random)),
    between(180, 240, random),
    pick([5, 6, 7], random),
  ];
  const [x, height] = [between(330, 440, random), floors * 32];
  const top = FOOT - height;
  const stone = tone(light, pick(STONES, random));
  const cap =
    random() < 0.5
      ? polygon(
          [
            [x, top + 1],
            [x, top - 58],
            [x + width, top + 1],
          ],
          stone,
        ) +
        polygon(
          [
            [x, top - 58],
            [x + width, top],
            [x + width, top + 6],
            [x, top - 46],
          ],
          lighter(stone),
        )
      : shape(`M${x} ${top + 1} Q${x + width / 2} ${top - 88} ${x + width} ${top + 1}Z`, lighter(stone, 0.1));
  const panes = bays(x, width, columns, 9);
  const storeys = repeat(floors - 2, floor =>
    panes.map(bay => window(light, bay.x, top + 14 + floor * 32, bay.width, 23, random)).join(''),
  );
  const ribs = panes.map(bay => rect(bay.x - 6.5, top, 4, height, lighter(stone, 0.3))).join('');
  return cap + body(x, top, width, height, stone) + storeys + ribs + lobby(light, x, width, random);
};

/** Three blocks, each smaller than the one below, with gardens on the steps. */
const stepped: Draw = (light, random) => {
  const stone = tone(light, pick(STONES, random));
  const [x, width] = [between(260, 340, random), between(320, 380, random)];
  const block = (inset: number, top: number, height: number, columns: number) => {
    const [left, wide] = [x + inset, width - inset * 1.7];
    const rows = Math.floor((height - (inset === 0 ? 50 : 10)) / 34);
    return (
      body(left, top, wide, height, stone) +
      repeat(rows, row =>
        bays(left, wide, columns, 11)
          .map(bay => window(light, bay.x, top + 14 + row * 34, bay.width, 22, random))
          .join(''),
      ) +
      rect(left - 5, top - 6, wide + 10, 8, lighter(stone))
    );
  };
  const garden = (inset: number, y: number) => repeat(3, index => bush(light, x + inset + index * 24, y, 13, random));
  return (
    block(110, FOOT - 430, 180, 4) +
    garden(62, FOOT - 262) +
    block(52, FOOT - 258, 150, 6) +
    garden(16, FOOT - 114) +
    block(0, FOOT - 110, 110, 8) +
    lobby(light, x, width, random)
  );
};

/** Two towers with a bridge. */
const twins: Draw = (light, random) => {
  const stone = tone(light, pick(STONES, random));
  const other = tone(light, pick(STONES, random));
  const single = (x: number, floors: number, colour: string) => {
    const [width, top] = [146, FOOT - floors * 33];
    const storeys = repeat(floors - 2, floor => {
      const y = top + 13 + floor * 33;
      return (
        bays(x, width, 4, 9)
          .map(bay => window(light, bay.x, y, bay.width, 22, random))
          .join('') + rect(x, y + 25, width, 3, lighter(colour))
      );
    });
    return body(x, top, width, floors * 33, colour) + storeys + crown(x, top, width, light, random);
  };
  const [x, gap] = [between(260, 320, random), between(60, 90, random)];
  const [low, high] = [Math.round(between(9, 11, random)), Math.round(between(12, 14, random))];
  const bridge =
    rect(x + 140, FOOT - 232, gap + 12, 40, darker(stone)) +
    bays(x + 146, gap, 3, 5)
      .map(bay => window(light, bay.x, FOOT - 224, bay.width, 24, random))
      .join('');
  const base = rect(x - 26, FOOT - 42, 146 * 2 + gap + 52, 42, darker(other, 0.08));
  return (
    single(x, high, stone) + single(x + 146 + gap, low, other) + bridge + base + lobby(light, x + 60, 146 + gap, random)
  );
};

/** Five floors around planted balconies. */
const midRise: Draw = (light, random) => {
  const [floors, columns] = [5, pick([4, 5], random)];
  const [x, width] = [between(200, 270, random), between(440, 520, random)];
  const top = FOOT - floors * 62;
  const stone = tone(light, pick(STONES, random));
  const accent = tone(light, pick(['#b5623c', '#7d8f69', '#8c6a4f', '#587a86'], random));
  const storeys = repeat(floors - 1, floor =>
    bays(x, width, columns, 20)
      .map((bay, column) => {
        const y = top + 16 + floor * 62;
        const hasBalcony = (floor + column) % 2 === 0;
        if (!hasBalcony) return framed(light, bay.x + bay.width * 0.22, y, bay.width * 0.56, 34, random);
        const plants = random() < 0.6 ? bush(light, bay.x + bay.width * 0.8, y + 30, 9, random) : '';
        return (
          rect(bay.x, y - 6, bay.width, 46, accent) +
          window(light, bay.x + 6, y - 1, bay.width - 12, 41, random) +
          plants +
          glassRail(light, bay.x - 6, y + 25, bay.width + 12, 17) +
          rect(bay.x - 6, y + 42, bay.width + 12, 5, lighter(stone))
        );
      })
      .join(''),
  );
  const roof =
    rect(x - 10, top - 10, width + 20, 12, lighter(stone)) +
    rect(x + width * 0.3, top - 34, width * 0.3, 26, darker(stone, 0.06));
  return roof + body(x, top, width, floors * 62, stone) + storeys + lobby(light, x, width, random);
};

export const TOWERS: readonly Draw[] = [slab, sail, stepped, drum, fins, twins];
export const MID_RISES: readonly Draw[] = [midRise, arcade, terraced];
