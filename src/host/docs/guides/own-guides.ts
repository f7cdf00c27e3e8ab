import { coursesGuide } from './courses.words';
import { fitnessGuide } from './fitness.words';
import { foodGuide } from './food.words';
import { propertyGuide } from './property.words';
import { staysGuide } from './stays.words';
import type { OwnGuide } from './own-guide';

export const OWN_GUIDES: Readonly<Record<string, OwnGuide>> = {
  food: foodGuide,
  courses: coursesGuide,
  property: propertyGuide,
  stays: staysGuide,
  fitness: fitnessGuide,
};
