import { STAFF } from '#kit/access/access-rule';
import { webhookTables, type WebhookRecordOfPerson } from '#webhooks/storage/webhook-records';
import { sql } from '#kit/database/sql';
import { aiBudgetTables } from '#agents/ai-budget/ai-budget.personal-data';
import { assistantTables } from '#agents/assistant/assistant.personal-data';
import {
  ERASED,
  ERASED_ADDRESS,
  ofAddress,
  partOf,
  type PersonalData,
  type PersonalTable,
} from '#shared/personal-data/personal-data';
import { reconciliationTables } from '#money/reconciliation/reconciliation.personal-data';
import { refundTables } from '#money/refunds/refunds.personal-data';
import { bookingReferenceSql } from './bookings/booking-references';
import { commonTables, staffTables } from '#shared/personal-data/shared-tables';

const ofGuest = ofAddress('guest_email');
const ofEntry: PersonalTable['of'] = ({ email }) =>
  sql`t.id IN (SELECT r.entry_id FROM waitlist_request r WHERE lower(r.email) = ${email})`;
/** Changes of dates have payments of their own. */
const OF_BOOKING = {
  table: 'booking',
  reference: 'reference',
  recordOf: bookingReferenceSql('t.reference'),
  of: ofGuest,
};

/** The records whose payloads webhooks can have sent. */
export const staysWebhookRecords: readonly WebhookRecordOfPerson[] = [
  { record: 'booking', table: 'booking', of: ofGuest },
  { record: 'inquiry', table: 'inquiry', of: ofAddress('email') },
];

/** Personal data of guests, visitors with questions, and staff. Bookings are anonymised, not deleted, for accounting. */
export const staysPersonalData: PersonalData = {
  tables: [
    ...webhookTables(staysWebhookRecords),
    ...reconciliationTables(OF_BOOKING),
    ...refundTables(OF_BOOKING),
    { table: 'booking_event', of: partOf('booking_id', 'booking', ofGuest), erase: { reason: 'NULL' } },
    {
      table: 'booking_change',
      of: partOf('booking_id', 'booking', ofGuest),
      erase: { reason: 'NULL', client_token: 'NULL' },
      harmless: ['reference', 'status', 'actor'],
    },
    {
      table: 'review',
      of: partOf('booking_id', 'booking', ofGuest),
      erase: { comment: `''`, search_text: `''` },
    },
    {
      table: 'booking',
      of: ofGuest,
      erase: {
        guest_first_name: ERASED,
        guest_last_name: `'Person'`,
        guest_email: ERASED_ADDRESS,
        guest_phone: 'NULL',
        special_requests: 'NULL',
        admin_notes: 'NULL',
        deposit_reason: `CASE WHEN t.deposit_kept_cents > 0 THEN ${ERASED} END`,
        receipt: 'NULL',
        body_hash: 'NULL',
        visitor_hash: 'NULL',
        access_token: 'gen_random_uuid()::text',
        client_token: 'gen_random_uuid()::text',
        search_text: `replace(lower(t.reference), '-', ' ')`,
      },
      harmless: ['failure_reason', 'calendar_uid', 'guest_phone_prefix'],
      name: `concat_ws(' ', t.guest_first_name, t.guest_last_name)`,
      unfinished: `t.status IN ('pending', 'confirmed', 'checked_in') OR t.payment_status = 'refund_due'
        OR t.deposit_returns_at IS NOT NULL AND t.deposit_settled_at IS NULL`,
    },
    {
      table: 'waiting_offer',
      of: partOf('entry_id', 'waiting_entry', ofEntry),
      erase: 'cascade',
      without: ['token_hash'],
    },
    {
      table: 'waitlist_request',
      of: ofAddress('email'),
      erase: 'cascade',
      without: ['token_hash'],
      name: 't.first_name',
    },
    { table: 'waiting_entry', of: ofEntry, erase: 'delete', without: ['person_id'] },
    { table: 'inquiry', of: ofAddress('email'), erase: 'delete', name: 't.name' },
    ...aiBudgetTables,
    ...assistantTables,
    ...commonTables({ [STAFF]: 'account' }),
    ...staffTables,
  ],
  others: {
    webhook_endpoint: 'addresses of receivers, and the account that a receiver of the company acts as',
    role: 'names of roles',
    oauth_client: 'names and addresses of apps',
    rate_rule: 'names of seasons and special days, written by staff',
    rate_span: 'nights of rules',
    block: 'the reason why nights are blocked, written by staff',
    calendar_export: 'hashes of secret addresses',
    calendar_feed: 'names and addresses of calendars, written by staff',
    imported_event: 'identifiers and days of events of other calendars; their texts are stored as hashes',
    payment: 'why money was not accepted',
    payment_event: 'why a refund failed or a payment is disputed, in words of the processor',
    payment_dispute: 'why a payment is disputed, in words of the processor',
    ledger_account: 'names of accounts of the ledger',
    ledger_entry: 'amounts of money; no entry of this service has a customer',
  },
};
