import { Choice } from '#kit/fields/query-fields';
import { PageQuery } from '#kit/http/page-query';
import { FILTER, pagesFrom } from '../fitness.pages';
import { GRANULARITIES, type Granularity } from './activity.view';

export class ActivityQuery extends PageQuery(pagesFrom(20)) {
  @Choice(GRANULARITIES, { ...FILTER, description: 'Length of a period; `days` when left out.' })
  granularity?: Granularity;
}
