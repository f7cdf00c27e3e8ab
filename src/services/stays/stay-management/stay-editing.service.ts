import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { type FieldProblems, fieldRefused, NotFound, refusal, ValidationFailed } from '#kit/http/refusal';
import { freeSlug, SlugTaken, slugOf } from '#kit/language/slug';
import { Storage } from '#kit/media/storage';
import { Stay } from '../stays/stay.entity';
import type { StayStatus } from '../stays/stay-kinds';
import { assertPublishable } from './publication';
import { galleryOf, staySearchText, stayValues } from './stay-values';
import type { StayBody, StayChangeBody, StayMediaBody } from './stays-manage.dto';

/** A booking that is not cancelled needs the stay. */
export const StayHasBookings = refusal(409, 'stay_has_bookings');

/** Words that routes below `stays/` use. */
const RESERVED_SLUGS = ['manage', 'featured', 'hero', 'facets', 'lookup'];

/** Writes of stays. A published one is never left incomplete. */
@Injectable()
export class StayEditing {
  constructor(
    private readonly db: Database,
    private readonly storage: Storage,
  ) {}

  /** Adds a draft and answers its id. */
  async create(body: StayBody): Promise<number> {
    this.check(body);
    const values = stayValues(body);
    return this.db.transaction(async () => {
      await this.holdDestination(body.destination_id);
      const stays = this.db.of(Stay);
      const stay = await this.insert(values, slugOf(body.title.en) || 'stay');
      await stays.update({ id: stay.id }, { searchText: staySearchText(stay) });
      return stay.id;
    });
  }

  async change(id: number, body: StayChangeBody): Promise<void> {
    this.check(body);
    await this.changing(id, async stay => {
      const values = stayValues(body, stay);
      if (values.destinationId !== undefined && values.destinationId !== stay.destinationId) {
        await this.holdDestination(values.destinationId);
      }
      assertEnglish({ ...stay, ...values });
      return values;
    });
  }

  async changeStatus(id: number, status: StayStatus): Promise<void> {
    await this.changing(id, async () => ({ status }));
  }

  /** Of two galleries at once the last is kept whole. */
  async changeGallery(id: number, media: readonly StayMediaBody[]): Promise<void> {
    this.checkMedia(media);
    await this.changing(id, async () => ({ media: galleryOf(media) }));
  }

  /** Its cancelled bookings stay readable. @throws StayHasBookings, also for a booking that is made at the same time */
  async remove(id: number): Promise<void> {
    const { affected } = await this.db.of(Stay).delete({ id });
    if (!affected) throw NotFound();
  }

  private async changing(id: number, change: (stay: Stay) => Promise<Partial<Stay>>): Promise<void> {
    await this.db.transaction(async () => {
      const stays = this.db.of(Stay);
      const stay = await stays.findOne({ where: { id }, lock: { mode: 'for_no_key_update' } });
      if (!stay) throw NotFound();
      const changed = Object.assign(stay, await change(stay));
      if (changed.status === 'published') assertPublishable(changed);
      await stays.save(Object.assign(changed, { searchText: staySearchText(changed) }));
    });
  }

  private async insert(values: Partial<Stay>, wanted: string): Promise<Stay> {
    const stays = this.db.of(Stay);
    for (;;) {
      const slug = values.slug ?? (await freeSlug(this.db, Stay, wanted, RESERVED_SLUGS));
      const { raw } = await stays
        .createQueryBuilder()
        .insert()
        .values({ ...values, slug })
        .orIgnore()
        .execute();
      const id = (raw as { id: number }[])[0]?.id;
      if (id !== undefined) return stays.findOneByOrFail({ id });
      if (values.slug !== undefined) throw SlugTaken();
    }
  }

  /** Nobody deletes it until the running transaction ends. */
  private async holdDestination(id: number): Promise<void> {
    const held = await this.db.row('SELECT id FROM destination WHERE id = $1 FOR KEY SHARE', [id]);
    if (!held) throw fieldRefused('destination_id', 'unknown_reference');
  }

  private check({ slug, media }: StayChangeBody): void {
    if (slug !== undefined && RESERVED_SLUGS.includes(slug)) throw SlugTaken();
    if (media) this.checkMedia(media);
  }

  private checkMedia(media: readonly StayMediaBody[]): void {
    const errors: FieldProblems = Object.fromEntries(
      media.flatMap(({ url }, index) => (this.storage.isOwnMedia(url) ? [] : [[`media.${index}.url`, ['own_media']]])),
    );
    if (Object.keys(errors).length > 0) throw ValidationFailed({ errors });
  }
}

/** Even a draft has its English texts. */
function assertEnglish(stay: Stay): void {
  const texts = {
    title: stay.title,
    short_description: stay.shortDescription,
    description: stay.description,
    location_hint: stay.locationHint,
  };
  const empty = Object.entries(texts).filter(([, text]) => text.en === '');
  if (empty.length > 0 && stay.status === 'draft') {
    throw ValidationFailed({ errors: Object.fromEntries(empty.map(([name]) => [`${name}.en`, ['filled']])) });
  }
}
