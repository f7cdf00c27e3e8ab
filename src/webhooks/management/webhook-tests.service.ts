import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { type Caller, hasPermission } from '#kit/http/caller';
import { fieldRefused, PermissionRequired, ServiceUnavailable } from '#kit/refusals/refusal';
import { Clock } from '#kit/time/clock';
import { RateLimits } from '#rate-limits/rate-limits';
import { WebhookExamples } from '../sending/webhook-examples';
import { WebhookPost } from '../sending/webhook-post';
import { EndpointSecrets } from '../storage/endpoint-secrets';
import { WebhookEndpoint } from '../storage/webhook-endpoint.entity';
import { EVERY_TYPE, WEBHOOK_TYPES, type WebhookType, type WebhookTypes } from '../types/webhook-type';
import type { EndpointRow } from './endpoint-queries';
import { WebhookTryView } from './webhook-delivery.view';
import type { WebhookTestBody } from './webhook-endpoints.dto';
import { WebhookEndpoints } from './webhook-endpoints.service';

export const TESTS = 'webhookTests';

/** Sends examples to endpoints. */
@Injectable()
export class WebhookTests {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly limits: RateLimits,
    private readonly endpoints: WebhookEndpoints,
    private readonly secrets: EndpointSecrets,
    private readonly examples: WebhookExamples,
    private readonly post: WebhookPost,
    @Inject(WEBHOOK_TYPES) private readonly webhookTypes: WebhookTypes,
  ) {}

  /** @throws NotFound, WebhookEndpointOfOther, ValidationFailed, PermissionRequired, RateLimited */
  async send(endpointId: number, body: WebhookTestBody, caller: Caller): Promise<WebhookTryView> {
    const row = await this.endpoints.ownRow(endpointId, caller);
    const type = this.typeOf(row, body.type, caller);
    await this.limits.take(TESTS, `account ${caller.id}`);
    const stored = await this.db.of(WebhookEndpoint).findOneByOrFail({ id: endpointId });
    const isTurning = stored.previousSecretUntil !== null && stored.previousSecretUntil > this.clock.date();
    const secrets = this.secrets.openAll([stored.secret, isTurning ? stored.previousSecret : null]);
    if (secrets.length === 0) throw ServiceUnavailable();
    const id = `test_${randomUUID()}`;
    const example = await this.examples.of(type, { isThin: stored.isThin, apiVersion: stored.apiVersion });
    const payload = JSON.stringify({ ...example, id, timestamp: this.clock.now().toString(), test: true });
    const { entry } = await this.post.send({ url: stored.url, id, payload, secrets });
    return WebhookTryView.of(entry);
  }

  private typeOf({ types }: EndpointRow, sent: string | undefined, caller: Caller): WebhookType {
    const subscribed = this.webhookTypes.filter(({ name }) => types.includes(EVERY_TYPE) || types.includes(name));
    const name = sent ?? subscribed.find(({ permission }) => hasPermission(caller, permission))?.name;
    const type = this.webhookTypes.find(each => each.name === name);
    if (!type) throw fieldRefused('type', 'unknown_webhook_type', { type: name ?? '' });
    if (!hasPermission(caller, type.permission)) throw PermissionRequired();
    return type;
  }
}
