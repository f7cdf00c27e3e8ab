import type { Feature } from '#kit/service/feature';
import { KnownVisitor } from './known-visitor.entity';

export const rateLimits: Feature = {
  entities: [KnownVisitor],
  tables: ['rate-limits/rate-limits'],
};
