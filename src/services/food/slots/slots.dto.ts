import { QueryDay, QueryWhole } from '#kit/fields/query-fields';

export const MAX_SLOT_DAYS = 7;

export class SlotsQuery {
  @QueryDay({ unknown: 'refuse', description: 'First day in the time zone of the kitchen; today by default.' })
  from?: string;

  @QueryDay({
    unknown: 'refuse',
    description: `Last day, at most ${MAX_SLOT_DAYS} days after \`from\`; \`from\` by default.`,
    example: '2026-05-12',
  })
  to?: string;

  @QueryWhole({
    min: 1,
    max: 5000,
    unknown: 'refuse',
    description: 'Number of dishes of the order, each unit counted; 1 by default.',
  })
  dishes?: number;
}
