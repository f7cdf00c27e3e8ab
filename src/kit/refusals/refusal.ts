/** Problems by field: the path the client sent (`lines.2.options`) to sentence keys or finished sentences. */
export type FieldProblems = Record<string, string[]>;

export interface RefusalDetail {
  /** Values for the placeholders of the sentence. */
  params?: Record<string, unknown>;
  errors?: FieldProblems;
  /** Values behind a refusal that names something. */
  details?: Record<string, unknown>;
  /** Fields that stand beside `message` in the failure envelope, such as `changes`. */
  extra?: Record<string, unknown>;
  retryAfterSeconds?: number;
}

/** A request the business says no to: an HTTP status, a key that never changes, and what is behind it. */
export class Refusal extends Error {
  override name = 'Refusal';

  constructor(
    readonly status: number,
    readonly key: string,
    readonly detail: RefusalDetail = {},
  ) {
    super(key);
  }
}

/** Makes refusals of one kind; carries `status` and `key` so that the API description can list them. */
export interface Refuse {
  (detail?: RefusalDetail): Refusal;
  readonly status: number;
  readonly key: string;
}

/** Declares a refusal once, beside the rule it guards: `export const CartEmpty = refusal(422, 'cart_empty')`. */
export function refusal(status: number, key: string): Refuse {
  return Object.assign((detail?: RefusalDetail) => new Refusal(status, key, detail), { status, key });
}

export const BadRequest = refusal(400, 'bad_request');
export const ValidationFailed = refusal(400, 'validation_failed');
export const MalformedJson = refusal(400, 'malformed_json');
export const SignInRequired = refusal(401, 'sign_in_required');
/** The token was good once: signing in again helps, unlike with one that never was. */
export const TokenExpired = refusal(401, 'token_expired');
export const SignInFailed = refusal(401, 'sign_in_failed');
export const PermissionRequired = refusal(403, 'permission_required');
export const NotFound = refusal(404, 'not_found');
export const RouteNotFound = refusal(404, 'route_not_found');
export const Conflict = refusal(409, 'conflict');
export const StillInUse = refusal(409, 'still_in_use');
export const BodyTooLarge = refusal(413, 'body_too_large');
export const TooManyValues = refusal(413, 'too_many_values');
export const UnsupportedMediaType = refusal(415, 'unsupported_media_type');
export const RateLimited = refusal(429, 'rate_limited');
export const ServerBusy = refusal(503, 'server_busy');
export const ServiceUnavailable = refusal(503, 'service_unavailable');
export const Unexpected = refusal(500, 'unexpected');

/** One field is wrong: a validation failure naming it. `key` is a sentence key. */
export function fieldRefused(field: string, key: string, params?: Record<string, unknown>): Refusal {
  return ValidationFailed({ errors: { [field]: [key] }, params });
}
