import type { Type } from '@nestjs/common';
import { OmitType, PartialType } from '@nestjs/mapped-types';
import { noteOptionalCopy } from '../openapi/api-notes';
import { containsAsMany } from './list-limits';

/**
 * The body of a change: every field of the body of a creation but those named, none of which has to be sent. What is
 * left out stays as it is; null stays what the field says of it. `class HallChangeBody extends changeOf(HallBody) {}`
 */
export function changeOf<Body extends object, Fixed extends keyof Body = never>(
  body: Type<Body>,
  ...fixed: Fixed[]
): Type<Partial<Omit<Body, Fixed>>> {
  const change = PartialType(OmitType(body, fixed), { skipNullProperties: false });
  noteOptionalCopy(body, change, fixed);
  containsAsMany(body, change);
  return change;
}
