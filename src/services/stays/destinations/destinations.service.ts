import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { definedOnly } from '#kit/database/defined-only';
import { fieldRefused, NotFound, refusal } from '#kit/http/refusal';
import { changedText } from '#kit/language/changed-text';
import { freeSlug, SlugTaken, slugOf } from '#kit/language/slug';
import { Storage } from '#kit/media/storage';
import { Destination } from './destination.entity';
import { type DestinationView, destinationView } from './destination.view';
import type { DestinationBody, DestinationChangeBody } from './destinations.dto';
import { findDestination, listDestinations, visibleDestination } from './destinations.queries';

/** Stays belong to it, drafts included. */
export const DestinationHasStays = refusal(409, 'destination_has_stays');

/** Words that routes below `destinations/` use. */
const RESERVED_SLUGS = ['manage'];

@Injectable()
export class Destinations {
  constructor(
    private readonly db: Database,
    private readonly storage: Storage,
  ) {}

  async visible(): Promise<DestinationView[]> {
    return (await listDestinations(this.db, 'public')).map(destinationView);
  }

  async one(slug: string): Promise<DestinationView> {
    const row = await visibleDestination(this.db, slug);
    if (!row) throw NotFound();
    return destinationView(row);
  }

  async all(): Promise<DestinationView[]> {
    return (await listDestinations(this.db, 'staff')).map(destinationView);
  }

  async create(body: DestinationBody): Promise<DestinationView> {
    const values = this.valuesOf(body);
    const id = await this.db.transaction(async () => {
      // Two at once would get the same place and perhaps the same slug.
      await this.db.rows('LOCK TABLE destination IN SHARE ROW EXCLUSIVE MODE');
      const wanted = slugOf(body.name.en) || 'destination';
      const slug = values.slug ?? (await freeSlug(this.db, Destination, wanted, RESERVED_SLUGS));
      const sortOrder = values.sortOrder ?? (await this.lastPlace()) + 1;
      const destinations = this.db.of(Destination);
      return (await destinations.save(destinations.create({ ...values, slug, sortOrder }))).id;
    });
    return this.forStaff(id);
  }

  async change(id: number, body: DestinationChangeBody): Promise<DestinationView> {
    await this.db.transaction(async () => {
      const destinations = this.db.of(Destination);
      const stored = await destinations.findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!stored) throw NotFound();
      await destinations.save(Object.assign(stored, this.valuesOf(body, stored)));
    });
    return this.forStaff(id);
  }

  /** @throws DestinationHasStays, also for a stay that is added at the same time */
  async remove(id: number): Promise<void> {
    const { affected } = await this.db.of(Destination).delete({ id });
    if (!affected) throw NotFound();
  }

  private async forStaff(id: number): Promise<DestinationView> {
    const row = await findDestination(this.db, id);
    if (!row) throw NotFound();
    return destinationView(row);
  }

  private valuesOf(body: DestinationChangeBody, stored?: Destination): Partial<Destination> {
    if (body.slug !== undefined && RESERVED_SLUGS.includes(body.slug)) throw SlugTaken();
    if (body.cover_url != null && !this.storage.isOwnMedia(body.cover_url)) {
      throw fieldRefused('cover_url', 'own_media');
    }
    const name = changedText(body.name, stored?.name);
    if (name?.en === '') throw fieldRefused('name.en', 'filled');
    return definedOnly({
      slug: body.slug,
      name,
      tagline: changedText(body.tagline, stored?.tagline),
      description: changedText(body.description, stored?.description),
      coverUrl: body.cover_url,
      coverAlt: changedText(body.cover_alt, stored?.coverAlt),
      sortOrder: body.sort_order,
      isActive: body.is_active,
    });
  }

  private async lastPlace(): Promise<number> {
    const row = await this.db.row<{ last: number }>('SELECT coalesce(max(sort_order), 0) AS last FROM destination');
    return row?.last ?? 0;
  }
}
