import type { Feature } from '#kit/service/feature';
import { type HealthKind, healthController } from './health.controller';

export const health = (kind: HealthKind): Feature => ({ controllers: [healthController(kind)] });
