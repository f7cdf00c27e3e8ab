import type { INestApplication } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { Document } from '#kit/openapi/document';
import { firstReadOf } from '../service/first-reads';
import { attachExamples } from './examples';
import type { DayFrom, Example } from '#kit/service/examples';
import { DEFAULT_LIMITS, type DescribedConfiguration } from './described-limits';
import { describeWebhooks, webhookModelsOf } from './webhooks';
import { finishDescription } from './finish-description';
import type { Configuration } from '#kit/config/configuration';
import { describeLive, liveSummary } from '#live/live-description';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { Clock, SystemClock } from '#kit/time/clock';
import { loadSwagger } from '#kit/openapi/api-notes';
import { StaticText } from '../http/static-text';
import type { AppRequest } from '#kit/http/request';

type Swagger = Awaited<ReturnType<typeof loadSwagger>>;

/** The OpenAPI document of a service. @param prefix of its paths; empty on its own host */
export async function describeApi(
  app: INestApplication,
  definition: ServiceDefinition,
  configuration: DescribedConfiguration = DEFAULT_LIMITS,
  prefix = `/${definition.name}`,
): Promise<OpenAPIObject> {
  return described(await loadSwagger(), app, definition, { configuration, prefix });
}

function described(
  { DocumentBuilder, SwaggerModule }: Swagger,
  app: INestApplication,
  definition: ServiceDefinition,
  { configuration, prefix }: { configuration: DescribedConfiguration; prefix: string },
): OpenAPIObject {
  const audiences = new Set<string>();
  const options = new DocumentBuilder()
    .setTitle(definition.title)
    .setDescription(
      [definition.summary, firstCall(definition, configuration, prefix), liveSummary(definition, prefix)].join('\n\n'),
    )
    .setExternalDoc('Live updates', prefix ? `${configuration.publicUrl}${prefix}/asyncapi.json` : 'asyncapi.json')
    .setVersion('1')
    .addServer(prefix || '/');
  const document = SwaggerModule.createDocument(app, options.build(), {
    extraModels: webhookModelsOf(definition),
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}_${method}`,
  });
  for (const operation of Object.values(document.paths).flatMap(path => Object.values(path) as Operation[])) {
    for (const requirement of operation.security ?? [])
      for (const name of Object.keys(requirement)) audiences.add(name);
  }
  document.components ??= {};
  document.components.securitySchemes = Object.fromEntries(
    [...audiences].map(name => [
      name,
      {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: 'JWT',
        description: `The token from signing in as ${name}, sent as \`Authorization: Bearer …\`.`,
      },
    ]),
  );
  document.components.schemas = { ...document.components.schemas, Failure: failureSchema(definition) };
  const finished = finishDescription(document as unknown as Document, definition, configuration);
  attachExamples(finished, examplesOf(definition));
  Object.assign(finished, describeWebhooks(finished, definition));
  return finished as unknown as OpenAPIObject;
}

/** A first call that needs no token, and links to more. */
function firstCall({ name }: ServiceDefinition, { publicUrl }: DescribedConfiguration, prefix: string): string {
  return [
    '## First call',
    `\`\`\`sh\ncurl "${publicUrl}${prefix}${firstReadOf(name)}"\n\`\`\``,
    'The [journeys](docs/guides#journeys) of the guides go on from here, step by step.',
  ].join('\n\n');
}

/** The examples of a service, with dates relative to today. */
export function examplesOf(
  { examples }: ServiceDefinition,
  clock: Clock = new SystemClock(),
): Record<string, Example | Example[]> {
  return examples?.(dayFrom(clock)) ?? {};
}

/** Dates relative to today in UTC. */
export function dayFrom(clock: Clock = new SystemClock()): DayFrom {
  const today = clock.now().toZonedDateTimeISO('UTC').toPlainDate();
  return days => today.add({ days }).toString();
}

interface Operation {
  security?: Record<string, string[]>[];
}

const PROBLEM_CODE = {
  type: 'object' as const,
  required: ['code'],
  properties: { code: { type: 'string' as const } },
  additionalProperties: true,
};

function failureSchema(definition: ServiceDefinition) {
  const example = definition.failureShape({
    status: 404,
    key: 'not_found',
    message: definition.messages.en['errors.not_found'] ?? 'There is no such record.',
    errors: undefined,
    codes: undefined,
    details: undefined,
    extra: undefined,
  });
  return {
    type: 'object' as const,
    required: ['success', 'data', 'message', 'code'],
    properties: {
      success: { type: 'boolean' as const, enum: [false] },
      data: { nullable: true, example: null },
      message: { type: 'string' as const },
      code: { type: 'string' as const, description: 'Error code, the same in every language.' },
      text: {
        type: 'string' as const,
        description: 'Text of `code` for the reader, where `message` is a key or the problem of one field.',
      },
      details: {
        type: 'object' as const,
        nullable: true,
        additionalProperties: true,
        description: 'Values behind the message, such as numbers and names; null or absent without any.',
      },
      errors: {
        type: 'object' as const,
        description: 'Problems by field, nested fields by dotted path.',
        additionalProperties: { type: 'array' as const, items: { type: 'string' as const } },
      },
      codes: {
        type: 'object' as const,
        description: 'The problems in machine-readable form: each rule with the values of its message.',
        additionalProperties: { type: 'array' as const, items: PROBLEM_CODE },
      },
    },
    example,
  };
}

/** Mounts `/openapi.json` and `/asyncapi.json`, generated on first use. Returns how to read the first. */
export function serveApiDescription(
  app: NestExpressApplication,
  definition: ServiceDefinition,
  configuration: Configuration,
): () => Promise<Document> {
  serveLiveDescription(app, definition, configuration);
  const documentAt = oncePerPrefix(async prefix => {
    const described = await describeApi(app, definition, configuration, prefix);
    return new StaticText(JSON.stringify(described), 'application/json; charset=utf-8');
  });
  app.getHttpAdapter().get('/openapi.json', async (request: unknown, response: unknown) => {
    const document = await documentAt(prefixOf(request as AppRequest, definition));
    await document.write(request as Request, response as Response);
  });
  return async () => JSON.parse((await documentAt(`/${definition.name}`)).text) as Document;
}

function oncePerPrefix<Made>(make: (prefix: string) => Promise<Made>): (prefix: string) => Promise<Made> {
  const made = new Map<string, Promise<Made>>();
  return prefix => {
    const document = made.get(prefix) ?? make(prefix);
    made.set(prefix, document);
    return document;
  };
}

/** Path prefix for this request: the name of the service, or nothing on its own host. */
export const prefixOf = ({ arrivedUrl }: AppRequest, { name }: ServiceDefinition): string =>
  arrivedUrl === undefined || `${arrivedUrl.split('?', 1)[0]}/`.startsWith(`/${name}/`) ? `/${name}` : '';

/** Names the namespaces with the prefix of the request. */
function serveLiveDescription(
  app: NestExpressApplication,
  definition: ServiceDefinition,
  configuration: Configuration,
): void {
  const documentAt = oncePerPrefix(prefix => describeLive(app, definition, configuration, prefix));
  app.getHttpAdapter().get('/asyncapi.json', async (request: unknown, response: unknown) => {
    (response as Response).json(await documentAt(prefixOf(request as AppRequest, definition)));
  });
}
