import type { Feature } from '#kit/service/feature';
import { SearchController } from './search.controller';
import { StudentSearch } from './search.service';

export const search: Feature = { controllers: [SearchController], providers: [StudentSearch] };
