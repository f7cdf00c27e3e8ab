import { Injectable } from '@nestjs/common';
import { isDeepStrictEqual } from 'node:util';
import { Database } from '#kit/database/database';
import { type FieldProblems, fieldRefused, ValidationFailed } from '#kit/refusals/refusal';
import { changedText } from '#kit/language/changed-text';
import { Storage } from '#media/storage';
import { HomeMedia } from '../homes/home-media.entity';
import type { HomeChangeBody, MediaItemBody } from './homes-staff.dto';

type GalleryItem = Pick<HomeMedia, 'url' | 'alt' | 'isCover'>;

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
    const media = this.db.of(HomeMedia);
    const stored = await media.find({ where: { homeId }, order: { position: 'ASC' } });
    if (isDeepStrictEqual(stored.map(itemOf), items)) return;
    await media.delete({ homeId });
    await media.insert(items.map((item, index) => ({ ...item, homeId, position: index + 1 })));
    await this.db.rows('UPDATE home SET updated_at = now() WHERE id = $1', [homeId]);
  }
}

const itemOf = ({ url, alt, isCover }: HomeMedia): GalleryItem => ({ url, alt, isCover });

/** The rows of the gallery in their order; the first item is the cover unless another is marked. */
function galleryOf(items: readonly MediaItemBody[]): GalleryItem[] {
  const cover = Math.max(
    items.findIndex(item => item.is_cover),
    0,
  );
  return items.map(({ url, alt }, index) => ({
    url,
    alt: changedText(alt ?? null) ?? { en: '', ar: '' },
    isCover: index === cover,
  }));
}
