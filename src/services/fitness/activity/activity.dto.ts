import { Choice } from '#kit/fields/query-fields';
import { FILTER } from '../fitness.pages';
import { GRANULARITIES, type Granularity } from './activity.view';

export class ActivityQuery {
  @Choice(GRANULARITIES, { ...FILTER, description: '`days` when left out' })
  granularity?: Granularity;
}
