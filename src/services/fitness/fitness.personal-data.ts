import { STAFF } from '#kit/access/access-rule';
import { webhookTables, type WebhookRecordOfPerson } from '#webhooks/storage/webhook-records';
import { Sql } from '#kit/database/sql';
import { aiBudgetTables } from '#agents/ai-budget/ai-budget.personal-data';
import { assistantTables } from '#agents/assistant/assistant.personal-data';
import {
  ERASED,
  ofAccount,
  ofAddress,
  type PersonalData,
  type PersonalTable,
} from '#shared/personal-data/personal-data';
import { commonTables } from '#shared/personal-data/shared-tables';
import { AccountClosing } from './accounts/account-closing';
import { EXPORTED_TABLES, type ExportedTable } from './export/exported-tables';

const ERASED_WORDS = `'{"en": "Erased", "ar": "محذوف"}'::jsonb`;

/** Content that stays for other readers when the account is closed, with erased texts. */
const ANONYMIZED: Readonly<Record<string, PersonalTable['erase']>> = {
  post: { body: ERASED, image_url: 'NULL' },
  post_comment: { body: ERASED },
  discussion: { slug: `'erased-' || t.id`, title: ERASED_WORDS, body: ERASED_WORDS, search_text: `''` },
  discussion_reply: { body: ERASED },
};

const FILES: Readonly<Record<string, readonly string[]>> = {
  progress_photo: ['front_url', 'side_url', 'back_url'],
  post: ['image_url'],
  coach_message: ['attachments'],
  chunked_upload: ['file'],
};

/** A table of the export, for requests about personal data. */
function memberTable({
  table,
  owner = 'account_id',
  where = `t.${owner} = $1`,
  without,
}: ExportedTable): PersonalTable {
  return {
    table,
    of: ({ ids }) => {
      const parts = where.split('$1');
      const id = ids['account']?.[0] ?? null; // an e-mail address belongs to at most one account, including deleted ones
      return new Sql(
        parts.map((part, at) => (at === 0 ? part : `::integer${part}`)),
        Array(parts.length - 1).fill(id),
      );
    },
    erase: ANONYMIZED[table] ?? 'closing',
    without,
    files: FILES[table],
  };
}

/** Exported tables that shared features already describe. */
const COMMON: ReadonlySet<string> = new Set([
  'notification',
  'tool_call',
  'connected_app',
  'ai_chat',
  'ai_message',
  'ai_proposal',
  'ai_usage',
  'ai_reservation',
]);

/** The records whose payloads webhooks can have sent. */
export const fitnessWebhookRecords: readonly WebhookRecordOfPerson[] = [
  { record: 'member', table: 'account', of: ofAddress('email') },
  { record: 'check_in', table: 'check_in', of: ofAccount('member_id', 'account') },
];

/** Personal data of members and staff. Closing the account deletes it, except for anonymized community content. */
export const fitnessPersonalData: PersonalData = {
  tables: [
    ...webhookTables(fitnessWebhookRecords),
    ...Object.values(EXPORTED_TABLES)
      .filter(({ table }) => !COMMON.has(table))
      .map(memberTable),
    ...aiBudgetTables,
    ...assistantTables,
    ...commonTables({ [STAFF]: 'account' }),
    {
      table: 'account',
      of: ofAddress('email'),
      erase: 'closing',
      files: ['profile_picture'],
      name: `concat_ws(' ', t.first_name, t.last_name)`,
    },
  ],
  others: {
    webhook_endpoint: 'addresses of receivers, and the account that a receiver of the company acts as',
    role: 'names of roles',
    oauth_client: 'names and addresses of apps',
  },
  closing: AccountClosing,
};
