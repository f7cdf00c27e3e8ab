import { JwtService } from '@nestjs/jwt';
import { DerivedKeys } from '#kit/config/derived-keys';
import { Accounts } from '#kit/access/accounts';
import { Tokens } from '#kit/access/tokens';
import type { Answer, Client } from '../harness/client';
import { RUNS_ALL_TRIALS } from '../harness/trials';
import type { TestService } from '../harness/app';
import type { BuiltRoute } from './built-routes';

interface Attempt {
  who: string;
  caller: Client;
  expected: string;
  holds: (answer: Answer) => boolean;
}

/**
 * Knocks at every route as everybody who must not come in, and tells who did. Whatever token is genuine is taken to
 * belong to a living account without any permission, so that nothing but the route's own rule decides.
 */
export async function breaches(service: TestService, routes: readonly BuiltRoute[]): Promise<string[]> {
  const accounts = jest.spyOn(service.get(Accounts), 'find').mockImplementation(async (audience, id) => ({
    audience,
    id,
    tokenVersion: 0,
    permissions: new Set(),
    scopeId: null,
  }));
  try {
    const found: string[] = [];
    const tokens = new WorthlessTokens(service);
    for (const route of routes) {
      for (const attempt of await attemptsAt(service, route, tokens)) {
        const told = await outcome(route, attempt);
        if (told) found.push(`${route.method} ${route.path}, ${attempt.who}: ${told}, expected ${attempt.expected}`);
      }
    }
    return found;
  } finally {
    accounts.mockRestore();
  }
}

async function outcome({ method, path }: BuiltRoute, { caller, holds }: Attempt): Promise<string | undefined> {
  const body = method === 'GET' || method === 'DELETE' ? undefined : {};
  try {
    const answer = await caller.send(method, path.replace(/:\w+/g, '1'), body);
    return holds(answer) ? undefined : String(answer.status);
  } catch (error) {
    return (error as Error).message.split('\n').slice(0, 2).join('');
  }
}

async function attemptsAt(
  service: TestService,
  { method, rule }: BuiltRoute,
  tokens: WorthlessTokens,
): Promise<Attempt[]> {
  // Without a language courses reads its own from the database for each request.
  const anonymous = service.anonymous.with({ 'Accept-Language': 'en' });
  const is = (status: number) => ({ expected: String(status), holds: (answer: Answer) => answer.status === status });
  switch (rule.kind) {
    case 'public':
      return [];
    case 'proof':
      return [
        {
          who: 'without a proof',
          caller: anonymous,
          expected: '4xx',
          holds: ({ status }) => status >= 400 && status < 500,
        },
      ];
    case 'optional-lenient': {
      if (method !== 'GET') return [];
      const guest = { expected: 'what a guest gets', holds: ({ status }: Answer) => status === 200 || status === 404 };
      return (await tokens.next([rule.audience])).map(([who, token]) => ({
        who,
        caller: anonymous.as(token),
        ...guest,
      }));
    }
    case 'audiences':
    case 'optional':
    case 'audience': {
      const audiences = 'audiences' in rule ? rule.audiences : [rule.audience];
      const attempts = (await tokens.next(audiences)).map(([who, token]) => ({
        who,
        caller: anonymous.as(token),
        ...is(401),
      }));
      if (rule.kind !== 'optional') attempts.push({ who: 'without a token', caller: anonymous, ...is(401) });
      if (rule.kind === 'audience' && rule.permissions.length > 0) {
        const { token } = await service.get(Tokens).signIn(rule.audience, ACCOUNT);
        attempts.push({ who: 'without the permission', caller: anonymous.as(token), ...is(403) });
      }
      return attempts;
    }
  }
}

const ACCOUNT = { id: 1, tokenVersion: 0 };

/**
 * Deals out the tokens that routes of the same audiences must not accept. Every route gets one of another audience, which its
 * own rule refuses. All routes read tokens by the same code, so each gets one of the other kinds in turn; all of them with
 * `TEST_TRIALS=full`.
 */
class WorthlessTokens {
  private readonly dealt = new Map<string, { tokens: [who: string, token: string][]; routes: number }>();

  constructor(private readonly service: TestService) {}

  async next(audiences: readonly string[]): Promise<[who: string, token: string][]> {
    const key = audiences.join();
    const known = this.dealt.get(key) ?? { tokens: await this.allOf(audiences), routes: 0 };
    this.dealt.set(key, known);
    if (RUNS_ALL_TRIALS) return known.tokens;
    const others = known.tokens.filter(([who]) => who !== OF_ANOTHER_AUDIENCE);
    const other = others[known.routes++ % others.length]!;
    return [...known.tokens.filter(([who]) => who === OF_ANOTHER_AUDIENCE), other];
  }

  private async allOf(audiences: readonly string[]): Promise<[who: string, token: string][]> {
    const each = audiences.map(async audience => worthlessTokens(this.service, audience, audiences));
    return (await Promise.all(each)).flat();
  }
}

const OF_ANOTHER_AUDIENCE = 'with a token of another audience';

/** Tokens with a genuine signature that say nothing to this audience, and one that is no token at all. */
async function worthlessTokens(
  service: TestService,
  audience: string,
  allowed: readonly string[],
): Promise<[who: string, token: string][]> {
  const tokens = service.get(Tokens);
  const other = ['staff', 'customer', 'student'].find(each => !allowed.includes(each))!;
  const hour = 3600;
  const now = service.clock.now();
  const secret = service
    .get(DerivedKeys)
    .signing(`token ${Object.keys(service.configuration.services)[0]}:${audience}`);
  const foreign = new JwtService({ secret }).sign(
    { ver: 0, iat: now.epochMilliseconds / 1000 },
    { subject: '1', audience: `elsewhere:${audience}`, expiresIn: hour },
  );
  return [
    [OF_ANOTHER_AUDIENCE, (await tokens.signIn(other, ACCOUNT)).token],
    ['with a token of another service', foreign],
    ['with an expired token', await tokens.sign(audience, '1', hour, { ver: 0 }, now.subtract({ seconds: hour + 1 }))],
    ['with an older token', (await tokens.signIn(audience, { id: 1, tokenVersion: -1 })).token],
    ['with a broken token', 'not.a.token'],
  ];
}
