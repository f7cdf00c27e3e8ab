import { refusal } from '#kit/refusals/refusal';

/** The offer is over, or there was none. The message is in the service. */
export const OfferOver = refusal(409, 'offer_over');
