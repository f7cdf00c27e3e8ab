import { QueryFlag, QueryText } from '#kit/fields/query-fields';
import { Day } from '#kit/fields/text-fields';
import { WantedNightsQuery } from '../help/nights-help.dto';
import { SITE_FILTER } from '../stays.pages';

export const MAX_WINDOW_DAYS = 92;

export class AvailabilityQuery {
  @Day({ description: 'The first night' })
  from: string;

  @Day({
    description: `The day after the last night; at most ${MAX_WINDOW_DAYS} days after \`from\``,
    example: '2026-08-09',
  })
  to: string;
}

export class QuoteQuery extends WantedNightsQuery {
  @QueryFlag({
    ...SITE_FILTER,
    description: 'Whether the answer names what can be booked instead, in `details`, if the nights cannot be booked',
  })
  help?: boolean;

  @QueryText({
    ...SITE_FILTER,
    max: 64,
    secret: true,
    description: 'Token of an offer of the waitlist, whose nights are free for it',
  })
  offer_token?: string;
}
