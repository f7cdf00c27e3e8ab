import { refusal } from '#kit/refusals/refusal';

/** There is no open session; it may have been finished on another device. */
export const NoOpenSession = refusal(409, 'no_open_session');
/** A session of another workout is open and has logged sets or notes. */
export const SessionOpen = refusal(409, 'session_open');
export const SessionFull = refusal(409, 'session_full');
