import { raw, type Sql, sql } from '#kit/database/sql';
import type { Language } from '#kit/language/language';
import { IS_LIVE_MEMBER } from '../accounts/member-accounts';

export const HIT_KINDS = [
  'client',
  'member',
  'coach',
  'exercise',
  'workout',
  'program',
  'dish',
  'group',
  'event',
  'challenge',
  'discussion',
  'badge',
  'achievement',
] as const;
export type HitKind = (typeof HIT_KINDS)[number];

export interface SearchedKind {
  kind: HitKind;
  /** Permissions, any of which allows the kind. */
  opens: readonly string[];
  from: string;
  alias: string;
  /** Columns of a hit, with title and subtitle in this language. */
  columns: (language: Language) => string;
  where?: (callerId: number) => Sql;
  /** Indexed column that orders by latest, since words may match many rows. */
  recent: string;
}

const MAX_SUBTITLE_LENGTH = 160;

/** Falls back to the other language for empty texts. */
const inLanguage = (column: string, language: Language) => {
  const other = language === 'ar' ? 'en' : 'ar';
  return `coalesce(nullif(${column} ->> '${language}', ''), ${column} ->> '${other}', '')`;
};

const beginning = (text: string) => `left(regexp_replace(${text}, '\\s+', ' ', 'g'), ${MAX_SUBTITLE_LENGTH})`;

const catalogue = (kind: HitKind, table: string, ...alsoOpenedBy: string[]): SearchedKind => ({
  kind,
  opens: ['fitness.manage', ...alsoOpenedBy],
  from: `${table} r`,
  alias: 'r',
  columns: language =>
    `r.slug AS key, r.id, ${inLanguage('r.name', language)} AS title,
     ${beginning(inLanguage('r.description', language))} AS subtitle, r.image_url`,
  recent: 'updated_at',
});

const people = (kind: HitKind, opens: string[], where: (callerId: number) => Sql): SearchedKind => ({
  kind,
  opens,
  from: 'account person',
  alias: 'person',
  columns: () =>
    `person.username AS key, NULL::integer AS id, person.first_name || ' ' || person.last_name AS title,
     person.username AS subtitle, person.profile_picture AS image_url`,
  where,
  recent: 'updated_at',
});

const discussion: SearchedKind = {
  kind: 'discussion',
  opens: ['fitness.view'],
  from: 'discussion d',
  alias: 'd',
  columns: language =>
    `d.slug AS key, NULL::integer AS id, ${inLanguage('d.title', language)} AS title,
     ${beginning(inLanguage('d.body', language))} AS subtitle, NULL::text AS image_url`,
  recent: 'last_reply_at',
};

/** In the order of results. Accounts are found by name only, never by e-mail address. */
export const SEARCHED_KINDS: readonly SearchedKind[] = [
  people(
    'client',
    ['coaching.clients'],
    coach =>
      sql`person.deleted_at IS NULL AND person.id IN (SELECT c.member_id FROM coach_client c WHERE c.coach_id = ${coach})`,
  ),
  people('member', ['fitness.view', 'members.view'], () => raw(IS_LIVE_MEMBER)),
  people('coach', ['coaches.view'], () => raw(`person.deleted_at IS NULL AND NOT (${IS_LIVE_MEMBER})`)),
  catalogue('exercise', 'exercise', 'fitness.view'),
  catalogue('workout', 'workout', 'fitness.view', 'coaching.clients'),
  catalogue('program', 'program', 'fitness.view'),
  catalogue('dish', 'dish', 'fitness.view'),
  catalogue('group', 'community_group', 'fitness.view'),
  catalogue('event', 'community_event', 'fitness.view'),
  catalogue('challenge', 'challenge', 'fitness.view'),
  discussion,
  catalogue('badge', 'badge'),
  catalogue('achievement', 'achievement'),
];
