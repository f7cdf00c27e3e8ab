import { changeOf } from '#kit/fields/change-of';
import { Flag, Id, Whole } from '#kit/fields/number-fields';
import { QueryText } from '#kit/fields/query-fields';
import { Text } from '#kit/fields/text-fields';
import { FORM_FILTER } from '../stays.pages';

export const MAX_HORIZON_DAYS = 3650;

export class CalendarFeedBody {
  @Id({ description: 'Id of the stay.' })
  stay_id: number;

  @Text({ max: 80, example: 'Airbnb', description: 'Name of the feed, for the team.' })
  name: string;

  @Text({
    max: 2000,
    example: 'https://calendars.example.com/stay-1.ics?key=a1b2c3',
    description: 'Address of the calendar (https), as the other platform shows it; later only its end is shown.',
  })
  url: string;

  @Whole({
    max: MAX_HORIZON_DAYS,
    optional: true,
    nullable: true,
    description:
      'Days ahead within which events hold nights; null for no limit. Set it if the platform closes all days beyond its own limit.',
  })
  horizon_days?: number | null;

  @Flag({
    optional: true,
    description: 'Whether the stay takes no bookings while this feed is stale; false when omitted.',
  })
  stop_when_stale?: boolean;
}

export class CalendarFeedChangeBody extends changeOf(CalendarFeedBody, 'stay_id') {}

export class StayQuery {
  @QueryText({ ...FORM_FILTER, max: 120, description: 'Id or slug of a stay; all stays when omitted.' })
  stay?: string;
}
