import { STAFF } from '#kit/access/access-rule';
import type { Database } from '#kit/database/database';
import { type Hashed, insertPerson, type NewPerson } from '../people/person-insertion';
import type { PersonKind } from '../people/person-kind';
import { Account } from './account.entity';
import { accountContacts } from './account-search';
import type { StaffShape } from './staff-shape';

const ROUTE_SEGMENTS = ['profile', 'statistics'];

const reservedUsernames = (ofService: readonly string[] = []) => [...ROUTE_SEGMENTS, ...ofService];

export const staffKind = (shape: StaffShape): PersonKind<Account> => ({
  audience: STAFF,
  entity: Account,
  searchExpression: accountContacts('person'),
  reservedUsernames: reservedUsernames(shape.reservedUsernames),
  ...(shape.scope?.signInCondition && { signInCondition: shape.scope.signInCondition }),
  attempts: { policy: 'login', counted: shape.countedAttempts },
});

export const insertAccount = (
  db: Database,
  account: Hashed<NewPerson<Account>>,
  ofService?: readonly string[],
): Promise<number> => insertPerson(db, { entity: Account, reservedUsernames: reservedUsernames(ofService) }, account);
