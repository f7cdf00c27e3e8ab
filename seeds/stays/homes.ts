import type { Bilingual } from '#kit/language/language';
import type { Storage } from '#media/storage';
import { storeDrawing } from '#media/stored-pictures';
import { toCents } from '#kit/money/money';
import { Destination } from '#services/stays/destinations/destination.entity';
import { staySearchText } from '#services/stays/stays-staff/stay-values';
import { Stay, type StayMedia } from '#services/stays/stays/stay.entity';
import type { Seeding } from '#shared/seeding/seeding';
import { type DestinationSeed, destinations, type Landscape, type Pair } from './destinations-data';
import { drawPlace } from '../drawing/places';
import { drawStay } from './pictures';
import { houseRules, type Room, type StaySeed } from './stay-seed';
import { stays } from './stays-data';

/** A stay as it was stored, with what its guests usually think of it. */
export interface SeededStay {
  stay: Stay;
  landscape: Landscape;
  quality: number;
}

const ROOMS: Record<Room, Pair> = {
  outside: ['The house from the path', 'البيت من جهة الممر'],
  living: ['Living room', 'غرفة الجلوس'],
  bedroom: ['Bedroom', 'غرفة النوم'],
  terrace: ['Terrace with a view', 'شرفة بإطلالة'],
};

/** Regions with their stays, drawn and in both languages. The first stay of the list is the latest change. */
export async function seedHomes({ db, storage }: Seeding): Promise<SeededStay[]> {
  const ids = new Map<string, number>();
  for (const [index, seed] of destinations.entries()) {
    const { slug, name, tagline, description } = seed;
    const destination = await db.of(Destination).save({
      slug,
      name: bilingual(name),
      tagline: bilingual(tagline),
      description: bilingual(description),
      coverUrl: await cover(storage, seed),
      coverAlt: bilingual(name),
      sortOrder: index + 1,
    });
    ids.set(slug, destination.id);
  }
  const galleries = await Promise.all(stays.map(seed => gallery(storage, seed)));
  const seeded: SeededStay[] = [];
  for (const [index, seed] of [...stays.entries()].toReversed()) {
    const repository = db.of(Stay);
    const { id } = await repository.save(
      repository.create({ ...stayOf(seed), destinationId: ids.get(seed.destination), media: galleries[index] }),
    );
    const stay = await repository.findOneByOrFail({ id });
    await repository.update({ id }, { searchText: staySearchText(stay), updatedAt: stay.updatedAt });
    seeded.unshift({ stay, landscape: landscapeOf(seed.destination), quality: seed.quality });
  }
  return seeded;
}

/** Every picture of the demo. */
export async function drawHomes(storage: Storage): Promise<void> {
  for (const destination of destinations) await cover(storage, destination);
  for (const seed of stays) await gallery(storage, seed);
}

const cover = (storage: Storage, { slug, landscape, hour }: DestinationSeed) =>
  storeDrawing(storage, `demo/destinations/${slug}`, drawPlace(slug, landscape, hour));

const bilingual = ([en, ar]: Pair): Bilingual => ({ en, ar });

const stayOf = (seed: StaySeed): Partial<Stay> => ({
  slug: seed.slug,
  type: seed.type,
  status: seed.draft ? 'draft' : 'published',
  title: bilingual(seed.title),
  shortDescription: bilingual(seed.short),
  description: bilingual(seed.description),
  locationHint: bilingual(seed.hint),
  bedrooms: seed.bedrooms,
  beds: seed.beds,
  bathrooms: seed.bathrooms,
  maxGuests: seed.guests,
  minNights: seed.minNights,
  nightlyRateCents: toCents(seed.rate),
  cleaningFeeCents: toCents(seed.cleaning),
  amenities: [...seed.amenities],
  houseRules: seed.rules.map(rule => bilingual(houseRules[rule])),
});

async function gallery(storage: Storage, seed: StaySeed): Promise<StayMedia[]> {
  const place = landscapeOf(seed.destination);
  const rooms: Room[] = seed.draft ? ['outside', 'living'] : ['outside', 'living', 'bedroom', 'terrace'];
  const media: StayMedia[] = [];
  for (const room of rooms) {
    const url = await storeDrawing(
      storage,
      `demo/stays/${seed.slug}-${room}`,
      drawStay({ ...seed, index: stays.indexOf(seed) }, place, room),
    );
    media.push({ url, alt: bilingual(ROOMS[room]), type: 'image' });
  }
  return media;
}

function landscapeOf(destination: string): Landscape {
  const found = destinations.find(({ slug }) => slug === destination);
  if (!found) throw new Error(`there is no destination '${destination}'`);
  return found.landscape;
}
