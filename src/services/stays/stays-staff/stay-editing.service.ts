import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { Records } from '#kit/database/records';
import { type FieldProblems, fieldRefused, refusal, ValidationFailed } from '#kit/refusals/refusal';
import { SlugTaken } from '#kit/database/slug';
import { Storage } from '#media/storage';
import { Stay } from '../stays/stay.entity';
import type { StayStatus } from '../stays/stay-kinds';
import { assertPublishable, type StayTexts, textsOf } from './publication';
import { galleryOf, stayColumns, staySearchText } from './stay-values';
import type { StayBody, StayChangeBody, StayMediaBody } from './stays-staff.dto';

/** The stay has a booking that is not cancelled. */
export const StayHasBookings = refusal(409, 'stay_has_bookings');

const RESERVED_SLUGS = ['manage', 'featured', 'hero', 'facets', 'lookup'];

@Injectable()
export class StayEditing {
  constructor(
    private readonly db: Database,
    private readonly records: Records,
    private readonly storage: Storage,
  ) {}

  async create(body: StayBody): Promise<number> {
    this.validate(body);
    return this.db.transaction(async () => {
      await this.lockDestination(body.destination_id);
      const options = { slugFrom: body.title.en, reservedSlugs: RESERVED_SLUGS };
      const id = await this.records.create(Stay, stayColumns(body), options);
      // The search text contains the reference, which the database generates.
      await this.records.update(Stay, id, stay => ({ searchText: staySearchText(stay) }));
      return id;
    });
  }

  async update(id: number, body: StayChangeBody): Promise<void> {
    this.validate(body);
    await this.write(id, async stay => {
      const values = stayColumns(body, stay);
      if (values.destinationId !== undefined && values.destinationId !== stay.destinationId) {
        await this.lockDestination(values.destinationId);
      }
      return values;
    });
  }

  async updateStatus(id: number, status: StayStatus): Promise<void> {
    await this.write(id, async () => ({ status }));
  }

  /** Replaces the gallery; of two concurrent requests the last one wins. */
  async updateGallery(id: number, media: readonly StayMediaBody[]): Promise<void> {
    this.validateMedia(media);
    await this.write(id, async () => ({ media: galleryOf(media) }));
  }

  /** Cancelled bookings stay readable. @throws StayHasBookings also for a booking created concurrently */
  async delete(id: number): Promise<void> {
    await this.records.delete(Stay, id);
  }

  private async write(id: number, valuesOf: (stay: Stay) => Promise<Partial<Stay>>): Promise<void> {
    await this.records.update(Stay, id, async stored => {
      const changed = { ...stored, ...(await valuesOf(stored)) };
      if (changed.status === 'published') assertPublishable({ ...textsOf(changed), media: changed.media });
      else assertEnglish(textsOf(changed));
      return { ...changed, searchText: staySearchText(changed) };
    });
  }

  /** Locks the destination against deletion until the transaction ends. */
  private async lockDestination(id: number): Promise<void> {
    const locked = await this.db.row('SELECT id FROM destination WHERE id = $1 FOR KEY SHARE', [id]);
    if (!locked) throw fieldRefused('destination_id', 'unknown_reference');
  }

  private validate({ slug, media }: StayChangeBody): void {
    if (slug !== undefined && RESERVED_SLUGS.includes(slug)) throw SlugTaken();
    if (media) this.validateMedia(media);
  }

  private validateMedia(media: readonly StayMediaBody[]): void {
    const errors: FieldProblems = Object.fromEntries(
      media.flatMap(({ url }, index) => (this.storage.isOwnMedia(url) ? [] : [[`media.${index}.url`, ['own_media']]])),
    );
    if (Object.keys(errors).length > 0) throw ValidationFailed({ errors });
  }
}

/** Drafts need their English texts too. */
function assertEnglish(texts: StayTexts): void {
  const empty = Object.entries(texts).filter(([, text]) => text.en === '');
  if (empty.length === 0) return;
  throw ValidationFailed({ errors: Object.fromEntries(empty.map(([name]) => [`${name}.en`, ['required']])) });
}
