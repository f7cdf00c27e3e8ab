import { between, blob, leaf, lemon, repeat, shade, somewhere } from './canvas';

type Random = () => number;
/** From the middle of the picture. */
type Spot = readonly [x: number, y: number];
type Placed = { at?: Spot; spread?: number; count?: number };

/** Something on a plate. `colour` and `inside` are `#rrggbb`; `spread` is the radius it covers. */
export type Topping = Placed &
  (
    | {
        as: 'heap' | 'scatter' | 'balls' | 'sticks' | 'slices' | 'strands' | 'chips' | 'leaves' | 'drizzle';
        colour: string;
      }
    | { as: 'rounds' | 'wedges' | 'swirl' | 'sauce'; colour: string; inside: string }
    | { as: 'fillet' | 'prawns'; colour: string }
    | { as: 'lemons' }
  );

const GOLDEN_ANGLE = 2.4;
const [X, Y] = [400, 300];

export function drawTopping(topping: Topping, random: Random): string {
  const { at = [0, 0], spread = 150, count = COUNTS[topping.as] } = topping;
  const [x, y] = [X + at[0], Y + at[1]];
  // Steps of the golden angle spread the pieces evenly over the circle.
  const evenly = (draw: (left: number, top: number, index: number) => string) =>
    repeat(count, index => {
      const [angle, distance] = [index * GOLDEN_ANGLE, spread * Math.sqrt((index + 0.5) / count)];
      return draw(x + Math.cos(angle) * distance, y + Math.sin(angle) * distance, index);
    });
  const anywhere = (draw: (left: number, top: number) => string) =>
    repeat(count, () => draw(...somewhere(x, y, spread, random)));
  switch (topping.as) {
    case 'heap':
      return anywhere((left, top) => heapPiece([left, top], topping.colour, random));
    case 'scatter':
      return anywhere((left, top) => crumb(left, top, topping.colour, random));
    case 'leaves':
      return anywhere((left, top) =>
        leaf(left, top, between(26, 44, random), random() * 360, shade(topping.colour, between(-0.2, 0.15, random))),
      );
    case 'sticks':
      return anywhere((left, top) => stick(left, top, topping.colour, random));
    case 'strands':
      return anywhere((left, top) => strand(left, top, topping.colour, random));
    case 'chips':
      return evenly((left, top) => chip(left, top, topping.colour, random));
    case 'balls':
      return evenly((left, top) => ball(left, top, topping.colour, random));
    case 'slices':
      return repeat(count, index => slice(x + (index - (count - 1) / 2) * 44, y + (index % 2) * 8, topping.colour));
    case 'rounds':
      return evenly((left, top) => round(left, top, topping.colour, topping.inside));
    case 'wedges':
      return evenly((left, top) => wedge(left, top, topping.colour, topping.inside, random));
    case 'swirl':
      return swirl(x, y, spread, topping.colour, topping.inside);
    case 'sauce':
      return sauce(x, y, spread, topping.colour, topping.inside);
    case 'drizzle':
      return drizzle(x, y, spread, topping.colour);
    case 'fillet':
      return fillet(x, y, topping.colour);
    case 'prawns':
      return evenly((left, top, index) => prawn(left, top, index * 137 + 20, topping.colour));
    case 'lemons':
      return lemon(x, y, 42, 15) + (count > 1 ? lemon(x + 62, y + 22, 34, 60) : '');
  }
}

const COUNTS: Record<Topping['as'], number> = {
  heap: 34,
  scatter: 60,
  leaves: 14,
  sticks: 16,
  strands: 46,
  chips: 9,
  balls: 6,
  slices: 5,
  rounds: 7,
  wedges: 6,
  swirl: 1,
  sauce: 1,
  drizzle: 1,
  fillet: 1,
  prawns: 8,
  lemons: 2,
};

export function heapPiece([x, y]: [number, number], colour: string, random: Random): string {
  const size = between(22, 38, random);
  const turn = random() * 180;
  return (
    blob(x + 1, y + 4, size, size * 0.72, turn, shade(colour, -0.35)) +
    blob(x, y, size, size * 0.7, turn, shade(colour, between(-0.12, 0.14, random))) +
    blob(x - size * 0.12, y - size * 0.12, size * 0.4, size * 0.2, turn, shade(colour, 0.4))
  );
}

