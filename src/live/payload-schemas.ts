import type { INestApplication, Type } from '@nestjs/common';
import { loadSwagger } from '#kit/openapi/api-notes';

type Node = Record<string, unknown>;
export type Schemas = Record<string, Node>;

const REFERENCE = '#/components/schemas/';

/** A module without controllers: an empty list of modules would include all. */
class NoModule {}

/** JSON Schemas of the views and of all views they reference, by name. */
export async function schemasOf(app: INestApplication, views: readonly Type[]): Promise<Schemas> {
  const { DocumentBuilder, SwaggerModule } = await loadSwagger();
  const { components } = SwaggerModule.createDocument(app, new DocumentBuilder().build(), {
    include: [NoModule],
    extraModels: [...views],
  });
  const openApi = components?.schemas as Schemas;
  const schemas: Schemas = {};
  const add = (name: string) => {
    if (schemas[name]) return;
    schemas[name] = asJsonSchema(openApi[name]!) as Node;
    for (const [, inner = ''] of JSON.stringify(schemas[name]).matchAll(/"#\/components\/schemas\/([^"]+)"/g))
      add(inner);
  };
  for (const { name } of views) add(name);
  return schemas;
}

export const referenceTo = ({ name }: Type): Node => ({ $ref: REFERENCE + name });

/** Converts OpenAPI 3.0 `nullable` and `example` to JSON Schema. */
function asJsonSchema(value: unknown, isFields = false): unknown {
  if (Array.isArray(value)) return value.map(inner => asJsonSchema(inner));
  if (typeof value !== 'object' || value === null) return value;
  const { nullable, example, ...rest } = isFields ? ({ ...value } as Node) : (value as Node);
  const own = isFields ? { nullable, example } : {};
  const node = Object.fromEntries(
    Object.entries({ ...rest, ...own })
      .filter(([, inner]) => inner !== undefined)
      .map(([key, inner]) => [key, asJsonSchema(inner, key === 'properties' && !isFields)]),
  );
  if (isFields) return node;
  const converted = example === undefined ? node : { ...node, examples: [example] };
  return nullable === true ? orNull(converted) : converted;
}

function orNull({ description, examples, ...schema }: Node): Node {
  const texts = Object.fromEntries(Object.entries({ description, examples }).filter(([, text]) => text !== undefined));
  return { ...texts, anyOf: [schema, { type: 'null' }] };
}
