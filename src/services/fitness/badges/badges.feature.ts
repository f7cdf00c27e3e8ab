import { Badges1767312600004 } from '#migrations/fitness/1767312600004-badges';
import type { Feature } from '#kit/service/feature';
import { Badge } from './badge.entity';
import { EarnedBadge } from './earned-badge.entity';

export const badges: Feature = {
  entities: [Badge, EarnedBadge],
  migrations: [Badges1767312600004],
};
