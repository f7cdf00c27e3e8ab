import { Inject, Injectable } from '@nestjs/common';
import { OwnApi } from '#agents/own-api/own-api';
import type { Configuration } from '#kit/config/configuration';
import { InjectConfiguration } from '#kit/config/configuration.token';
import { Database } from '#kit/database/database';
import type { Caller } from '#kit/http/caller';
import { InjectDefinition } from '#kit/service/inject-definition';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { type OwnRecordView, WEBHOOK_TYPES, type WebhookType, type WebhookTypes } from '../types/webhook-type';

/** Larger payloads are sent as ids and links. */
const MAX_BYTES = 256 * 1024;

export interface RenderedEvent {
  eventId: string;
  type: string;
  recordId: number | null;
  facts: object | null;
  occurredAt: Date;
  isThin: boolean;
  apiVersion: string;
}

/** The account may not see the record, which belongs to another part of the business. */
export class NotOwnRecord extends Error {
  override name = 'NotOwnRecord';
}

/** Renders payloads: the record as its detail route shows it to the account of the endpoint. */
@Injectable()
export class WebhookPayload {
  private readonly types: ReadonlyMap<string, WebhookType>;

  constructor(
    private readonly db: Database,
    private readonly api: OwnApi,
    @InjectConfiguration() private readonly configuration: Configuration,
    @InjectDefinition() private readonly definition: ServiceDefinition,
    @Inject(WEBHOOK_TYPES) types: WebhookTypes,
  ) {
    this.types = new Map(types.map(type => [type.name, type]));
  }

  typeOf(name: string): WebhookType | undefined {
    return this.types.get(name);
  }

  /** @throws NotOwnRecord */
  async render(event: RenderedEvent, holder: Caller): Promise<string> {
    const type = this.types.get(event.type);
    const path = await this.pathOf(event, type);
    const thin = { id: event.recordId, ...(path && { links: { self: this.urlOf(path) } }) };
    const full = event.facts ?? (type && (await this.fullData(event, type, { path, holder }))) ?? thin;
    const payload = this.envelope(event, full);
    return Buffer.byteLength(payload) <= MAX_BYTES ? payload : this.envelope(event, thin);
  }

  private envelope({ eventId, type, occurredAt, apiVersion }: RenderedEvent, data: object): string {
    return JSON.stringify({ id: eventId, type, timestamp: occurredAt.toISOString(), api_version: apiVersion, data });
  }

  private urlOf(path: string): string {
    return `${this.configuration.publicUrl}/${this.definition.name}/api${path}`;
  }

  /** Undefined for a record that is deleted or has no address. */
  private async pathOf({ recordId }: RenderedEvent, type: WebhookType | undefined): Promise<string | undefined> {
    if (recordId === null || type?.route === undefined) return undefined;
    const { route, keyOf } = type;
    const row = keyOf ? await this.db.row<{ key: string }>(keyOf, [recordId]) : { key: String(recordId) };
    return row && route.replace(/\{\w+\}/, encodeURIComponent(row.key));
  }

  /** Undefined where ids and links are to be sent. */
  private async fullData(
    { recordId, isThin }: RenderedEvent,
    type: WebhookType,
    { path, holder }: { path: string | undefined; holder: Caller },
  ): Promise<object | undefined> {
    const sendsIds = isThin || type.isThin === true;
    if (recordId === null || (sendsIds && holder.scopeId === null)) return undefined;
    if (!(await this.isOwned(type, recordId, holder))) throw new NotOwnRecord();
    const data = type.own ? await this.ownView(type.own, recordId, holder) : path && (await this.detail(path, holder));
    if (!data && holder.scopeId !== null) throw new NotOwnRecord();
    return sendsIds ? undefined : data || undefined;
  }

  private async isOwned({ ownedBy }: WebhookType, id: number, { scopeId }: Caller): Promise<boolean> {
    if (ownedBy === undefined || scopeId === null) return true;
    return (await this.db.row(ownedBy, [id, scopeId])) !== undefined;
  }

  private async ownView(
    { view, columns, from, scope }: OwnRecordView,
    id: number,
    { scopeId }: Caller,
  ): Promise<object | undefined> {
    const isOwn = scopeId === null ? 'true' : scope ? `${scope} = $2` : 'false';
    const values = scopeId !== null && scope ? [id, scopeId] : [id];
    const row = await this.db.row<never>(`SELECT ${columns} FROM ${from} WHERE r.id = $1 AND ${isOwn}`, values);
    return row && view.of(row);
  }

  /** Undefined for a record that is deleted or that the account may not see. */
  private async detail(path: string, caller: Caller): Promise<object | undefined> {
    const response = await this.api.send({
      method: 'GET',
      url: `/api${path}`,
      headers: { accept: 'application/json', 'accept-language': 'en' },
      address: '127.0.0.1',
      caller,
    });
    if (response.status === 404 || response.status === 403) return undefined;
    if (response.status !== 200) throw new Error(`The detail of a webhook was refused with ${response.status}.`);
    return (JSON.parse(response.body.toString('utf8')) as { data: object }).data;
  }
}
