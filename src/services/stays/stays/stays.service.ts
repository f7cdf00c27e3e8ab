import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { listPage } from '#kit/database/list';
import { recordId } from '#kit/http/identifiers';
import { mapPage, type Page } from '#kit/http/page';
import { fieldRefused, NotFound } from '#kit/refusals/refusal';
import { validUntil } from '#cache/read-context';
import { isBefore } from '#kit/time/calendar';
import { Settings } from '#shared/settings/settings';
import { CompanyTime } from '../nights/company-time';
import { stayFacets } from './stay-facets.query';
import { publishedStay, publishedStays, similarStays, stayList } from './stay.queries';
import { type FoundStayView, foundStay, type StayFacetsView, type StayRow, type StayView, stayView } from './stay.view';
import { ORDER_OF_SORT, type StaySearchQuery } from './stays.dto';

const MAX_LOOKED_UP = 12;

/** Published stays as visitors find them. */
@Injectable()
export class PublishedStays {
  constructor(
    private readonly db: Database,
    private readonly time: CompanyTime,
    private readonly settings: Settings,
  ) {}

  async search(query: StaySearchQuery): Promise<Page<FoundStayView>> {
    const moment = await this.time.moment();
    const nights = nightsOfSearch(query);
    const { type, guests, sort, pageRequest } = query;
    const destinationId = await this.destinationOf(query.destination);
    if (nights && isBefore(nights.checkIn, moment.today)) return { ...pageRequest, rows: [], total: 0 };
    if (nights) validUntil(() => moment.now); // holds end by themselves
    const free = nights && { ...nights, now: moment.now.toString() };
    const order = sort ? ORDER_OF_SORT[sort] : 'updated';
    const list = stayList({ type, guests, destinationId, free }, order, 'published');
    return mapPage(await listPage<StayRow>(this.db, pageRequest, list), foundStay(moment, nights));
  }

  /** Those of the setting that are published, in its order, each once. */
  async featured(): Promise<StayView[]> {
    const references = await this.settings.value('home_featured_references', 'json');
    const named = Array.isArray(references) ? references.filter(entry => typeof entry === 'string') : [];
    return this.inOrder('reference', named);
  }

  async hero(): Promise<StayView | null> {
    const reference = await this.settings.value('home_hero_stay_reference', 'string');
    return (await this.inOrder('reference', [reference]))[0] ?? null;
  }

  /** In the asked order; what is not published is dropped, and what is asked twice is answered once. */
  async lookup(ids: string): Promise<StayView[]> {
    const asked = ids.split(',').map(text => recordId(text.trim()));
    if (asked.length > MAX_LOOKED_UP || asked.some(id => id === undefined)) {
      throw fieldRefused('ids', 'stay_ids', { max: MAX_LOOKED_UP });
    }
    return this.inOrder('id', asked);
  }

  async facets(): Promise<StayFacetsView> {
    return stayFacets(this.db);
  }

  async get(slug: string): Promise<StayView> {
    const row = await publishedStay(this.db, slug);
    if (!row) throw NotFound();
    return stayView(await this.time.moment())(row);
  }

  async similar(slug: string): Promise<StayView[]> {
    const rows = await similarStays(this.db, slug);
    if (!rows) throw NotFound();
    return rows.map(stayView(await this.time.moment()));
  }

  private async inOrder(column: 'id' | 'reference', values: readonly unknown[]): Promise<StayView[]> {
    if (values.length === 0) return [];
    const found = new Map<unknown, StayRow>(
      (await publishedStays(this.db, column, values)).map(row => [row[column], row]),
    );
    const rows = [...new Set(values)].flatMap(value => found.get(value) ?? []);
    return rows.map(stayView(await this.time.moment()));
  }

  private async destinationOf(slug: string | undefined): Promise<number | undefined> {
    if (slug === undefined) return undefined;
    const row = await this.db.row<{ id: number }>('SELECT id FROM destination WHERE slug = $1 AND is_active', [slug]);
    if (!row) throw fieldRefused('destination', 'unknown_reference');
    return row.id;
  }
}

function nightsOfSearch({ checkIn, checkOut }: StaySearchQuery): { checkIn: string; checkOut: string } | undefined {
  if (checkIn === undefined && checkOut === undefined) return undefined;
  if (checkIn === undefined) throw fieldRefused('checkIn', 'required');
  if (checkOut === undefined) throw fieldRefused('checkOut', 'required');
  if (!isBefore(checkIn, checkOut)) throw fieldRefused('checkOut', 'day_after', { start: 'checkIn' });
  return { checkIn, checkOut };
}
