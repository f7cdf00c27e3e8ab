import { refusal } from '#kit/refusals/refusal';

/** A web page of an origin that `CORS_ORIGIN` does not list. */
export const OriginRefused = refusal(403, 'origin_refused');
export const ToolsetUnknown = refusal(400, 'toolset_unknown');
