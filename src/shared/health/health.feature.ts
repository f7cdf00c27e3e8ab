import { Module } from '@nestjs/common';
import type { Feature } from '#kit/service/feature';
import { type HealthKind, healthController } from './health.controller';

@Module({})
class HealthModule {}

/** `GET /api/health` of a service, in the way it documents. */
export const health = (kind: HealthKind): Feature => ({
  module: { module: HealthModule, controllers: [healthController(kind)] },
});
