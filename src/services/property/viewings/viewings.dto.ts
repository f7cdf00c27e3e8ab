import { Id } from '#kit/fields/number-fields';
import { QueryValue } from '#kit/fields/query-fields';
import { Day, InstantText, OneOf, Text, TimeOfDay } from '#kit/fields/text-fields';
import { VisitorBody } from '../leads/leads.dto';
import { VIEWING_ACTIONS, VIEWING_STATUSES, type ViewingAction } from '../viewing-status';

export class ViewingBody extends VisitorBody {
  @Id({ description: 'A published home.' })
  property_id: number;

  @Day({ description: 'In the time zone of the agency.' })
  preferred_date: string;

  @TimeOfDay({ description: 'In the time zone of the agency; at least an hour ahead.' })
  preferred_time: string;
}

export class ViewingListQuery {
  @QueryValue({ enum: VIEWING_STATUSES })
  status?: unknown;

  @QueryValue({ description: 'in reference, name, e-mail address, phone number and reference of the home' })
  q?: unknown;

  @QueryValue({ format: 'date', description: 'first agency day; the confirmed time counts, else the preferred one' })
  scheduled_from?: unknown;

  @QueryValue({ format: 'date', description: 'last agency day' })
  scheduled_to?: unknown;

  @QueryValue({ type: 'integer', minimum: 1 })
  page?: unknown;

  @QueryValue({ type: 'integer', minimum: 1, maximum: 50, description: '10 when left out' })
  page_size?: unknown;
}

export class ViewingChangeBody {
  @OneOf(VIEWING_ACTIONS, { optional: true, example: 'confirm' })
  action?: ViewingAction;

  @InstantText({ optional: true, description: 'When the viewing takes place; the preferred time when left out.' })
  confirmed_at?: string;

  @Text({ min: 0, max: 5000, optional: true, nullable: true })
  admin_notes?: string | null;
}
