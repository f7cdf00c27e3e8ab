import type { Feature } from '#kit/service/feature';
import { CatalogueController } from './catalogue.controller';
import { Catalogue } from './catalogue.service';
import { InstructorDirectory } from './instructor-directory.service';

export const catalogue: Feature = {
  controllers: [CatalogueController],
  providers: [Catalogue, InstructorDirectory],
};
