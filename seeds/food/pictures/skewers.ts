import { between, repeat, shade } from './canvas';
import { drawTopping, type Topping } from './toppings';
import { drawWare, type Ware } from './wares';

type Random = () => number;
const [X, Y] = [400, 300];

/** A piece on a stick. */
export type Piece = readonly [form: 'block' | 'long' | 'pepper' | 'round' | 'roll', colour: string];

export interface Skewers {
  kind: 'skewers';
  ware: Ware;
  /** The pieces of each skewer, from one end to the other. */
  skewers: readonly (readonly Piece[])[];
  /** Degrees; 0 lies across. */
  turn: number;
  /** Of their middle from the middle of the picture. */
  at: readonly [x: number, y: number];
  /** Below the skewers, then above them. */
  under: readonly Topping[];
  over: readonly Topping[];
}

const APART = 92;
const WIDTHS: Record<Piece[0], number> = { block: 64, long: 128, pepper: 20, round: 50, roll: 40 };
const GAP = 4;

export function skewers({ ware, skewers: rows, turn, at: [x, y], under, over }: Skewers, random: Random): string {
  const drawn = rows.map((pieces, row) => skewer(pieces, (row - (rows.length - 1) / 2) * APART, random));
  const drawAll = (toppings: readonly Topping[]) => toppings.map(each => drawTopping(each, random)).join('');
  return `${drawWare(ware, random)}${drawAll(under)}<g transform="translate(${X + x} ${Y + y}) rotate(${turn})">${drawn.join('')}</g>${drawAll(over)}`;
}

function skewer(pieces: readonly Piece[], y: number, random: Random): string {
  const length = pieces.reduce((sum, [form]) => sum + WIDTHS[form] + GAP, 0);
  let left = -length / 2;
  const drawn = pieces.map(([form, colour]) => {
    const x = left;
    left += WIDTHS[form] + GAP;
    return `<g transform="translate(${x} ${(y + between(-4, 4, random)).toFixed(1)})">${PIECES[form](colour)}</g>`;
  });
  return `<rect x="${-length / 2 - 6}" y="${y + 16}" width="${length + 16}" height="30" rx="15" fill="#000" opacity="0.25"/>
    <rect x="${-length / 2 - 46}" y="${y - 4}" width="${length + 84}" height="8" rx="4" fill="#d8d4cc"/>${drawn.join('')}`;
}

const grilled = (width: number, height: number, round: number, colour: string, marks: number): string => {
  const box = `x="0" y="${-height / 2}" width="${width}" height="${height}" rx="${round}"`;
  return `<rect ${box} fill="${colour}"/><rect ${box} fill="url(#gloss)"/>
    ${repeat(marks, mark => `<path d="M${((mark + 0.75) / (marks + 0.5)) * width} ${-height / 2 + 8} l-8 ${height - 18}" stroke="${shade(colour, -0.55)}" stroke-width="7" stroke-linecap="round" opacity="0.6"/>`)}`;
};

const PIECES: Record<Piece[0], (colour: string) => string> = {
  block: colour => grilled(64, 66, 17, colour, 2),
  long: colour => grilled(128, 58, 29, colour, 4),
  pepper: colour =>
    `<rect x="1" y="-29" width="18" height="58" rx="8" fill="${colour}"/><rect x="4" y="-22" width="5" height="42" rx="2" fill="${shade(colour, 0.4)}" opacity="0.7"/>`,
  round: colour =>
    `<circle cx="25" cy="0" r="26" fill="${colour}"/><circle cx="25" cy="0" r="26" fill="url(#gloss)"/><ellipse cx="17" cy="-10" rx="7" ry="4" fill="${shade(colour, 0.6)}"/>`,
  roll: colour =>
    `<ellipse cx="20" cy="0" rx="21" ry="32" fill="${shade(colour, -0.25)}"/><ellipse cx="20" cy="0" rx="15" ry="25" fill="${shade(colour, 0.55)}"/><path d="M20 0 a5 9 0 1 1 -6 9 a11 17 0 0 1 12 -27" fill="none" stroke="${colour}" stroke-width="5"/>`,
};
