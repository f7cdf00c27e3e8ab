import type { Storage } from '#kit/media/storage';
import { storeDrawing } from '#kit/media/stored-pictures';
import { HOME_TYPES, type HomeType } from '#services/property/homes/home-kinds';
import { svg } from './canvas';
import { drawExterior } from './exteriors';
import { drawRoom, type Room, ROOMS } from './interiors';
import { palettes } from './palettes';
import { drawSkyline } from './skylines';

/** Addresses of the stored pictures. `look` counts on from 0 and comes round again. */
export interface Gallery {
  exterior: (type: HomeType, look: number) => string;
  room: (room: Room, look: number) => string;
  skyline: (look: number) => string;
}

const SKYLINES = 6;

/** Draws every picture of the demo that is not stored yet. */
export async function drawGallery(storage: Storage): Promise<Gallery> {
  const addresses = new Map<string, string>();
  const store = async (name: string, shapes: string) => {
    addresses.set(name, await storeDrawing(storage, `demo/${name}`, svg(shapes)));
  };
  for (const [look, palette] of palettes.entries()) {
    await Promise.all([
      ...HOME_TYPES.map(async type => store(`exterior-${type}-${look}`, drawExterior(type, palette))),
      ...ROOMS.map(async room => store(`room-${room}-${look}`, drawRoom(room, palette))),
    ]);
  }
  await Promise.all(
    Array.from({ length: SKYLINES }, async (_, look) =>
      store(`skyline-${look}`, drawSkyline(look, palettes[look % palettes.length]!)),
    ),
  );
  const address = (name: string) => addresses.get(name)!;
  return {
    exterior: (type, look) => address(`exterior-${type}-${look % palettes.length}`),
    room: (room, look) => address(`room-${room}-${look % palettes.length}`),
    skyline: look => address(`skyline-${look % SKYLINES}`),
  };
}
