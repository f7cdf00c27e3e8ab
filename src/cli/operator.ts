import { STAFF } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { permissionNames, type ServiceDefinition } from '#kit/service/service-definition';

/** The operator of this machine as a caller: every permission and no scope. */
export function operatorOf(definition: ServiceDefinition): Caller {
  const permissions = new Set(permissionNames(definition.permissions));
  return { audience: STAFF, id: 0, tokenVersion: 0, permissions, scopeId: null };
}
