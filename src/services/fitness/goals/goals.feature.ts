import type { Feature } from '#kit/service/feature';
import { Goals } from './goals';

export const goals: Feature = {
  providers: [Goals],
};
