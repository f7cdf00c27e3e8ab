import { Param, type PipeTransform } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants';
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

export const IdParam = (name = 'id') => Param(name, new IdPipe());

/** A positive integer in the range of an integer column; otherwise undefined. */
export function recordId(text: string): number | undefined {
  if (!/^[1-9]\d{0,9}$/.test(text)) return undefined;
  const id = Number(text);
  return id <= MAX_INTEGER ? id : undefined;
}

/** Whether the id of a path cannot be one, by the `@IdParam` of the handler. */
export function hasMalformedId(
  controller: object,
  handler: { name: string },
  params: Readonly<Record<string, unknown>>,
): boolean {
  const declared = Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, handler.name) as
    | Record<string, { data?: unknown; pipes?: readonly unknown[] }>
    | undefined;
  return Object.values(declared ?? {}).some(
    ({ data, pipes = [] }) =>
      pipes.some(pipe => pipe instanceof IdPipe) && recordId(String(params[String(data)])) === undefined,
  );
}
