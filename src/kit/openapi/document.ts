/** The parts of an OpenAPI document that are used here; all others are unchanged. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  nullable?: boolean;
  enum?: unknown[];
  example?: unknown;
  examples?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  maxItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  additionalProperties?: Schema | boolean;
  [extension: `x-${string}`]: unknown;
}

export interface Content {
  schema?: Schema;
  examples?: Record<string, { summary?: string; value: unknown }>;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  schema?: Schema;
  [extension: `x-${string}`]: unknown;
}

export interface Response {
  description: string;
  headers?: Record<string, object>;
  content?: Record<string, Content>;
}

export interface Operation {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { description?: string; required?: boolean; content: Record<string, Content> };
  responses: Record<string, Response>;
  [extension: `x-${string}`]: unknown;
}

export interface Document {
  openapi: string;
  info: { title: string; version: string; description?: string; license?: object; contact?: object };
  paths: Record<string, Record<string, Operation>>;
  tags?: { name: string; description?: string }[];
  components: { schemas: Record<string, Schema>; securitySchemes?: Record<string, object> };
  'x-tagGroups'?: { name: string; tags: string[] }[];
}

export function operationsOf({ paths }: Document): { path: string; method: string; operation: Operation }[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  );
}
