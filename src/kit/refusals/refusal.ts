/** Problems by field: the path in the request (`lines.2.options`) to message keys or finished messages. */
export type FieldProblems = Record<string, string[]>;

export interface RefusalDetail {
  /** Values for the placeholders of the message. */
  params?: Record<string, unknown>;
  errors?: FieldProblems;
  /** Data for the client, such as ids and amounts. */
  details?: Record<string, unknown>;
  /** Extra fields of the failure envelope, such as `changes`. */
  extra?: Record<string, unknown>;
  retryAfterSeconds?: number;
}

/** An expected error: HTTP status, a stable key, and details. */
export class Refusal extends Error {
  override name = 'Refusal';
  #context?: object;

  constructor(
    readonly status: number,
    readonly key: string,
    readonly detail: RefusalDetail = {},
  ) {
    super(key);
  }

  /** The cause, such as the priced basket, for which help is read when the refusal is returned. */
  get context(): object | undefined {
    return this.#context;
  }

  /** Attaches the cause, which is never sent or logged. */
  about(context: object): this {
    this.#context = context;
    return this;
  }
}

/** Creates refusals of one kind; `status` and `key` are listed in the API description. */
export interface Refuse {
  (detail?: RefusalDetail): Refusal;
  readonly status: number;
  readonly key: string;
}

/** Declares a refusal: `export const CartEmpty = refusal(422, 'cart_empty')`. */
export function refusal(status: number, key: string): Refuse {
  return Object.assign((detail?: RefusalDetail) => new Refusal(status, key, detail), { status, key });
}

export const BadRequest = refusal(400, 'bad_request');
export const ValidationFailed = refusal(400, 'validation_failed');
export const MalformedJson = refusal(400, 'malformed_json');
export const SignInRequired = refusal(401, 'sign_in_required');
/** The token was valid once; signing in again helps. */
export const TokenExpired = refusal(401, 'token_expired');
/** The token is valid for other routes, so clients must keep it. */
export const WrongAudience = refusal(401, 'wrong_audience');
export const SignInFailed = refusal(401, 'sign_in_failed');
export const PermissionRequired = refusal(403, 'permission_required');
/** Visitors of a public demonstration must not change this. */
export const DemoProtected = refusal(403, 'demo_protected');
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

/** A validation failure (400) of one field. `key` is a message key below `validation.`. */
export function fieldRefused(field: string, key: string, params?: Record<string, unknown>): Refusal {
  return ValidationFailed({ errors: { [field]: [key] }, params });
}
