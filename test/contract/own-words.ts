import type { OpenAPIObject } from '@nestjs/swagger';
import type { HostedService } from '#host/hosted-service';
import { plainWords } from '#kit/description/property-words';
import { kitFieldWords } from '#kit/language/field-words';
import { kitSentences, mergeSentences } from '#kit/language/sentences';
import type { BuiltRoute } from './built-routes';

interface Described {
  description?: string;
  properties?: Record<string, Described>;
  items?: Described;
  allOf?: Described[];
  anyOf?: Described[];
}
interface Operation {
  operationId?: string;
  parameters?: (Described & { name: string })[];
  requestBody?: { content: Record<string, { schema?: Described }> };
  responses: Record<string, { content?: Record<string, { schema?: Described }> }>;
}

/** Routes that do not say in words of their own what they do, or say no more than their summary. */
export function withoutOwnWords(document: OpenAPIObject, routes: readonly BuiltRoute[]): string[] {
  return routes.flatMap(({ method, path, does }) => {
    const item = document.paths[path.replace(/:(\w+)/g, '{$1}')] as Record<string, { summary?: string }> | undefined;
    const summary = item?.[method.toLowerCase()]?.summary ?? '';
    return does && !does.startsWith(summary) ? [] : [`${method} ${path}`];
  });
}

/** Properties and parameters whose description was only made of their name, or of their unit alone. */
export function derivedFields(document: OpenAPIObject, { definition }: HostedService): string[] {
  const { en } = mergeSentences(kitSentences, kitFieldWords, definition.sentences);
  const derived: string[] = [];
  const look = (owner: string, name: string, description = '') => {
    const label = [en[`fields.${name}`], plainWords(name)].filter(word => word !== undefined);
    const isDerived = label.some(word => description === `${word}.` || description.startsWith(`${word}, in `));
    if (isDerived || MADE.test(description)) derived.push(`${owner}.${name}: ${description}`);
  };
  const walk = (owner: string, { properties = {}, items, allOf = [], anyOf = [] }: Described) => {
    for (const [name, property] of Object.entries(properties)) {
      look(owner, name, property.description);
      walk(owner, property);
    }
    for (const inner of [items, ...allOf, ...anyOf]) if (inner) walk(owner, inner);
  };
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) walk(name, schema as Described);
  for (const operation of Object.values(document.paths).flatMap(item => Object.values(item) as Operation[])) {
    const owner = operation.operationId!;
    for (const { name, description } of operation.parameters ?? []) look(owner, name, description);
    const contents = [operation.requestBody, ...Object.values(operation.responses)].map(part => part?.content ?? {});
    for (const { schema } of contents.flatMap(content => Object.values(content))) if (schema) walk(owner, schema);
  }
  return [...new Set(derived)];
}

/** What is said of any flag, any day and any amount. */
const MADE = /, or not\.$|^[\w -]+, a calendar day\.$|^In units of the currency[^.]*\.$/;
