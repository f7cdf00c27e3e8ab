export const WIDTH = 960;
export const HEIGHT = 640;

/** Numbers from 0 to 1 that depend on the text alone. */
export function randomOf(text: string): () => number {
  let state = [...text].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16_777_619), 2_166_136_261);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

export function pick<Item>(items: readonly Item[], random: () => number): Item {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('there is nothing to choose from');
  return item;
}

export const between = (low: number, high: number, random: () => number): number => low + (high - low) * random();

const short = (value: number): string => String(Math.round(value * 10) / 10);

export const rect = (x: number, y: number, width: number, height: number, colour: string, round = 0): string =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"${round > 0 ? ` rx="${short(round)}"` : ''} fill="${colour}"/>`;

const faint = (opacity: number): string => (opacity < 1 ? ` opacity="${opacity.toFixed(2)}"` : '');

export const circle = (x: number, y: number, radius: number, colour: string, opacity = 1): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${colour}"${faint(opacity)}/>`;

export const ellipse = (x: number, y: number, width: number, height: number, colour: string, opacity = 1): string =>
  `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(width)}" ry="${short(height)}" fill="${colour}"${faint(opacity)}/>`;

export const polygon = (points: readonly (readonly [number, number])[], colour: string): string =>
  `<polygon points="${points.map(([x, y]) => `${short(x)},${short(y)}`).join(' ')}" fill="${colour}"/>`;

/** A shape by its outline; numbers are rounded. */
export const shape = (outline: string, colour: string): string =>
  `<path d="${outline.replaceAll(/-?\d+\.\d+/g, number => short(Number(number)))}" fill="${colour}"/>`;

export const line = (outline: string, colour: string, width: number): string =>
  `<path d="${outline.replaceAll(/-?\d+\.\d+/g, number => short(Number(number)))}" stroke="${colour}" stroke-width="${short(width)}" fill="none" stroke-linecap="round"/>`;

/** From top to bottom, the colours at equal distances. */
export const fade = (id: string, ...colours: string[]): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${colours
    .map((colour, index) => `<stop offset="${short(index / (colours.length - 1))}" stop-color="${colour}"/>`)
    .join('')}</linearGradient>`;

/** Large enough for a page, and no larger: more than a hundred are drawn before a demo stands. */
const [DRAWN_WIDTH, DRAWN_HEIGHT] = [750, 500];

export const svg = (gradients: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${DRAWN_WIDTH}" height="${DRAWN_HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>${gradients}</defs>${content}</svg>`;

/** One colour on its way to another: 0 is the first, 1 the second. */
export function mixed(one: string, other: string, share: number): string {
  const parts = (colour: string) => [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16));
  const [from, to] = [parts(one), parts(other)];
  return `#${from
    .map((part, index) =>
      Math.round(part + ((to[index] ?? part) - part) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

export const darker = (colour: string, share = 0.15): string => mixed(colour, '#1c1a26', share);
export const lighter = (colour: string, share = 0.2): string => mixed(colour, '#ffffff', share);
