import { QueryText, QueryWhole } from '#kit/fields/query-fields';
import { Day } from '#kit/fields/text-fields';
import { SITE_FILTER } from '../stays.pages';
import { MAX_GUESTS } from '../stays/stay-kinds';

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

export class QuoteQuery {
  @Day({ description: 'The first night' })
  checkIn: string;

  @Day({ description: 'The day after the last night', example: '2026-05-12' })
  checkOut: string;

  @QueryWhole({ ...SITE_FILTER, min: 1, max: MAX_GUESTS, description: 'Number of guests; 1 when omitted' })
  guests?: number;

  @QueryText({
    ...SITE_FILTER,
    max: 64,
    description: 'Token of an offer of the waitlist, whose nights are free for it',
  })
  offer_token?: string;
}
