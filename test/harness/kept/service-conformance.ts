import type { INestApplication } from '@nestjs/common';
import { describeApi } from '#host/description/api-description';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { type Conformance, conformance } from '../../contract/conformance';

const known = new WeakMap<ServiceDefinition, Conformance>();

/** A service is described the same however often it starts, and to describe it takes longer than to start it. */
export async function serviceConformance(app: INestApplication, definition: ServiceDefinition): Promise<Conformance> {
  const made = known.get(definition) ?? conformance(await describeApi(app, definition));
  known.set(definition, made);
  return made;
}
