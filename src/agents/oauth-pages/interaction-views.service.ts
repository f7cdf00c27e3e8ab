import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import type { Caller } from '#kit/http/caller';
import type { Language } from '#kit/language/language';
import { InjectDefinition } from '#kit/service/inject-definition';
import type { ServiceDefinition } from '#kit/service/service-definition';
import type { AppInteraction } from '../oauth/authorization-servers.service';
import { OAuthClient } from '../oauth/oauth-client.entity';
import { OwnApi } from '../own-api/own-api';
import { ServiceTools } from '../tools/service-tools';
import type { ToolsetsOfUser } from '../tools/tool';
import type { AppSource, ShownApp } from './app-card';
import { shownAppName } from './app-name';
import type { ConsentView } from './consent.page';
import { FormTokens } from './form-tokens';
import { returnAddress } from './return-address';
import { labelledToolsets } from './toolset-labels';

/** What the account of a consent lets the app do at most. */
export interface Offer {
  caller: Caller;
  offersWrite: boolean;
  toolsets: ToolsetsOfUser;
}

/** Reads what the pages of an interaction show. */
@Injectable()
export class InteractionViews {
  constructor(
    private readonly db: Database,
    private readonly tools: ServiceTools,
    private readonly api: OwnApi,
    private readonly tokens: FormTokens,
    @InjectDefinition() private readonly definition: ServiceDefinition,
  ) {}

  async app({ client }: AppInteraction): Promise<ShownApp> {
    return {
      name: shownAppName(client.name, client.clientHost ?? client.redirectHost),
      source: await this.sourceOf(client),
      returnsTo: returnAddress(client.redirectUri),
    };
  }

  tokenOf(interaction: AppInteraction): string {
    return this.tokens.of(formOf(interaction));
  }

  isToken(interaction: AppInteraction, token: string): boolean {
    return this.tokens.isOf(formOf(interaction), token);
  }

  /** @param caller the signed-in account */
  async offer({ scopes }: AppInteraction, caller: Caller): Promise<Offer> {
    const offersWrite = scopes.includes('write');
    const user = { audience: caller.audience, accountId: caller.id, caller, address: '', language: 'en' as const };
    return { caller, offersWrite, toolsets: await this.tools.toolsetsOf(user, { readOnly: !offersWrite }) };
  }

  async consent(interaction: AppInteraction, offer: Offer, language: Language): Promise<ConsentView> {
    const person = await this.db.of(interaction.address.kind.entity).findOneByOrFail({ id: offer.caller.id });
    const { descriptionTexts } = this.definition;
    const document = await this.api.describe();
    return {
      app: await this.app(interaction),
      account: { name: `${person.firstName} ${person.lastName}`, email: person.email },
      token: this.tokenOf(interaction),
      offersWrite: offer.offersWrite,
      groups: descriptionTexts ? labelledToolsets(offer.toolsets.own, document, descriptionTexts, language) : [],
    };
  }

  private async sourceOf({ id, clientHost }: AppInteraction['client']): Promise<AppSource> {
    if (clientHost !== undefined) return { kind: 'document', host: clientHost };
    const client = await this.db.of(OAuthClient).findOneBy({ id });
    return { kind: client?.kind === 'entered' ? 'entered' : 'registered' };
  }
}

/** Unique among the issuers of the service. */
const formOf = ({ address, uid }: AppInteraction): string => `${address.word} ${uid}`;
