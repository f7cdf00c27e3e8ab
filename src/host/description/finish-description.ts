import { EVENT_MODELS } from '#kit/http/event-stream';
import { PATH_PARAMETER, SECRET_PATH } from '#kit/http/route-description';
import { kitLabels } from '#kit/language/labels';
import { kitMessages, mergeMessages } from '#kit/language/messages';
import type { DescriptionTexts } from '#kit/service/description-texts';
import type { ServiceDefinition } from '#kit/service/service-definition';
import {
  type Content,
  type Document,
  type Operation,
  operationsOf,
  type Parameter,
  type Schema,
} from '#kit/openapi/document';
import { secretOf } from '#kit/openapi/secrets';
import { FailureTexts } from './failures';
import { type DescribedConfiguration, policiesIn, withLimits } from './described-limits';
import { describeRequestKey } from './request-keys';
import { describeOperation } from './operation-texts';
import { descriptionOfField, type FieldDescriptions, SHARED_FIELDS } from './field-descriptions';
import { asJsonSchema } from './schema-dialect';
import { OLDER_SPELLING_OF } from '#kit/fields/alias';
import { withSpelling, newerSpellings, requiresEitherSpelling } from './spellings';
import { nameTags } from './tags';

const DIALECT = '3.1.1';
const WITHOUT_TEXTS: DescriptionTexts = {
  site: { name: ['Site', 'الموقع'], tags: {} },
  staff: { name: ['Staff', 'فريق العمل'], tags: {} },
};
/** Reading the description grants no license. */
const LICENSE = { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' };

/** Completes the document: OpenAPI 3.1, field descriptions, access, codes of refusals, and tags in two groups. */
export function finishDescription(
  document: Document,
  definition: ServiceDefinition,
  configuration: DescribedConfiguration,
): Document {
  const { en } = mergeMessages(kitMessages, kitLabels, definition.messages);
  const shared: FieldDescriptions = { ...SHARED_FIELDS, ...definition.descriptionTexts?.fields };
  const policies = policiesIn(definition, configuration);
  const { schemas } = document.components;
  for (const [name, schema] of Object.entries(schemas)) schemas[name] = finished(schema, shared);
  const failures = new FailureTexts(definition, en);
  for (const { path, method, operation } of operationsOf(document)) {
    operation.security = securityOf(operation);
    const pathDescriptions = takePathDescriptions(operation);
    const secretNames = takeSecretPath(operation);
    operation.parameters = operation.parameters?.map(parameter =>
      finishedParameter(
        { ...pathDescriptions[parameter.name], ...secretOf(secretNames.includes(parameter.name)), ...parameter },
        shared,
      ),
    );
    if (operation.requestBody) operation.requestBody.required ??= true;
    for (const content of contentsOf(operation)) if (content.schema) content.schema = finished(content.schema, shared);
    const bodyFields = Object.keys(bodyOf(operation, schemas)?.properties ?? {});
    const described = describeOperation(operation, {
      path,
      bodyFields,
      policies,
      accounts: definition.descriptionTexts?.accounts,
    });
    operation.description = withLimits(described, policies, configuration);
    describeRequestKey(method, operation);
    failures.complete(operation, method);
    describeEvents(operation);
  }
  nameTags(document, definition.descriptionTexts ?? WITHOUT_TEXTS);
  Object.assign(document.components, { examples: failures.examples });
  const info = { ...document.info, contact: { name: definition.title }, license: LICENSE };
  return { ...document, openapi: DIALECT, info };
}

/** A successful response can also be a stream of events. */
function describeEvents(operation: Operation): void {
  const events = operation[EVENT_MODELS] as Record<string, string> | undefined;
  const content = operation.responses['200']?.content;
  if (!events || !content) return;
  content['text/event-stream'] = { schema: { anyOf: Object.values(events).map($ref => ({ $ref })) } };
}

/** Takes the descriptions of `@DescribePath` out of the operation. */
function takePathDescriptions(operation: Operation): Record<string, { description: string }> {
  const entries = Object.entries(operation).filter(([key]) => key.startsWith(PATH_PARAMETER));
  for (const [key] of entries) delete operation[key as keyof Operation];
  return Object.fromEntries(
    entries.map(([key, description]) => [key.slice(PATH_PARAMETER.length), { description: String(description) }]),
  );
}

/** Takes the names of `@SecretPath` out of the operation. */
function takeSecretPath(operation: Operation): string[] {
  const names = (operation[SECRET_PATH] as string[] | undefined) ?? [];
  delete operation[SECRET_PATH];
  return names;
}

function bodyOf({ requestBody }: Operation, schemas: Record<string, Schema>): Schema | undefined {
  const schema = requestBody?.content['application/json']?.schema;
  return schema?.$ref ? schemas[schema.$ref.split('/').at(-1)!] : schema;
}

const contentsOf = ({ requestBody, responses }: Operation): Content[] =>
  [requestBody?.content, ...Object.values(responses).map(({ content }) => content)].flatMap(content =>
    Object.values(content ?? {}),
  );

/** Public operations have an empty security requirement; with an optional token it is the first of two. */
function securityOf({ security }: Operation): Record<string, string[]>[] {
  const needs = (security ?? []).filter(requirement => Object.keys(requirement).length > 0);
  return security && needs.length < security.length ? [{}, ...needs] : needs;
}

function finishedParameter({ schema = {}, ...parameter }: Parameter, shared: FieldDescriptions): Parameter {
  // Removes null from query parameters, some of which are declared like body fields.
  const { nullable: _, ...notNull } = schema;
  const typed: Schema = Object.keys(notNull).length === 0 ? { type: 'string' } : notNull;
  const isId = parameter.in === 'path' && typed.type === 'number';
  const whole: Schema = isId ? { ...typed, type: 'integer', minimum: 1 } : typed;
  const described = parameter.description ? { description: parameter.description } : {};
  const text = sentence(descriptionOfField(parameter.name, described, shared));
  const description = withSpelling(text, parameter[OLDER_SPELLING_OF]);
  return { ...parameter, description, schema: finished(whole, shared) };
}

/** Adds descriptions and converts to OpenAPI 3.1. */
function finished(schema: Schema, shared: FieldDescriptions): Schema {
  return withDescriptions(asJsonSchema(schema) as Schema, shared);
}

function withDescriptions(schema: Schema, shared: FieldDescriptions): Schema {
  const inner = { ...requiresEitherSpelling(schema) };
  if (schema.properties) {
    const newer = newerSpellings(schema.properties);
    const older = new Map([...newer].map(([name, other]) => [other, name]));
    inner.properties = Object.fromEntries(
      Object.entries(schema.properties).map(([name, property]) => {
        const { description: _, ...rest } = withDescriptions(property, shared);
        const text = sentence(descriptionOfField(older.get(name) ?? name, property, shared));
        return [name, { ...rest, description: withSpelling(text, newer.get(name)) }];
      }),
    );
  }
  if (schema.items) inner.items = withDescriptions(schema.items, shared);
  return inner;
}

/** Capitalises the text and ends it with a full stop. */
function sentence(text: string): string {
  if (text === '') return text;
  const started =
    /^[a-z]+[^\w`]/.test(text) || /^[a-z]+$/.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text;
  return /[.!?…)`]$/.test(started) ? started : `${started}.`;
}
