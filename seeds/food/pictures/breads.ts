import { between, blob, pick, repeat, shade, somewhere } from './canvas';
import { drawTopping, type Topping } from './toppings';
import { drawWare, type Ware } from './wares';

type Random = () => number;
const [X, Y] = [400, 300];

export interface Breads {
  kind: 'breads';
  ware: Ware;
  form: keyof typeof OUTLINES;
  /** Of each bread: its middle from the middle of the picture, how it is turned, and its size. */
  places: readonly (readonly [x: number, y: number, turn: number, size: number])[];
  spread: string;
  crumbs: readonly string[];
  toppings: readonly Topping[];
}

/** About 200 wide. */
const OUTLINES = {
  round: 'M-100 0 A100 100 0 1 1 100 0 A100 100 0 1 1 -100 0Z',
  long: 'M-132 0 Q-132 -62 0 -64 Q132 -62 132 0 Q132 62 0 64 Q-132 62 -132 0Z',
  square: 'M-112 -76 Q-112 -88 -98 -88 L98 -90 Q112 -88 112 -76 L114 76 Q112 90 98 88 L-98 90 Q-114 88 -112 76Z',
  boat: 'M-160 0 Q-96 -66 0 -68 Q96 -66 160 0 Q96 66 0 68 Q-96 66 -160 0Z',
  triangle: 'M0 -96 Q20 -88 96 50 Q92 76 66 78 Q0 84 -66 78 Q-92 76 -96 50 Q-20 -88 0 -96Z',
} as const;
/** Half the width and half the height of what is spread on it. */
const SPREADS: Record<keyof typeof OUTLINES, readonly [number, number]> = {
  round: [66, 66],
  long: [96, 40],
  square: [84, 62],
  boat: [96, 34],
  triangle: [34, 34],
};
const CUTS: Partial<Record<keyof typeof OUTLINES, string>> = {
  round: 'M-98 0 H98 M0 -98 V98 M-69 -69 L69 69 M69 -69 L-69 69',
  square: 'M-38 -88 V88 M38 -88 V88 M-112 0 H112',
};

export function breads({ ware, form, places, spread, crumbs, toppings }: Breads, random: Random): string {
  const drawn = places.map(
    ([x, y, turn, size]) =>
      `<g transform="translate(${X + x} ${Y + y}) rotate(${turn}) scale(${size})">${bread(form, spread, crumbs, size, random)}</g>`,
  );
  return drawWare(ware, random) + drawn.join('') + toppings.map(each => drawTopping(each, random)).join('');
}

function bread(
  form: keyof typeof OUTLINES,
  spread: string,
  crumbs: readonly string[],
  size: number,
  random: Random,
): string {
  const outline = OUTLINES[form];
  const [width, height] = SPREADS[form];
  const inner = form === 'triangle' || form === 'boat' ? 0.7 : 0.83;
  const blisters = repeat(Math.round(20 * size), () => {
    const angle = random() * Math.PI * 2;
    const [x, y] = [Math.cos(angle) * width * 1.3, Math.sin(angle) * height * 1.36];
    return blob(
      x,
      y,
      between(8, 20, random) / size,
      between(5, 10, random) / size,
      (angle * 180) / Math.PI + 90,
      pick(['#b9722c', '#8a4d1b', '#efc47c'], random),
    );
  });
  const scatter = repeat(Math.round(48 * size), () => {
    const [across, down] = somewhere(0, 0, 1, random);
    const [x, y, crumb] = [across * width * 1.1, down * height * 1.1, between(9, 24, random) / size];
    return (
      blob(x + 0.5, y + 1.5, crumb, crumb * 0.7, 0, shade(spread, -0.4)) +
      blob(x, y, crumb, crumb * 0.7, random() * 180, pick(crumbs, random))
    );
  });
  return `<path d="${outline}" fill="#000" opacity="0.3" transform="translate(3 ${8 / size})"/><path d="${outline}" fill="#b77a34" transform="translate(0 ${4 / size})"/><path d="${outline}" fill="#e3ab5c"/>${blisters}
    <path d="${outline}" fill="${shade(spread, -0.16)}" transform="scale(${inner})"/><path d="${outline}" fill="${spread}" transform="translate(-1 -2) scale(${inner - 0.02})"/>
    ${scatter}<path d="${CUTS[form] ?? ''}" stroke="#6e4317" stroke-width="2.4" opacity="0.6"/><path d="${outline}" fill="url(#gloss)" opacity="0.7"/>`;
}
