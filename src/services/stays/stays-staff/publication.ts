import { refusal } from '#kit/refusals/refusal';
import type { Bilingual } from '#kit/language/language';
import type { Stay, StayMedia } from '../stays/stay.entity';

/** A text or photograph is missing. */
export const NotPublishable = refusal(422, 'not_publishable');

export const MIN_PHOTOGRAPHS = 3;

const TEXTS = ['title', 'short_description', 'description', 'location_hint'] as const;

export type StayTexts = Record<(typeof TEXTS)[number], Bilingual>;

export type Publishable = StayTexts & { media: readonly StayMedia[] };

export const textsOf = (stay: Stay): StayTexts => ({
  title: stay.title,
  short_description: stay.shortDescription,
  description: stay.description,
  location_hint: stay.locationHint,
});

/** Missing texts, such as `title.ar`, and `photographs` when there are too few. */
export function missingForPublication(stay: Publishable): string[] {
  const missing: string[] = TEXTS.flatMap(name =>
    (['en', 'ar'] as const).filter(language => !stay[name][language]?.trim()).map(language => `${name}.${language}`),
  );
  return photographCount(stay) < MIN_PHOTOGRAPHS ? [...missing, 'photographs'] : missing;
}

export function assertPublishable(stay: Publishable): void {
  const missing = missingForPublication(stay);
  if (missing.length === 0) return;
  throw NotPublishable({
    details: { missing, photographs: photographCount(stay), photographs_needed: MIN_PHOTOGRAPHS },
  });
}

const photographCount = ({ media }: Publishable): number => media.filter(({ type }) => type === 'image').length;
