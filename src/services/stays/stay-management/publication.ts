import { refusal } from '#kit/http/refusal';
import type { Stay } from '../stays/stay.entity';

/** Something that visitors need is missing. */
export const NotPublishable = refusal(422, 'not_publishable');

const PHOTOGRAPHS_NEEDED = 3;

type Gated = Pick<Stay, 'title' | 'shortDescription' | 'description' | 'locationHint' | 'media'>;

/** What keeps the stay from being published: texts as `title.ar`, and `photographs` when there are too few. */
export function missingForPublication(stay: Gated): string[] {
  const texts = {
    title: stay.title,
    short_description: stay.shortDescription,
    description: stay.description,
    location_hint: stay.locationHint,
  };
  const missing = Object.entries(texts).flatMap(([name, text]) =>
    (['en', 'ar'] as const).filter(language => !text[language]?.trim()).map(language => `${name}.${language}`),
  );
  return photographCount(stay) < PHOTOGRAPHS_NEEDED ? [...missing, 'photographs'] : missing;
}

/** @throws NotPublishable naming what is missing */
export function assertPublishable(stay: Gated): void {
  const missing = missingForPublication(stay);
  if (missing.length === 0) return;
  throw NotPublishable({
    details: { missing, photographs: photographCount(stay), photographs_needed: PHOTOGRAPHS_NEEDED },
  });
}

const photographCount = ({ media }: Pick<Stay, 'media'>): number => media.filter(({ type }) => type === 'image').length;
