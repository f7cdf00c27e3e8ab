import type { INestApplication } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import { describeApi } from '#host/description/api-description';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { type Conformance, conformance } from '../../contract/conformance';

export interface Described {
  document: OpenAPIObject;
  conformance: Conformance;
}

const known = new WeakMap<ServiceDefinition, Described>();

/** A service is described the same however often it starts, and to describe it takes longer than to start it. */
export async function describedService(app: INestApplication, definition: ServiceDefinition): Promise<Described> {
  let described = known.get(definition);
  if (!described) {
    const document = await describeApi(app, definition);
    described = { document, conformance: conformance(document) };
    known.set(definition, described);
  }
  return described;
}
