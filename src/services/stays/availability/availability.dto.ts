import { QueryFlag, QueryText } from '#kit/fields/query-fields';
import { Day } from '#kit/fields/text-fields';
import { WantedNightsQuery } from '../help/nights-help.dto';
import { SITE_FILTER } from '../stays.pages';

export const MAX_WINDOW_DAYS = 92;

export class AvailabilityQuery {
  @Day({ description: 'First night of the range.' })
  from: string;

  @Day({
    description: `Day after the last night of the range; at most ${MAX_WINDOW_DAYS} days after \`from\`.`,
    example: '2026-08-09',
  })
  to: string;
}

export class QuoteQuery extends WantedNightsQuery {
  @QueryFlag({
    ...SITE_FILTER,
    description: 'Whether `details` names alternatives when the nights cannot be booked.',
  })
  help?: boolean;

  @QueryText({
    ...SITE_FILTER,
    max: 64,
    secret: true,
    description: 'Token of a waitlist offer, for which its nights count as free.',
  })
  offer_token?: string;
}
