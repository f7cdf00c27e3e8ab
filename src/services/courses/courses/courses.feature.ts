import { SlugTaken } from '#kit/language/slug';
import type { Feature } from '#kit/service/feature';
import { Course } from './course.entity';

export const courses: Feature = {
  entities: [Course],
  constraintRefusals: { course_slug_key: SlugTaken },
};
