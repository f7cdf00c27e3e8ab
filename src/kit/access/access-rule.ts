import { applyDecorators, SetMetadata, type Type, UseGuards } from '@nestjs/common';
import { ApiBearerAuth, ApiExtension, ApiSecurity } from '../openapi/api-notes';
import { Refuses } from '../http/route-description';
import { PermissionRequired, SignInRequired, TokenExpired } from '../refusals/refusal';
import type { ProofGuard } from './proof.guard';

/** Who may call a route. Every handler declares exactly one; one that declares none stops the start. */
export type AccessRule =
  | { kind: 'public' }
  | { kind: 'audience'; audience: string; permissions: readonly string[] }
  /** Reads a token when one is sent; a bad one is refused, never taken for a guest. */
  | { kind: 'optional'; audience: string }
  /** Open to anyone; a valid token of the audience shows more. */
  | { kind: 'seeing'; audience: string }
  /** The route's own guard proves the caller: a signature, a signed address, a key. */
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

/** A signed-in staff account that holds any one of the permissions. */
export const Requires = (...permissions: [string, ...string[]]) =>
  applyDecorators(
    rule({ kind: 'audience', audience: STAFF, permissions }),
    ApiBearerAuth(STAFF),
    Refuses(SignInRequired, TokenExpired, PermissionRequired),
  );

/** Anyone; a token of the audience is read when sent, and a bad one is refused. */
export const OptionalAudience = (audience: string) =>
  applyDecorators(
    rule({ kind: 'optional', audience }),
    ApiSecurity({}),
    ApiBearerAuth(audience),
    Refuses(SignInRequired, TokenExpired),
  );

/** Anyone; signed-in staff also see hidden rows. Any other token reads as the public does. */
export const PublicOrStaff = () =>
  applyDecorators(rule({ kind: 'seeing', audience: STAFF }), ApiSecurity({}), ApiBearerAuth(STAFF));

/**
 * Whom the guard lets in; what it proved is handed to the handler by `@Proven()`. The proof names it in route tables:
 * `webhook` (whose body is left unread, for its signature), `signed-link`, `ingest-key`, `booking-token`.
 */
export const ProvenBy = (proof: string, guard: Type<ProofGuard>) =>
  applyDecorators(rule({ kind: 'proof', proof }), UseGuards(guard));

/** The audience of everyone who works on a dashboard. */
export const STAFF = 'staff';

/** One word or two for a rule, as route tables and the API description write it. */
export function describeRule(access: AccessRule): string {
  switch (access.kind) {
    case 'public':
      return 'anyone';
    case 'audience':
      return access.permissions.length > 0 ? access.permissions.join(' or ') : access.audience;
    case 'optional':
      return `optional ${access.audience}`;
    case 'seeing':
      return 'anyone, staff see hidden';
    case 'proof':
      return access.proof;
  }
}
