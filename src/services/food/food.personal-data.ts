import { STAFF } from '#kit/access/access-rule';
import { webhookTables, type WebhookRecordOfPerson } from '#webhooks/storage/webhook-records';
import { sql } from '#kit/database/sql';
import { aiBudgetTables } from '#agents/ai-budget/ai-budget.personal-data';
import { refundTables } from '#money/refunds/refunds.personal-data';
import { assistantTables } from '#agents/assistant/assistant.personal-data';
import {
  anyOf,
  ERASED,
  ERASED_ADDRESS,
  ofAccount,
  ofAddress,
  partOf,
  type PersonalData,
  type PersonalTable,
} from '#shared/personal-data/personal-data';
import { reconciliationTables } from '#money/reconciliation/reconciliation.personal-data';
import { accountTable, linkTable, commonTables, staffTables } from '#shared/personal-data/shared-tables';
import { studioTables } from '#agents/studio/studio.personal-data';
import { CUSTOMER } from './customers/customer-accounts';

const ORDER = 'customer_order';
const ofCustomer = ofAccount('customer_id', 'customer');
const ofOrders = anyOf(ofCustomer, ofAddress('email'));
const ofHolder: PersonalTable['of'] = ({ email, ids }) => sql`(
  t.holder = 'email:' || encode(sha256(convert_to(${email}, 'UTF8')), 'hex')
  OR t.holder = ANY (${(ids['customer'] ?? []).map(id => `customer:${id}`)}::text[]))`;

/** Keeps the field names of an address and replaces the values. */
const ERASED_FIELDS = `(SELECT jsonb_object_agg(field, 'Erased') FROM jsonb_object_keys(t.address) field)`;

/** The records whose payloads webhooks can have sent. */
export const foodWebhookRecords: readonly WebhookRecordOfPerson[] = [
  { record: 'order', table: ORDER, of: ofOrders },
  { record: 'inquiry', table: 'contact_message', of: ofAddress('email') },
];

/** Personal data of customers, guests, authors of messages and staff. Orders are kept for accounting. */
export const foodPersonalData: PersonalData = {
  tables: [
    ...webhookTables(foodWebhookRecords),
    ...reconciliationTables({ table: ORDER, reference: 'order_number', of: ofOrders }),
    { table: 'order_line', of: partOf('order_id', ORDER, ofOrders), erase: { instructions: 'NULL' } },
    ...refundTables({ table: ORDER, reference: 'order_number', of: ofOrders }),
    {
      table: 'promo_use',
      of: partOf('order_id', ORDER, ofOrders),
      erase: { customer_id: 'NULL', email_hash: 'NULL', account_email_hash: 'NULL' },
      without: ['email_hash', 'account_email_hash'],
    },
    // A trigger has already deleted the rows of erased uses.
    { table: 'promo_holder', of: ofHolder, erase: 'delete', without: ['holder'] },
    { table: 'order_event', of: partOf('order_id', ORDER, ofOrders), erase: { reason: 'NULL' } },
    {
      table: ORDER,
      of: ofOrders,
      erase: {
        caller: `'erased:' || t.id`,
        name: ERASED,
        email: ERASED_ADDRESS,
        phone: `''`,
        address: ERASED_FIELDS,
        delivery_instructions: 'NULL',
        answer: 'NULL',
        body_hash: 'NULL',
        visitor_hash: 'NULL',
        search_text: `replace(lower(t.order_number), '-', ' ')`,
      },
      without: ['caller'],
      name: 't.name',
      unfinished: `t.status NOT IN ('delivered', 'cancelled', 'refunded') OR t.payment_status = 'refund_due'`,
    },
    { table: 'address', of: ofCustomer, erase: 'delete' },
    { table: 'cart_line', of: ofCustomer, erase: 'delete' },
    { table: 'cart', of: ofCustomer, erase: 'delete' },
    { table: 'wishlist_entry', of: ofCustomer, erase: 'delete' },
    { table: 'review', of: ofCustomer, erase: { comment: 'NULL' } },
    { table: 'reward_entry', of: ofCustomer, erase: 'keep' },
    { table: 'ledger_entry', of: ofCustomer, erase: 'keep' },
    { table: 'contact_message', of: ofAddress('email'), erase: 'delete', name: 't.name' },
    ...studioTables,
    { table: 'dish_draft', of: ofAccount('account_id', 'account'), erase: 'delete' },
    ...aiBudgetTables,
    ...assistantTables,
    ...commonTables({ [STAFF]: 'account', [CUSTOMER]: 'customer' }),
    linkTable('customer_link', 'customer'),
    accountTable('customer', { erase: { client_token: 'NULL', body_hash: 'NULL' } }),
    ...staffTables,
  ],
  others: {
    webhook_endpoint: 'addresses of receivers, and the account that a receiver of the company acts as',
    payment: 'reasons why money was not accepted',
    payment_event: 'reasons of failed refunds and disputes, in the words of the processor',
    payment_dispute: 'reasons of disputes, in the words of the processor',
    role: 'names of roles',
    oauth_client: 'names and addresses of apps',
    kitchen: 'addresses, phone numbers and pause reasons of kitchens',
    dish_snooze: 'reasons of snoozed dishes',
    ledger_account: 'names of accounts of the ledger',
  },
};
