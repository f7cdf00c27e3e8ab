import { changedText } from '#kit/language/changed-text';
import type { Bilingual } from '#kit/language/language';
import { searchText } from '#kit/language/search-text';
import { toCents } from '#kit/money/money';
import type { Stay, StayMedia } from '../stays/stay.entity';
import type { HouseRuleBody, StayChangeBody, StayMediaBody } from './stays-staff.dto';

/** The columns of a body; omitted fields are undefined. `stored` supplies the language a text omits. */
export function stayValues(body: StayChangeBody, stored?: Stay): Partial<Stay> {
  return {
    slug: body.slug,
    title: changedText(body.title, stored?.title),
    shortDescription: changedText(body.short_description, stored?.shortDescription),
    description: changedText(body.description, stored?.description),
    locationHint: changedText(body.location_hint, stored?.locationHint),
    type: body.type,
    destinationId: body.destination_id,
    bedrooms: body.bedrooms,
    beds: body.beds,
    bathrooms: body.bathrooms,
    maxGuests: body.max_guests,
    minNights: body.min_nights,
    nightlyRateCents: body.nightly_rate === undefined ? undefined : toCents(body.nightly_rate),
    cleaningFeeCents: body.cleaning_fee === undefined ? undefined : toCents(body.cleaning_fee),
    checkInTime: body.check_in_time,
    checkOutTime: body.check_out_time,
    amenities: body.amenities && [...new Set(body.amenities.map(text => text.trim()))],
    houseRules: body.house_rules?.map(houseRule),
    media: body.media && galleryOf(body.media),
  };
}

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
