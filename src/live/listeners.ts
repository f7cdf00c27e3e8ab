import { Injectable } from '@nestjs/common';
import type { Socket } from 'socket.io';
import { callerOfToken, signInRefusal } from '#kit/access/access.guard';
import { Accounts } from '#kit/access/accounts';
import { Tokens } from '#kit/access/tokens';
import type { Configuration } from '#kit/config/configuration';
import { InjectConfiguration } from '#kit/config/configuration.token';
import type { Refusal } from '#kit/refusals/refusal';
import { countedAddress, forwardedAddress } from '#kit/http/visitor-address';
import type { LiveNamespace } from '#kit/service/live-event';

/** Owner of a socket: an account, or a record that a guest proved access to. */
export interface Listener {
  audience: string;
  id: number;
  /** Expiry of the token, in milliseconds since 1970. */
  endsAt: number;
}

export interface Credentials {
  auth: Readonly<Record<string, unknown>>;
  /** Key for rate limits. */
  visitorAddress: string;
}

/** Returns undefined for credentials of another kind. @throws Refusal if they are invalid */
type Proof = (credentials: Credentials) => Promise<Listener | undefined>;

@Injectable()
export class Listeners {
  private readonly proofs = new Map<LiveNamespace, Proof[]>();
  private readonly addressOf: ReturnType<typeof forwardedAddress>;

  constructor(
    private readonly tokens: Tokens,
    private readonly accounts: Accounts,
    @InjectConfiguration() configuration: Configuration,
  ) {
    this.addressOf = forwardedAddress(configuration);
  }

  /** Registers another way to authenticate in a namespace, for guests. */
  addProof(namespace: LiveNamespace, proof: Proof): void {
    this.proofs.set(namespace, [...(this.proofs.get(namespace) ?? []), proof]);
  }

  async of(socket: Socket, namespace: LiveNamespace, audiences: readonly string[]): Promise<Listener | undefined> {
    const auth = socket.handshake.auth as Record<string, unknown>;
    const account = await this.account(tokenOf(socket), audiences);
    if (account) return account;
    for (const proof of this.proofs.get(namespace) ?? []) {
      const visitorAddress = countedAddress(this.addressOf(socket.request));
      const listener = await proof({ auth, visitorAddress });
      if (listener) return listener;
    }
    return undefined;
  }

  /** The refusal for a socket without a listener. */
  async refusal(socket: Socket, audiences: readonly string[]): Promise<Refusal> {
    return signInRefusal(this.tokens, this.accounts, audiences, tokenOf(socket));
  }

  private async account(token: string | undefined, audiences: readonly string[]): Promise<Listener | undefined> {
    if (!token) return undefined;
    for (const audience of audiences) {
      const caller = await callerOfToken(this.tokens, this.accounts, audience, token);
      const claims = caller && (await this.tokens.verify(audience, token));
      if (claims) return { audience, id: caller.id, endsAt: claims.exp * 1000 };
    }
    return undefined;
  }
}

function tokenOf({ handshake }: Socket): string | undefined {
  const { token } = handshake.auth as { token?: unknown };
  const sent = typeof token === 'string' ? token : handshake.headers.authorization;
  return sent?.replace(/^Bearer +/i, '').trim();
}
