import { sql } from '#kit/database/sql';
import { webhookTables, type WebhookRecordOfPerson } from '#webhooks/storage/webhook-records';
import { STAFF } from '#kit/access/access-rule';
import { aiBudgetTables } from '#agents/ai-budget/ai-budget.personal-data';
import { assistantTables } from '#agents/assistant/assistant.personal-data';
import { refundTables } from '#money/refunds/refunds.personal-data';
import {
  anyOf,
  ofAccount,
  ofAddress,
  partOf,
  type PersonalData,
  type PersonalTable,
} from '#shared/personal-data/personal-data';
import { accountTable, linkTable, commonTables, staffTables } from '#shared/personal-data/shared-tables';
import { STUDENT } from './students/student-accounts';

const ofStudent = ofAccount('student_id', 'student');
const historyOfSeats: PersonalTable['of'] = whom =>
  sql`(t.subject = 'seat' AND ${partOf('subject_id', 'enrollment', ofStudent)(whom)})`;
const ERASED_NAME = `'{"en": "Former instructor", "ar": "مدرّب سابق"}'::jsonb`;
const NO_WORDS = `'{"en": "", "ar": ""}'::jsonb`;

/** The records whose payloads webhooks can have sent. */
export const coursesWebhookRecords: readonly WebhookRecordOfPerson[] = [
  { record: 'enrollment', table: 'enrollment', of: ofStudent },
  { record: 'order', table: 'course_order', of: ofStudent },
  { record: 'student', table: 'student', of: ofAddress('email') },
];

/** Personal data of students, instructors and staff. Orders and seats are kept for accounting, without free texts. */
export const coursesPersonalData: PersonalData = {
  tables: [
    ...webhookTables(coursesWebhookRecords),
    {
      table: 'message',
      of: partOf('conversation_id', 'conversation', ofStudent),
      erase: 'delete',
      files: ['attachment_url'],
    },
    { table: 'conversation', of: ofStudent, erase: 'delete' },
    { table: 'lesson_note', of: partOf('enrollment_id', 'enrollment', ofStudent), erase: 'delete' },
    { table: 'lesson_completion', of: partOf('enrollment_id', 'enrollment', ofStudent), erase: 'keep' },
    {
      table: 'history_entry',
      of: anyOf(historyOfSeats, ofAccount('actor_id', 'account')),
      erase: { actor_id: 'NULL', reason: 'NULL' },
    },
    {
      table: 'seat_grant',
      of: partOf('enrollment_id', 'enrollment', ofStudent),
      erase: { reason: 'NULL' },
    },
    { table: 'enrollment', of: ofStudent, erase: 'keep' },
    { table: 'assignment_submission', of: ofStudent, erase: 'delete', files: ['file'] },
    { table: 'quiz_attempt', of: ofStudent, erase: 'delete' },
    { table: 'review', of: ofStudent, erase: { comment: 'NULL', search_text: `''` } },
    { table: 'order_refund_line', of: partOf('order_id', 'course_order', ofStudent), erase: 'keep' },
    {
      table: 'order_refund',
      of: partOf('order_id', 'course_order', ofStudent),
      erase: { reason: 'NULL' },
      without: ['key'],
    },
    ...refundTables({ table: 'course_order', reference: 'reference', of: ofStudent }),
    { table: 'order_line', of: partOf('order_id', 'course_order', ofStudent), erase: 'keep' },
    { table: 'course_order', of: ofStudent, erase: 'keep' },
    ...aiBudgetTables,
    ...assistantTables,
    ...commonTables({ [STAFF]: 'account', [STUDENT]: 'student' }),
    linkTable('student_link', 'student'),
    accountTable('student', { erase: { profile_picture: 'NULL' }, files: ['profile_picture'] }),
    {
      table: 'instructor',
      of: ofAddress('email'),
      erase: {
        username: `'erased-' || t.id`,
        name: ERASED_NAME,
        headline: NO_WORDS,
        specialty: NO_WORDS,
        bio: NO_WORDS,
        photo_url: 'NULL',
        email: 'NULL',
        status: `'inactive'`,
        search_text: `''`,
      },
      files: ['photo_url'],
    },
    ...staffTables,
  ],
  others: {
    webhook_endpoint: 'addresses of receivers, and the account that a receiver of the company acts as',
    ledger_account: 'names of accounts of the ledger',
    ledger_entry: 'amounts of money; no entry of this service has a customer',
    payment: 'why money was not accepted',
    payment_event: 'why a refund failed or a payment is disputed, in words of the processor',
    payment_dispute: 'why a payment is disputed, in words of the processor',
    payment_difference: 'notes of staff, which this service does not take',
    role: 'names of roles',
    oauth_client: 'names and addresses of apps',
  },
};
