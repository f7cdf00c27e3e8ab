import { sql } from '#kit/database/sql';
import { ofAccount, partOf, type PersonalTable } from '#shared/personal-data/personal-data';

const ownChat = ofAccount('account_id', 'account');
const partOfOwnChat = partOf('chat_id', 'ai_chat', ownChat);

/** Conversations are erased with their account. Personal data of other people in them is only in `ai_placeholder`. */
export const assistantTables: readonly PersonalTable[] = [
  {
    table: 'ai_placeholder',
    of: ({ email, names }) =>
      sql`(lower(t.value) = ${email} OR lower(t.value) = ANY(${names.map(name => name.toLowerCase())}::text[]))`,
    // The row stays, so that the number of the placeholder is not reused for another person.
    erase: { value: `''` },
  },
  { table: 'ai_placeholder', of: partOfOwnChat, erase: 'delete', without: ['value'] },
  { table: 'ai_proposal', of: partOfOwnChat, erase: 'delete' },
  { table: 'ai_message', of: partOfOwnChat, erase: 'delete', without: ['body_hash', 'run', 'lease_until'] },
  { table: 'ai_chat', of: ownChat, erase: 'delete' },
];
