import type { Feature } from '#kit/service/feature';
import { CatalogueController } from './catalogue.controller';
import { Catalogue } from './catalogue.service';
import { InstructorDirectory } from './instructor-directory.service';

/** Public pages of courses and instructors; the features of the same names manage the records. */
export const catalogue: Feature = {
  controllers: [CatalogueController],
  providers: [Catalogue, InstructorDirectory],
};
