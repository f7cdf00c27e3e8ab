import { Temporal } from 'temporal-polyfill';
import type { Bilingual } from '#kit/language/language';
import { slugOf } from '#kit/database/slug';
import { toCents } from '#kit/money/money';
import { dayIn, wallClock } from '#kit/time/calendar';
import { homeSearchText } from '#services/property/homes-staff/home-values';
import { Home, type StagingPair } from '#services/property/homes/home.entity';
import { HomeMedia } from '#services/property/homes/home-media.entity';
import { Neighborhood } from '#services/property/neighborhoods/neighborhood.entity';
import type { Seeding } from '#shared/seeding/seeding';
import type { HomeSeed } from './home-seed';
import { descriptionOf } from './descriptions';
import { homes } from './homes-data';
import { neighborhoods, type NeighborhoodSlug, type Pair } from './neighborhoods-data';
import { type Gallery, hasPictures } from './pictures/gallery';

const ZONE = 'Asia/Dubai';
const OFFICE_OPENS = new Temporal.PlainTime(9);
const OFFICE_HOURS = 9;

const bilingual = ([en, ar]: Pair): Bilingual => ({ en, ar });

export async function seedNeighborhoods({ db }: Seeding, gallery: Gallery): Promise<Map<NeighborhoodSlug, number>> {
  const ids = new Map<NeighborhoodSlug, number>();
  for (const [index, seed] of neighborhoods.entries()) {
    const stored = await db.of(Neighborhood).save(
      db.of(Neighborhood).create({
        slug: seed.slug,
        name: bilingual(seed.name),
        shortDescription: bilingual(seed.about),
        city: 'Dubai',
        coverUrl: gallery.neighborhood(seed.slug),
        coverAlt: bilingual([`${seed.name[0]} from afar`, `${seed.name[1]} من بعيد`]),
        isFeatured: 'featured' in seed,
        sortOrder: index + 1,
      }),
    );
    ids.set(seed.slug, stored.id);
  }
  return ids;
}

/** Stores the homes, the one listed last being the latest change. Answers them in the order of the data. */
export async function seedHomes(
  seeding: Seeding,
  gallery: Gallery,
  neighborhoodIds: ReadonlyMap<NeighborhoodSlug, number>,
): Promise<Home[]> {
  const { db, clock } = seeding;
  const stored: Home[] = [];
  for (const [index, seed] of [...homes.entries()].toReversed()) {
    const listed = listedAt(index, clock.now());
    const reference = await nextReference(seeding);
    const title = bilingual(seed.title);
    const status = seed.status ?? 'published';
    const { identifiers } = await db.of(Home).insert({
      reference,
      slug: slugOf(title.en),
      title,
      description: descriptionOf(seed, index),
      purpose: seed.purpose,
      type: seed.type,
      status,
      priceCents: toCents(seed.price),
      currency: 'AED',
      bedrooms: seed.rooms[0],
      bathrooms: seed.rooms[1],
      areaSqm: seed.sqm,
      amenities: [...seed.has],
      neighborhoodId: neighborhoodIds.get(seed.area),
      location: locationOf(seed, index),
      isFeatured: seed.featured ?? false,
      stagingPairs: seed.featured ? stagingPairs(gallery, index) : [],
      searchText: homeSearchText({ title, reference }),
      publishedAt: status === 'draft' ? null : dateOf(listed),
      createdAt: dateOf(listed),
      updatedAt: dateOf(listed),
    });
    const id = identifiers[0]!['id'] as number;
    if (hasPictures(seed))
      await db.of(HomeMedia).insert(picturesOf(seed, index, gallery).map(item => ({ ...item, homeId: id })));
    stored.unshift(await db.of(Home).findOneByOrFail({ id }));
  }
  return stored;
}

/** On a day before today, at office hours; the older the homes are, the further apart. */
function listedAt(index: number, now: Temporal.Instant): Temporal.Instant {
  const day = dayIn(ZONE, now).subtract({ days: 1 + Math.floor(index ** 1.2) });
  const minutes = (index * 397) % (OFFICE_HOURS * 60);
  return wallClock(day, OFFICE_OPENS.add({ minutes }), ZONE);
}

const dateOf = (instant: Temporal.Instant) => new Date(instant.epochMilliseconds);

async function nextReference({ db }: Seeding): Promise<string> {
  const row = await db.row<{ number: number }>(`SELECT nextval('home_reference_seq') AS number`);
  return `PRP-${row!.number}`;
}

/** Somewhere around the middle of its neighborhood, always at the same place. */
function locationOf({ area }: HomeSeed, index: number): Home['location'] {
  const middle = neighborhoods.find(({ slug }) => slug === area)!;
  const near = (degrees: number, step: number) => Number((degrees + (((index * step) % 17) - 8) * 0.0007).toFixed(6));
  return {
    latitude: near(middle.latitude, 5),
    longitude: near(middle.longitude, 7),
    address_hint: bilingual([`Near the centre of ${middle.name[0]}`, `بالقرب من مركز ${middle.name[1]}`]),
  };
}

function picturesOf({ area, title: [en, ar] }: HomeSeed, look: number, gallery: Gallery) {
  const views = [
    [gallery.exterior(look), 'from the street', 'من الشارع'],
    [gallery.room('living', look), 'living room', 'غرفة المعيشة'],
    [gallery.room('kitchen', look + 1), 'kitchen', 'المطبخ'],
    [gallery.room('bedroom', look + 2), 'bedroom', 'غرفة النوم'],
    [
      look % 2 === 0 ? gallery.terrace(area) : gallery.room('bathroom', look),
      look % 2 === 0 ? 'terrace' : 'bathroom',
      look % 2 === 0 ? 'التراس' : 'الحمّام',
    ],
  ] as const;
  return views.map(([url, viewEn, viewAr], index) => ({
    url,
    alt: { en: `${en}: ${viewEn}`, ar: `${ar}: ${viewAr}` },
    position: index + 1,
    isCover: index === 0,
  }));
}

/** Looks of rooms that are drawn without furniture, too. */
const EMPTY_ROOMS = 3;

function stagingPairs(gallery: Gallery, look: number): StagingPair[] {
  const pair = (room: 'living' | 'bedroom', name: Pair, isPublic: boolean): StagingPair => ({
    room: bilingual(name),
    before_url: gallery.room('empty', look % EMPTY_ROOMS),
    after_url: gallery.room(room, look % EMPTY_ROOMS),
    is_public: isPublic,
  });
  return [pair('living', ['Living room', 'غرفة المعيشة'], true), pair('bedroom', ['Bedroom', 'غرفة النوم'], false)];
}
