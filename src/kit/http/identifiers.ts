import { Param, type PipeTransform } from '@nestjs/common';
import { MAX_INTEGER } from '../fields/number-fields';
import { NotFound } from '../refusals/refusal';

/** What is no possible id is the id of no record. */
class IdPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    const id = recordId(value);
    if (id === undefined) throw NotFound();
    return id;
  }
}

export const IdParam = (name = 'id') => Param(name, new IdPipe());

/** A positive integer that fits a column, written plainly; otherwise undefined. */
export function recordId(text: string): number | undefined {
  if (!/^[1-9]\d{0,9}$/.test(text)) return undefined;
  const id = Number(text);
  return id <= MAX_INTEGER ? id : undefined;
}
