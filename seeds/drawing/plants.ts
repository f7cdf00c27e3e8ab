import { between, circle, ellipse, line, lighter, pick, rect, repeat, shape } from './canvas';
import { type Light, tone } from './light';

const GREENS = ['#4f7d4a', '#5d8a4c', '#47704f', '#6b9352'] as const;
const BLOSSOMS = ['#d8548c', '#e07a9f', '#e8a33d', '#f3e9dc'] as const;

export function palm(light: Light, x: number, foot: number, height: number, random: () => number): string {
  const lean = between(-26, 26, random);
  const [topX, topY] = [x + lean, foot - height];
  const size = height * 0.34;
  const green = tone(light, pick(GREENS, random));
  const leaves = repeat(9, leaf => {
    const angle = Math.PI * (0.06 + (leaf * 0.88) / 8);
    const [dx, dy] = [Math.cos(angle) * size, Math.sin(angle) * size * 0.62];
    const [endX, endY] = [topX + dx, topY - dy * 0.55 + Math.abs(dx) * 0.42];
    const bend = `${topX + dx * 0.5} ${topY - dy - size * 0.18}`;
    return shape(
      `M${topX} ${topY} Q${bend} ${endX} ${endY} Q${topX + dx * 0.42} ${topY - dy * 0.72} ${topX} ${topY}Z`,
      leaf % 2 === 0 ? green : lighter(green, 0.12),
    );
  });
  const trunk = line(
    `M${x} ${foot} Q${x + lean * 0.2} ${foot - height * 0.5} ${topX} ${topY}`,
    tone(light, '#8a6a48'),
    height * 0.05,
  );
  return trunk + leaves + circle(topX, topY + 3, height * 0.035, tone(light, '#6d5233'));
}

export function tree(light: Light, x: number, foot: number, height: number, random: () => number): string {
  const green = tone(light, pick(GREENS, random));
  const [crown, size] = [foot - height * 0.66, height * 0.3];
  return (
    rect(x - height * 0.03, foot - height * 0.45, height * 0.06, height * 0.45, tone(light, '#7a5d42')) +
    circle(x - size * 0.62, crown + size * 0.3, size * 0.72, green) +
    circle(x + size * 0.66, crown + size * 0.26, size * 0.74, green) +
    circle(x, crown - size * 0.1, size, green) +
    circle(x - size * 0.22, crown - size * 0.34, size * 0.55, lighter(green, 0.12))
  );
}

export const cypress = (light: Light, x: number, foot: number, height: number): string =>
  rect(x - 3, foot - 16, 6, 16, tone(light, '#6d5233')) +
  shape(
    `M${x} ${foot - height} C${x + height * 0.16} ${foot - height * 0.5} ${x + height * 0.13} ${foot - 10} ${x} ${foot - 8} C${x - height * 0.13} ${foot - 10} ${x - height * 0.16} ${foot - height * 0.5} ${x} ${foot - height}Z`,
    tone(light, '#3f6647'),
  ) +
  shape(
    `M${x} ${foot - height} C${x - height * 0.16} ${foot - height * 0.5} ${x - height * 0.13} ${foot - 10} ${x} ${foot - 8} Q${x - height * 0.04} ${foot - height * 0.5} ${x} ${foot - height}Z`,
    tone(light, '#4f7a54'),
  );

/** A bush, some in blossom. */
export function bush(light: Light, x: number, foot: number, size: number, random: () => number): string {
  const green = tone(light, pick(GREENS, random));
  const body =
    ellipse(x, foot - size * 0.4, size, size * 0.62, green) +
    ellipse(x - size * 0.45, foot - size * 0.28, size * 0.62, size * 0.45, lighter(green, 0.1));
  if (random() < 0.5) return body;
  const blossom = tone(light, pick(BLOSSOMS, random));
  const at = (index: number) => ({
    x: x + Math.cos(index * 2.4) * size * 0.62,
    y: foot - size * 0.45 + Math.sin(index * 2.4) * size * 0.34,
  });
  return body + repeat(6, index => circle(at(index).x, at(index).y, size * 0.11, blossom));
}

export const hedge = (light: Light, x: number, foot: number, width: number, height: number): string =>
  rect(x, foot - height, width, height, tone(light, '#4f7a48'), height * 0.35) +
  rect(x + 3, foot - height + 2, width - 6, height * 0.4, tone(light, '#659355'), height * 0.2);

/** Bushes from one place to another, of many sizes. */
export const border = (light: Light, from: number, to: number, foot: number, random: () => number): string =>
  repeat(Math.max(1, Math.round((to - from) / 46)), index =>
    bush(
      light,
      from + 23 + index * 46 + between(-8, 8, random),
      foot + between(-3, 5, random),
      between(17, 30, random),
      random,
    ),
  );
