import type { Feature } from '#kit/service/feature';
import { catalogueSentences } from './catalogue.sentences';
import { Catalogues } from './catalogues.service';

/** What the content catalogues have in common. */
export const catalogues: Feature = {
  providers: [Catalogues],
  sentences: catalogueSentences,
};
