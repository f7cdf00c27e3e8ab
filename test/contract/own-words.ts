import type { OpenAPIObject } from '@nestjs/swagger';
import type { HostedService } from '#host/service/hosted-service';
import { kitLabels } from '#kit/language/labels';
import { kitMessages, mergeMessages } from '#kit/language/messages';
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

/** Properties and parameters without a description, or whose description only repeats their name, type or unit. */
export function fieldsWithoutDescription(document: OpenAPIObject, { definition }: HostedService): string[] {
  const { en } = mergeMessages(kitMessages, kitLabels, definition.messages);
  const found = fieldsOf(document).filter(({ name, description }) => {
    const labels = [en[`fields.${name}`], name.replace(/[_-]+/g, ' ')].map(label => label?.toLowerCase());
    const isName = labels.includes(description.replace(/\.$/, '').toLowerCase());
    return description === '' || isName || BARE_UNIT.test(description);
  });
  return [
    ...new Set(found.map(({ owner, name, description }) => `${owner}.${name}: ${description || 'no description'}`)),
  ];
}

/** Shared descriptions of a service that fewer than three models and operations use: they belong to the declaration. */
export function rarelySharedFields(document: OpenAPIObject, { definition }: HostedService): string[] {
  const fields = fieldsOf(document);
  return Object.entries(definition.descriptionTexts?.fields ?? {}).flatMap(([shared, text]) => {
    const users = fields.filter(({ name, description }) => name === shared && description.startsWith(text));
    return new Set(users.map(({ owner }) => owner)).size < 3 ? [`${shared} in ${definition.name}.fields.ts`] : [];
  });
}

/** The description of every amount. */
const BARE_UNIT = /^In units of the currency[^.]*\.$/;

interface DescribedField {
  /** Model, or operation of a parameter or inline schema. */
  owner: string;
  name: string;
  description: string;
}

function fieldsOf(document: OpenAPIObject): DescribedField[] {
  const fields: DescribedField[] = [];
  const walk = (owner: string, { properties = {}, items, allOf = [], anyOf = [] }: Described) => {
    for (const [name, property] of Object.entries(properties)) {
      fields.push({ owner, name, description: property.description ?? '' });
      walk(owner, property);
    }
    for (const inner of [items, ...allOf, ...anyOf]) if (inner) walk(owner, inner);
  };
  for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) walk(name, schema as Described);
  for (const operation of Object.values(document.paths).flatMap(item => Object.values(item) as Operation[])) {
    const owner = operation.operationId!;
    for (const { name, description = '' } of operation.parameters ?? []) fields.push({ owner, name, description });
    const contents = [operation.requestBody, ...Object.values(operation.responses)].map(part => part?.content ?? {});
    for (const { schema } of contents.flatMap(content => Object.values(content))) if (schema) walk(owner, schema);
  }
  return fields;
}