function crumb(x: number, y: number, colour: string, random: Random): string {
  const size = between(8, 18, random);
  return (
    blob(x + 1, y + 3, size, size * 0.7, 0, shade(colour, -0.45)) +
    blob(x, y, size, size * 0.7, random() * 180, shade(colour, between(-0.12, 0.2, random)))
  );
}

const turned = (x: number, y: number, turn: number, content: string): string =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)})">${content}</g>`;

function stick(x: number, y: number, colour: string, random: Random): string {
  const tone = shade(colour, between(-0.14, 0.16, random));
  const length = between(70, 116, random);
  return turned(
    x,
    y,
    random() * 180,
    `<rect x="${-length / 2}" y="-7" width="${length}" height="19" rx="6" fill="${shade(tone, -0.4)}"/>
    <rect x="${-length / 2}" y="-10" width="${length}" height="18" rx="6" fill="${tone}"/><rect x="${-length / 2 + 6}" y="-7" width="${length - 12}" height="5" rx="2" fill="${shade(tone, 0.4)}"/>`,
  );
}

function strand(x: number, y: number, colour: string, random: Random): string {
  const bend = between(-34, 34, random);
  return turned(
    x,
    y,
    random() * 360,
    `<path d="M-36 0 Q-12 ${bend.toFixed(0)} 6 0 T38 ${(-bend / 2).toFixed(0)}" fill="none" stroke="${shade(colour, between(-0.35, 0.3, random))}" stroke-width="${between(5, 10, random).toFixed(1)}" stroke-linecap="round"/>`,
  );
}

function chip(x: number, y: number, colour: string, random: Random): string {
  const outline = 'M-34 26 Q0 34 36 24 Q14 -14 0 -36 Q-16 -6 -34 26Z';
  return turned(
    x,
    y,
    random() * 360,
    `<path d="${outline}" fill="${shade(colour, -0.4)}" transform="translate(2 6)"/><path d="${outline}" fill="${colour}"/>
    ${repeat(5, () => blob(...somewhere(0, 8, 20, random), 10, 6, 0, shade(colour, between(-0.3, 0.25, random))))}`,
  );
}

const ball = (x: number, y: number, colour: string, random: Random): string =>
  `<circle cx="${(x + 3).toFixed(0)}" cy="${(y + 9).toFixed(0)}" r="40" fill="#000" opacity="0.28"/><circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="40" fill="${colour}"/>
  ${repeat(16, () => blob(...somewhere(x, y, 34, random), between(6, 13, random), 6, random() * 180, shade(colour, between(-0.35, 0.35, random))))}
  <circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="40" fill="url(#gloss)"/>`;

const slice = (x: number, y: number, colour: string): string =>
  turned(
    x,
    y,
    12,
    `<rect x="-26" y="-72" width="60" height="158" rx="26" fill="#000" opacity="0.25"/><rect x="-30" y="-78" width="58" height="156" rx="26" fill="${colour}"/>
    <rect x="-22" y="-70" width="42" height="140" rx="20" fill="${shade(colour, 0.3)}"/>
    ${repeat(4, mark => `<path d="M-28 ${-44 + mark * 30} l54 -12" stroke="${shade(colour, -0.55)}" stroke-width="7" opacity="0.7"/>`)}`,
  );

const round = (x: number, y: number, colour: string, inside: string): string =>
  turned(
    x,
    y,
    0,
    `<circle cx="2" cy="6" r="34" fill="#000" opacity="0.25"/><circle r="34" fill="${colour}"/><circle r="27" fill="${inside}"/><circle r="14" fill="${shade(inside, 0.2)}" cx="-4" cy="-4"/>`,
  );

const wedge = (x: number, y: number, colour: string, inside: string, random: Random): string =>
  turned(
    x,
    y,
    random() * 360,
    `<path d="M-52 4 A52 44 0 0 0 52 4Z" fill="#000" opacity="0.25" transform="translate(2 8)"/><path d="M-52 -4 A52 50 0 0 0 52 -4Z" fill="${colour}"/>
    <path d="M-44 -4 A44 40 0 0 0 44 -4Z" fill="${inside}"/>${repeat(4, seed => blob(-22 + seed * 15, 8 + (seed % 2) * 8, 5, 9, 0, shade(inside, -0.4)))}`,
  );

