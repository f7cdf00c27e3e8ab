import { refusal } from '#kit/refusals/refusal';

/** Nothing is under way that could be changed: it was finished, perhaps on another device. */
export const NoOpenSession = refusal(409, 'no_open_session');
export const SessionFull = refusal(409, 'session_full');
