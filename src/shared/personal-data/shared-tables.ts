import { sql } from '#kit/database/sql';
import { mentions } from './mention';
import { anyOf, ERASED_ACCOUNT, ofAccount, ofAddress, type PersonalTable, type DataSubject } from './personal-data';

const NAME = `concat_ws(' ', t.first_name, t.last_name)`;

const mentionsSubject = ({ email, names }: DataSubject) => sql`(${mentions('t.params::text', email)}
  OR EXISTS (SELECT FROM jsonb_each_text(t.params) told WHERE told.value = ANY(${[...names]}::text[])))`;

/** Feeds, stored responses, tool calls, connected apps and mail counters of every service. @param audiences the tables of the audiences */
export function commonTables(audiences: Readonly<Record<string, string>>): PersonalTable[] {
  const own = Object.entries(audiences).map(
    ([audience, table]) =>
      (whom: DataSubject) =>
        sql`(t.audience = ${audience} AND ${ofAccount('recipient_id', table)(whom)})`,
  );
  const callers = Object.entries(audiences).map(
    ([audience, table]) =>
      ({ ids }: DataSubject) =>
        sql`t.caller = ANY(${(ids[table] ?? []).map(id => `${audience}:${id}`)}::text[])`,
  );
  const changed = Object.entries(audiences).map(
    ([audience, table]) =>
      (whom: DataSubject) =>
        sql`(t.audience = ${audience} AND ${ofAccount('person_id', table)(whom)})`,
  );
  const called = Object.entries(audiences).map(
    ([audience, table]) =>
      (whom: DataSubject) =>
        sql`(t.audience = ${audience} AND ${ofAccount('account_id', table)(whom)})`,
  );
  const uploaded = Object.entries(audiences).map(
    ([audience, table]) =>
      ({ ids }: DataSubject) =>
        sql`t.owner = ANY(${(ids[table] ?? []).map(id => `${audience}:${id}`)}::text[])`,
  );
  return [
    {
      table: 'notification',
      of: anyOf(mentionsSubject, ...own),
      erase: 'delete',
      without: ['audience', 'recipient_id'],
    },
    {
      table: 'once_answer',
      of: anyOf(({ email }) => mentions('t.answer::text', email), ...callers),
      erase: 'delete',
      without: ['caller', 'key'],
    },
    {
      table: 'stored_file',
      of: anyOf(...uploaded),
      erase: 'delete',
      without: ['owner'],
      files: ['address'],
    },
    {
      table: 'former_address',
      of: anyOf(ofAddress('email'), ...changed),
      erase: 'delete',
      without: ['audience', 'person_id'],
    },
    {
      table: 'tool_call',
      of: anyOf(...called),
      erase: 'delete',
      without: ['audience', 'account_id', 'access_key_id', 'connected_app_id'],
    },
    {
      table: 'connected_app',
      of: anyOf(...called),
      erase: 'delete',
      without: ['audience', 'account_id', 'oauth_client_id'],
    },
    { table: 'form_mail', of: ofAddress('address'), erase: 'delete' },
  ];
}

export function accountTable(table: string, { erase = {}, files = [] }: Partial<PersonalAccount> = {}): PersonalTable {
  return {
    table,
    of: ofAddress('email'),
    erase: { ...ERASED_ACCOUNT, ...erase },
    files,
    name: NAME,
    harmless: [],
  };
}

interface PersonalAccount {
  erase: Readonly<Record<string, string>>;
  files: readonly string[];
}

export const linkTable = (table: string, people: string): PersonalTable => ({
  table,
  of: ofAccount('person_id', people),
  erase: 'delete',
});

/** Staff accounts. Their roles are deleted; the row stays, since orders and bookings refer to it. */
export const staffTables: readonly PersonalTable[] = [
  { table: 'access_key', of: ofAccount('account_id', 'account'), erase: 'delete' },
  { table: 'account_role', of: ofAccount('account_id', 'account'), erase: 'delete' },
  accountTable('account', { erase: { profile_picture: 'NULL' }, files: ['profile_picture'] }),
];
