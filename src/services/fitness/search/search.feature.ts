import type { Feature } from '#kit/service/feature';
import { SearchController } from './search.controller';
import { Search } from './search.service';

export const search: Feature = {
  controllers: [SearchController],
  providers: [Search],
};
