import { applyDecorators, SetMetadata, type Type, UseGuards } from '@nestjs/common';
import { ApiBearerAuth, ApiExtension, ApiSecurity } from '../openapi/api-notes';
import { Refuses } from '../http/route-description';
import { PermissionRequired, SignInRequired, TokenExpired, WrongAudience } from '../refusals/refusal';
import type { ProofGuard } from './proof.guard';

/** Who may call a route. Every handler declares exactly one rule; a handler without one stops the start. */
export type AccessRule =
  | { kind: 'public' }
  | { kind: 'audience'; audience: string; permissions: readonly string[] }
  /** Any signed-in account of one of several audiences. */
  | { kind: 'audiences'; audiences: readonly string[] }
  /** Guests and accounts; an invalid token is refused. */
  | { kind: 'optional'; audience: string }
  /** Open to anyone; a valid token of the audience shows more, an invalid one is ignored. */
  | { kind: 'optional-lenient'; audience: string }
  /** The route's own guard authenticates the caller: a signature, a signed URL, a key. */
  | { kind: 'proof'; proof: string };

export const ACCESS_RULE = 'access rule';

const EITHER = ' or ';

const rule = (access: AccessRule) =>
  applyDecorators(SetMetadata(ACCESS_RULE, access), ApiExtension('x-access', describeRule(access)));

export const Public = () => rule({ kind: 'public' });

/** Any signed-in account of the audience. */
export const Audience = (audience: string) =>
  applyDecorators(
    rule({ kind: 'audience', audience, permissions: [] }),
    ApiBearerAuth(audience),
    Refuses(SignInRequired, TokenExpired, WrongAudience),
  );

/** Any signed-in account of one of the audiences; their ids are distinct only together with `caller.audience`. */
export const AnyAudience = (first: string, ...others: readonly string[]) => {
  if (others.length === 0) return Audience(first);
  const audiences = [first, ...others];
  return applyDecorators(
    rule({ kind: 'audiences', audiences }),
    ...audiences.map(audience => ApiBearerAuth(audience)),
    Refuses(SignInRequired, TokenExpired, WrongAudience),
  );
};

/** A signed-in staff account with at least one of the permissions. */
export const Requires = (...permissions: [string, ...string[]]) =>
  applyDecorators(
    rule({ kind: 'audience', audience: STAFF, permissions }),
    ApiBearerAuth(STAFF),
    Refuses(SignInRequired, TokenExpired, WrongAudience, PermissionRequired),
  );

/** Guests and accounts of the audience; an invalid token is refused. */
export const OptionalAudience = (audience: string) =>
  applyDecorators(
    rule({ kind: 'optional', audience }),
    ApiSecurity({}),
    ApiBearerAuth(audience),
    Refuses(SignInRequired, TokenExpired, WrongAudience),
  );

/** Anyone; a signed-in account of the audience gets more. Any other token is ignored. */
export const PublicOr = (audience: string) =>
  applyDecorators(rule({ kind: 'optional-lenient', audience }), ApiSecurity({}), ApiBearerAuth(audience));

/** Anyone; signed-in staff also see hidden rows. Any other token is ignored. */
export const PublicOrStaff = () => PublicOr(STAFF);

/** @param proof name in route tables */
export const ProvenBy = (proof: string, guard: Type<ProofGuard>) =>
  applyDecorators(rule({ kind: 'proof', proof }), UseGuards(guard));

/** The audience of staff accounts. */
export const STAFF = 'staff';

/** The short name of a rule in route tables and in the API description. */
export function describeRule(access: AccessRule): string {
  switch (access.kind) {
    case 'public':
      return 'anyone';
    case 'audience':
      return access.permissions.length > 0 ? access.permissions.join(EITHER) : access.audience;
    case 'audiences':
      return access.audiences.join(EITHER);
    case 'optional':
      return `optional ${access.audience}`;
    case 'optional-lenient':
      return access.audience === STAFF ? 'anyone, staff see hidden' : `anyone, ${access.audience} sees own`;
    case 'proof':
      return access.proof;
  }
}

/** The inverse of `describeRule`. @param audiences those of the security requirements of the operation */
export function readRule(text: string, audiences: readonly string[]): AccessRule {
  if (text === 'anyone') return { kind: 'public' };
  if (text === 'anyone, staff see hidden') return { kind: 'optional-lenient', audience: STAFF };
  const [, lenient] = /^anyone, (\S+) sees own$/.exec(text) ?? [];
  if (lenient) return { kind: 'optional-lenient', audience: lenient };
  const [, optional] = /^optional (\S+)$/.exec(text) ?? [];
  if (optional) return { kind: 'optional', audience: optional };
  if (audiences.length > 1) return { kind: 'audiences', audiences: text.split(EITHER) };
  const [audience] = audiences;
  if (audience === undefined) return { kind: 'proof', proof: text };
  return { kind: 'audience', audience, permissions: text === audience ? [] : text.split(EITHER) };
}
