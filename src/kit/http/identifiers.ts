import { Param, type PipeTransform } from '@nestjs/common';
import { MAX_INTEGER } from '../fields/number-fields';
import { NotFound } from '../refusals/refusal';

/** A malformed id gets 404, as an unknown one does. */
class IdPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    const id = recordId(value);
    if (id === undefined) throw NotFound();
    return id;
  }
}

const ID_NAMES = 'ids in the path';

export const IdParam =
  (name = 'id'): ParameterDecorator =>
  (target, key, index) => {
    Param(name, new IdPipe())(target, key, index);
    const handler = (target as Record<string | symbol, object>)[key!]!;
    Reflect.defineMetadata(ID_NAMES, [...idNamesOf(handler), name], handler);
  };

const idNamesOf = (handler: object): readonly string[] =>
  (Reflect.getMetadata(ID_NAMES, handler) as string[] | undefined) ?? [];

/** A positive integer in the range of an integer column; otherwise undefined. */
export function recordId(text: string): number | undefined {
  if (!/^[1-9]\d{0,9}$/.test(text)) return undefined;
  const id = Number(text);
  return id <= MAX_INTEGER ? id : undefined;
}

/** Whether the path has a malformed id. */
export const hasMalformedId = (handler: object, params: Readonly<Record<string, unknown>>): boolean =>
  idNamesOf(handler).some(name => recordId(String(params[name])) === undefined);
