import type { SeededService } from '#host/hosted-service';
import { SERVICES } from '#host/services';
import { drawCoursesDemo, seedCoursesDemo } from '#seeds/courses/demo';
import { courses } from '#services/courses/courses';

/** The services the host starts, and those that are still being built. */
export const EVERY_SERVICE: readonly SeededService[] = [
  ...SERVICES,
  { ...courses, seedDemo: seedCoursesDemo, drawDemo: drawCoursesDemo },
];
