import { refusal } from '#kit/refusals/refusal';

/** The request of an app is unknown, was answered, or is older than 15 minutes. */
export const ConnectionExpired = refusal(410, 'connection_expired');
