import { Day } from '#kit/fields/text-fields';
import { MOST_GUESTS } from '../stays/stay-kinds';
import { QueryNumber } from '../stays.fields';

export class AvailabilityQuery {
  @Day({ description: 'The first night' })
  from: string;

  @Day({ description: 'The day after the last night; at most 92 days after `from`', example: '2026-08-09' })
  to: string;
}

export class QuoteQuery {
  @Day({ description: 'The first night' })
  checkIn: string;

  @Day({ description: 'The day after the last night', example: '2026-05-12' })
  checkOut: string;

  @QueryNumber({ min: 1, max: MOST_GUESTS, description: '1 when left out' })
  guests?: string;
}
