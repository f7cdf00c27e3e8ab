import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { listPage } from '#kit/database/list';
import { recordId } from '#kit/http/identifiers';
import { mapPage, type Page } from '#kit/http/page';
import { fieldRefused, NotFound } from '#kit/refusals/refusal';
import { validUntil } from '#cache/read-context';
import { isBefore } from '#kit/time/calendar';
import { Settings } from '#shared/settings/settings';
import { areAllowed } from '../prices/evaluated-nights';
import { CompanyTime } from '../nights/company-time';
import { getStayFacets } from './stay-facets.query';
import { getPublishedStay, listPublishedStays, listSimilarStays, stayList } from './stay.queries';
import { type FoundStayView, foundStay, type StayFacetsView, type StayRow, type StayView, stayView } from './stay.view';
import { MAX_LOOKUP_IDS, ORDER_OF_SORT, type StaySearchQuery } from './stays.dto';

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
    if (nights && !areAllowed(nights, moment)) return { ...pageRequest, rows: [], total: 0 };
    if (nights) validUntil(() => moment.now); // any hold may expire at any time
    const free = nights && { ...nights, now: moment.now.toString(), today: moment.today };
    const order = sort ? ORDER_OF_SORT[sort] : 'updated';
    const list = stayList({ type, guests, destinationId, free }, order, 'published');
    // Evaluating nights takes longer to plan than to run.
    const page = await listPage<StayRow>(this.db, pageRequest, list, { prepared: nights !== undefined });
    return mapPage(page, foundStay(moment, nights, guests ?? 1));
  }

  /** Published stays of the setting, in its order, without duplicates. */
  async featured(): Promise<StayView[]> {
    const references = await this.settings.value('home_featured_references', 'json');
    const listed = Array.isArray(references) ? references.filter(entry => typeof entry === 'string') : [];
    return this.inOrder('reference', listed);
  }

  async hero(): Promise<StayView | null> {
    const reference = await this.settings.value('home_hero_stay_reference', 'string');
    return (await this.inOrder('reference', [reference]))[0] ?? null;
  }

  /** Published stays in the requested order, without duplicates. */
  async lookup(ids: string): Promise<StayView[]> {
    const requested = ids.split(',').map(text => recordId(text.trim()));
    if (requested.length > MAX_LOOKUP_IDS || requested.some(id => id === undefined)) {
      throw fieldRefused('ids', 'stay_ids', { max: MAX_LOOKUP_IDS });
    }
    return this.inOrder('id', requested);
  }

  async facets(): Promise<StayFacetsView> {
    return getStayFacets(this.db);
  }

  async get(slug: string): Promise<StayView> {
    const row = await getPublishedStay(this.db, slug);
    if (!row) throw NotFound();
    return stayView(await this.time.moment())(row);
  }

  async similar(slug: string): Promise<StayView[]> {
    const rows = await listSimilarStays(this.db, slug);
    if (!rows) throw NotFound();
    return rows.map(stayView(await this.time.moment()));
  }

  private async inOrder(column: 'id' | 'reference', values: readonly unknown[]): Promise<StayView[]> {
    if (values.length === 0) return [];
    const found = new Map<unknown, StayRow>(
      (await listPublishedStays(this.db, column, values)).map(row => [row[column], row]),
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
