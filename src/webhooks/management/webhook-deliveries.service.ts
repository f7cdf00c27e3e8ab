import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { listPage } from '#kit/database/list';
import { sql, when } from '#kit/database/sql';
import { type Caller, hasPermission } from '#kit/http/caller';
import { mapPage, type Page, type PageRequest } from '#kit/http/page';
import { fieldRefused, NotFound, PermissionRequired } from '#kit/refusals/refusal';
import { parseInstant } from '#kit/time/calendar';
import { Clock } from '#kit/time/clock';
import { RateLimits } from '#rate-limits/rate-limits';
import { WebhookPayload } from '../sending/webhook-payload';
import { HeldDeliveries } from '../storage/held-deliveries';
import type { DeliveryStatus, Try } from '../storage/webhook-delivery.entity';
import { type EndpointRow, isOwn } from './endpoint-queries';
import { WebhookDeliveryDetailView, WebhookDeliveryView, type WebhookReplayView } from './webhook-delivery.view';
import type { WebhookReplayBody } from './webhook-endpoints.dto';
import { PayloadGone, WebhookEndpointOff } from './webhook-endpoints.refusals';
import { WebhookEndpoints } from './webhook-endpoints.service';

export const RESENDS = 'webhookResends';
/** How long payloads are kept, and so can be sent again. */
export const PAYLOAD_DAYS = 7;

export interface DeliveryFilter {
  status?: DeliveryStatus;
  type?: string;
  pageRequest: PageRequest;
}

interface DeliveryRow {
  id: number;
  event_id: string;
  type: string;
  record: string;
  record_id: number | null;
  status: DeliveryStatus;
  reason: string | null;
  tries: Try[];
  attempts: number;
  next_try_at: Date | null;
  delivered_at: Date | null;
  occurred_at: Date;
  payload: string | null;
  rendered_at: Date | null;
}

const COLUMNS = `d.id, d.event_id, d.type, d.record, d.record_id, d.status, d.reason, d.tries, d.attempts, d.delivered_at,
  d.occurred_at, d.rendered_at, CASE WHEN d.status = 'waiting' THEN d.next_at END AS next_try_at`;

/** What was sent to an endpoint, for staff, and sending it again. */
@Injectable()
export class WebhookDeliveries {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly limits: RateLimits,
    private readonly endpoints: WebhookEndpoints,
    private readonly payloads: WebhookPayload,
    private readonly held: HeldDeliveries,
  ) {}

  /** Newest first. @throws NotFound */
  async list(endpointId: number, filter: DeliveryFilter, caller: Caller): Promise<Page<WebhookDeliveryView>> {
    const endpoint = await this.endpoints.row(endpointId);
    const page = await listPage<DeliveryRow>(this.db, filter.pageRequest, {
      columns: COLUMNS,
      from: 'webhook_delivery d',
      where: [
        sql`d.endpoint_id = ${endpointId}`,
        when(filter.status, status => sql`d.status = ${status}`),
        when(filter.type, type => sql`d.type = ${type}`),
      ],
      order: 'd.id DESC',
    });
    return mapPage(page, row => WebhookDeliveryView.of(this.withoutAnswers(row, endpoint, caller)));
  }

  /** @throws NotFound */
  async get(endpointId: number, id: number, caller: Caller): Promise<WebhookDeliveryDetailView> {
    const [endpoint, row] = [await this.endpoints.row(endpointId), await this.row(endpointId, id)];
    const isShown = isOwn(endpoint, caller) && this.mayRead(row, caller) && row.payload !== null;
    const payload = isShown ? (JSON.parse(row.payload!) as Record<string, unknown>) : null;
    return WebhookDeliveryDetailView.of({ ...this.withoutAnswers(row, endpoint, caller), payload });
  }

  /** @throws NotFound, WebhookEndpointOfOther, PermissionRequired, WebhookEndpointOff, PayloadGone, RateLimited */
  async resend(endpointId: number, id: number, caller: Caller): Promise<WebhookDeliveryDetailView> {
    const endpoint = await this.endpoints.ownRow(endpointId, caller);
    const row = await this.row(endpointId, id);
    if (!this.mayRead(row, caller)) throw PermissionRequired();
    if (endpoint.off_reason !== null) throw WebhookEndpointOff();
    await this.limits.take(RESENDS, `account ${caller.id}`);
    if (row.rendered_at !== null && row.payload === null) throw PayloadGone();
    await this.held.resend(id);
    return this.get(endpointId, id, caller);
  }

  /** @throws NotFound, WebhookEndpointOfOther, WebhookEndpointOff, PayloadGone, ValidationFailed, RateLimited */
  async replay(endpointId: number, body: WebhookReplayBody, caller: Caller): Promise<WebhookReplayView> {
    const endpoint = await this.endpoints.ownRow(endpointId, caller);
    if (endpoint.off_reason !== null) throw WebhookEndpointOff();
    await this.limits.take(RESENDS, `account ${caller.id}`);
    return { replayed: await this.replayed(endpointId, body) };
  }

  /** @throws PayloadGone, ValidationFailed */
  async replayed(endpointId: number, { since, until, types = ['*'] }: WebhookReplayBody): Promise<number> {
    const from = new Date(parseInstant(since)!.epochMilliseconds);
    const to = until === undefined ? null : new Date(parseInstant(until)!.epochMilliseconds);
    if (to !== null && to <= from) throw fieldRefused('until', 'not_after_since');
    for (const type of types)
      if (type !== '*' && !this.payloads.typeOf(type)) throw fieldRefused('types', 'unknown_webhook_type', { type });
    const oldest = this.clock.now().subtract({ hours: PAYLOAD_DAYS * 24 }).epochMilliseconds;
    if (from.getTime() < oldest) throw PayloadGone();
    return this.held.replay(endpointId, { since: from, until: to, types: types.includes('*') ? null : types });
  }

  private async row(endpointId: number, id: number): Promise<DeliveryRow> {
    return this.db.rowOr<DeliveryRow>(
      NotFound,
      `SELECT ${COLUMNS}, d.payload FROM webhook_delivery d WHERE d.endpoint_id = $1 AND d.id = $2`,
      [endpointId, id],
    );
  }

  private mayRead({ type }: DeliveryRow, caller: Caller): boolean {
    const permission = this.payloads.typeOf(type)?.permission;
    return permission !== undefined && hasPermission(caller, permission);
  }

  /** Answers can repeat the payload, so limited accounts see those of their own endpoints, which get their own records, alone. */
  private withoutAnswers(row: DeliveryRow, endpoint: EndpointRow, caller: Caller): DeliveryRow {
    const isLimited = caller.scopeId !== null && !isOwn(endpoint, caller);
    if (this.mayRead(row, caller) && !isLimited) return row;
    return { ...row, tries: row.tries.map(each => ({ ...each, answer: null })) };
  }
}
