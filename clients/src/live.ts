import { io, type Socket } from 'socket.io-client';
import type { components as Courses } from './generated/courses-live.js';
import type { components as Fitness } from './generated/fitness-live.js';
import type { components as Food } from './generated/food-live.js';
import type { components as Property } from './generated/property-live.js';
import type { components as Stays } from './generated/stays-live.js';

/** The payload of each event, by service, audience and namespace. */
export interface LiveEvents {
  courses: Courses['schemas']['EventsByAudience'];
  fitness: Fitness['schemas']['EventsByAudience'];
  food: Food['schemas']['EventsByAudience'];
  property: Property['schemas']['EventsByAudience'];
  stays: Stays['schemas']['EventsByAudience'];
}

export type LiveService = keyof LiveEvents;
export type LiveNamespace = 'notifications' | 'auth';
/** `staff`, `customer` or `student` for accounts, `guest` for the page of one order or booking. */
export type LiveAudience<Service extends LiveService> = keyof LiveEvents[Service];

/** Events that an audience receives, by name: `LiveEvent<'food', 'guest'>['order:status']`. */
export type LiveEvent<
  Service extends LiveService,
  Audience extends LiveAudience<Service>,
  Namespace extends LiveNamespace = 'notifications',
> = LiveEvents[Service][Audience] extends Record<Namespace, infer Events> ? Events : never;

type Listeners<Events> = { [Name in keyof Events]: (payload: Events[Name]) => void };

/** A Socket.IO socket whose events are those of the audience. Nothing is sent to the server. */
export type LiveSocket<
  Service extends LiveService,
  Audience extends LiveAudience<Service>,
  Namespace extends LiveNamespace = 'notifications',
> = Socket<Listeners<LiveEvent<Service, Audience, Namespace>>, Record<string, never>>;

/** Who listens: an account by its sign-in token; a guest by what opens the page of one order or booking. */
export interface Handshake {
  token?: string;
  /** The number of an order or a booking, with its token or the e-mail address it was made with. */
  reference?: string;
  email?: string;
  locale?: 'en' | 'ar';
}

export interface LiveOptions<Namespace extends LiveNamespace> {
  /** Where the service is, without `/api`, as for its client. */
  baseUrl: string;
  /** What is shown when it connects; a function is asked each time it connects again. */
  handshake: Handshake | (() => Handshake);
  namespace?: Namespace;
}

/**
 * Listens to a service as one of its audiences: `listen<'food', 'staff'>({ ... })`. What was missed while away is read from its
 * lists, when `connect` comes (again).
 */
export function listen<
  Service extends LiveService,
  Audience extends LiveAudience<Service>,
  Namespace extends LiveNamespace = 'notifications',
>({ baseUrl, handshake, namespace }: LiveOptions<Namespace>): LiveSocket<Service, Audience, Namespace> {
  const shown = typeof handshake === 'function' ? handshake : () => handshake;
  return io(`${baseUrl.replace(/\/$/, '')}/${namespace ?? 'notifications'}`, {
    auth: answer => answer({ ...shown() }),
    forceNew: true,
  });
}

/** Why a connection was refused: the key in a `connect_error`, such as `token_expired`; undefined where the server is away. */
export const refusalCodeOf = (error: Error & { data?: { code?: string } }): string | undefined => error.data?.code;
