import { between, blob, leaf, pick, repeat, shade, somewhere } from './canvas';
import { drawTopping, type Topping } from './toppings';
import { drawWare, type Ware } from './wares';

type Random = () => number;
const [X, Y] = [400, 300];

/** What fills a bowl or covers a plate under its toppings. */
export type Bed = { as: 'grains' | 'chopped' | 'soup'; colour: string } | { as: 'leaves'; colours: readonly string[] };

export interface Plated {
  kind: 'plated';
  ware: Ware;
  bed?: Bed;
  /** The lowest first. */
  toppings: readonly Topping[];
}

/** A dish from above. */
export const plated = ({ ware, bed, toppings }: Plated, random: Random): string =>
  drawWare(ware, random) + (bed ? drawBed(bed, random) : '') + toppings.map(each => drawTopping(each, random)).join('');

function drawBed(bed: Bed, random: Random): string {
  switch (bed.as) {
    case 'grains':
      return `<circle cx="${X}" cy="${Y}" r="200" fill="${shade(bed.colour, -0.12)}"/>${repeat(170, () => grain(bed.colour, 188, [17, 8], random))}`;
    case 'chopped':
      return `<circle cx="${X}" cy="${Y}" r="180" fill="${shade(bed.colour, -0.3)}"/>${repeat(190, () => grain(bed.colour, 190, [26, 14], random))}`;
    case 'soup':
      return `<circle cx="${X}" cy="${Y}" r="202" fill="${shade(bed.colour, -0.2)}"/><circle cx="${X - 3}" cy="${Y - 4}" r="196" fill="${bed.colour}"/><circle cx="${X}" cy="${Y}" r="196" fill="url(#gloss)" opacity="0.6"/>`;
    case 'leaves':
      return repeat(90, () =>
        leaf(
          ...somewhere(X, Y, 176, random),
          between(54, 96, random),
          random() * 360,
          shade(pick(bed.colours, random), between(-0.16, 0.12, random)),
        ),
      );
  }
}

function grain(colour: string, spread: number, [width, height]: readonly [number, number], random: Random): string {
  const [x, y] = somewhere(X, Y, spread, random);
  return blob(x, y, width, height, random() * 180, shade(colour, between(-0.2, 0.26, random)));
}
