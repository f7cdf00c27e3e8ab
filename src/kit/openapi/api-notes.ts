import 'reflect-metadata';
import type * as Swagger from '@nestjs/swagger';
import type { ApiPropertyOptions } from '@nestjs/swagger';

type Package = typeof Swagger;
/** The decorators of the API description that the code uses. */
type Noted =
  | 'ApiBearerAuth'
  | 'ApiBody'
  | 'ApiConsumes'
  | 'ApiExcludeController'
  | 'ApiExtension'
  | 'ApiExtraModels'
  | 'ApiHeader'
  | 'ApiOperation'
  | 'ApiParam'
  | 'ApiProperty'
  | 'ApiPropertyOptional'
  | 'ApiQuery'
  | 'ApiResponse'
  | 'ApiSecurity'
  | 'ApiTags';
type Decorate = (...decorated: unknown[]) => void;

const PROPERTIES = 'api-properties';

/** A recorded decorator call. There are about ten thousand; a closure for each would take twice the memory. */
interface Note {
  name: Noted;
  given: unknown[];
  target: unknown;
  key: unknown;
  descriptor: unknown;
}

const notes: Note[] = [];

/** The decorators of `@nestjs/swagger`, which only record their arguments until a description is requested. */
export const ApiBearerAuth = noting('ApiBearerAuth');
export const ApiBody = noting('ApiBody');
export const ApiConsumes = noting('ApiConsumes');
export const ApiExcludeController = noting('ApiExcludeController');
export const ApiExtension = noting('ApiExtension');
export const ApiExtraModels = noting('ApiExtraModels');
export const ApiHeader = noting('ApiHeader');
export const ApiOperation = noting('ApiOperation');
export const ApiParam = noting('ApiParam');
export const ApiProperty = (options: ApiPropertyOptions = {}) => property('ApiProperty', options);
export const ApiPropertyOptional = (options: ApiPropertyOptions = {}) => property('ApiPropertyOptional', options);
export const ApiQuery = noting('ApiQuery');
export const ApiResponse = noting('ApiResponse');
export const ApiSecurity = noting('ApiSecurity');
export const ApiTags = noting('ApiTags');

export const getSchemaPath = ({ name }: { name: string }): string => `#/components/schemas/${name}`;

export const propertiesOf = ({ prototype }: { prototype: object }): ReadonlyMap<string, ApiPropertyOptions> =>
  (Reflect.getMetadata(PROPERTIES, prototype) as Map<string, ApiPropertyOptions> | undefined) ?? new Map();

/** Copies the properties except `without`, all of them optional. */
export function noteOptionalCopy(of: { prototype: object }, copy: { prototype: object }, without: PropertyKey[]): void {
  for (const [name, { description, ...options }] of propertiesOf(of)) {
    if (without.includes(name)) continue;
    const ofCopy = description && { description: ofChange(description) };
    const type: unknown = Reflect.getMetadata('design:type', of.prototype, name);
    const ofType = (type ? { type } : {}) as ApiPropertyOptions;
    ApiProperty(merged(ofType, { ...options, ...ofCopy, required: false } as ApiPropertyOptions))(copy.prototype, name);
  }
}

/** As `@nestjs/swagger` does, an undefined option leaves the one before. */
const merged = (before: ApiPropertyOptions | undefined, options: ApiPropertyOptions): ApiPropertyOptions =>
  Object.fromEntries(
    [...Object.entries(before ?? {}), ...Object.entries(options)].filter(([, value]) => value !== undefined),
  );

function property(name: 'ApiProperty' | 'ApiPropertyOptional', options: ApiPropertyOptions): PropertyDecorator {
  const note = noting(name)(options);
  return (target, key) => {
    const properties = new Map(propertiesOf({ prototype: target }));
    properties.set(String(key), merged(properties.get(String(key)), options));
    Reflect.defineMetadata(PROPERTIES, properties, target);
    note(target, key);
  };
}

/** Omits the part about defaults of new records, since a change keeps what is not sent. */
const ofChange = (description: string): string =>
  description
    .split(/(?<=[.;]) /)
    .filter(clause => !clause.includes('when left out'))
    .join(' ')
    .replace(/;$/, '');

/** The package, with all records applied. */
export async function loadSwagger(): Promise<Package> {
  const swagger = await import('@nestjs/swagger');
  for (const note of notes.splice(0)) {
    (swagger[note.name] as (...given: unknown[]) => Decorate)(...note.given)(note.target, note.key, note.descriptor);
  }
  return swagger;
}

function noting<Name extends Noted>(name: Name): Package[Name] {
  const note = (...given: unknown[]): Decorate => {
    return (target, key, descriptor) => {
      notes.push({ name, given, target, key, descriptor });
    };
  };
  return note as Package[Name];
}
