import type { Type } from '@nestjs/common';
import type { ApiPropertyOptions } from '@nestjs/swagger';
import { ApiProperty } from '../openapi/api-notes';

/** OpenAPI extension of a property with its snake_case alias. */
export const OLDER_SPELLING_OF = 'x-older-spelling-of';

export const olderSpellingOf = (name: string) => ({ [OLDER_SPELLING_OF]: name });

const ALIASES = Symbol('aliases of properties');

/** Names of properties by their alias. */
export const aliasesOf = ({ prototype }: { prototype: object }) =>
  (Reflect.getMetadata(ALIASES, prototype) ?? {}) as Readonly<Record<string, string>>;

/** Describes a property and accepts it under the alias, if there is one, with the same schema. */
export const described =
  (api: ApiPropertyOptions, alias: string | undefined): PropertyDecorator =>
  (target, name) => {
    if (alias === undefined) return ApiProperty(api)(target, name);
    Reflect.defineMetadata(ALIASES, { ...aliasesOf({ prototype: target }), [alias]: String(name) }, target);
    ApiProperty({ ...api, ...olderSpellingOf(alias) })(target, name);
    ApiProperty({ ...api, required: false, nullable: true } as ApiPropertyOptions)(target, alias);
  };

/** Makes a class that was derived from another one accept its aliases. */
export const acceptsAliasesOf = (from: Type, to: Type): void =>
  Reflect.defineMetadata(ALIASES, aliasesOf(from), to.prototype as object);
