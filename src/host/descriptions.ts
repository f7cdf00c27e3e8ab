import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { describeApi } from './description/api-description';
import type { HostContext } from './boot/host-context';
import { describeLive } from '#live/live-description';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { PREFIX, serviceModule } from './boot/boot-service';

export interface Descriptions {
  openapi: object;
  asyncapi: object;
}

/** OpenAPI and AsyncAPI of a service, generated from its classes without starting it or connecting to a database. */
export async function descriptionsOf(definition: ServiceDefinition, context: HostContext): Promise<Descriptions> {
  const app = await NestFactory.create<NestExpressApplication>(serviceModule(definition, context), {
    preview: true,
    logger: false,
    abortOnError: false,
  });
  app.setGlobalPrefix(PREFIX);
  const asyncapi = await describeLive(app, definition, context.configuration, `/${definition.name}`);
  return { openapi: await describeApi(app, definition, context.configuration), asyncapi };
}
