import { Injectable } from '@nestjs/common';
import { isDeepStrictEqual } from 'node:util';
import { Database } from '#kit/database/database';
import { type FieldProblems, fieldRefused, ValidationFailed } from '#kit/refusals/refusal';
import { changedText } from '#kit/language/changed-text';
import { Storage } from '#media/storage';
import type { MediaItem } from '../homes/home-detail.view';
import type { HomeChangeBody, MediaItemBody } from './homes-staff.dto';

/** Galleries and staging pairs, which are replaced as a whole. */
@Injectable()
export class HomeGalleries {
  constructor(
    private readonly db: Database,
    private readonly storage: Storage,
  ) {}

  check({ media = [], staging_pairs: pairs = [] }: Pick<HomeChangeBody, 'media' | 'staging_pairs'>): void {
    const addresses = [
      ...media.map(({ url }, index) => [`media.${index}.url`, url] as const),
      ...pairs.flatMap(({ before_url, after_url }, index) => [
        [`staging_pairs.${index}.before_url`, before_url] as const,
        [`staging_pairs.${index}.after_url`, after_url] as const,
      ]),
    ];
    const foreign = addresses.filter(([, url]) => !this.storage.isOwnMedia(url));
    const errors: FieldProblems = Object.fromEntries(foreign.map(([field]) => [field, ['own_media']]));
    if (foreign.length > 0) throw ValidationFailed({ errors });
    if (media.filter(item => item.is_cover).length > 1) throw fieldRefused('media', 'one_cover');
    if (pairs.filter(pair => pair.is_public).length > 1) throw fieldRefused('staging_pairs', 'one_public_room');
  }

  /** The caller has locked the home. Updates the home's `updated_at` if the gallery differs. */
  async replace(homeId: number, sent: readonly MediaItemBody[]): Promise<void> {
    const items = galleryOf(sent);
    const stored = await this.db.rows<MediaItem>(
      'SELECT url, alt, is_cover FROM home_media WHERE home_id = $1 ORDER BY position',
      [homeId],
    );
    if (isDeepStrictEqual(stored, items)) return;
    await this.db.rows('DELETE FROM home_media WHERE home_id = $1', [homeId]);
    await this.db.rows(
      `INSERT INTO home_media (home_id, position, url, alt, is_cover)
       SELECT $1, item.ordinality, item.value ->> 'url', item.value -> 'alt', (item.value ->> 'is_cover')::boolean
       FROM jsonb_array_elements($2::jsonb) WITH ORDINALITY item`,
      [homeId, JSON.stringify(items)],
    );
    await this.db.rows('UPDATE home SET updated_at = now() WHERE id = $1', [homeId]);
  }
}

/** The rows of the gallery; the first item is the cover unless another is marked. */
function galleryOf(items: readonly MediaItemBody[]): MediaItem[] {
  const cover = Math.max(
    items.findIndex(item => item.is_cover),
    0,
  );
  return items.map(({ url, alt }, index) => ({
    url,
    alt: changedText(alt ?? null) ?? { en: '', ar: '' },
    is_cover: index === cover,
  }));
}
