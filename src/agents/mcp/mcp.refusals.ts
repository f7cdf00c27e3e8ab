import { refusal } from '#kit/refusals/refusal';

/** A web page of an origin that `CORS_ORIGIN` does not list. */
export const OriginRefused = refusal(403, 'origin_refused');
export const ToolsetUnknown = refusal(400, 'toolset_unknown');
/** The app asked its person for reading only. */
export const InsufficientScope = refusal(403, 'insufficient_scope');
