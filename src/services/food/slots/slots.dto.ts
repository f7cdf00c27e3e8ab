import { QueryDay, QueryWhole } from '#kit/fields/query-fields';

export const MAX_SLOT_DAYS = 7;

export class SlotsQuery {
  @QueryDay({ unknown: 'refuse', description: 'The first day, by the calendar of the kitchen; today when left out.' })
  from?: string;

  @QueryDay({
    unknown: 'refuse',
    description: `The last day; at most ${MAX_SLOT_DAYS} days after \`from\`, which it is when left out.`,
    example: '2026-05-12',
  })
  to?: string;

  @QueryWhole({
    min: 1,
    max: 5000,
    unknown: 'refuse',
    description: 'How many dishes the order has, each unit counted; 1 when left out.',
  })
  dishes?: number;
}
