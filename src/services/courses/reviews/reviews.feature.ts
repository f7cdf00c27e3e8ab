import { Reviews1767226000005 } from '#migrations/courses/1767226000005-reviews';
import type { Feature } from '#kit/service/feature';
import { Review } from './review.entity';

export const reviews: Feature = {
  entities: [Review],
  migrations: [Reviews1767226000005],
};
