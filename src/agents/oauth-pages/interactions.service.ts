import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { Accounts } from '#kit/access/accounts';
import { BodyPipe } from '#kit/http/body.pipe';
import type { Caller } from '#kit/http/caller';
import type { AppRequest } from '#kit/http/request';
import { countedAddress } from '#kit/http/visitor-address';
import { Translator } from '#kit/language/language';
import { describeProblems } from '#kit/refusals/problem-texts';
import { BadRequest, Refusal } from '#kit/refusals/refusal';
import { EmailAndPasswordBody } from '#shared/people/people.dto';
import { PersonSignIn } from '#shared/people/person-sign-in.service';
import { AppAddresses } from '../oauth/app-addresses';
import { type AppInteraction, AuthorizationServers } from '../oauth/authorization-servers.service';
import { ConnectionExpired } from '../oauth/oauth.refusals';
import { consentPage } from './consent.page';
import { interactionForm, type InteractionForm } from './interaction-form';
import { InteractionViews, type Offer } from './interaction-views.service';
import { AccountNotAdmitted, AreaRequired } from './oauth-pages.refusals';
import { PageWriter } from './page-writer.service';
import { formTarget } from './return-address';
import { signInPage } from './sign-in.page';

/** A form that was refused, shown again. */
interface Refused {
  refusal: Refusal;
  form: InteractionForm;
}

/** Asks the person to sign in and to decide about an app, and carries out the decision. */
@Injectable()
export class Interactions {
  constructor(
    private readonly servers: AuthorizationServers,
    private readonly views: InteractionViews,
    private readonly pages: PageWriter,
    private readonly signIns: PersonSignIn,
    private readonly accounts: Accounts,
    private readonly addresses: AppAddresses,
    private readonly bodies: BodyPipe,
    private readonly translator: Translator,
  ) {}

  /** Shows the page of the interaction. */
  async show(interaction: AppInteraction, request: AppRequest, response: Response, refused?: Refused): Promise<void> {
    const context = await this.pages.contextOf(request);
    const caller = callerOf(interaction);
    const page =
      caller === undefined
        ? signInPage(context, {
            app: await this.views.app(interaction),
            address: interaction.address.word,
            token: this.views.tokenOf(interaction),
            ...(refused && { email: refused.form.email, problem: this.sentence(refused.refusal, request) }),
          })
        : consentPage(context, {
            ...(await this.views.consent(interaction, await this.views.offer(interaction, caller), context.language)),
            ...(refused && { chosen: refused.form, problem: this.sentence(refused.refusal, request) }),
          });
    if (refused) this.writeRefusal(refused.refusal, request, response);
    const { address, client } = interaction;
    const targets = [formTarget(client.redirectUri)];
    this.pages.send(request, response, { page, status: refused?.refusal.status ?? 200, address, targets });
  }

  /** Carries out a form. A refusal that the person can mend shows the page again. */
  async submit(interaction: AppInteraction, request: AppRequest, response: Response): Promise<void> {
    const form = await interactionForm(request);
    if (!this.views.isToken(interaction, form.token)) throw ConnectionExpired();
    try {
      await this.carryOut(interaction, form, request, response);
    } catch (thrown) {
      if (!(thrown instanceof Refusal) || response.headersSent) throw thrown;
      await this.show(interaction, request, response, { refusal: thrown, form });
    }
  }

  private async carryOut(
    interaction: AppInteraction,
    form: InteractionForm,
    request: AppRequest,
    response: Response,
  ): Promise<void> {
    const { address, uid } = interaction;
    const caller = callerOf(interaction);
    if (form.action === 'deny') await this.servers.deny(address, request, response);
    else if (form.action === 'other-account') {
      await this.servers.signOut(address, request, response);
      response.redirect(303, `${this.addresses.issuerOf(address)}/interaction/${uid}`);
    } else if (form.action === 'sign-in' && !caller)
      await this.servers.signIn(address, await this.authenticate(interaction, form, request), request, response);
    else if (form.action === 'allow' && caller)
      await this.servers.allow(address, allowed(await this.views.offer(interaction, caller), form), request, response);
    else throw BadRequest();
  }

  /** Signs in as the route of these accounts does, with its limits. @throws AccountNotAdmitted */
  private async authenticate({ address }: AppInteraction, { email, password }: InteractionForm, { ip }: AppRequest) {
    const body = this.bodies.transform({ email, password }, { type: 'body', metatype: EmailAndPasswordBody });
    const person = await this.signIns.authenticate(address.kind, body as EmailAndPasswordBody, countedAddress(ip));
    const caller = await this.accounts.find(address.kind.audience, person.id);
    if (caller && !(address.admits?.(caller) ?? true)) throw AccountNotAdmitted();
    return person;
  }

  private sentence({ key, detail }: Refusal, { language }: AppRequest): string {
    const say = (messageKey: string, values?: Record<string, unknown>) =>
      this.translator.say(messageKey, language, values);
    const { errors } = describeProblems(detail.errors ?? {}, detail.params, say, language);
    return Object.values(errors).flat()[0] ?? say(`errors.${key}`, detail.params);
  }

  private writeRefusal({ key, detail }: Refusal, request: AppRequest, response: Response): void {
    request.failureCode = key;
    if (detail.retryAfterSeconds) response.setHeader('Retry-After', String(detail.retryAfterSeconds));
  }
}

/** The account that decides; undefined if somebody has to sign in first. */
const callerOf = ({ prompt, caller, address }: AppInteraction): Caller | undefined =>
  prompt === 'consent' && caller && (address.admits?.(caller) ?? true) ? caller : undefined;

/** What the form allows, which is never more than the offer. @throws AreaRequired */
function allowed({ offersWrite, toolsets: { own, open } }: Offer, { write, areas }: InteractionForm) {
  const chosen = areas && own.filter(name => areas.includes(name));
  if (chosen?.length === 0) throw AreaRequired();
  return {
    scopes: offersWrite && write ? (['read', 'write'] as const) : (['read'] as const),
    toolsets: chosen && [...chosen, ...open].toSorted(),
  };
}
