import { STAFF } from '#kit/access/access-rule';
import { webhookTables, type WebhookRecordOfPerson } from '#webhooks/storage/webhook-records';
import { aiBudgetTables } from '#agents/ai-budget/ai-budget.personal-data';
import { assistantTables } from '#agents/assistant/assistant.personal-data';
import { ofAddress, partOf, type PersonalData } from '#shared/personal-data/personal-data';
import { commonTables, staffTables } from '#shared/personal-data/shared-tables';
import { studioTables } from '#agents/studio/studio.personal-data';

const ofVisitor = ofAddress('email');

/** The records whose payloads webhooks can have sent. */
export const propertyWebhookRecords: readonly WebhookRecordOfPerson[] = [
  { record: 'lead', table: 'lead', of: ofVisitor },
  { record: 'viewing', table: 'viewing', of: partOf('lead_id', 'lead', ofVisitor) },
];

/** Personal data of visitors and staff. No accounting duty keeps inquiries and viewings, so they are deleted. */
export const propertyPersonalData: PersonalData = {
  tables: [
    ...webhookTables(propertyWebhookRecords),
    ...studioTables,
    { table: 'viewing', of: partOf('lead_id', 'lead', ofVisitor), erase: 'delete' },
    { table: 'lead', of: ofVisitor, erase: 'delete', name: 't.name' },
    ...aiBudgetTables,
    ...assistantTables,
    ...commonTables({ [STAFF]: 'account' }),
    ...staffTables,
  ],
  others: {
    webhook_endpoint: 'addresses of receivers, and the account that a receiver of the company acts as',
    role: 'names of roles',
    oauth_client: 'names and addresses of apps',
  },
};
