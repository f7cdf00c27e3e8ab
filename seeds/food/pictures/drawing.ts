import { type Breads, breads } from './breads';
import { background, randomOf, svg } from './canvas';
import { cup, type Glass, glass } from './glasses';
import { type Plated, plated } from './plated';
import { type Skewers, skewers } from './skewers';
import { diamonds, roundSweet, squares } from './sweets';

/** What a demo dish looks like; colours are CSS colours. */
export type DishDrawing =
  | Skewers
  | Plated
  | Breads
  | Glass
  | { kind: 'round-sweet' | 'diamonds' | 'squares'; crust: string; crumbs: string }
  | { kind: 'cup'; layers: readonly string[]; crumbs: readonly string[] };

/** The picture of a dish as SVG, 800 by 600; the same for the same slug every time. */
export function drawDish(drawing: DishDrawing, slug: string): string {
  const random = randomOf(slug);
  return svg(background(random) + food(drawing, random));
}

function food(drawing: DishDrawing, random: () => number): string {
  switch (drawing.kind) {
    case 'skewers':
      return skewers(drawing, random);
    case 'plated':
      return plated(drawing, random);
    case 'breads':
      return breads(drawing, random);
    case 'round-sweet':
      return roundSweet(drawing, random);
    case 'diamonds':
      return diamonds(drawing, random);
    case 'squares':
      return squares(drawing, random);
    case 'cup':
      return cup(drawing, random);
    case 'glass':
      return glass(drawing, random);
  }
}
