import { Tokens } from '#kit/access/tokens';
import { fitness } from '#services/fitness/fitness';
import { Account } from '#shared/staff/account.entity';
import { startService, type TestService } from '../harness/app';
import type { Client } from '../harness/client';
import { type AccountValues, makeCoach, makeMember, makeStaff, type StaffValues } from './factories';

/** A signed-in caller and who that is. */
export type Actor = Client & { id: number; username: string; email: string };

export interface Fitness {
  service: TestService;
  anonymous: Client;
  /** Super Admin. */
  owner: Actor;
  /** Adds and signs in a member. */
  member: (values?: AccountValues) => Promise<Actor>;
  coach: (values?: AccountValues) => Promise<Actor>;
  staff: (values: StaffValues) => Promise<Actor>;
  /** Signs in an account that there is. */
  signedIn: (account: Account) => Promise<Actor>;
  /** A visitor from an address of their own, so that rate limits do not add up. */
  visitor: () => Client;
  setting: (key: string, value: unknown) => Promise<void>;
}

/** The fitness service with a Super Admin, and nothing else in it. */
export async function startFitness(environment: Record<string, string> = {}): Promise<Fitness> {
  const service = await startService(fitness, { TRUST_PROXY: '1', ...environment });
  const { db, anonymous } = service;
  const signedIn = async ({ id, username, email, tokenVersion }: Account): Promise<Actor> => {
    const { token } = await service.get(Tokens).signIn('staff', { id, tokenVersion });
    return Object.assign(anonymous.as(token), { id, username, email });
  };
  let visitors = 0;
  const owner = { role: 'Super Admin', email: 'owner@example.com', username: 'owner' } as const;
  return {
    service,
    anonymous,
    owner: await signedIn((await db.of(Account).findOneBy({ email: owner.email })) ?? (await makeStaff(db, owner))),
    member: async values => signedIn(await makeMember(db, values)),
    coach: async values => signedIn(await makeCoach(db, values)),
    staff: async values => signedIn(await makeStaff(db, values)),
    signedIn,
    visitor: () => {
      visitors += 1;
      return anonymous.with({ 'X-Forwarded-For': `10.0.${visitors >> 8}.${visitors & 255}` });
    },
    setting: async (key, value) => {
      await db.rows('UPDATE setting SET value = $2::jsonb WHERE key = $1', [key, JSON.stringify(value)]);
    },
  };
}
