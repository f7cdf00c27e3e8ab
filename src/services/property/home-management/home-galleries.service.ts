import { Injectable } from '@nestjs/common';
import { isDeepStrictEqual } from 'node:util';
import { Database } from '#kit/database/database';
import type { MediaItem } from '../homes/homes.queries';

/** Galleries, replaced as whole sets. Whoever calls holds the home until the running transaction ends. */
@Injectable()
export class HomeGalleries {
  constructor(private readonly db: Database) {}

  /** Answers whether that changed anything. */
  async replace(homeId: number, items: readonly MediaItem[]): Promise<boolean> {
    const stored = await this.db.rows<MediaItem>(
      'SELECT url, alt, is_cover FROM home_media WHERE home_id = $1 ORDER BY position',
      [homeId],
    );
    if (isDeepStrictEqual(stored.map(plain), items.map(plain))) return false;
    await this.db.rows('DELETE FROM home_media WHERE home_id = $1', [homeId]);
    await this.db.rows(
      `INSERT INTO home_media (home_id, position, url, alt, is_cover)
       SELECT $1, item.ordinality, item.value ->> 'url', item.value -> 'alt', (item.value ->> 'is_cover')::boolean
       FROM jsonb_array_elements($2::jsonb) WITH ORDINALITY item`,
      [homeId, JSON.stringify(items)],
    );
    return true;
  }
}

const plain = ({ url, alt, is_cover }: MediaItem) => ({ url, en: alt.en, ar: alt.ar, is_cover });
