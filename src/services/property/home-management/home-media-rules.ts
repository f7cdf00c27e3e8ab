import { Injectable } from '@nestjs/common';
import { type FieldProblems, fieldRefused, ValidationFailed } from '#kit/http/refusal';
import { Storage } from '#kit/media/storage';
import type { HomeChangeBody } from './home-management.dto';

/** What galleries and staging pairs may hold beyond their form. */
@Injectable()
export class HomeMediaRules {
  constructor(private readonly storage: Storage) {}

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
}
