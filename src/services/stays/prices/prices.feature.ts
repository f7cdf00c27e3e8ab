import { routinesIn } from '#kit/service/sql-files';
import type { Feature } from '#kit/service/feature';

/** The price of nights: rules without routes of their own. */
export const prices: Feature = {
  routines: routinesIn(__dirname, 'stay_nights'),
};
