import { bodyColumns } from '#kit/database/body-columns';
import { changedText } from '#kit/language/changed-text';
import type { Bilingual } from '#kit/language/language';
import { searchText } from '#kit/language/search-text';
import { toCents } from '#kit/money/money';
import type { Stay, StayMedia } from '../stays/stay.entity';
import type { HouseRuleBody, StayChangeBody, StayMediaBody } from './stays-staff.dto';

const VIDEO = /\.(mp4|webm|mov|m4v)$/;

export function galleryOf(media: readonly StayMediaBody[]): StayMedia[] {
  return media.map(({ url, alt }) => ({
    url,
    alt: changedText(alt) ?? { en: '', ar: '' },
    type: VIDEO.test(url) ? 'video' : 'image',
  }));
}

export function staySearchText({
  reference,
  title,
  locationHint,
}: Pick<Stay, 'reference' | 'title' | 'locationHint'>): string {
  return searchText([reference, title.en, title.ar, locationHint.en, locationHint.ar].join(' '));
}

const houseRule = ({ en, ar }: HouseRuleBody): Bilingual => ({ en, ar: ar ?? '' });

export const stayColumns = bodyColumns<StayChangeBody, Stay>({
  title: changedText,
  short_description: changedText,
  description: changedText,
  location_hint: changedText,
  nightly_rate: { nightlyRateCents: toCents },
  cleaning_fee: { cleaningFeeCents: toCents },
  extra_guest_fee: { extraGuestFeeCents: toCents },
  deposit: { depositCents: toCents },
  amenities: amenities => [...new Set(amenities.map(text => text.trim()))],
  house_rules: rules => rules.map(houseRule),
  media: galleryOf,
});
