import { drawCoursesDemo, seedCoursesDemo } from '#seeds/courses/demo';
import { seedFoodDemo } from '#seeds/food/demo';
import { drawDishes } from '#seeds/food/menu';
import { seedPropertyDemo } from '#seeds/property/demo';
import { drawGallery } from '#seeds/property/pictures/gallery';
import { seedStaysDemo } from '#seeds/stays/demo';
import { drawHomes } from '#seeds/stays/homes';
import { courses } from '#services/courses/courses';
import { food } from '#services/food/food';
import { property } from '#services/property/property';
import { stays } from '#services/stays/stays';
import type { SeededService } from './hosted-service';

/** Every service there is. */
export const SERVICES: readonly SeededService[] = [
  { ...food, seedDemo: seedFoodDemo, drawDemo: drawDishes },
  { ...courses, seedDemo: seedCoursesDemo, drawDemo: drawCoursesDemo },
  { ...property, seedDemo: seedPropertyDemo, drawDemo: drawGallery },
  { ...stays, seedDemo: seedStaysDemo, drawDemo: drawHomes },
];
