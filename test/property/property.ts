import type { HostedService } from '#host/service/hosted-service';
import { Tokens } from '#kit/access/tokens';
import { property } from '#services/property/property';
import { startService, type TestService } from '../harness/app';
import type { Answer, Client } from '../harness/client';
import { makeStaff, type StaffValues } from './factories';

/** A signed-in caller and who that is. */
export type Actor = Client & { id: number; email: string };

export interface Property {
  service: TestService;
  anonymous: Client;
  /** Super Admin. */
  owner: Actor;
  agent: Actor;
  /** Adds and signs in another member. */
  member: (values: StaffValues) => Promise<Actor>;
  /** A visitor from an address of their own, so that rate limits do not add up. */
  visitor: () => Client;
  /** Empties what homes, inquiries and viewings are kept in. */
  empty: () => Promise<void>;
  setting: (key: string, value: unknown) => Promise<void>;
}

/** The property service with an owner and an agent, and nothing else in it. */
export async function startProperty(
  environment: Record<string, string> = {},
  hosted: HostedService = property,
): Promise<Property> {
  const service = await startService(hosted, { TRUST_PROXY: '1', ...environment });
  const { db, anonymous } = service;
  const member: Property['member'] = async values => {
    const { id, email } = await makeStaff(db, values);
    const { token } = await service.get(Tokens).signIn('staff', { id, tokenVersion: 1 });
    return Object.assign(anonymous.as(token), { id, email });
  };
  let visitors = 0;
  return {
    service,
    anonymous,
    owner: await member({ role: 'Super Admin', email: 'owner@example.com' }),
    agent: await member({ role: 'Agent', email: 'agent@example.com' }),
    member,
    visitor: () => {
      visitors += 1;
      return anonymous.with({ 'X-Forwarded-For': `10.0.${visitors >> 8}.${visitors & 255}` });
    },
    empty: async () => {
      for (const table of ['viewing', 'lead', 'once_answer', 'home', 'neighborhood', 'notification']) {
        await db.rows(`DELETE FROM ${table}`);
      }
    },
    setting: async (key, value) => {
      await db.rows('UPDATE setting SET value = $2::jsonb WHERE key = $1', [key, JSON.stringify(value)]);
    },
  };
}

/** Ids of the rows of a page, or of a plain list. */
export const idsIn = ({ body }: Answer): number[] =>
  ((Array.isArray(body.data) ? body.data : body.data.data) as { id: number }[]).map(({ id }) => id);
