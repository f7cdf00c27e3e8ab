import type { Feature } from '#kit/service/feature';
import { Instructor } from './instructor.entity';

export const instructors: Feature = {
  entities: [Instructor],
};
