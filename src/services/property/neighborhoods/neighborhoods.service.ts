import { Injectable } from '@nestjs/common';
import { isDeepStrictEqual } from 'node:util';
import { Database } from '#kit/database/database';
import { definedOnly } from '#kit/database/defined-only';
import { fieldRefused, NotFound } from '#kit/http/refusal';
import { changedText } from '#kit/language/changed-text';
import { freeSlug, slugOf } from '#kit/language/slug';
import { Storage } from '#kit/media/storage';
import { Settings } from '#shared/settings/settings';
import { Neighborhood } from './neighborhood.entity';
import { type NeighborhoodView, neighborhoodView } from './neighborhood.view';
import type { NeighborhoodBody, NeighborhoodChangeBody } from './neighborhoods.dto';
import { findNeighborhood, listNeighborhoods } from './neighborhoods.queries';

@Injectable()
export class Neighborhoods {
  constructor(
    private readonly db: Database,
    private readonly storage: Storage,
    private readonly settings: Settings,
  ) {}

  async list(which: 'visible' | 'all'): Promise<NeighborhoodView[]> {
    return (await listNeighborhoods(this.db, which)).map(neighborhoodView);
  }

  async create(body: NeighborhoodBody): Promise<NeighborhoodView> {
    const values = this.valuesOf(body);
    const city = values.city ?? (body.city === null ? null : await this.settings.value('agency_city', 'string'));
    const id = await this.db.transaction(async () => {
      // Two at once would get the same place and perhaps the same slug.
      await this.db.rows('LOCK TABLE neighborhood IN SHARE ROW EXCLUSIVE MODE');
      const slug = values.slug ?? (await freeSlug(this.db, Neighborhood, slugOf(body.name.en) || 'neighborhood'));
      const sortOrder = values.sortOrder ?? (await this.lastPlace()) + 1;
      const neighborhoods = this.db.of(Neighborhood);
      return (await neighborhoods.save(neighborhoods.create({ ...values, city, slug, sortOrder }))).id;
    });
    return this.one(id);
  }

  async change(id: number, body: NeighborhoodChangeBody): Promise<NeighborhoodView> {
    await this.db.transaction(async () => {
      const stored = await this.db.of(Neighborhood).findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!stored) throw NotFound();
      const changes = Object.entries(this.valuesOf(body, stored)).filter(
        ([field, value]) => !isDeepStrictEqual(stored[field as keyof Neighborhood], value),
      );
      if (changes.length > 0) await this.db.of(Neighborhood).update({ id }, Object.fromEntries(changes));
    });
    return this.one(id);
  }

  /** Its homes remain, without a neighborhood. */
  async remove(id: number): Promise<void> {
    const { affected } = await this.db.of(Neighborhood).delete({ id });
    if (!affected) throw NotFound();
  }

  private async one(id: number): Promise<NeighborhoodView> {
    const row = await findNeighborhood(this.db, id);
    if (!row) throw NotFound();
    return neighborhoodView(row);
  }

  private valuesOf(body: NeighborhoodChangeBody, stored?: Neighborhood): Partial<Neighborhood> {
    if (body.cover_url != null && !this.storage.isOwnMedia(body.cover_url))
      throw fieldRefused('cover_url', 'own_media');
    return definedOnly({
      slug: body.slug,
      name: body.name && { en: body.name.en, ar: body.name.ar },
      shortDescription: changedText(body.short_description, stored?.shortDescription),
      city: body.city,
      coverUrl: body.cover_url,
      coverAlt: changedText(body.cover_alt, stored?.coverAlt),
      isFeatured: body.is_featured,
      isActive: body.is_active,
      sortOrder: body.sort_order,
    });
  }

  private async lastPlace(): Promise<number> {
    const row = await this.db.row<{ last: number }>('SELECT coalesce(max(sort_order), 0) AS last FROM neighborhood');
    return row?.last ?? 0;
  }
}
