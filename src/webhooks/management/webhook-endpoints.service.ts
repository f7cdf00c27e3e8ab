import { Inject, Injectable } from '@nestjs/common';
import type { Configuration } from '#kit/config/configuration';
import { InjectConfiguration } from '#kit/config/configuration.token';
import { Database } from '#kit/database/database';
import { Records } from '#kit/database/records';
import { type Caller, hasPermission } from '#kit/http/caller';
import { DemoProtected, fieldRefused, NotFound, PermissionRequired } from '#kit/refusals/refusal';
import { Clock } from '#kit/time/clock';
import { PersonSignIn } from '#shared/people/person-sign-in.service';
import { staffKind } from '#shared/staff/account-insertion';
import { InjectStaffShape, type StaffShape } from '#shared/staff/staff-shape';
import { WebhookPost } from '../sending/webhook-post';
import { WebhookRights } from '../storage/webhook-rights';
import { newWebhookSecret } from '../sending/webhook-signature';
import { EVERY_TYPE, WEBHOOK_TYPES, type WebhookTypes } from '../types/webhook-type';
import { API_VERSION } from '../types/api-version';
import { endpointFields, endpointRows, type EndpointRow, endpointView, isOwn } from './endpoint-queries';
import { EndpointSecrets } from '../storage/endpoint-secrets';
import { HeldDeliveries } from '../storage/held-deliveries';
import { WebhookEndpoint } from '../storage/webhook-endpoint.entity';
import { type WebhookEndpointView, WebhookSecretView, WebhookTypeView } from './webhook-endpoint.view';
import type { WebhookEndpointBody, WebhookEndpointChangeBody, WebhookSecretBody } from './webhook-endpoints.dto';
import { MAX_ENDPOINTS, TooManyWebhookEndpoints, WebhookEndpointOfOther } from './webhook-endpoints.refusals';

/** How long the former secret signs too. */
const TURN_HOURS = 24;

/** The endpoints of a service, managed by staff. Each acts as the account that made it. */
@Injectable()
export class WebhookEndpoints {
  constructor(
    private readonly db: Database,
    private readonly records: Records,
    private readonly clock: Clock,
    private readonly signIns: PersonSignIn,
    private readonly secrets: EndpointSecrets,
    private readonly rights: WebhookRights,
    private readonly held: HeldDeliveries,
    private readonly post: WebhookPost,
    @InjectStaffShape() private readonly shape: StaffShape,
    @InjectConfiguration() private readonly configuration: Configuration,
    @Inject(WEBHOOK_TYPES) private readonly webhookTypes: WebhookTypes,
  ) {}

  types(caller: Caller): WebhookTypeView[] {
    return this.webhookTypes.map(type =>
      WebhookTypeView.of({
        name: type.name,
        description: type.when,
        record: type.record,
        permission: type.permission,
        thin: type.isThin === true,
        is_allowed: hasPermission(caller, type.permission),
      }),
    );
  }

  async list(caller: Caller): Promise<WebhookEndpointView[]> {
    return (await endpointRows(this.db, null)).map(row => endpointView(row, caller));
  }

  /** @throws NotFound */
  async get(id: number, caller: Caller): Promise<WebhookEndpointView> {
    return endpointView(await this.row(id), caller);
  }

  async create(body: WebhookEndpointBody, caller: Caller, address: string): Promise<WebhookSecretView> {
    const values = { url: this.checkedUrl(body.url), types: this.checkedTypes(body.types, caller) };
    await this.confirm(caller, body.password, address);
    const secret = newWebhookSecret();
    const id = await this.db.transaction(async () => {
      await this.lockAgainstEvents();
      if ((await this.db.of(WebhookEndpoint).count()) >= MAX_ENDPOINTS) throw TooManyWebhookEndpoints();
      return this.records.create(WebhookEndpoint, {
        ...values,
        accountId: caller.id,
        description: body.description ?? null,
        isThin: body.thin ?? false,
        apiVersion: API_VERSION,
        secret: this.secrets.seal(secret),
      });
    });
    return this.withSecret(id, caller, secret);
  }

