import type { Feature } from '#kit/service/feature';
import { SearchController } from './search.controller';
import { Search } from './search.service';
import { searchOffice } from './search.office';

export const search: Feature = {
  controllers: [SearchController],
  providers: [Search],
  office: searchOffice,
};
