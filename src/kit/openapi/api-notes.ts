import type * as Swagger from '@nestjs/swagger';

type Package = typeof Swagger;
/** The decorators of the API description that the code uses. */
type Noted =
  | 'ApiBearerAuth'
  | 'ApiBody'
  | 'ApiConsumes'
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

/** Metadata keys of `@nestjs/swagger`: the options of a property, and the list of properties. */
const PROPERTY = 'swagger/apiModelProperties';
const PROPERTIES = 'swagger/apiModelPropertiesArray';

/** A recorded decorator call. There are about ten thousand; a closure for each would take twice the memory. */
interface Note {
  name: Noted;
  given: unknown[];
  target: unknown;
  key: unknown;
  descriptor: unknown;
}

const notes: (Note | ((swagger: Package) => void))[] = [];

/**
 * The decorators of `@nestjs/swagger`, under the same names. They only record their arguments: the package is loaded and
 * the records are applied, in order, when a description is first requested.
 */
export const ApiBearerAuth = noting('ApiBearerAuth');
export const ApiBody = noting('ApiBody');
export const ApiConsumes = noting('ApiConsumes');
export const ApiExtension = noting('ApiExtension');
export const ApiExtraModels = noting('ApiExtraModels');
export const ApiHeader = noting('ApiHeader');
export const ApiOperation = noting('ApiOperation');
export const ApiParam = noting('ApiParam');
export const ApiProperty = noting('ApiProperty');
export const ApiPropertyOptional = noting('ApiPropertyOptional');
export const ApiQuery = noting('ApiQuery');
export const ApiResponse = noting('ApiResponse');
export const ApiSecurity = noting('ApiSecurity');
export const ApiTags = noting('ApiTags');

export const getSchemaPath = ({ name }: { name: string }): string => `#/components/schemas/${name}`;

/** Records that `copy` has the properties of `of` except `without`, all of them optional. */
export function noteOptionalCopy(of: { prototype: object }, copy: { prototype: object }, without: PropertyKey[]): void {
  notes.push(({ ApiProperty: describe }) => {
    const properties = (Reflect.getMetadata(PROPERTIES, of.prototype) as string[] | undefined) ?? [];
    for (const name of properties.map(property => property.slice(1))) {
      if (without.includes(name)) continue;
      const { description, ...described } = Reflect.getMetadata(PROPERTY, of.prototype, name) as Described;
      const kept = description && { description: ofChange(description) };
      describe({ ...described, ...kept, required: false })(copy.prototype, name);
    }
  });
}

interface Described {
  description?: string;
}

/** A change leaves what is not sent as it is, so what is said of a new record then is left out. */
const ofChange = (description: string): string =>
  description
    .split(/(?<=[.;]) /)
    .filter(clause => !clause.includes('when left out'))
    .join(' ')
    .replace(/;$/, '');

/** The package, with everything applied that was noted until now. */
export async function loadSwagger(): Promise<Package> {
  const swagger = await import('@nestjs/swagger');
  for (const note of notes.splice(0)) {
    if (typeof note === 'function') note(swagger);
    else
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
