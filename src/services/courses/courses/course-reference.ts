import { raw, type Sql, sql } from '#kit/database/sql';
import { likePattern } from '#kit/language/search-text';
import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';

export const CourseReferenceView = view('CourseReferenceView', {
  id: shown.id(),
  code: shown.text({ example: 'CRS-1012' }),
  slug: shown.text(),
  title: shown.bilingual(),
});

/** Condition that the title or the course matches. A union, because each branch has an index that `OR` would not use. */
export function rowsMatching(from: string, word: string): Sql {
  const [table, alias] = from.split(' ');
  const pattern = likePattern(word);
  return sql`${raw(`${alias}.id IN (SELECT id FROM ${table} WHERE search_text`)} LIKE ${pattern}
    UNION ALL
    SELECT theirs.id FROM ${raw(`${table} theirs`)} JOIN course c ON c.id = theirs.course_id
    WHERE c.search_text LIKE ${pattern})`;
}

export const COURSE_REFERENCE = `jsonb_build_object('id', c.id, 'code', c.code, 'slug', c.slug, 'title', c.title)`;
