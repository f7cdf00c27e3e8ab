import { darker, lighter, polygon, rect, repeat, shape } from './canvas';
import { type Light, tone } from './light';

const LAMP = '#ffd98f';
export const DOOR_FRAME = '#f3eadb';

/** What a window looks like now: a lamp behind it, or the sky in it. */
const pane = (light: Light, random: () => number): string => (random() < light.lit ? LAMP : light.glass);

export function window(
  light: Light,
  x: number,
  y: number,
  width: number,
  height: number,
  random: () => number,
): string {
  const glass = pane(light, random);
  const gleam =
    glass === LAMP
      ? ''
      : polygon(
          [
            [x + width * 0.12, y + height],
            [x + width * 0.5, y],
            [x + width * 0.74, y],
            [x + width * 0.36, y + height],
          ],
          lighter(glass, 0.16),
        );
  return rect(x, y, width, height, glass) + gleam;
}

/** A window with its frame, a bar and a sill. */
export function framed(
  light: Light,
  x: number,
  y: number,
  width: number,
  height: number,
  random: () => number,
): string {
  const wood = tone(light, '#fbf7ee');
  return (
    rect(x - 4, y - 4, width + 8, height + 8, wood) +
    window(light, x, y, width, height, random) +
    rect(x + width / 2 - 1.5, y, 3, height, wood) +
    rect(x - 8, y + height + 4, width + 16, 5, tone(light, '#cfc2ac'))
  );
}

/** A window or doorway with a round head. */
export function arched(
  light: Light,
  x: number,
  y: number,
  width: number,
  height: number,
  random: () => number,
): string {
  const outline = (grow: number) => {
    const [left, right, radius] = [x - grow, x + width + grow, width / 2 + grow];
    return `M${left} ${y + height} V${y + radius - grow} A${radius} ${radius} 0 0 1 ${right} ${y + radius - grow} V${y + height}Z`;
  };
  return (
    shape(outline(5), tone(light, '#fbf4e4')) +
    shape(outline(0), pane(light, random)) +
    rect(x + width / 2 - 1.5, y + 2, 3, height - 2, tone(light, '#e5dac4'))
  );
}

export function door(light: Light, x: number, foot: number, width: number, height: number, colour: string): string {
  const wood = tone(light, colour);
  return (
    rect(x - 5, foot - height - 5, width + 10, height + 5, tone(light, DOOR_FRAME)) +
    rect(x, foot - height, width, height, wood) +
    repeat(2, half =>
      rect(x + 5 + half * (width / 2 - 2), foot - height + 8, width / 2 - 8, height - 18, darker(wood, 0.14), 2),
    ) +
    rect(x + width - 9, foot - height * 0.48, 3.5, 9, tone(light, '#e9d8a6'), 1.5)
  );
}

/** Equal columns across a wall: where each begins, and how wide it is. */
export const bays = (x: number, width: number, count: number, gap: number): { x: number; width: number }[] => {
  const each = (width - gap * (count + 1)) / count;
  return Array.from({ length: count }, (_, index) => ({ x: x + gap + index * (each + gap), width: each }));
};

/** A rail of balusters with a hand rail. */
export const rail = (light: Light, x: number, y: number, width: number, height: number, colour: string): string =>
  rect(x, y, width, 4, tone(light, colour)) +
  repeat(Math.floor(width / 9), index => rect(x + 2 + index * 9, y, 2, height, tone(light, colour)));

/** Glass in front of a balcony. */
export const glassRail = (light: Light, x: number, y: number, width: number, height: number): string =>
  rect(x, y, width, height, lighter(light.glass, 0.35)) + rect(x, y, width, 2.5, tone(light, '#f4f1ea'));
