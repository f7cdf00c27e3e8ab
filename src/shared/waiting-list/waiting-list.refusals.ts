import { refusal } from '#kit/refusals/refusal';

/** The offer is over, or there was none. The service has the sentence. */
export const OfferOver = refusal(409, 'offer_over');
