import { DiscussionsFound1767312900000 } from '#migrations/fitness/1767312900000-discussions-found';
import type { Feature } from '#kit/service/feature';
import { SearchController } from './search.controller';
import { Search } from './search.service';

export const search: Feature = {
  controllers: [SearchController],
  providers: [Search],
  migrations: [DiscussionsFound1767312900000],
};
