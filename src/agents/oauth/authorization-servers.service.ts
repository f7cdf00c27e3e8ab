import type { IncomingMessage, ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { Caller } from '#kit/http/caller';
import type { AppAddress } from './app-address';
import type { AppScope } from './connected-app.entity';

/** A request for a connection that waits for the person. */
export interface AppInteraction {
  address: AppAddress;
  /** What the person is asked: to sign in, or to allow the app. */
  prompt: 'login' | 'consent';
  client: {
    /** The id of the row. */
    id: number;
    /** As the app calls itself; nothing proves it. */
    name: string;
    /** The host of the client id, for clients with a document. */
    clientHost: string | undefined;
    /** Where the person is sent afterwards. */
    redirectUri: string;
    /** The host of that address, or its scheme when it is a private one. */
    redirectHost: string;
    /** For `form-action`: the origin of that address, or its scheme with a colon. */
    redirectSource: string;
  };
  /** What the app asks for. */
  scopes: readonly AppScope[];
  /** The signed-in account; always set when the prompt is `consent`. */
  caller: Caller | undefined;
}

/** What the person allowed; `toolsets` undefined for all. */
export interface Allowed {
  scopes: readonly AppScope[];
  toolsets?: readonly string[] | undefined;
}

/** The authorization servers of the service, one for each address of apps, created on first use. */
@Injectable()
export class AuthorizationServers {
  /** The running request at `<issuer>/interaction/:uid`. @throws InteractionExpired */
  async interaction(
    _address: AppAddress,
    _request: IncomingMessage,
    _response: ServerResponse,
  ): Promise<AppInteraction> {
    throw new Error('not there yet');
  }

  /** Signs the person in, and goes on (303). */
  async signIn(
    _address: AppAddress,
    _person: { id: number; tokenVersion: number },
    _request: IncomingMessage,
    _response: ServerResponse,
  ): Promise<void> {
    throw new Error('not there yet');
  }

  /** Connects the app, and goes on (303). */
  async allow(
    _address: AppAddress,
    _allowed: Allowed,
    _request: IncomingMessage,
    _response: ServerResponse,
  ): Promise<void> {
    throw new Error('not there yet');
  }

  /** Sends the person back to the app with `access_denied` (303). */
  async deny(_address: AppAddress, _request: IncomingMessage, _response: ServerResponse): Promise<void> {
    throw new Error('not there yet');
  }

  /** Ends the sign-in of this browser at the address, so that the person can use another account. */
  async signOut(_address: AppAddress, _request: IncomingMessage, _response: ServerResponse): Promise<void> {
    throw new Error('not there yet');
  }
}