/** A spread that a spoon has drawn into rings, with oil in the groove. */
const swirl = (x: number, y: number, radius: number, colour: string, inside: string): string =>
  `<ellipse cx="${x + 3}" cy="${y + 8}" rx="${radius}" ry="${radius * 0.96}" fill="#000" opacity="0.18"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>
  <circle cx="${x}" cy="${y}" r="${radius}" fill="url(#gloss)" opacity="0.5"/>
  <path d="M${x} ${y - radius * 0.82} A${radius * 0.82} ${radius * 0.82} 0 1 1 ${x - radius * 0.8} ${y + radius * 0.1} A${radius * 0.68} ${radius * 0.68} 0 0 1 ${x + radius * 0.52} ${y - radius * 0.3}" fill="none" stroke="${shade(colour, 0.45)}" stroke-width="${radius * 0.12}" stroke-linecap="round"/>
  <path d="M${x + radius * 0.5} ${y - radius * 0.18} A${radius * 0.5} ${radius * 0.5} 0 1 1 ${x - radius * 0.46} ${y - radius * 0.22}" fill="none" stroke="${inside}" stroke-width="${radius * 0.2}" stroke-linecap="round" opacity="0.85"/>`;

/** A small cup of something to dip into. */
const sauce = (x: number, y: number, radius: number, colour: string, inside: string): string =>
  `<circle cx="${x + 4}" cy="${y + 8}" r="${radius}" fill="#000" opacity="0.3"/><circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>
  <circle cx="${x}" cy="${y}" r="${radius * 0.8}" fill="${inside}"/><path d="M${x - radius * 0.4} ${y} a${radius * 0.4} ${radius * 0.4} 0 1 1 ${radius * 0.6} ${radius * 0.3}" fill="none" stroke="${shade(inside, 0.4)}" stroke-width="6" stroke-linecap="round"/>`;

function drizzle(x: number, y: number, spread: number, colour: string): string {
  const turns = repeat(
    7,
    index => ` L${x - spread + (index + 1) * (spread / 4)} ${y + (index % 2 ? spread : -spread) * 0.55}`,
  );
  const line = `M${x - spread} ${y + spread * 0.4}${turns}`;
  return `<path d="${line}" fill="none" stroke="#000" opacity="0.2" stroke-width="15" stroke-linejoin="round" transform="translate(2 5)"/><path d="${line}" fill="none" stroke="${colour}" stroke-width="13" stroke-linejoin="round" stroke-linecap="round"/>`;
}

const fillet = (x: number, y: number, colour: string): string => {
  const outline = 'M-150 -34 Q-110 -86 30 -74 Q140 -66 156 -6 Q140 66 0 72 Q-140 66 -150 -34Z';
  return turned(
    x,
    y,
    -16,
    `<path d="${outline}" fill="#000" opacity="0.3" transform="translate(4 12)"/><path d="${outline}" fill="${shade(colour, -0.35)}" transform="translate(0 8)"/><path d="${outline}" fill="${colour}"/>
    ${repeat(6, index => `<path d="M${-104 + index * 42} -56 q34 56 -6 112" fill="none" stroke="${shade(colour, 0.55)}" stroke-width="6"/>`)}<path d="${outline}" fill="url(#gloss)"/>`,
  );
};

const prawn = (x: number, y: number, turn: number, colour: string): string =>
  turned(
    x,
    y,
    turn,
    `<path d="M-34 30 A44 44 0 1 1 36 32" fill="none" stroke="${shade(colour, -0.45)}" stroke-width="38" stroke-linecap="round" transform="translate(1 5)"/>
    <path d="M-34 30 A44 44 0 1 1 36 32" fill="none" stroke="${colour}" stroke-width="36" stroke-linecap="round"/>
    ${repeat(6, index => `<path d="M26 0 h30" transform="rotate(${40 - index * 46})" stroke="${shade(colour, 0.5)}" stroke-width="6"/>`)}
    ${leaf(46, 62, 52, 70, shade(colour, -0.2))}${leaf(24, 62, 46, 110, shade(colour, -0.3))}`,
  );
