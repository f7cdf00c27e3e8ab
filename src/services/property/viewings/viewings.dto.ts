import { Id } from '#kit/fields/number-fields';
import { Choice, QueryDay, SearchWords } from '#kit/fields/query-fields';
import { Day, InstantText, OneOf, Text, TimeOfDay } from '#kit/fields/text-fields';
import { PageQuery } from '#kit/http/page-query';
import { VisitorBody } from '../leads/leads.dto';
import { DASHBOARD_PAGES, FORM_FILTER } from '../property.pages';
import { VIEWING_ACTIONS, VIEWING_STATUSES, type ViewingAction, type ViewingStatus } from '../viewing-status';

export class ViewingBody extends VisitorBody {
  @Id({ description: 'Id of a published home.' })
  property_id: number;

  @Day({ description: 'Preferred day, in the time zone of the agency.' })
  preferred_date: string;

  @TimeOfDay({ description: 'Preferred time, in the time zone of the agency; at least an hour ahead.' })
  preferred_time: string;
}

export class ViewingListQuery extends PageQuery(DASHBOARD_PAGES) {
  @Choice(VIEWING_STATUSES, { ...FORM_FILTER, description: 'Only viewings of this status.' })
  status?: ViewingStatus;

  @SearchWords({
    ...FORM_FILTER,
    description: 'in reference, name, e-mail address, phone number and reference of the home',
  })
  q?: string[];

  @QueryDay({
    ...FORM_FILTER,
    description:
      'first day, in the time zone of the agency; compared with the agreed time, else with the preferred one',
  })
  scheduled_from?: string;

  @QueryDay({
    ...FORM_FILTER,
    description: 'last day, in the time zone of the agency; compared as `scheduled_from` is',
  })
  scheduled_to?: string;
}

export class ViewingChangeBody {
  @OneOf(VIEWING_ACTIONS, { optional: true, example: 'confirm', description: 'Change of the status.' })
  action?: ViewingAction;

  @InstantText({ optional: true, description: 'Agreed time; the preferred time when left out.' })
  confirmed_at?: string;

  @Text({
    min: 0,
    max: 5000,
    optional: true,
    nullable: true,
    description: 'Internal notes, never shown to visitors. Empty deletes them.',
  })
  admin_notes?: string | null;
}
