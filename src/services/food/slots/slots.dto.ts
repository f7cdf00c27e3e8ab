import { QueryWhole } from '#kit/fields/query-fields';
import { Day } from '#kit/fields/text-fields';

export const MAX_SLOT_DAYS = 7;

export class SlotsQuery {
  @Day({ description: 'The first day, by the calendar of the kitchen.' })
  from: string;

  @Day({ description: `The last day; at most ${MAX_SLOT_DAYS} days after \`from\`.`, example: '2026-05-12' })
  to: string;

  @QueryWhole({
    min: 1,
    max: 5000,
    unknown: 'refuse',
    description: 'How many dishes the order has, each unit counted; 1 when left out.',
  })
  dishes?: number;
}
