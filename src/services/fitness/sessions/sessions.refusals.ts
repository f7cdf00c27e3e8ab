import { refusal } from '#kit/refusals/refusal';

/** There is no open session; it may have been finished on another device. */
export const NoOpenSession = refusal(409, 'no_open_session');
export const SessionFull = refusal(409, 'session_full');
