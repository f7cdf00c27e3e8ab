import type { Database } from '#kit/database/database';
import type { Caller } from '#kit/http/caller';
import { MANAGES_WEBHOOKS } from '../storage/webhook-rights';
import type { OffReason } from '../storage/webhook-endpoint.entity';
import { WebhookEndpointView } from './webhook-endpoint.view';

export interface EndpointRow {
  id: number;
  url: string;
  description: string | null;
  types: string[];
  is_thin: boolean;
  off_reason: OffReason | null;
  off_at: Date | null;
  api_version: string;
  account: { id: number; name: string } | null;
  failing_since: Date | null;
  held_count: number;
  waiting_count: number;
  created_at: Date;
  updated_at: Date;
}

/** An endpoint whose account lost its rights is off, also before its next attempt notices it. */
const HAS_HOLDER = `EXISTS (
  SELECT FROM account_role JOIN role ON role.id = account_role.role_id
  WHERE account_role.account_id = a.id AND a.deleted_at IS NULL AND '${MANAGES_WEBHOOKS}' = ANY (role.permissions))`;

const count = (status: string) =>
  `(SELECT count(*)::integer FROM webhook_delivery d WHERE d.endpoint_id = e.id AND d.status = '${status}')`;

const ENDPOINTS = `
  SELECT e.id, e.url, e.description, e.types, e.is_thin, e.api_version, e.failing_since, e.created_at, e.updated_at, e.off_at,
    CASE WHEN e.off_reason IS NULL AND NOT ${HAS_HOLDER} THEN 'ended' ELSE e.off_reason END AS off_reason,
    CASE WHEN a.id IS NOT NULL THEN
      json_build_object('id', a.id, 'name', concat_ws(' ', a.first_name, a.last_name)) END AS account,
    ${count('held')} AS held_count, ${count('waiting')} AS waiting_count
  FROM webhook_endpoint e LEFT JOIN account a ON a.id = e.account_id
  WHERE $1::integer IS NULL OR e.id = $1 ORDER BY e.id`;

export const endpointRows = (db: Database, id: number | null): Promise<EndpointRow[]> =>
  db.rows<EndpointRow>(ENDPOINTS, [id]);

export const isOwn = ({ account }: EndpointRow, caller: Caller): boolean => account?.id === caller.id;

/** Accounts that did not make the endpoint see the host of its address alone. */
export function endpointFields(row: EndpointRow, caller: Caller) {
  const own = isOwn(row, caller);
  return {
    ...row,
    url: own ? row.url : null,
    host: new URL(row.url).host,
    is_active: row.off_reason === null,
    is_own: own,
  };
}

export const endpointView = (row: EndpointRow, caller: Caller): WebhookEndpointView =>
  WebhookEndpointView.of(endpointFields(row, caller));
