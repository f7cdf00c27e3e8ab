import type { DemoSubject } from '#agents/studio/studio-subjects';
import { withDemoMark } from '../../drawing/demo-mark';
import { pick, randomOf } from './canvas';
import { type DishDrawing, drawDish } from './drawing';
import { coldDrawings } from './drawings-cold';
import { hotDrawings } from './drawings-hot';

const drawings: Readonly<Record<string, DishDrawing>> = { ...hotDrawings, ...coldDrawings };

/** A picture for the AI studio without a provider: the drawing of a demo dish, on another table for each variant. */
export function drawStudioDish({ slug }: DemoSubject, variant: number): string {
  const drawing = drawings[slug] ?? pick(Object.values(drawings), randomOf(slug));
  return withDemoMark(drawDish(drawing, `${slug} ${variant}`));
}
