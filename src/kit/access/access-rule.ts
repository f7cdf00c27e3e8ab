import { applyDecorators, SetMetadata, type Type, UseGuards } from '@nestjs/common';
import { ApiBearerAuth, ApiExtension, ApiSecurity } from '../openapi/api-notes';
import { Refuses } from '../http/route-description';
import { PermissionRequired, SignInRequired, TokenExpired } from '../refusals/refusal';
import type { ProofGuard } from './proof.guard';

/** Who may call a route. Every handler declares exactly one rule; a handler without one stops the start. */
export type AccessRule =
  | { kind: 'public' }
  | { kind: 'audience'; audience: string; permissions: readonly string[] }
  /** Guests and accounts; an invalid token is refused. */
  | { kind: 'optional'; audience: string }
  /** Open to anyone; a valid token of the audience shows more, an invalid one is ignored. */
  | { kind: 'optional-lenient'; audience: string }
  /** The route's own guard authenticates the caller: a signature, a signed URL, a key. */
  | { kind: 'proof'; proof: string };

export const ACCESS_RULE = 'access rule';

const rule = (access: AccessRule) =>
  applyDecorators(SetMetadata(ACCESS_RULE, access), ApiExtension('x-access', describeRule(access)));

/** Anyone may call. */
export const Public = () => rule({ kind: 'public' });

/** Any signed-in account of the audience. */
export const Audience = (audience: string) =>
  applyDecorators(
    rule({ kind: 'audience', audience, permissions: [] }),
    ApiBearerAuth(audience),
    Refuses(SignInRequired, TokenExpired),
  );

/** A signed-in staff account with at least one of the permissions. */
export const Requires = (...permissions: [string, ...string[]]) =>
  applyDecorators(
    rule({ kind: 'audience', audience: STAFF, permissions }),
    ApiBearerAuth(STAFF),
    Refuses(SignInRequired, TokenExpired, PermissionRequired),
  );

/** Guests and accounts of the audience; an invalid token is refused. */
export const OptionalAudience = (audience: string) =>
  applyDecorators(
    rule({ kind: 'optional', audience }),
    ApiSecurity({}),
    ApiBearerAuth(audience),
    Refuses(SignInRequired, TokenExpired),
  );

/** Anyone; signed-in staff also see hidden rows. Any other token is ignored. */
export const PublicOrStaff = () =>
  applyDecorators(rule({ kind: 'optional-lenient', audience: STAFF }), ApiSecurity({}), ApiBearerAuth(STAFF));

/**
 * Callers that `guard` authenticates; the handler gets its result by `@Proven()`.
 * @param proof name in route tables: `webhook` (the guard reads the raw body itself, for its signature), `signed-link`,
 * `ingest-key`, `booking-token`
 */
export const ProvenBy = (proof: string, guard: Type<ProofGuard>) =>
  applyDecorators(rule({ kind: 'proof', proof }), UseGuards(guard));

/** The audience of dashboard accounts. */
export const STAFF = 'staff';

/** The short name of a rule in route tables and in the API description. */
export function describeRule(access: AccessRule): string {
  switch (access.kind) {
    case 'public':
      return 'anyone';
    case 'audience':
      return access.permissions.length > 0 ? access.permissions.join(' or ') : access.audience;
    case 'optional':
      return `optional ${access.audience}`;
    case 'optional-lenient':
      return 'anyone, staff see hidden';
    case 'proof':
      return access.proof;
  }
}
