import { Id } from '#kit/fields/number-fields';
import { Choice } from '#kit/fields/query-fields';
import { OneOf } from '#kit/fields/text-fields';
import type { PageRules } from '#kit/http/page';
import { PageQuery } from '#kit/http/page-query';
import { type Language, LANGUAGES } from '#kit/language/language';
import { ReturnUrlCancel, ReturnUrlOk } from '#money/payments/return-urls';
import { CourseSlug } from '../courses/course-key';
import { FILTER } from '../courses.pages';
import { ORDER_STATUSES, type OrderStatus, PAYMENT_METHODS, type PaymentMethod } from '../orders/order.entity';

export const MAX_COURSES = 50;

const MY_ORDER_PAGES: PageRules = { sizeNames: ['page_count'], default: 15, max: 100 };

export class CheckoutBody {
  @Id({ optional: true, nullable: true, description: 'One course; or `course_slug`, or several by `course_ids`.' })
  course_id?: number | null;

  @Id({ list: { min: 1, max: MAX_COURSES }, optional: true, nullable: true, description: 'Duplicates are ignored.' })
  course_ids?: number[] | null;

  @CourseSlug('One course by slug or code, instead of `course_id`.')
  course_slug?: string | null;

  @CourseSlug('Courses by slug or code.', { min: 1, max: MAX_COURSES })
  course_slugs?: string[] | null;

  @OneOf(PAYMENT_METHODS, {
    optional: true,
    nullable: true,
    description: 'Needed unless the courses cost nothing.',
    example: 'card',
  })
  payment_method?: PaymentMethod | null;

  @OneOf(LANGUAGES, {
    optional: true,
    description: 'Language of mails and of the payment page; by default that of the request.',
  })
  locale?: Language;

  @ReturnUrlOk()
  return_url_ok?: string | null;

  @ReturnUrlCancel()
  return_url_cancel?: string | null;
}

export class MyOrdersQuery extends PageQuery(MY_ORDER_PAGES) {
  @Choice(ORDER_STATUSES, { ...FILTER, description: 'Orders with this status.' })
  status?: OrderStatus;
}
