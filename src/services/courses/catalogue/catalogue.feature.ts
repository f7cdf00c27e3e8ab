import type { Feature } from '#kit/service/feature';
import { CatalogueController } from './catalogue.controller';
import { Catalogue } from './catalogue.service';
import { InstructorDirectory } from './instructor-directory.service';

/** What anyone may see of courses and instructors; their records stand in features of their own. */
export const catalogue: Feature = {
  controllers: [CatalogueController],
  providers: [Catalogue, InstructorDirectory],
};
