import { STAFF } from '#kit/access/access-rule';
import { Sql } from '#kit/database/sql';
import { ERASED, ofAddress, type PersonalData, type PersonalTable } from '#shared/personal-data/personal-data';
import { commonTables } from '#shared/personal-data/shared-tables';
import { AccountClosing } from './accounts/account-closing';
import { EXPORTED, type ExportedTable } from './export/exported-tables';

const ERASED_WORDS = `'{"en": "Erased", "ar": "محذوف"}'::jsonb`;

/** What others go on reading when an account is closed, and keeps no word of whoever wrote it. */
const LEFT_TO_OTHERS: Readonly<Record<string, PersonalTable['erase']>> = {
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

/** As a member's own export reads them, and as closing the account leaves them. */
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
      const id = ids['account']?.[0] ?? null; // an e-mail address is one account's, deleted or not
      return new Sql(
        parts.map((part, at) => (at === 0 ? part : `::integer${part}`)),
        Array(parts.length - 1).fill(id),
      );
    },
    erase: LEFT_TO_OTHERS[table] ?? 'closing',
    without,
    files: FILES[table],
  };
}

/** What is kept of members and staff. Closing the account removes it, and what others read stays without its words. */
export const fitnessPersonalData: PersonalData = {
  tables: [
    ...Object.values(EXPORTED)
      .filter(({ table }) => table !== 'notification')
      .map(memberTable),
    ...commonTables({ [STAFF]: 'account' }),
    {
      table: 'account',
      of: ofAddress('email'),
      erase: 'closing',
      files: ['profile_picture'],
      name: `concat_ws(' ', t.first_name, t.last_name)`,
    },
  ],
  others: { role: 'names of roles' },
  closing: AccountClosing,
};
