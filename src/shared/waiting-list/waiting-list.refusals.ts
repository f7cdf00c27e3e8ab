import { refusal } from '#kit/refusals/refusal';

/** The offer is over, or there was none. */
export const OfferOver = refusal(409, 'offer_over');
/** There is no need to wait. */
export const PlacesFree = refusal(409, 'places_free');
