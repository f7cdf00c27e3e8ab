import { Injectable } from '@nestjs/common';
import { isDeepStrictEqual } from 'node:util';
import { type Caller, holds } from '#kit/access/caller';
import { Database } from '#kit/database/database';
import { fieldRefused, NotFound, PermissionRequired } from '#kit/http/refusal';
import { freeSlug, SlugTaken, slugOf } from '#kit/language/slug';
import { Clock } from '#kit/time/clock';
import { Settings } from '#shared/settings/settings';
import { Home } from '../homes/home.entity';
import type { HomeStatus } from '../homes/home-kinds';
import { HomeGalleries } from './home-galleries.service';
import type { HomeBody, HomeChangeBody, MediaItemBody } from './home-management.dto';
import { HomeMediaRules } from './home-media-rules';
import { galleryOf, homeSearchText, homeValues } from './home-values';

/** Words that routes below `properties/` use. */
const RESERVED_SLUGS = ['featured', 'facets', 'lookup', 'manage'];

/** Writes of homes. The time of the last change moves with every change that can be seen, and only then. */
@Injectable()
export class HomeEditing {
  constructor(
    private readonly db: Database,
    private readonly galleries: HomeGalleries,
    private readonly media: HomeMediaRules,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** Answers the id of the new draft. */
  async create(body: HomeBody, caller: Caller): Promise<number> {
    this.check(body, caller);
    const currency = body.currency ?? (await this.settings.value('currency', 'string'));
    return this.db.transaction(async () => {
      await this.holdNeighborhood(body.neighborhood_id);
      const reference = await this.nextReference();
      const values = { ...homeValues(body), reference, currency };
      const searched = { ...values, searchText: homeSearchText({ title: body.title, reference }) };
      const id = await this.insert(searched, slugOf(body.title.en) || 'home');
      if (body.media) await this.galleries.replace(id, galleryOf(body.media));
      return id;
    });
  }

  async change(id: number, body: HomeChangeBody, caller: Caller): Promise<void> {
    this.check(body, caller);
    await this.db.transaction(async () => {
      const home = await this.hold(id);
      const values = homeValues(body, home);
      if (values.neighborhoodId !== home.neighborhoodId) await this.holdNeighborhood(values.neighborhoodId);
      const sent = { ...values, searchText: homeSearchText({ ...home, ...values }) };
      const changes = Object.entries(sent).filter(
        ([field, value]) => !isDeepStrictEqual(home[field as keyof Home], value),
      );
      if (changes.length > 0) await this.db.of(Home).update({ id }, Object.fromEntries(changes));
      if (body.media) await this.replaceGallery(id, body.media);
    });
  }

  async changeMedia(id: number, items: MediaItemBody[]): Promise<void> {
    this.media.check({ media: items });
    await this.db.transaction(async () => {
      await this.hold(id);
      await this.replaceGallery(id, items);
    });
  }

  async changeStatus(id: number, status: HomeStatus): Promise<void> {
    await this.db.transaction(async () => {
      const home = await this.hold(id);
      if (home.status === status) return;
      const first = status === 'published' && home.publishedAt === null;
      const publishedAt = first ? new Date(this.clock.now().epochMilliseconds) : home.publishedAt;
      await this.db.of(Home).update({ id }, { status, publishedAt });
    });
  }

  /** Inquiries and viewings keep its reference and title. */
  async remove(id: number): Promise<void> {
    const { affected } = await this.db.of(Home).delete({ id });
    if (!affected) throw NotFound();
  }

  private check(body: HomeChangeBody, caller: Caller): void {
    if (body.staging_pairs && !holds(caller, 'staging.edit')) {
      throw PermissionRequired({ params: { permissions: 'staging.edit' } });
    }
    if (body.slug !== undefined && RESERVED_SLUGS.includes(body.slug)) throw SlugTaken();
    this.media.check(body);
  }

  /** The home, which nobody else changes until the running transaction ends. */
  private async hold(id: number): Promise<Home> {
    const home = await this.db.of(Home).findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!home) throw NotFound();
    return home;
  }

  private async holdNeighborhood(id: number | null | undefined): Promise<void> {
    if (id == null) return;
    const found = await this.db.row('SELECT 1 FROM neighborhood WHERE id = $1 FOR KEY SHARE', [id]);
    if (!found) throw fieldRefused('neighborhood_id', 'unknown_reference');
  }

  private async replaceGallery(id: number, items: MediaItemBody[]): Promise<void> {
    const changed = await this.galleries.replace(id, galleryOf(items));
    if (changed) await this.db.rows('UPDATE home SET updated_at = now() WHERE id = $1', [id]);
  }

  private async nextReference(): Promise<string> {
    const row = await this.db.row<{ number: number }>(`SELECT nextval('home_reference_seq') AS number`);
    return `PRP-${row!.number}`;
  }

  /** Under the slug that was sent, or the first free one like `wanted`, also when several homes are added at once. */
  private async insert(values: Partial<Home>, wanted: string): Promise<number> {
    for (;;) {
      const slug = values.slug ?? (await freeSlug(this.db, Home, wanted, RESERVED_SLUGS));
      const { raw } = await this.db
        .of(Home)
        .createQueryBuilder()
        .insert()
        .values({ ...values, slug })
        .orIgnore()
        .execute();
      const [inserted] = raw as { id: number }[];
      if (inserted) return inserted.id;
      if (values.slug !== undefined) throw SlugTaken();
    }
  }
}
