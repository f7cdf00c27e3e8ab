import type { Provider, Type } from '@nestjs/common';
import { type Document, operationsOf, type Schema } from '#kit/openapi/document';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { API_VERSION } from '#webhooks/types/api-version';
import {
  WEBHOOK_TYPE_EXAMPLES,
  WEBHOOK_TYPES,
  type WebhookType,
  type WebhookTypeExamples,
  type WebhookTypes,
} from '#webhooks/types/webhook-type';
import { exampleOf } from './schema-examples';

const THIN: Schema = {
  type: 'object',
  required: ['id'],
  properties: {
    id: { type: ['integer', 'null'], description: 'Id of the record.' },
    links: {
      type: 'object',
      properties: { self: { type: 'string', description: 'Address of the record.' } },
      description: 'Addresses of the record, unless it is gone.',
    },
  },
};

const HEADERS = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map(name => ({
  name,
  in: 'header' as const,
  required: true,
  description: 'As in Standard Webhooks 1.0.',
  schema: { type: 'string' },
}));

/** The types of webhooks that the features of a service declare. */
export const webhookTypesOf = (definition: Pick<ServiceDefinition, 'providers'>): WebhookTypes =>
  provided<WebhookTypes>(definition, WEBHOOK_TYPES) ?? [];

function provided<Value>({ providers }: Pick<ServiceDefinition, 'providers'>, token: string): Value | undefined {
  const isWanted = (provider: Provider) => typeof provider === 'object' && provider.provide === token;
  return (providers.find(isWanted) as { useValue: Value } | undefined)?.useValue;
}

/** Models of payloads that no route returns. */
export const webhookModelsOf = (definition: Pick<ServiceDefinition, 'providers'>): Type[] => {
  const types = webhookTypesOf(definition);
  return [...new Set(types.flatMap(({ own, facts }) => [own?.view ?? [], facts ?? []].flat()))];
};

/** Describes what is posted to webhook endpoints, as `webhooks` of OpenAPI 3.1. */
export function describeWebhooks(document: Document, definition: Pick<ServiceDefinition, 'providers'>): object {
  const examples = provided<WebhookTypeExamples>(definition, WEBHOOK_TYPE_EXAMPLES) ?? {};
  const webhooks = Object.fromEntries(
    webhookTypesOf(definition).map(type => [type.name, { post: described(type, document, examples[type.name]) }]),
  );
  return Object.keys(webhooks).length === 0 ? {} : { webhooks };
}

function described(type: WebhookType, document: Document, shown: object | undefined): object {
  const data = dataOf(type, document);
  const { schemas } = document.components;
  const example = {
    id: 'evt_7b0c6f4e-58f2-4a51-9f0f-0b6b7d1f2c3a',
    type: type.name,
    timestamp: '2026-11-28T12:30:00.000Z',
    api_version: API_VERSION,
    data: shown ?? exampleOf(data, schemas),
  };
  return {
    operationId: `webhook_${type.name.replaceAll('.', '_')}`,
    summary: type.when,
    description: `Posted to webhook endpoints whose account has \`${type.permission}\`. Respond with 2xx within 10 seconds.`,
    tags: ['Webhooks'],
    security: [],
    parameters: HEADERS,
    requestBody: {
      required: true,
      content: { 'application/json': { schema: payloadSchema(type, data), example } },
    },
    responses: { '2XX': { description: 'Received.' }, '410': { description: 'Ends the endpoint.' } },
  };
}

function payloadSchema({ name, facts }: WebhookType, data: Schema): Schema {
  return {
    type: 'object',
    required: ['id', 'type', 'timestamp', 'api_version', 'data'],
    properties: {
      id: { type: 'string', description: 'Id of the event, as in `webhook-id`.' },
      type: { type: 'string', enum: [name], description: 'Type of the event.' },
      timestamp: { type: 'string', format: 'date-time', description: 'Time of the event.' },
      api_version: { type: 'string', description: 'Version of the payload, fixed when the endpoint was made.' },
      test: { type: 'boolean', description: 'True in examples that staff send.' },
      data: facts || data === THIN ? data : { anyOf: [data, THIN] },
    },
  };
}

/** The record as its detail route of staff returns it. */
function dataOf({ route, own, facts, isThin }: WebhookType, document: Document): Schema {
  if (facts) return reference(facts);
  if (isThin) return THIN;
  if (own) return reference(own.view);
  const path = `/api${route}`.replace(/\{\w+\}$/, '');
  const detail = operationsOf(document).find(
    operation =>
      operation.method === 'get' && operation.path.replace(/\{\w+\}$/, '') === path && operation.path.endsWith('}'),
  );
  const schema = detail?.operation.responses['200']?.content?.['application/json']?.schema;
  return schema?.properties?.['data'] ?? THIN;
}

const reference = ({ name }: Type): Schema => ({ $ref: `#/components/schemas/${name}` });
