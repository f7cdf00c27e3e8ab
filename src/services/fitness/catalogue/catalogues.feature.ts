import type { Feature } from '#kit/service/feature';
import { catalogueMessages } from './catalogue.messages';
import { Catalogues } from './catalogues.service';

export const catalogues: Feature = {
  providers: [Catalogues],
  messages: catalogueMessages,
};
