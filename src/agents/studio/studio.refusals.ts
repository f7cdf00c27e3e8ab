import { refusal } from '#kit/refusals/refusal';

/** In production, no provider is configured. */
export const StudioUnavailable = refusal(422, 'studio_unavailable');
/** The provider failed while the caller waited. */
export const StudioFailed = refusal(502, 'studio_failed');
export const PicturesUsedUp = refusal(429, 'pictures_used_up');
export const PictureNotReady = refusal(409, 'picture_not_ready');
export const PictureAccepted = refusal(409, 'picture_accepted');
