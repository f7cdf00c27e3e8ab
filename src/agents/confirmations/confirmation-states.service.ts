import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ServerContext } from '@modelcontextprotocol/server' with { 'resolution-mode': 'import' };
import { DerivedKeys } from '#kit/config/derived-keys';
import { InjectDefinition } from '#kit/service/inject-definition';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { Clock } from '#kit/time/clock';

/** The state of a confirmation between the question and the answer. The client holds it, signed. */
export interface ConfirmationState {
  id: string;
  /** Hash of the tool and its arguments. */
  call: string;
  /** Seconds since 1970. */
  expiresAt: number;
}

/** Who is asked: the state of somebody else is refused. */
export interface ConfirmationHolder {
  /** The account, or the address of a caller without one. */
  id: string;
  key?: { keyId: number };
  app?: { appId: number };
}

export const CONFIRMATION_MINUTES = 10;

const PURPOSE = 'confirmation';

/** The binding knows its holder, and reads nothing of the context. */
const NO_CONTEXT = {} as ServerContext;

/** Signs states with the codec of the protocol's package. */
@Injectable()
export class ConfirmationStates {
  constructor(
    private readonly keys: DerivedKeys,
    private readonly clock: Clock,
    @InjectDefinition() private readonly definition: ServiceDefinition,
  ) {}

  create(call: string): ConfirmationState {
    return { id: randomUUID(), call, expiresAt: this.now() + CONFIRMATION_MINUTES * 60 };
  }

  async sign(state: ConfirmationState, holder: ConfirmationHolder): Promise<string> {
    const [codec] = await this.codecs(holder);
    return codec!.mint(state, NO_CONTEXT);
  }

  /** @throws Error if the state is changed, expired, or of another holder */
  async verify(signed: string, holder: ConfirmationHolder): Promise<ConfirmationState> {
    const codecs = await this.codecs(holder);
    // `any` would report a list of errors; the reason of one failure is enough.
    const state = await Promise.any(codecs.map(codec => codec.verify(signed, NO_CONTEXT))).catch(() => undefined);
    if (!state || state.expiresAt <= this.now()) throw new Error('invalid or expired');
    return state;
  }

  /** The first one signs. The second accepts what was signed before the secret was changed. */
  private async codecs(holder: ConfirmationHolder) {
    const { createRequestStateCodec } = await import('@modelcontextprotocol/server');
    const bind = () => JSON.stringify([holder.id, holder.key?.keyId ?? null, holder.app?.appId ?? null]);
    return this.keys.accepted(`${PURPOSE} ${this.definition.name}`).map(key =>
      createRequestStateCodec<ConfirmationState>({
        key: new Uint8Array(key.export()),
        ttlSeconds: CONFIRMATION_MINUTES * 60,
        bind,
      }),
    );
  }

  private now(): number {
    return Math.floor(this.clock.now().epochMilliseconds / 1000);
  }
}