  /** Accounts that did not make the endpoint may only switch it off. @throws WebhookEndpointOfOther, NotFound */
  async update(
    id: number,
    body: WebhookEndpointChangeBody,
    caller: Caller,
    address: string,
  ): Promise<WebhookEndpointView> {
    const row = await this.row(id);
    const { is_active: isActive, url, types, description, thin } = body;
    const changesOwn = [url, types, description, thin].some(value => value !== undefined) || isActive === true;
    if (changesOwn && !isOwn(row, caller)) throw WebhookEndpointOfOther();
    if (url !== undefined && this.configuration.demoMode) throw DemoProtected();
    const values = {
      ...(url !== undefined && { url: this.checkedUrl(url) }),
      ...(types && { types: this.checkedTypes(types, caller) }),
      ...(description !== undefined && { description }),
      ...(thin !== undefined && { isThin: thin }),
    };
    if (url !== undefined && url !== row.url) {
      if (body.password === undefined) throw fieldRefused('password', 'required');
      await this.confirm(caller, body.password, address);
    }
    await this.db.transaction(async () => {
      if (types || isActive === true) await this.lockAgainstEvents();
      await this.records.update(WebhookEndpoint, id, () => values);
      if (isActive === false) await this.rights.switchOff(id, 'switched_off');
      if (isActive === true) await this.switchOn(id);
    });
    return this.get(id, caller);
  }

  /** Deletes the endpoint with its deliveries. @throws NotFound */
  async delete(id: number): Promise<void> {
    await this.records.delete(WebhookEndpoint, id);
  }

  /** @throws NotFound, WebhookEndpointOfOther */
  async rotate(id: number, body: WebhookSecretBody, caller: Caller, address: string): Promise<WebhookSecretView> {
    await this.ownRow(id, caller);
    await this.confirm(caller, body.password, address);
    const secret = newWebhookSecret();
    const until = new Date(this.clock.now().add({ hours: TURN_HOURS }).epochMilliseconds);
    await this.records.update(WebhookEndpoint, id, ({ secret: former }) => ({
      secret: this.secrets.seal(secret),
      previousSecret: body.expire_now ? null : former,
      previousSecretUntil: body.expire_now ? null : until,
    }));
    return this.withSecret(id, caller, secret);
  }

  /** From now on the endpoint acts as the caller, with a new secret; held events are sent. @throws NotFound */
  async takeOver(id: number, password: string, caller: Caller, address: string): Promise<WebhookSecretView> {
    await this.row(id);
    await this.confirm(caller, password, address);
    const secret = newWebhookSecret();
    await this.db.transaction(async () => {
      await this.lockAgainstEvents();
      await this.records.update(WebhookEndpoint, id, () => ({
        accountId: caller.id,
        secret: this.secrets.seal(secret),
        previousSecret: null,
        previousSecretUntil: null,
      }));
      await this.switchOn(id);
      await this.held.releaseAll(id);
    });
    return this.withSecret(id, caller, secret);
  }

  /** @throws NotFound, WebhookEndpointOfOther */
  async ownRow(id: number, caller: Caller): Promise<EndpointRow> {
    const row = await this.row(id);
    if (!isOwn(row, caller)) throw WebhookEndpointOfOther();
    return row;
  }

  /** @throws NotFound */
  async row(id: number): Promise<EndpointRow> {
    const [row] = await endpointRows(this.db, id);
    if (!row) throw NotFound();
    return row;
  }

  /**
   * Waits for the transactions that have selected their subscribers; events that select later see the change. So every
   * change that commits after that of the endpoint is delivered. Also serializes the count of endpoints.
   */
  private async lockAgainstEvents(): Promise<void> {
    await this.db.rows('LOCK TABLE webhook_endpoint IN EXCLUSIVE MODE');
  }

  private async switchOn(id: number): Promise<void> {
    await this.db.rows(
      `UPDATE webhook_endpoint SET off_reason = NULL, off_at = NULL, failures = 0, failing_since = NULL, warned_at = NULL,
         updated_at = $2 WHERE id = $1`,
      [id, this.clock.date()],
    );
  }

  private async withSecret(id: number, caller: Caller, secret: string): Promise<WebhookSecretView> {
    return WebhookSecretView.of({ ...endpointFields(await this.row(id), caller), secret });
  }

  private checkedUrl(url: string): string {
    if (!this.post.isAllowed(url)) throw fieldRefused('url', 'webhook_address');
    return url;
  }

  /** @throws ValidationFailed for an unknown type, PermissionRequired for one whose record the caller may not read */
  private checkedTypes(sent: readonly string[], caller: Caller): string[] {
    const known = new Map(this.webhookTypes.map(type => [type.name, type]));
    const named = sent.filter(name => name !== EVERY_TYPE);
    for (const name of named) {
      const type = known.get(name);
      if (!type) throw fieldRefused('types', 'unknown_webhook_type', { type: name });
      if (!hasPermission(caller, type.permission)) throw PermissionRequired();
    }
    return named.length < sent.length ? [EVERY_TYPE] : [...new Set(named)];
  }

  private async confirm(caller: Caller, password: string, address: string): Promise<void> {
    await this.signIns.confirmPassword(staffKind(this.shape), caller, { field: 'password', password }, address);
  }
}
