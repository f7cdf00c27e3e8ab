import { changeOf } from '#kit/fields/change-of';
import { Flag, Id, Whole } from '#kit/fields/number-fields';
import { QueryDay, QueryFlag, QueryId } from '#kit/fields/query-fields';
import { Caption } from '#kit/fields/shape-fields';
import { InstantText } from '#kit/fields/text-fields';
import { PageQuery } from '#kit/http/page-query';
import type { Bilingual } from '#kit/language/language';
import { CatalogueQuery, SluggedBody } from '../catalogue/catalogue.dto';
import { CATALOGUE_PAGES, FILTER } from '../fitness.pages';

export class EventBody extends SluggedBody {
  @InstantText()
  starts_at: string;

  @InstantText({ example: '2026-05-09T14:00:00.000Z' })
  ends_at: string;

  @Whole({ min: 1, max: 100_000, example: 30, description: 'Number of places; never fewer than are taken or offered.' })
  capacity: number;

  @Caption({ max: 300, description: 'Location, or the link to join; a plain string is used for both languages.' })
  location?: Partial<Bilingual> | null;

  @Flag({ optional: true, description: 'Whether it takes place online; false when left out.' })
  is_online?: boolean;

  @Id({ optional: true, nullable: true, description: 'Id of the hosting group; null for an event of all members.' })
  group_id?: number | null;
}

export class EventChangeBody extends changeOf(EventBody) {}

export class ManagedEventsQuery extends CatalogueQuery {
  @QueryId({ ...FILTER, description: 'Filter by id of the group.' })
  group_id?: number;

  @QueryFlag({ ...FILTER, description: 'Filter by online events, or by all others.' })
  is_online?: boolean;

  @QueryDay({ ...FILTER, description: 'First day of the start, in UTC.' })
  from?: string;

  @QueryDay({ ...FILTER, description: 'Last day of the start, in UTC.' })
  to?: string;
}

export class EventWaitlistQuery extends PageQuery(CATALOGUE_PAGES) {}
