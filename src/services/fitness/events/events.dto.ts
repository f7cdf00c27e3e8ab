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

  @Whole({ min: 1, max: 100_000, example: 30, description: 'Places; never fewer than are taken.' })
  capacity: number;

  @Caption({ max: 300, description: 'Where it is, or where to join. A plain string is used for both languages.' })
  location?: Partial<Bilingual> | null;

  @Flag({ optional: true, description: 'false when left out.' })
  is_online?: boolean;

  @Id({ optional: true, nullable: true, description: 'The hosting group.' })
  group_id?: number | null;
}

export class EventChangeBody extends changeOf(EventBody) {}

export class ManagedEventsQuery extends CatalogueQuery {
  @QueryId({ ...FILTER, description: 'Events of this group.' })
  group_id?: number;

  @QueryFlag({ ...FILTER, description: 'Online events only, or all others.' })
  is_online?: boolean;

  @QueryDay({ ...FILTER, description: 'Those that begin on this day in UTC or later.' })
  from?: string;

  @QueryDay({ ...FILTER, description: 'Those that begin on this day in UTC or earlier.' })
  to?: string;
}

export class EventLineQuery extends PageQuery(CATALOGUE_PAGES) {}
