import { Tokens } from '#kit/access/tokens';
import type { Destination } from '#services/stays/destinations/destination.entity';
import { stays } from '#services/stays/stays';
import type { Stay } from '#services/stays/stays/stay.entity';
import { startService, type TestService } from '../harness/app';
import type { Client } from '../harness/client';
import { day, makeDestination, makeStaff, makeStay } from './factories';

/** A signed-in caller and who that is. */
export type Actor = Client & { id: number; email: string; token: string };

export interface Stays {
  service: TestService;
  anonymous: Client;
  /** Super Admin. */
  owner: Actor;
  /** Host: everything but the team, its roles and the settings. */
  host: Actor;
  destination: Destination;
  /** Published, for four at 100 a night plus 40, two nights at least. */
  stay: Stay;
  /** Signs in another staff account. */
  signIn: (account: { id: number; email: string }) => Promise<Actor>;
}

/** The stay service with staff of each role and one published stay. */
export async function startStays(environment: Record<string, string> = {}): Promise<Stays> {
  const service = await startService(stays, environment);
  const { db, anonymous } = service;
  const signIn: Stays['signIn'] = async ({ id, email }) => {
    const { token } = await service.get(Tokens).signIn('staff', { id, tokenVersion: 1 });
    return Object.assign(anonymous.as(token), { id, email, token });
  };
  // Most tests book with one e-mail address, some years ahead; those about the limits set them back.
  const unpaid = ['max_unpaid_on_arrival', 'max_unpaid_per_visitor', 'waitlist_max_per_visitor'];
  await db.rows(`UPDATE setting SET value = '1000' WHERE key = ANY ($1)`, [unpaid]);
  await db.rows(`UPDATE setting SET value = '3650' WHERE key = 'max_unpaid_nights_per_visitor'`);
  await db.rows(`UPDATE setting SET value = '3650' WHERE key = 'max_days_ahead'`);
  const destination = await makeDestination(db, {
    slug: 'marina',
    name: { en: 'Marina', ar: 'المارينا' },
  });
  return {
    service,
    anonymous,
    owner: await signIn(await makeStaff(db, { role: 'Super Admin', email: 'owner@example.com' })),
    host: await signIn(await makeStaff(db, { role: 'Host', email: 'host@example.com' })),
    destination,
    stay: await makeStay(db, {
      slug: 'sea-house',
      title: { en: 'Sea house', ar: 'بيت البحر' },
      destinationId: destination.id,
    }),
    signIn,
  };
}

let requests = 0;

/** A booking of two guests for three nights in thirty days, to be paid on arrival, as a client sends it. */
export function bookingBody(values: Record<string, unknown> = {}): Record<string, unknown> {
  requests += 1;
  return {
    stay_slug: 'sea-house',
    check_in: day(30),
    check_out: day(33),
    guests: 2,
    guest_first_name: 'Sara',
    guest_last_name: 'Haddad',
    guest_email: 'sara@example.com',
    payment_method: 'on_arrival',
    client_token: `client-token-${requests}`,
    ...values,
  };
}

/** The fields the simulator asks for besides `payment_method`. */
export const CARD = {
  payment_method: 'card',
  card_number: '4242 4242 4242 4242',
  card_name: 'Sara Haddad',
  card_expiry: '12/60',
  card_cvc: '123',
};
