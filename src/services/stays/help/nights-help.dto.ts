import { QueryWhole } from '#kit/fields/query-fields';
import { Day } from '#kit/fields/text-fields';
import { SITE_FILTER } from '../stays.pages';
import { MAX_GUESTS } from '../stays/stay-kinds';

export class WantedNightsQuery {
  @Day({ description: 'First requested night.' })
  checkIn: string;

  @Day({ description: 'Check-out day, after the last night.', example: '2026-05-12' })
  checkOut: string;

  @QueryWhole({ ...SITE_FILTER, min: 1, max: MAX_GUESTS, description: 'Number of guests; 1 when omitted.' })
  guests?: number;
}
