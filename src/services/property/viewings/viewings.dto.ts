import { Id } from '#kit/fields/number-fields';
import { Choice, QueryDay, SearchWords } from '#kit/fields/query-fields';
import { Day, InstantText, OneOf, Text, TimeOfDay } from '#kit/fields/text-fields';
import { PageQuery } from '#kit/http/page-query';
import { VisitorBody } from '../leads/leads.dto';
import { DASHBOARD_PAGES, FORM_FILTER } from '../property.pages';
import { VIEWING_ACTIONS, VIEWING_STATUSES, type ViewingAction, type ViewingStatus } from '../viewing-status';

export class ViewingBody extends VisitorBody {
  @Id({ description: 'A published home.' })
  property_id: number;

  @Day({ description: 'The day to come on, in the time zone of the agency.' })
  preferred_date: string;

  @TimeOfDay({ description: 'When to come, in the time zone of the agency; at least an hour ahead.' })
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
    description: 'only viewings on this day of the agency or later; the confirmed time counts, else the preferred one',
  })
  scheduled_from?: string;

  @QueryDay({ ...FORM_FILTER, description: 'only viewings on this day of the agency or earlier' })
  scheduled_to?: string;
}

export class ViewingChangeBody {
  @OneOf(VIEWING_ACTIONS, { optional: true, example: 'confirm', description: 'What to do with it.' })
  action?: ViewingAction;

  @InstantText({ optional: true, description: 'When the viewing takes place; the preferred time when left out.' })
  confirmed_at?: string;

  @Text({
    min: 0,
    max: 5000,
    optional: true,
    nullable: true,
    description: 'What the team wants to remember; visitors never see it. Empty is none.',
  })
  admin_notes?: string | null;
}
