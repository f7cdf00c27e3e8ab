import { refusal } from '#kit/refusals/refusal';

/** The nights can be booked. */
export const DatesFree = refusal(409, 'dates_free');
/** The waitlist is off, or the nights could not be booked even if they were free. */
export const WaitlistNotOffered = refusal(422, 'waitlist_not_offered');
/** The e-mail address has too many entries. */
export const TooManyWaiting = refusal(422, 'too_many_waiting');
/** The visitor address has too many entries for the stay. */
export const TooManyWaitingHere = refusal(422, 'too_many_waiting_here');
