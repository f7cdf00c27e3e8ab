import { refusal } from '#kit/refusals/refusal';
import type { Bilingual } from '#kit/language/language';
import type { Stay, StayMedia } from '../stays/stay.entity';

/** Something that visitors need is missing. */
export const NotPublishable = refusal(422, 'not_publishable');

const PHOTOGRAPHS_NEEDED = 3;

const TEXTS = ['title', 'short_description', 'description', 'location_hint'] as const;

/** The texts of a stay by the names of its fields. */
export type StayTexts = Record<(typeof TEXTS)[number], Bilingual>;

/** What of a stay a publication asks for. */
export type Publishable = StayTexts & { media: readonly StayMedia[] };

export const textsOf = (stay: Stay): StayTexts => ({
  title: stay.title,
  short_description: stay.shortDescription,
  description: stay.description,
  location_hint: stay.locationHint,
});

/** What keeps the stay from being published: texts as `title.ar`, and `photographs` when there are too few. */
export function missingForPublication(stay: Publishable): string[] {
  const missing: string[] = TEXTS.flatMap(name =>
    (['en', 'ar'] as const).filter(language => !stay[name][language]?.trim()).map(language => `${name}.${language}`),
  );
  return photographCount(stay) < PHOTOGRAPHS_NEEDED ? [...missing, 'photographs'] : missing;
}

/** @throws NotPublishable naming what is missing */
export function assertPublishable(stay: Publishable): void {
  const missing = missingForPublication(stay);
  if (missing.length === 0) return;
  throw NotPublishable({
    details: { missing, photographs: photographCount(stay), photographs_needed: PHOTOGRAPHS_NEEDED },
  });
}

const photographCount = ({ media }: Publishable): number => media.filter(({ type }) => type === 'image').length;
