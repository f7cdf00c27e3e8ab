import { STAFF } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { permissionNames, type ServiceDefinition } from '#kit/service/service-definition';

/** Whoever may run commands on this machine: as an account with every permission and no limit would call. */
export function operatorOf(definition: ServiceDefinition): Caller {
  const permissions = new Set(permissionNames(definition.permissions));
  return { audience: STAFF, id: 0, tokenVersion: 0, permissions, scopeId: null };
}
