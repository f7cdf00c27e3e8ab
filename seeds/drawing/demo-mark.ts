/** Rows of five dots, so that no font is needed. */
const LETTERS = [
  ['####.', '#...#', '#...#', '#...#', '#...#', '#...#', '####.'],
  ['#####', '#....', '#....', '####.', '#....', '#....', '#####'],
  ['#...#', '##.##', '#.#.#', '#.#.#', '#...#', '#...#', '#...#'],
  ['.###.', '#...#', '#...#', '#...#', '#...#', '#...#', '.###.'],
] as const;

const LETTER_DOTS = 6;
const WIDTH_DOTS = LETTERS.length * LETTER_DOTS + 3;
const HEIGHT_DOTS = 11;
/** Of the width of the picture. */
const WIDTH_SHARE = 0.3;

/** The drawing with DEMO written across its lower left corner. */
export function withDemoMark(svg: string): string {
  const [, width = '0', height = '0'] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
  const dot = (Number(width) * WIDTH_SHARE) / WIDTH_DOTS;
  const [left, top] = [dot * 2, Number(height) - dot * (HEIGHT_DOTS + 2)];
  const square = (x: number, y: number) =>
    `<rect x="${(left + x * dot).toFixed(1)}" y="${(top + y * dot).toFixed(1)}" width="${(dot + 0.5).toFixed(1)}" height="${(dot + 0.5).toFixed(1)}" fill="#fff"/>`;
  const letters = LETTERS.flatMap((rows, letter) =>
    rows.flatMap((row, y) =>
      [...row].flatMap((mark, x) => (mark === '#' ? [square(2 + letter * LETTER_DOTS + x, 2 + y)] : [])),
    ),
  );
  const band = `<rect x="${left.toFixed(1)}" y="${top.toFixed(1)}" width="${(WIDTH_DOTS * dot).toFixed(1)}" height="${(HEIGHT_DOTS * dot).toFixed(1)}" fill="#1d2530" opacity="0.82"/>`;
  return svg.replace(/<\/svg>\s*$/, `${band}${letters.join('')}</svg>`);
}
