import { Param, type PipeTransform } from '@nestjs/common';
import { MAX_INTEGER } from '#kit/fields/number-fields';
import { type ListOption, problem } from '#kit/fields/field';
import { parameter, type QueryOptions } from '#kit/fields/query-parameter';
import { isSlug, Text } from '#kit/fields/text-fields';
import { recordId } from '#kit/http/identifiers';

/** A course as requests name it: by its id (a number), its code or its slug. */
export type CourseKey = number | string;

const CODE = /^CRS-\d+$/;
const DIGITS = /^\d+$/;

/** SQL column (alias `c`) that equals the key. Slugs are in lower case, so no slug looks like a code. */
export function keyColumn(key: CourseKey): string {
  if (typeof key === 'number') return 'c.id';
  return CODE.test(key) ? 'c.code' : 'c.slug';
}

/** Whether the key is a code. Unlike a slug, a code does not disclose the title. */
export const isCode = (key: CourseKey): boolean => typeof key === 'string' && CODE.test(key);

/** Schema of a key in the API description: a number is an id. */
export const COURSE_KEY_SCHEMA = {
  oneOf: [{ type: 'integer', minimum: 1, maximum: MAX_INTEGER }, { type: 'string' }],
};

/** Problem of a `course_id` in a query that is neither an id nor a known code or slug. */
export const NO_COURSE_KEY = problem('out_of_range', { min: 1, max: MAX_INTEGER });

class CourseKeyPipe implements PipeTransform<string, CourseKey> {
  transform(value: string): CourseKey {
    return recordId(value) ?? value;
  }
}

/** A course in a path, by id, code or slug. A number is an id. */
export const CourseKeyParam = (name: string) => Param(name, new CourseKeyPipe());

/** A course in a query, by id, code or slug. A number is an id. */
export const QueryCourse = (options: QueryOptions) =>
  parameter<CourseKey>(
    {
      read: text => (DIGITS.test(text) ? recordId(text) : CODE.test(text) || isSlug(text) ? text : undefined),
      rule: NO_COURSE_KEY,
      api: { type: String, schema: { ...COURSE_KEY_SCHEMA, example: 1 } },
    },
    options,
  );

const KEY_LENGTH = 120;
const EXAMPLE = 'typescript-from-scratch';

/** A course in a body, by slug or code; with `list`, a list of them. */
export const CourseSlug = (description: string, list?: ListOption['list']) =>
  Text({ max: KEY_LENGTH, optional: true, nullable: true, description, ...(list ? { list } : { example: EXAMPLE }) });
