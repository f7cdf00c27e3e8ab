import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { describeApi } from '#kit/description/api-description';
import type { HostContext } from './host-context';
import { describeLive } from '#kit/live/live-description';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { PREFIX, serviceModule } from './boot-service';

export interface Descriptions {
  /** OpenAPI, as at `/openapi.json`. */
  openapi: object;
  /** AsyncAPI, as at `/asyncapi.json`. */
  asyncapi: object;
}

/** What a service says of itself, from its classes alone: nothing of it is started, and no database is asked. */
export async function descriptionsOf(definition: ServiceDefinition, context: HostContext): Promise<Descriptions> {
  const app = await NestFactory.create<NestExpressApplication>(serviceModule(definition, context), {
    preview: true,
    logger: false,
    abortOnError: false,
  });
  app.setGlobalPrefix(PREFIX);
  const asyncapi = await describeLive(app, definition, context.configuration, `/${definition.name}`);
  return { openapi: await describeApi(app, definition, context.configuration.publicUrl), asyncapi };
}
