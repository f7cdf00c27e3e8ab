import type { Feature } from '#kit/service/feature';
import { catalogueSentences } from './catalogue.sentences';
import { Catalogues } from './catalogues.service';

/** Shared parts of the content catalogues. */
export const catalogues: Feature = {
  providers: [Catalogues],
  sentences: catalogueSentences,
};
