import type { Type } from '@nestjs/common';
import { OmitType, PartialType } from '@nestjs/mapped-types';
import { noteOptionalCopy } from '../openapi/api-notes';
import { readsNullsOf } from './absent-nulls';
import { acceptsAliasesOf } from './alias';
import { containsAsMany } from './list-limits';

/** The fields of another body except those named, all optional: `class HallChangeBody extends changeOf(HallBody) {}` */
export function changeOf<Body extends object, Fixed extends keyof Body = never>(
  body: Type<Body>,
  ...fixed: Fixed[]
): Type<Partial<Omit<Body, Fixed>>> {
  const change = PartialType(OmitType(body, fixed), { skipNullProperties: false });
  noteOptionalCopy(body, change, fixed);
  containsAsMany(body, change);
  acceptsAliasesOf(body, change);
  readsNullsOf(body, change);
  return change;
}
