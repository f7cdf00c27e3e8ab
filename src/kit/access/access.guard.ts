import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { ModuleRef, Reflector } from '@nestjs/core';
import type { Response } from 'express';
import type { Configuration } from '../config/configuration';
import { InjectConfiguration } from '../config/configuration.token';
import {
  DemoProtected,
  PermissionRequired,
  type Refusal,
  RouteNotFound,
  SignInRequired,
  TokenExpired,
  WrongAudience,
} from '../refusals/refusal';
import { hasMalformedId } from '../http/identifiers';
import { addressCheckOf } from './address-check';
import type { AppRequest } from '../http/request';
import { ACCESS_RULE, type AccessRule } from './access-rule';
import { Accounts } from './accounts';
import type { Caller } from '../http/caller';
import { innerCallerOf } from './inner-caller';
import { sendsOut } from './sends-out';
import { Tokens } from './tokens';

type RuleOfAccounts = Extract<AccessRule, { audience: string } | { audiences: readonly string[] }>;

/** Enforces the access rule of the route. A route without one is refused. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly tokens: Tokens,
    private readonly accounts: Accounts,
    private readonly modules: ModuleRef,
    @InjectConfiguration() private readonly configuration: Configuration,
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
    const isRefused = this.configuration.demoMode && sendsOut(request.handler);
    if (rule.kind === 'public' || rule.kind === 'proof') return isRefused ? refuseInDemo() : true;

    const header = request.headers.authorization;
    const allowsAnonymous = rule.kind === 'optional' || rule.kind === 'optional-lenient';
    const allowed = allowsAnonymous && header === undefined ? true : this.authenticate(context, rule, header);
    return isRefused ? Promise.resolve(allowed).then(refuseInDemo) : allowed;
  }

  private async authenticate(
    context: ExecutionContext,
    rule: RuleOfAccounts,
    header: string | undefined,
  ): Promise<boolean> {
    const request = context.switchToHttp().getRequest<AppRequest>();
    const token = bearerToken(header);
    request.caller = await this.callerOf(request, audiencesOf(rule), token);
    if (rule.kind === 'optional-lenient') return true;
    if (!request.caller) throw await this.refusal(context, rule, token);
    if (rule.kind === 'audience') requireOneOf(rule.permissions, request.caller);
    return true;
  }

  private async callerOf(
    request: AppRequest,
    audiences: readonly string[],
    token: string | undefined,
  ): Promise<Caller | undefined> {
    const inner = innerCallerOf(request);
    if (inner) return audiences.includes(inner.audience) ? inner : undefined;
    if (token === undefined) return undefined;
    for (const audience of audiences) {
      const caller = await callerOfToken(this.tokens, this.accounts, audience, token);
      if (caller) return caller;
    }
    return undefined;
  }

  /** For tokens of another audience, unknown addresses are 404, so that clients do not discard the token. */
  private async refusal(context: ExecutionContext, rule: RuleOfAccounts, token: string | undefined) {
    const refused = await signInRefusal(this.tokens, this.accounts, audiencesOf(rule), token);
    if (refused.key !== WrongAudience.key) return refused;
    const request = context.switchToHttp().getRequest<AppRequest>();
    if (hasMalformedId(context.getHandler(), request.params)) return RouteNotFound();
    const check = addressCheckOf(context.getClass());
    const isKnown = !check || (await this.modules.get(check, { strict: false }).isKnown(request));
    return isKnown ? refused : RouteNotFound();
  }
}

const audiencesOf = (rule: RuleOfAccounts): readonly string[] =>
  'audiences' in rule ? rule.audiences : [rule.audience];

/** The token of an `Authorization` header. */
export const bearerToken = (header: string | undefined) => /^Bearer +(\S+)$/i.exec(header ?? '')?.[1];

/** `TokenExpired` for a token that was valid once, `WrongAudience` for one that is valid elsewhere, otherwise `SignInRequired`. */
export async function signInRefusal(
  tokens: Tokens,
  accounts: Accounts,
  audiences: readonly string[],
  token: string | undefined,
): Promise<Refusal> {
  if (token === undefined) return SignInRequired();
  for (const audience of audiences) if (await tokens.isExpired(audience, token)) return TokenExpired();
  for (const other of accounts.audiences)
    if (!audiences.includes(other) && (await callerOfToken(tokens, accounts, other, token))) return WrongAudience();
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

function refuseInDemo(): never {
  throw DemoProtected();
}

function requireOneOf(permissions: readonly string[], caller: Caller): void {
  if (permissions.length > 0 && !permissions.some(permission => caller.permissions.has(permission))) {
    throw PermissionRequired({ params: { permissions: permissions.join(', ') } });
  }
}
