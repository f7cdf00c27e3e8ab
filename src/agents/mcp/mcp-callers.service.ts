import { Injectable } from '@nestjs/common';
import { bearerToken, callerOfToken, signInRefusal } from '#kit/access/access.guard';
import { Accounts } from '#kit/access/accounts';
import { Tokens } from '#kit/access/tokens';
import type { Caller } from '#kit/http/caller';
import type { AppRequest } from '#kit/http/request';
import { countedAddress } from '#kit/http/visitor-address';
import { looksLikeKey } from '../access-keys/access-key';
import { type KeyHolder, KeyHolders } from '../access-keys/key-holders.service';
import type { AppAddress } from '../oauth/app-address';
import { type AppHolder, ConnectedAppGrants } from '../oauth/connected-app-grants.service';
import type { ToolUser } from '../tools/tool';

/** The caller of the endpoint. */
export interface McpCaller {
  user: ToolUser;
  key?: KeyHolder;
  /** Set at the addresses that need an app. */
  app?: AppHolder;
  /** Identifies the caller for rate limits and idempotency keys. */
  id: string;
}

/** Authenticates by an access key, a token of any audience of the service, or nothing. */
@Injectable()
export class McpCallers {
  constructor(
    private readonly tokens: Tokens,
    private readonly accounts: Accounts,
    private readonly keys: KeyHolders,
    private readonly grants: ConnectedAppGrants,
  ) {}

  /** @throws SignInRequired, TokenExpired, AccessKeyUnknown, AccessKeyExpired, AccessKeyRevoked */
  async of(request: AppRequest): Promise<McpCaller> {
    const { authorization } = request.headers;
    const visitor = { address: request.ip ?? '', language: request.language };
    if (authorization === undefined) return { user: visitor, id: `address ${countedAddress(request.ip)}` };
    const token = bearerToken(authorization);
    if (token !== undefined && looksLikeKey(token)) {
      const key = await this.keys.authenticate(token);
      return { ...ofAccount(key.caller, visitor), key };
    }
    const account = token === undefined ? undefined : await this.accountOf(token);
    if (!account) throw await signInRefusal(this.tokens, this.accounts, this.accounts.audiences, token);
    return ofAccount(account, visitor);
  }

  /** The caller of an address that needs an app; undefined without a valid token for this very address. */
  async ofApp({ headers, ip, language }: AppRequest, address: AppAddress): Promise<McpCaller | undefined> {
    const token = bearerToken(headers.authorization);
    const app = token === undefined ? undefined : await this.grants.holderOf(token, address);
    if (!app) return undefined;
    return { ...ofAccount(app.caller, { address: ip ?? '', language }), app, id: `app ${app.appId}` };
  }

  private async accountOf(token: string): Promise<Caller | undefined> {
    for (const audience of this.accounts.audiences) {
      const caller = await callerOfToken(this.tokens, this.accounts, audience, token);
      if (caller) return caller;
    }
    return undefined;
  }
}

const ofAccount = (account: Caller, user: ToolUser): McpCaller => ({
  user: { ...user, audience: account.audience, accountId: account.id, caller: account },
  id: `account ${account.audience} ${account.id}`,
});
