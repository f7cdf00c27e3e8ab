import { type List, MAX_FOUND, type SearchedWord } from '#kit/database/list';
import { type Condition, joined, raw, type Sql, sql } from '#kit/database/sql';
import { likePattern } from '#kit/language/search-text';

type PersonTable = 'student' | 'instructor';

/** A table with its alias, such as `enrollment e`, whose rows refer to a course and mostly to a person. */
interface Searched {
  from: string;
  person?: PersonTable;
  /** Whether the rows have a `search_text` of their own. */
  hasText?: boolean;
}

/**
 * Filters of a list by words, each of which matches the person, the course or the row itself. The longest word is looked up in
 * indexes, the others are tested on its matches.
 */
export function wordSearch(
  searched: Searched,
  words: readonly string[] = [],
  filters: readonly Condition[] = [],
): Pick<List, 'where' | 'word' | 'isSearch'> {
  const [word, ...others] = words.toSorted((one, other) => other.length - one.length);
  if (word === undefined) return { where: filters };
  const where = [...filters, ...others.map(other => wordIn(searched, other).condition)];
  return { where, word: wordIn(searched, word), isSearch: true };
}

function wordIn({ from, person, hasText = false }: Searched, word: string): SearchedWord {
  const alias = from.split(' ').at(-1)!;
  const pattern = likePattern(word);
  const own = sql`${raw(`${alias}.search_text`)} LIKE ${pattern}`;
  const ofCourse = sql`k.search_text LIKE ${pattern}`;
  const ofPerson = sql`p.search_text LIKE ${pattern}`;
  const inCourse = sql`EXISTS (SELECT FROM course k WHERE k.id = ${raw(`${alias}.course_id`)} AND ${ofCourse})`;
  const conditions = [...(hasText ? [own] : []), inCourse, ...(person ? [personMatches(alias, person, ofPerson)] : [])];
  return {
    condition: sql`(${joined(conditions, ' OR ')})`,
    ways: [
      ...(hasText ? [{ from, where: own }] : []),
      ...(person ? [{ from: `${person} p JOIN ${from} ON ${alias}.${person}_id = p.id`, where: ofPerson }] : []),
      { from: `course k JOIN ${from} ON ${alias}.course_id = k.id`, where: ofCourse },
    ],
  };
}

/**
 * Condition that the person (alias `p`) of a row matches. Few people are read once; of many, that of each row is looked up, since
 * a page is then full after few rows.
 */
export function personMatches(alias: string, person: PersonTable, condition: Sql): Sql {
  const people = sql`${raw(`${person} p`)} WHERE ${condition} LIMIT ${MAX_FOUND + 1}`;
  const id = raw(`${alias}.${person}_id`);
  return sql`CASE WHEN (SELECT count(*) FROM (SELECT FROM ${people}) people) <= ${MAX_FOUND}
    THEN ${id} IN (SELECT p.id FROM ${people}) ELSE (SELECT ${condition} FROM ${raw(person)} p WHERE p.id = ${id}) END`;
}
