import type { Storage } from '#media/storage';
import { storeDrawing } from '#media/stored-pictures';
import { drawHouse, type HouseKind } from '../../drawing/houses';
import { drawPlace } from '../../drawing/places';
import { type Look, portrait } from '../../drawing/portraits';
import type { Hour } from '../../drawing/light';
import { drawRoom, type Room } from '../../drawing/rooms';
import type { Surroundings } from '../../drawing/surroundings';
import { drawTerrace } from '../../drawing/terrace';
import type { HomeSeed } from '../home-seed';
import { homes } from '../homes-data';
import { neighborhoods, type NeighborhoodSlug } from '../neighborhoods-data';

/** Addresses of the stored pictures. */
export interface Gallery {
  /** Of the home at this place of the list. */
  exterior: (index: number) => string;
  /** `look` counts on from 0 and comes round again. */
  room: (room: Room, look: number) => string;
  terrace: (area: NeighborhoodSlug) => string;
  neighborhood: (slug: NeighborhoodSlug) => string;
  portrait: (name: TeamName) => string;
}

const TEAM = { owner: { hair: 'long' }, agent: { hair: 'short', hasBeard: true } } satisfies Record<string, Look>;
type TeamName = keyof typeof TEAM;

/** What lies around the homes, and when it is at its best. */
const AREAS: Readonly<Record<NeighborhoodSlug, readonly [Surroundings, Hour]>> = {
  'dubai-marina': ['marina', 'sunset'],
  'downtown-dubai': ['city', 'dusk'],
  'palm-jumeirah': ['sea', 'noon'],
  'arabian-ranches': ['suburb', 'morning'],
  'jumeirah-village-circle': ['park', 'golden'],
  'dubai-hills': ['park', 'noon'],
};

/** Neighbours in a list are seen at different hours. */
const HOURS: readonly Hour[] = ['morning', 'golden', 'noon', 'dusk', 'golden', 'noon', 'sunset'];
export const hourOf = (look: number): Hour => HOURS[look % HOURS.length]!;

const LOOKS: Readonly<Record<Room, number>> = { living: 5, bedroom: 5, kitchen: 3, bathroom: 3, empty: 3 };

/** Draws every picture of the demo that is not stored yet. */
export async function drawGallery(storage: Storage): Promise<Gallery> {
  const addresses = new Map<string, string>();
  const store = async (name: string, drawing: string) => {
    addresses.set(name, await storeDrawing(storage, `demo/${name}`, drawing));
  };
  for (const [index, seed] of homes.entries())
    if (hasPictures(seed)) await store(`home-${index}`, exterior(seed, index));
  for (const [room, looks] of Object.entries(LOOKS) as [Room, number][])
    for (let look = 0; look < looks; look++)
      await store(`${room}-${look}`, drawRoom(room, `home ${look}`, `home ${look}`, hourOf(look)));
  for (const [index, { slug }] of neighborhoods.entries()) {
    const [around, hour] = AREAS[slug];
    await store(`terrace-${slug}`, drawTerrace(slug, around, hourOf(index + 1)));
    await store(`neighborhood-${slug}`, drawPlace(slug, around, hour));
  }
  for (const [name, look] of Object.entries(TEAM)) await store(`portrait-${name}`, portrait(name, look));
  const address = (name: string) => addresses.get(name)!;
  return {
    exterior: index => address(`home-${index}`),
    room: (room, look) => address(`${room}-${look % LOOKS[room]}`),
    terrace: area => address(`terrace-${area}`),
    neighborhood: slug => address(`neighborhood-${slug}`),
    portrait: name => address(`portrait-${name}`),
  };
}

/** A draft waits for its pictures. */
export const hasPictures = ({ status }: HomeSeed): boolean => status !== 'draft';

function exterior(seed: HomeSeed, index: number): string {
  const [around] = AREAS[seed.area];
  const kind = kindOf(seed, around);
  const form = homes.slice(0, index).filter(other => kindOf(other, AREAS[other.area][0]) === kind).length;
  return drawHouse({ seed: seed.title[0], kind, around, hour: hourOf(index), form });
}

function kindOf({ type }: HomeSeed, around: Surroundings): HouseKind {
  if (type === 'villa') return 'villa';
  if (type === 'townhouse') return 'row';
  return around === 'park' || around === 'suburb' ? 'mid-rise' : 'tower';
}
