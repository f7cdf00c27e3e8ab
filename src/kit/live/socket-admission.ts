import { Injectable } from '@nestjs/common';
import type { Namespace, Socket } from 'socket.io';
import { callerOfToken } from '../access/access.guard';
import { Accounts } from '../access/accounts';
import type { Caller } from '../access/caller';
import { Tokens } from '../access/tokens';
import { refusalOfDatabaseError } from '../database/database-refusals';
import { type Language, Translator } from '../language/language';
import { RequestLanguages } from '../language/request-languages';
import { Log } from '../log/log';
import { InjectDefinition } from '../service/inject-definition';
import type { ServiceDefinition } from '../service/service-definition';
import { Clock } from '../time/clock';

const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** What is known of a socket: the host writes `service` on sockets of a plain namespace, the rest is written here. */
interface SocketFacts {
  service?: string;
  caller?: Caller;
}

/** Lets a socket in when its token is good for one of the audiences, and puts it into the rooms of its account. */
@Injectable()
export class SocketAdmission {
  constructor(
    private readonly tokens: Tokens,
    private readonly accounts: Accounts,
    private readonly translator: Translator,
    private readonly log: Log,
    private readonly clock: Clock,
    private readonly languages: RequestLanguages,
    @InjectDefinition() private readonly definition: ServiceDefinition,
  ) {}

  /** `byHost`: the namespace is shared by all services, and only sockets whose host is ours are looked at. */
  guard(namespace: Namespace, audiences: readonly string[], { byHost = false } = {}): void {
    const concerns = (socket: Socket) => !byHost || facts(socket).service === this.definition.name;
    namespace.use((socket, next) => {
      if (concerns(socket)) void this.admit(socket, audiences, next);
      else next();
    });
    namespace.on('connection', (socket: Socket) => {
      if (concerns(socket)) void this.enter(socket, audiences);
    });
  }

  /** Where the sockets of an account are reached: all of them, or those in one language. */
  room(audience: string, id: number, language?: Language): string {
    return [this.definition.name, audience, id, ...(language ? [language] : [])].join(':');
  }

  private async admit(socket: Socket, audiences: readonly string[], next: (refused?: Error) => void): Promise<void> {
    const refuse = async (key: string) => {
      const sentence = this.translator.say(`errors.${key}`, await this.language(socket));
      next(Object.assign(new Error(sentence), { data: { code: key } }));
    };
    try {
      facts(socket).caller = await this.callerOf(socket, audiences);
    } catch (error) {
      this.log.error({ err: error }, 'socket admission failed');
      return refuse(refusalOfDatabaseError(error, {})?.key ?? 'unexpected');
    }
    return facts(socket).caller ? next() : refuse('sign_in_required');
  }

  private async enter(socket: Socket, audiences: readonly string[]): Promise<void> {
    const { caller } = facts(socket);
    if (!caller) return void socket.disconnect();
    await socket.join([
      this.room(caller.audience, caller.id),
      this.room(caller.audience, caller.id, await this.language(socket)),
    ]);
    // An account deleted between its admission and its room would otherwise stay.
    const still = await this.callerOf(socket, audiences).catch(() => undefined);
    if (!still) socket.disconnect();
    else await this.leaveWithToken(socket, still.audience);
  }

  private async leaveWithToken(socket: Socket, audience: string): Promise<void> {
    const claims = await this.tokens.verify(audience, tokenOf(socket) ?? '');
    const left = (claims?.exp ?? 0) * 1000 - this.clock.now().epochMilliseconds;
    const timer = setTimeout(() => socket.disconnect(), Math.min(left, LONGEST_TIMER_MS));
    socket.once('disconnect', () => clearTimeout(timer));
  }

  private async callerOf(socket: Socket, audiences: readonly string[]): Promise<Caller | undefined> {
    const token = tokenOf(socket);
    if (!token) return undefined;
    for (const audience of audiences) {
      const caller = await callerOfToken(this.tokens, this.accounts, audience, token);
      if (caller) return caller;
    }
    return undefined;
  }

  private async language({ handshake }: Socket): Promise<Language> {
    const { locale } = handshake.auth as { locale?: unknown };
    return this.languages.of(typeof locale === 'string' ? locale : handshake.headers['accept-language']);
  }
}

const facts = (socket: Socket): SocketFacts => socket.data as SocketFacts;

function tokenOf({ handshake }: Socket): string | undefined {
  const { token } = handshake.auth as { token?: unknown };
  const sent = typeof token === 'string' ? token : handshake.headers.authorization;
  return sent?.replace(/^Bearer +/i, '').trim();
}
