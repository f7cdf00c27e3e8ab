import type { Feature } from '#kit/service/feature';
import { catalogueSentences } from './catalogue.sentences';
import { Catalogues } from './catalogues.service';

export const catalogues: Feature = {
  providers: [Catalogues],
  sentences: catalogueSentences,
};
