import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { problem } from '#kit/fields/field';
import { fieldRefused } from '#kit/refusals/refusal';
import type { Bilingual, Language } from '#kit/language/language';
import { fromCents } from '#kit/money/money';
import { chargedCents } from '../courses/course-charge';
import { PUBLIC_COURSE } from '../courses/course-kinds';
import { Seats } from '../enrollments/seats.service';
import { AlreadyEnrolled, CourseNotSold } from './checkout.refusals';

export interface BasketLine {
  courseId: number;
  title: Bilingual;
  priceCents: number;
  discountPercentage: number;
  chargedCents: number;
}

/** Stripe accepts at most eight digits per payment. */
const MAX_CENTS = 99_999_999;

@Injectable()
export class Basket {
  constructor(
    private readonly db: Database,
    private readonly seats: Seats,
  ) {}

  /** The courses with current prices, ordered by id. @throws CourseNotSold, AlreadyEnrolled, ValidationFailed */
  async price(studentId: number, courseIds: readonly number[], language: Language): Promise<BasketLine[]> {
    const lines = await this.listSellable(courseIds);
    const missing = courseIds.filter(id => lines.every(({ courseId }) => courseId !== id));
    if (missing.length > 0)
      throw CourseNotSold({ errors: { course_ids: missing.map(id => problem('course_not_sold', { id })) } });
    const enrolledIds = new Set(await this.seats.listEnrolled(studentId, courseIds));
    const duplicates = lines.filter(({ courseId }) => enrolledIds.has(courseId));
    if (duplicates.length > 0) {
      const problems = duplicates.map(({ courseId, title }) =>
        problem('course_held', { id: courseId, title: title[language] }),
      );
      throw AlreadyEnrolled({ errors: { course_ids: problems } });
    }
    if (totalOf(lines) > MAX_CENTS) throw fieldRefused('course_ids', 'basket_total', { max: fromCents(MAX_CENTS) });
    return lines;
  }

  /**
   * The ids of courses on sale by slug or code.
   * @throws CourseNotSold names those that are not
   */
  async findIds(keys: readonly string[]): Promise<number[]> {
    const rows = await this.db.rows<{ id: number; slug: string; code: string }>(
      `SELECT c.id, c.slug, c.code FROM course c
       WHERE (c.slug = ANY ($1::text[]) OR c.code = ANY ($1::text[])) AND ${PUBLIC_COURSE}`,
      [keys],
    );
    const missing = keys.filter(key => rows.every(({ slug, code }) => slug !== key && code !== key));
    if (missing.length > 0)
      throw CourseNotSold({ errors: { course_slugs: missing.map(id => problem('course_not_sold', { id })) } });
    return rows.map(({ id }) => id);
  }

  private async listSellable(courseIds: readonly number[]): Promise<BasketLine[]> {
    const rows = await this.db.rows<Omit<BasketLine, 'chargedCents'>>(
      `SELECT c.id AS "courseId", c.title, c.price_cents AS "priceCents", c.discount_percentage AS "discountPercentage"
       FROM course c WHERE c.id = ANY ($1::integer[]) AND ${PUBLIC_COURSE} ORDER BY c.id`,
      [courseIds],
    );
    return rows.map(row => ({ ...row, chargedCents: chargedCents(row.priceCents, row.discountPercentage) }));
  }
}

export const totalOf = (lines: readonly Pick<BasketLine, 'chargedCents'>[]): number =>
  lines.reduce((total, line) => total + line.chargedCents, 0);
