import type { Type } from '@nestjs/common';
import { fillAll, pictureFillerOf } from '../views/shown-pictures';
import type { ResponseModel } from './route-description';

/** Adds sizes and versions to the pictures of a response. */
export function fillPictures(answer: unknown, described: ResponseModel | undefined): void {
  if (!described || typeof answer !== 'object' || answer === null) return;
  const page = 'row' in described ? described : undefined;
  const model = page?.row ?? (Array.isArray(described) ? described[0] : described);
  const fill = pictureFillerOf(model as Type);
  if (fill) fillAll(page?.rows === undefined ? answer : (answer as Record<string, unknown>)[page.rows], fill);
}
