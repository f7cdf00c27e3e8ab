import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Caller } from '../http/caller';

/** Keyed by connections that this process has opened, so that no client can name an account. */
const callers = new WeakMap<Duplex, Caller>();

/** Lets the request of a connection within this process act as an account that was read for it. */
export const actAs = (connection: Duplex, caller: Caller): void => void callers.set(connection, caller);

/** The account that a request of this process acts as; undefined for requests from the network. */
export const innerCallerOf = ({ socket }: IncomingMessage): Caller | undefined => callers.get(socket);
