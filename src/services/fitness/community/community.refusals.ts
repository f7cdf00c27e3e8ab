import { refusal } from '#kit/refusals/refusal';

export const EventFull = refusal(409, 'event_full');
/** The event has free places, so the waiting list is not needed. */
export const PlacesFree = refusal(409, 'places_free');
export const EventOver = refusal(409, 'event_over');
export const ChallengeOver = refusal(409, 'challenge_over');
export const NotInGroup = refusal(403, 'not_in_group');
