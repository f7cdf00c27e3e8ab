import type { LiveEvent } from 'quintet-clients/live';
import { Store } from '#kit/store';

/** The latest difference with a processor that began, changed or ended. */
export const changedDifference = new Store<LiveEvent<'food', 'staff'>['payment:difference'] | undefined>(undefined);
