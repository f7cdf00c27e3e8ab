import { Curriculum1767226000001 } from '#migrations/courses/1767226000001-curriculum';
import type { Feature } from '#kit/service/feature';
import { LessonResource } from './lesson-resource.entity';
import { Lesson } from './lesson.entity';
import { Section } from './section.entity';

export const curriculum: Feature = {
  entities: [Section, Lesson, LessonResource],
  migrations: [Curriculum1767226000001],
};
