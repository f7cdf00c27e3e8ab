import { between, darker, lighter, pick, polygon, rect, repeat, shape } from './canvas';
import { type Light, tone } from './light';
import { arched, bays, framed, glassRail, window } from './openings';
import { bush } from './plants';
import { body, FOOT, lobby, STONES } from './tower-parts';

type Draw = (light: Light, random: () => number) => string;

/** A sail of glass: every floor is a little shorter than the one below. */
export const sail: Draw = (light, random) => {
  const floors = Math.round(between(12, 14, random));
  const [x, width, height] = [between(330, 380, random), between(230, 280, random), floors * 33];
  const top = FOOT - height;
  const frame = tone(light, pick(['#f4f1ea', '#dfe5e8', '#cfd8de'], random));
  const reach = (y: number) => width * Math.sqrt(Math.max(0.06, (y - top + 30) / (height + 30)));
  const storeys = repeat(floors - 2, floor => {
    const y = top + 8 + floor * 33;
    const wide = reach(y) - 14;
    const columns = Math.max(2, Math.round(wide / 42));
    return (
      rect(x, y + 26, reach(y + 26), 5, lighter(frame, 0.2)) +
      bays(x + 6, wide, columns, 3)
        .map(bay => window(light, bay.x, y, bay.width, 24, random))
        .join('')
    );
  });
  const steps = Array.from({ length: 13 }, (_, index): [number, number] => {
    const y = top - 30 + (index * (height + 30)) / 12;
    return [x + (index === 0 ? 4 : reach(y) + 4), y];
  });
  return (
    polygon([[x - 10, FOOT], [x - 10, top - 62], ...steps, [x + width, FOOT]], frame) +
    rect(x - 10, top - 62, 10, height + 62, darker(frame, 0.2)) +
    storeys +
    lobby(light, x + 10, width * 0.8, random)
  );
};

/** A round tower: columns are narrower towards its sides, balconies run around it. */
export const drum: Draw = (light, random) => {
  const floors = Math.round(between(11, 13, random));
  const [middle, radius, height] = [between(440, 520, random), between(110, 132, random), floors * 34];
  const top = FOOT - height;
  const stone = tone(light, pick(STONES, random));
  const edges = [-72, -50, -28, -8, 8, 28, 50, 72].map(angle => middle + radius * Math.sin((angle * Math.PI) / 180));
  const storeys = repeat(floors - 2, floor => {
    const y = top + 12 + floor * 34;
    return (
      edges
        .slice(1)
        .map((edge, index) => window(light, edges[index]! + 2, y, edge - edges[index]! - 4, 22, random))
        .join('') +
      rect(middle - radius - 8, y + 25, radius * 2 + 16, 6, lighter(stone, 0.15)) +
      glassRail(light, middle - radius - 6, y + 13, radius * 2 + 12, 12)
    );
  });
  const cap =
    shape(
      `M${middle - radius} ${top + 1} Q${middle} ${top - 46} ${middle + radius} ${top + 1}Z`,
      lighter(stone, 0.12),
    ) + rect(middle - 2, top - 92, 4, 70, tone(light, '#a9b0b3'));
  return (
    cap +
    rect(middle - radius, top, radius * 2, height, stone) +
    rect(middle + radius * 0.62, top, radius * 0.38, height, darker(stone, 0.1)) +
    rect(middle - radius, top, radius * 0.16, height, darker(stone, 0.06)) +
    storeys +
    lobby(light, middle - radius, radius * 2, random)
  );
};

/** Four floors over an arcade, with a pergola on the roof. */
export const arcade: Draw = (light, random) => {
  const columns = pick([5, 6], random);
  const [x, width] = [between(210, 260, random), between(450, 510, random)];
  const top = FOOT - 288;
  const plaster = tone(light, pick(['#f3e3c8', '#ecd2b4', '#f6efe2', '#e2c5a4'], random));
  const beams =
    rect(x + 40, top - 44, width - 80, 6, tone(light, '#8a6440')) +
    repeat(7, index => rect(x + 46 + index * ((width - 98) / 6), top - 44, 5, 44, tone(light, '#8a6440'))) +
    repeat(4, index => bush(light, x + 70 + index * ((width - 140) / 3), top, 15, random));
  const storeys = repeat(
    3,
    floor =>
      bays(x, width, columns, 26)
        .map(bay => framed(light, bay.x, top + 20 + floor * 64, bay.width, 34, random))
        .join('') + rect(x, top + 66 + floor * 64, width, 4, darker(plaster, 0.1)),
  );
  const ground = bays(x, width, columns, 18)
    .map(bay => arched(light, bay.x, FOOT - 80, bay.width, 80, random))
    .join('');
  return (
    beams + body(x, top, width, 288, plaster) + rect(x - 8, top - 6, width + 16, 9, lighter(plaster)) + storeys + ground
  );
};

/** Floors that step back one after the other, a garden on each. */
export const terraced: Draw = (light, random) => {
  const [x, width] = [between(190, 230, random), between(500, 550, random)];
  const stone = tone(light, pick(STONES, random));
  const wood = tone(light, pick(['#a77f55', '#8f6b4c', '#b98d5e'], random));
  return (
    repeat(5, index => {
      const floor = 4 - index;
      const [wide, y] = [width - floor * 72, FOOT - (floor + 1) * 60];
      const columns = Math.max(3, 7 - floor);
      const gardens =
        floor === 4 ? '' : bush(light, x + wide - 46, y, 17, random) + bush(light, x + wide - 18, y, 13, random);
      const entrance = x + 40 + width * 0.25;
      const panes = bays(x, wide, columns, 12)
        .filter(bay => floor > 0 || bay.x > entrance + 80 || bay.x + bay.width < entrance - 80)
        .map((bay, column) =>
          (column + floor) % 4 === 3
            ? rect(bay.x, y + 12, bay.width, 40, wood)
            : window(light, bay.x, y + 12, bay.width, 40, random),
        )
        .join('');
      return (
        rect(x, y, wide, 60, stone) +
        panes +
        rect(x - 6, y - 5, wide + 14, 8, lighter(stone, 0.25)) +
        gardens +
        (floor === 4 ? '' : glassRail(light, x + wide - 62, y - 18, 68, 14))
      );
    }) + lobby(light, x + 40, width * 0.5, random)
  );
};
