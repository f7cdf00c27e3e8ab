import type { Landscape } from './destinations-data';
import { drawHouse, type HouseKind } from '../drawing/houses';
import type { Hour } from '../drawing/light';
import { drawRoom } from '../drawing/rooms';
import { drawTerrace } from '../drawing/terrace';
import type { Room, StaySeed } from './stay-seed';

/** What of a stay is drawn, and at which place of the list it stands. */
export type DrawnStay = Pick<StaySeed, 'slug' | 'type'> & { index: number };

const HOURS: readonly Hour[] = ['golden', 'dusk', 'noon', 'sunset', 'morning', 'noon', 'golden', 'dusk'];

/** One picture of a stay as SVG; the same for the same stay every time. */
export function drawStay({ slug, type, index }: DrawnStay, place: Landscape, room: Room): string {
  const hour = HOURS[index % HOURS.length]!;
  if (room === 'living' || room === 'bedroom') return drawRoom(room, slug, slug, hour);
  if (room === 'terrace') return drawTerrace(slug, place, HOURS[(index + 2) % HOURS.length]!);
  return drawHouse({ seed: slug, kind: kindOf(type, place), around: place, hour, form: index });
}

function kindOf(type: StaySeed['type'], place: Landscape): HouseKind {
  if (type === 'apartment') return place === 'city' ? 'tower' : 'mid-rise';
  return type;
}
