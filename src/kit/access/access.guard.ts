import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Response } from 'express';
import { PermissionRequired, SignInRequired, TokenExpired } from '../refusals/refusal';
import type { AppRequest } from '../http/request';
import { ACCESS_RULE, type AccessRule } from './access-rule';
import { Accounts } from './accounts';
import type { Caller } from '../http/caller';
import { Tokens } from './tokens';

type RuleOfAudience = Extract<AccessRule, { audience: string }>;

/** Enforces the access rule of the route. A route without one is refused. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly tokens: Tokens,
    private readonly accounts: Accounts,
  ) {}

  /** Synchronous where no token is read, since a promise here would delay every public read. */
  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    if (context.getType() !== 'http') return true;
    const rule = this.reflector.get<AccessRule | undefined>(ACCESS_RULE, context.getHandler());
    const http = context.switchToHttp();
    const request = http.getRequest<AppRequest>();
    request.handler = context.getHandler();
    if (!rule) throw PermissionRequired();
    if (!isSameForEveryone(rule, request)) http.getResponse<Response>().setHeader('Cache-Control', 'no-store');
    if (rule.kind === 'public' || rule.kind === 'proof') return true;

    const header = request.headers.authorization;
    const allowsAnonymous = rule.kind === 'optional' || rule.kind === 'optional-lenient';
    return allowsAnonymous && header === undefined ? true : this.authenticate(request, rule, header);
  }

  private async authenticate(request: AppRequest, rule: RuleOfAudience, header: string | undefined): Promise<boolean> {
    const token = bearerToken(header);
    request.caller = token ? await callerOfToken(this.tokens, this.accounts, rule.audience, token) : undefined;
    if (rule.kind === 'optional-lenient') return true;
    if (!request.caller) throw await signInRefusal(this.tokens, [rule.audience], token);
    if (rule.kind === 'audience') requireOneOf(rule.permissions, request.caller);
    return true;
  }
}

/** The token of an `Authorization` header. */
export const bearerToken = (header: string | undefined) => /^Bearer +(\S+)$/i.exec(header ?? '')?.[1];

/** `TokenExpired` for a token that was valid once, otherwise `SignInRequired`. */
export async function signInRefusal(tokens: Tokens, audiences: readonly string[], token: string | undefined) {
  if (token === undefined) return SignInRequired();
  for (const audience of audiences) if (await tokens.isExpired(audience, token)) return TokenExpired();
  return SignInRequired();
}

/** The account of a token; undefined if the token is invalid or revoked, or the account deleted or disabled. */
export async function callerOfToken(
  tokens: Tokens,
  accounts: Accounts,
  audience: string,
  token: string,
): Promise<Caller | undefined> {
  const claims = await tokens.verify(audience, token);
  if (!claims) return undefined;
  const caller = await accounts.find(audience, Number(claims.sub));
  return caller && caller.tokenVersion === claims.ver ? caller : undefined;
}

function isSameForEveryone(rule: AccessRule, { method, headers }: AppRequest): boolean {
  const open = rule.kind === 'public' || rule.kind === 'optional-lenient';
  return open && (method === 'GET' || method === 'HEAD') && headers.authorization === undefined;
}

function requireOneOf(permissions: readonly string[], caller: Caller): void {
  if (permissions.length > 0 && !permissions.some(permission => caller.permissions.has(permission))) {
    throw PermissionRequired({ params: { permissions: permissions.join(', ') } });
  }
}
