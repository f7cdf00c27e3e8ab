import type { OpenAPIObject } from '@nestjs/swagger';

type Responses = Record<string, { description?: string; content?: Record<string, { schema?: object }> }>;

/** An API description as one line a fact, so that a change to it is read as what it is: a route, an answer, a field. */
export function digest(document: OpenAPIObject): string[] {
  return [...operationLines(document), ...schemaLines(document)].sort();
}

function operationLines({ paths }: OpenAPIObject): string[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item as Record<string, Record<string, unknown>>).flatMap(([verb, { responses, ...operation }]) => {
      const name = `${verb.toUpperCase()} ${path}`;
      const answers = Object.entries(responses as Responses).map(
        ([status, { description, content }]) => `${name} ${status}: ${description} ${line(content ?? 'no body')}`,
      );
      return [...Object.entries(operation).map(([part, value]) => `${name} ${part}: ${line(value)}`), ...answers];
    }),
  );
}

function schemaLines({ components }: OpenAPIObject): string[] {
  return Object.entries(components?.schemas ?? {}).flatMap(([name, schema]) => {
    const { properties = {}, ...rest } = schema as { properties?: object };
    return [
      `${name}: ${line(rest)}`,
      ...Object.entries(properties).map(([field, shape]) => `${name}.${field}: ${line(shape)}`),
    ];
  });
}

/** What a body or a parameter is shown with is left out: it holds days, and a test of its own sends it. */
const line = (value: unknown): string =>
  JSON.stringify(value, (key, inner: unknown) => (isShown(key, inner) ? undefined : inner));

const isShown = (key: string, inner: unknown): boolean =>
  key === 'example' || (key === 'examples' && typeof inner === 'object' && inner !== null && 'example1' in inner);
