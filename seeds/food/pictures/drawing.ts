import { background, randomOf, svg } from './canvas';
import { bowl, diamonds, flatbread, roundSweet, salad, skewers } from './plates';
import { cup, glass } from './glasses';

/** What a demo dish looks like; colours are CSS colours. */
export type DishDrawing =
  | { kind: 'skewers'; pieces: readonly string[]; between: readonly string[]; long?: true }
  | { kind: 'bowl'; base: string; toppings: readonly string[] }
  | { kind: 'flatbread'; spread: string; toppings: readonly string[] }
  | { kind: 'salad'; leaves: readonly string[]; pieces: readonly string[] }
  | { kind: 'round-sweet' | 'diamonds'; crust: string; crumbs: string }
  | { kind: 'cup'; layers: readonly string[]; crumbs: readonly string[] }
  | { kind: 'glass'; liquid: readonly [top: string, bottom: string]; garnish: string; slice?: true; leaves?: true };

/** The picture of a dish as SVG, 800 by 600; the same for the same slug every time. */
export function drawDish(drawing: DishDrawing, slug: string): string {
  const random = randomOf(slug);
  return svg(background(random) + food(drawing, random));
}

function food(drawing: DishDrawing, random: () => number): string {
  switch (drawing.kind) {
    case 'skewers':
      return skewers(drawing, random);
    case 'bowl':
      return bowl(drawing, random);
    case 'flatbread':
      return flatbread(drawing, random);
    case 'salad':
      return salad(drawing, random);
    case 'round-sweet':
      return roundSweet(drawing, random);
    case 'diamonds':
      return diamonds(drawing, random);
    case 'cup':
      return cup(drawing, random);
    case 'glass':
      return glass(drawing, random);
  }
}
