import { Injectable } from '@nestjs/common';
import { type Caller, hasPermission } from '#kit/http/caller';
import { Database } from '#kit/database/database';
import { Records } from '#kit/database/records';
import { fieldRefused, PermissionRequired, refusal } from '#kit/refusals/refusal';
import { SlugTaken } from '#kit/database/slug';
import { Clock } from '#kit/time/clock';
import { DomainEvents } from '#kit/service/domain-events';
import { Settings } from '#shared/settings/settings';
import { Home, type StagingPair } from '../homes/home.entity';
import type { HomeStatus } from '../homes/home-kinds';
import { Neighborhood } from '../neighborhoods/neighborhood.entity';
import { HomeChanged } from './home.events';
import { HomeGalleries } from './home-galleries.service';
import { type HomeBody, type HomeChangeBody, MAX_STAGING_PAIRS, type MediaItemBody } from './homes-staff.dto';
import { homeColumns, homeSearchText } from './home-values';

export const StagingPairsFull = refusal(409, 'staging_pairs_full');

const RESERVED_SLUGS = ['featured', 'facets', 'lookup', 'manage'];

/** Writes homes. `updated_at` changes only with a visible change. */
@Injectable()
export class HomeEditing {
  constructor(
    private readonly db: Database,
    private readonly records: Records,
    private readonly galleries: HomeGalleries,
    private readonly settings: Settings,
    private readonly clock: Clock,
    private readonly events: DomainEvents,
  ) {}

  async create(body: HomeBody, caller: Caller): Promise<number> {
    this.check(body, caller);
    const currency = body.currency ?? (await this.settings.value('currency', 'string'));
    return this.db.transaction(async () => {
      await this.lockNeighborhood(body.neighborhood_id);
      const reference = await this.nextReference();
      const searchText = homeSearchText({ title: body.title, reference });
      const values = { ...homeColumns(body), reference, currency, searchText };
      const id = await this.records.create(Home, values, { slugFrom: body.title.en, reservedSlugs: RESERVED_SLUGS });
      if (body.media) await this.galleries.replace(id, body.media);
      if (values.status === 'published') await this.events.raise(HomeChanged, { homeId: id, happening: 'published' });
      return id;
    });
  }

  async update(id: number, body: HomeChangeBody, caller: Caller): Promise<void> {
    this.check(body, caller);
    await this.db.transaction(async () => {
      let isPublished = false;
      const isChanged = await this.records.update(Home, id, async home => {
        isPublished = home.status === 'published';
        const values = homeColumns(body, home);
        if (values.neighborhoodId !== home.neighborhoodId) await this.lockNeighborhood(values.neighborhoodId);
        return { ...values, searchText: homeSearchText({ ...home, title: values.title ?? home.title }) };
      });
      if (body.media) await this.galleries.replace(id, body.media);
      if (isPublished && (isChanged || body.media)) await this.raiseChanged(id);
    });
  }

  async updateMedia(id: number, media: MediaItemBody[]): Promise<void> {
    this.galleries.check({ media });
    await this.db.transaction(async () => {
      const { status } = await this.records.lock(Home, id);
      await this.galleries.replace(id, media);
      if (status === 'published') await this.raiseChanged(id);
    });
  }

  /** @throws NotFound, StagingPairsFull, ValidationFailed for a second public pair */
  async addStagingPair(id: number, pair: StagingPair): Promise<void> {
    await this.records.update(Home, id, ({ stagingPairs }) => {
      if (stagingPairs.length >= MAX_STAGING_PAIRS) throw StagingPairsFull();
      const staging_pairs = [...stagingPairs, pair];
      this.galleries.check({ staging_pairs });
      return { stagingPairs: staging_pairs };
    });
  }

  async updateStatus(id: number, status: HomeStatus): Promise<void> {
    const now = this.clock.date();
    await this.db.transaction(async () => {
      let before: HomeStatus = status;
      await this.records.update(Home, id, home => {
        before = home.status;
        return { status, publishedAt: status === 'published' ? (home.publishedAt ?? now) : undefined };
      });
      if (before === status) return;
      if (status === 'published') await this.events.raise(HomeChanged, { homeId: id, happening: 'published' });
      else if (before === 'published') await this.events.raise(HomeChanged, { homeId: id, happening: 'gone' });
    });
  }

  /** Inquiries and viewings keep the reference and title of the home. */
  async delete(id: number): Promise<void> {
    await this.db.transaction(async () => {
      const { status } = await this.records.lock(Home, id);
      await this.records.delete(Home, id);
      if (status === 'published') await this.events.raise(HomeChanged, { homeId: id, happening: 'gone' });
    });
  }

  private async raiseChanged(homeId: number): Promise<void> {
    await this.events.raise(HomeChanged, { homeId, happening: 'changed' });
  }

  private check(body: HomeChangeBody, caller: Caller): void {
    if (body.staging_pairs && !hasPermission(caller, 'staging.edit')) {
      throw PermissionRequired({ params: { permissions: 'staging.edit' } });
    }
    if (body.slug !== undefined && RESERVED_SLUGS.includes(body.slug)) throw SlugTaken();
    this.galleries.check(body);
  }

  private async lockNeighborhood(id: number | null | undefined): Promise<void> {
    if (id == null) return;
    const neighborhood = await this.db.of(Neighborhood).findOne({ where: { id }, lock: { mode: 'for_key_share' } });
    if (!neighborhood) throw fieldRefused('neighborhood_id', 'unknown_reference');
  }

  private async nextReference(): Promise<string> {
    const row = await this.db.row<{ number: number }>(`SELECT nextval('home_reference_seq') AS number`);
    return `PRP-${row!.number}`;
  }
}
