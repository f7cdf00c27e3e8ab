import { dataOf } from 'quintet-clients/answers';
import { Store } from '#kit/store';
import { food, type Kitchen } from '../api';

/** Every kitchen by its code, as the server last described it. */
export const kitchens = new Store<ReadonlyMap<string, Kitchen>>(new Map());

export const putKitchen = (kitchen: Kitchen): void => kitchens.set(new Map(kitchens.value).set(kitchen.code, kitchen));

export async function readKitchens(): Promise<void> {
  const read = await dataOf(food.GET('/api/kitchens'));
  kitchens.set(new Map(read.map(kitchen => [kitchen.code, kitchen])));
}

/** Pauses, busy times and opening hours end without an event. */
export async function readEnded(): Promise<void> {
  const ends = [...kitchens.value.values()].flatMap(({ paused_until, busy_until, closes_at, next_opening }) => [
    paused_until,
    busy_until,
    closes_at,
    next_opening,
  ]);
  if (ends.some(end => end !== null && Date.parse(end) <= Date.now())) await readKitchens();
}
