import { courses } from '#services/courses/courses';
import { fitness } from '#services/fitness/fitness';
import { food } from '#services/food/food';
import { property } from '#services/property/property';
import { stays } from '#services/stays/stays';
import type { SeededService } from './service/hosted-service';

/** All services. Demo data is imported lazily, since it is needed once in the life of a database. */
export const SERVICES: readonly SeededService[] = [
  {
    ...food,
    seedDemo: async seeding => (await import('#seeds/food/demo')).seedFoodDemo(seeding),
    drawDemo: async storage => (await import('#seeds/food/demo')).drawFoodDemo(storage),
    drawStudioDemo: async (subject, variant) =>
      (await import('#seeds/food/pictures/studio')).drawStudioDish(subject, variant),
  },
  {
    ...courses,
    seedDemo: async seeding => (await import('#seeds/courses/demo')).seedCoursesDemo(seeding),
    drawDemo: async storage => (await import('#seeds/courses/demo')).drawCoursesDemo(storage),
  },
  {
    ...property,
    seedDemo: async seeding => (await import('#seeds/property/demo')).seedPropertyDemo(seeding),
    drawDemo: async storage => (await import('#seeds/property/demo')).drawPropertyDemo(storage),
    drawStudioDemo: async (subject, variant) =>
      (await import('#seeds/property/pictures/studio')).drawStagedRoom(subject, variant),
  },
  {
    ...stays,
    seedDemo: async seeding => (await import('#seeds/stays/demo')).seedStaysDemo(seeding),
    drawDemo: async storage => (await import('#seeds/stays/homes')).drawHomes(storage),
  },
  {
    ...fitness,
    seedDemo: async seeding => (await import('#seeds/fitness/demo')).seedFitnessDemo(seeding),
    drawDemo: async storage => (await import('#seeds/fitness/demo')).drawFitnessDemo(storage),
  },
];
