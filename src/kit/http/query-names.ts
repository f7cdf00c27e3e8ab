import { RequestMethod, SetMetadata, type Type } from '@nestjs/common';
import { METHOD_METADATA, ROUTE_ARGS_METADATA } from '@nestjs/common/constants';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum';
import { getMetadataStorage } from 'class-validator';
import { aliasesOf } from '../fields/alias';

const READ_BY_GUARD = 'query parameters that a guard reads';
const QUERY: number = RouteParamtypes.QUERY;

/** Declares parameters that the guard of the route reads, which no query class has. */
export const GuardReads = (...names: string[]) => SetMetadata(READ_BY_GUARD, names);

/** The query parameters of a handler: the fields and aliases of its query class, and those that its guard reads. */
export function queryNames(controller: Type, method: string): ReadonlySet<string> {
  const types = (Reflect.getMetadata('design:paramtypes', controller.prototype as object, method) ?? []) as Type[];
  const declared = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, method) ?? {}) as Record<
    string,
    { index: number }
  >;
  const handler = (controller.prototype as Record<string, object>)[method]!;
  return new Set([
    ...Object.entries(declared)
      .filter(([key]) => Number(key.split(':', 1)[0]) === QUERY)
      .flatMap(([, { index }]) => namesOf(types[index]!)),
    ...((Reflect.getMetadata(READ_BY_GUARD, handler) as string[] | undefined) ?? []),
  ]);
}

function namesOf(query: Type): string[] {
  const fields = getMetadataStorage().getTargetValidationMetadatas(query, '', false, false);
  return [...new Set(fields.map(({ propertyName }) => propertyName)), ...Object.keys(aliasesOf(query))];
}

export const isGet = (handler: object): boolean => Reflect.getMetadata(METHOD_METADATA, handler) === RequestMethod.GET;
