/** @no-database */
import type { Caller } from '#kit/http/caller';
import { COACH_ROLE, fitnessRoles, managesTheClub, MEMBER_ROLE } from './fitness.permissions';

const withPermissions = (...permissions: string[]) => ({ permissions: new Set(permissions) }) as unknown as Caller;

it('members and coaches manage nothing', () => {
  expect(managesTheClub(withPermissions())).toBe(false);
  for (const role of [COACH_ROLE, MEMBER_ROLE] as const)
    expect(managesTheClub(withPermissions(...fitnessRoles[role].permissions, 'ai_chat.use'))).toBe(false);
});

it('accounts with any permission of management do', () => {
  expect(managesTheClub(withPermissions(...fitnessRoles['Super Admin'].permissions))).toBe(true);
  for (const permission of ['members.view', 'settings.edit', 'fitness.manage', 'coaching.assign'])
    expect(managesTheClub(withPermissions('fitness.view', permission))).toBe(true);
});
