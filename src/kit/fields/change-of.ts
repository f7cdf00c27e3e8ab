import type { Type } from '@nestjs/common';
import { PartialType } from '@nestjs/swagger';
import { containsAsMuchAs } from './list-limits';

/**
 * The body of a change: every field of the body of a creation, none of which has to be sent. What is left out stays as
 * it is; null stays what the field says of it. `class HallChangeBody extends changeOf(HallBody) {}`
 */
export function changeOf<Body extends object>(body: Type<Body>): Type<Partial<Body>> {
  const change = PartialType(body, { skipNullProperties: false });
  containsAsMuchAs(body, change);
  return change;
}
