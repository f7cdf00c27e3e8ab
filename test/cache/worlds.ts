import type { Database } from '#kit/database/database';
import type { TestService } from '../harness/app';
import { startCourses } from '../courses/courses';
import {
  makeCategory,
  makeCourse,
  makeCourseWithLessons,
  makeEnrollment,
  makeInstructor,
  makeStudent,
} from '../courses/factories';
import { startFitness } from '../fitness/fitness';
import { startFood } from '../food/food';
import { addCover, makeHome, makeNeighborhood } from '../property/factories';
import { startProperty } from '../property/property';
import { day, makeBooking } from '../stays/factories';
import { startStays } from '../stays/stays';

/** A number that addresses can name, which no sequence reaches. */
const ID = 1_000_000_000;

/** A service with something in every table its cached routes read. */
export interface World {
  name: string;
  start: (environment?: Record<string, string>) => Promise<TestService>;
  /** Addresses of every cached route, by its handler. */
  reads: Record<string, string[]>;
  /** Addresses of such routes whose answers are never kept. */
  readAnew?: string[];
  /** Statements that change what is read; `$1` is a number that is another each time. */
  writes: string[];
}

const text = (name: string) => `jsonb_build_object('en', '${name} ' || $1::int, 'ar', '${name} ' || $1::int)`;
const setting = (db: Database, key: string, value: unknown) =>
  db.rows('UPDATE setting SET value = $2::jsonb WHERE key = $1', [key, JSON.stringify(value)]);

const food: World = {
  name: 'food',
  start: async environment => {
    const { service, dishes, customer } = await startFood(environment);
    const { db } = service;
    await db.rows(`UPDATE dish SET is_featured = true, is_best_seller = true`);
    await db.rows(`UPDATE dish SET id = ${ID} WHERE id = $1`, [dishes.dessert.id]);
    await db.rows(`INSERT INTO home_section (key, title, product_ids) VALUES ('best', '{"en":"a","ar":"b"}', $1)`, [
      [dishes.soup.id, ID],
    ]);
    await db.rows(`INSERT INTO review (product_id, customer_id, rating, comment) VALUES (${ID}, $1, 5, $2)`, [
      customer.id,
      'Good',
    ]);
    await db.rows(`INSERT INTO category (id, slug, name) VALUES (${ID}, 'sweets', '{"en":"a","ar":"b"}')`);
    await db.rows(
      `INSERT INTO dish_snooze (kitchen_id, product_id, until) SELECT id, ${ID}, '2100-01-01' FROM kitchen`,
    );
    return service;
  },
  reads: {
    'MenuController.list': [
      '/api/products',
      '/api/products?category=mains&sort=price_asc',
      '/api/products?q=dish&page=2&limit=2',
      '/api/products?kitchen=downtown',
    ],
    'MenuController.featured': ['/api/products/featured'],
    'MenuController.bySlug': ['/api/products/slug/kebab'],
    'MenuController.byId': [`/api/products/${ID}`],
    'MenuController.related': [`/api/products/${ID}/related`],
    'CategoriesController.list': ['/api/categories'],
    'CategoriesController.roots': ['/api/categories/roots'],
    'CategoriesController.bySlug': ['/api/categories/slug/mains'],
    'CategoriesController.byId': [`/api/categories/${ID}`],
    'KitchensController.list': ['/api/kitchens'],
    'KitchensController.one': ['/api/kitchens/downtown'],
    'HomePageController.sections': ['/api/homepage-sections'],
    'HomePageController.dishes': ['/api/homepage-sections/best/products'],
    'OffersController.list': ['/api/offers'],
    'OffersController.one': ['/api/offers/lunch'],
    'ReviewsController.ofDish': [`/api/reviews/product/${ID}`],
    'ReviewsController.summary': [`/api/reviews/product/${ID}/summary`],
    'PaymentsController.methods': ['/api/payments/methods'],
    'PublicSettingsController.read': ['/api/settings/public'],
  },
  writes: [
    `UPDATE dish SET price_cents = $1::int * 10, updated_at = now() WHERE id = ${ID}`,
    'UPDATE dish SET is_available = NOT is_available WHERE $1 > 0',
    `UPDATE category SET name = ${text('Mains')}`,
    'UPDATE kitchen SET preparation_minutes = $1::int % 600',
    `UPDATE dish_snooze SET until = '2100-01-01'::timestamptz + $1::int * interval '1 minute'`,
    'UPDATE home_section SET position = $1',
    'UPDATE combo_offer SET price_cents = $1::int * 100',
    'UPDATE review SET rating = $1::int % 5 + 1',
    `UPDATE customer SET first_name = 'Sara ' || $1::int`,
    `UPDATE setting SET value = to_jsonb(CASE WHEN $1::int % 2 = 0 THEN 'real' ELSE 'demo-fixed' END) WHERE key = 'service_clock'`,
  ],
};

const property: World = {
  name: 'property',
  start: async environment => {
    const { service } = await startProperty(environment);
    const { db } = service;
    const neighborhood = await makeNeighborhood(db, { slug: 'marina' });
    const home = await makeHome(db, { slug: 'first', reference: 'PRP-1', neighborhoodId: neighborhood.id });
    await makeHome(db, { slug: 'second', isFeatured: true });
    await addCover(db, home);
    await db.rows(`UPDATE home SET id = ${ID} WHERE id = $1`, [(await makeHome(db)).id]);
    await setting(db, 'home_featured_references', ['PRP-1']);
    return service;
  },
  reads: {
    'HomesController.list': ['/api/properties', '/api/properties?neighborhood=marina&purpose=sale'],
    'HomesController.featured': ['/api/properties/featured'],
    'HomesController.facets': ['/api/properties/facets'],
    'HomesController.lookup': [`/api/properties/lookup?ids=${ID}`],
    'HomesController.similar': ['/api/properties/first/similar'],
    'HomesController.page': ['/api/properties/first'],
    'NeighborhoodsController.list': ['/api/neighborhoods'],
    'PublicSettingsController.all': ['/api/settings/public'],
  },
  writes: [
    `UPDATE home SET price_cents = $1::int * 100, updated_at = now() WHERE id <= ${ID}`,
    `UPDATE home SET neighborhood_id = CASE WHEN neighborhood_id IS NULL THEN (SELECT min(id) FROM neighborhood) END WHERE $1 > 0`,
    `UPDATE home_media SET url = '/property/media/uploads/cover-' || $1::int || '.jpg'`,
    `UPDATE neighborhood SET name = ${text('Marina')}`,
    `UPDATE setting SET value = to_jsonb('City ' || $1::int) WHERE key = 'agency_city'`,
    `UPDATE setting SET value = CASE WHEN $1::int % 2 = 0 THEN '["PRP-1"]' ELSE '[]' END::jsonb WHERE key = 'home_featured_references'`,
  ],
};

/** Holds end by themselves. */
const STAYS_BY_NIGHTS = `/api/stays?destination=marina&checkIn=${day(30)}&checkOut=${day(32)}`;

const stays: World = {
  name: 'stays',
  start: async environment => {
    const { service, stay: made } = await startStays(environment);
    const { db } = service;
    await db.rows(`UPDATE stay SET id = ${ID} WHERE id = $1`, [made.id]);
    const stay = { ...made, id: ID };
    const booking = await makeBooking(db, { stay });
    await db.rows(
      `INSERT INTO review (booking_id, stay_id, rating, comment, created_at) VALUES ($1, $2, 4.5, 'Good', now())`,
      [booking.id, stay.id],
    );
    await db.rows(`INSERT INTO faq_entry (question, answer) VALUES ('{"en":"a","ar":"b"}', '{"en":"a","ar":"b"}')`);
    await db.rows(
      `INSERT INTO rate_rule (stay_id, name, layer, from_day, to_day, nightly_rate_cents)
       VALUES ($1, '{"en":"a","ar":"b"}', 'season', $2, $3, 20000)`,
      [stay.id, day(28), day(40)],
    );
    await db.rows('INSERT INTO length_discount (stay_id, nights, percent) VALUES ($1, 2, 10)', [stay.id]);
    await setting(db, 'home_featured_references', [stay.reference]);
    await setting(db, 'home_hero_stay_reference', stay.reference);
    return service;
  },
  reads: {
    'StaysController.search': ['/api/stays', `/api/stays?destination=marina&sort=price_asc`, STAYS_BY_NIGHTS],
    'StaysController.featured': ['/api/stays/featured'],
    'StaysController.hero': ['/api/stays/hero'],
    'StaysController.facets': ['/api/stays/facets'],
    'StaysController.lookup': [`/api/stays/lookup?ids=${ID},${ID + 1}`],
    'StaysController.one': ['/api/stays/sea-house'],
    'StaysController.similar': ['/api/stays/sea-house/similar'],
    'AvailabilityController.nights': [`/api/stays/sea-house/availability?from=${day(25)}&to=${day(50)}`],
    'NightPricesController.list': [`/api/stays/sea-house/prices?from=${day(25)}&to=${day(50)}`],
    'ReviewsController.ofStay': ['/api/stays/sea-house/reviews'],
    'DestinationsController.visible': ['/api/destinations'],
    'DestinationsController.one': ['/api/destinations/marina'],
    'FaqController.list': ['/api/faq'],
    'PaymentsController.offered': ['/api/payments/methods'],
    'PublicSettingsController.read': ['/api/settings/public'],
  },
  readAnew: [STAYS_BY_NIGHTS],
  writes: [
    'UPDATE stay SET nightly_rate_cents = $1::int * 100, updated_at = now()',
    `UPDATE destination SET name = ${text('Marina')}`,
    `UPDATE held_nights SET to_day = from_day + 1 + ($1::int % 10)`,
    'UPDATE rate_rule SET nightly_rate_cents = $1::int * 100',
    'UPDATE length_discount SET percent = 1 + $1::int % 90',
    `UPDATE booking SET guest_first_name = 'Sara' || $1::int`,
    `UPDATE review SET comment = 'Good ' || $1::int`,
    `UPDATE faq_entry SET question = ${text('How')}`,
    `UPDATE setting SET value = to_jsonb(lpad(($1::int % 24)::text, 2, '0') || ':00') WHERE key = 'default_check_in_time'`,
    `UPDATE setting SET value = to_jsonb($1::int % 2 = 0) WHERE key = 'allow_pay_on_arrival'`,
  ],
};

const courses: World = {
  name: 'courses',
  start: async environment => {
    const { service } = await startCourses(environment);
    const { db } = service;
    const made = await makeCategory(db, { slug: 'code' });
    await db.rows(`UPDATE category SET id = ${ID} WHERE id = $1`, [made.id]);
    const category = { ...made, id: ID };
    const instructor = await makeInstructor(db, { username: 'mona' });
    const { course, lessons } = await makeCourseWithLessons(db, 2, {
      slug: 'sql',
      categoryId: category.id,
      instructorId: instructor.id,
    });
    await makeCourse(db, { categoryId: category.id });
    const student = await makeStudent(db);
    await makeEnrollment(db, student, course);
    await db.rows(`UPDATE lesson SET is_free_preview = true`);
    await db.rows(
      `INSERT INTO lesson_resource (lesson_id, title, type, url, position) VALUES ($1, '{"en":"a","ar":"b"}', 'link', 'https://a.example', 1)`,
      [lessons[0]!.id],
    );
    await db.rows(
      `INSERT INTO review (student_id, course_id, rating, comment, status) VALUES ($1, $2, 5, 'a', 'published')`,
      [student.id, course.id],
    );
    await db.rows(
      `INSERT INTO blog_post (slug, title, tags, status, published_at) VALUES ('news', '{"en":"a","ar":"b"}', '{sql}', 'published', now())`,
    );
    return service;
  },
  reads: {
    'CatalogueController.courses': ['/api/users/courses', '/api/users/courses?title=course&page_count=1&page=2'],
    'CatalogueController.course': ['/api/users/courses/sql'],
    'CatalogueController.instructors': ['/api/users/Instructors', '/api/users/instructors?per_page=1'],
    'CatalogueController.instructor': ['/api/users/Instructors/mona'],
    'CatalogueController.figures': ['/api/users/platform/figures'],
    'CategoriesController.list': ['/api/categories'],
    'CategoriesController.roots': ['/api/categories/roots'],
    'CategoriesController.withCourses': ['/api/users/courses/categories'],
    'CategoriesController.bySlug': ['/api/categories/slug/code'],
    'CategoriesController.byId': [`/api/categories/${ID}`],
    'BlogController.list': ['/api/users/blog'],
    'BlogController.tags': ['/api/users/blog/tags'],
    'BlogController.one': ['/api/users/blog/news'],
    'CourseReviewsController.list': ['/api/users/courses/sql/reviews'],
    'ShopController.offered': ['/api/shop/payment-methods'],
    'PublicSettingsController.read': ['/api/settings/public'],
    'CountriesController.list': ['/api/helpers/countries'],
  },
  writes: [
    'UPDATE course SET price_cents = $1::int * 100, updated_at = now()',
    `UPDATE category SET name = ${text('Code')}`,
    `UPDATE instructor SET name = ${text('Mona')}`,
    `UPDATE section SET title = ${text('Start')}`,
    `UPDATE lesson SET title = ${text('Lesson')}`,
    `UPDATE lesson_resource SET url = 'https://a.example/' || $1::int`,
    `UPDATE review SET rating = $1::int % 5 + 1, comment = 'a' || $1::int`,
    `UPDATE student SET first_name = 'Noor ' || $1::int, country_id = 1 + $1::int % 5`,
    `WITH seats AS (
       UPDATE enrollment SET status = CASE WHEN $1::int % 2 = 0 THEN 'active' ELSE 'cancelled' END RETURNING id)
     UPDATE seat_grant SET revoked_at = CASE WHEN $1::int % 2 = 1 THEN now() END,
       revoked_cause = CASE WHEN $1::int % 2 = 1 THEN 'staff' END
     WHERE enrollment_id IN (SELECT id FROM seats)`,
    `UPDATE blog_post SET title = ${text('News')}`,
    `UPDATE setting SET value = to_jsonb(1 + $1::int % 20) WHERE key = 'courses_per_page'`,
    `UPDATE setting SET value = to_jsonb(CASE WHEN $1::int % 2 = 0 THEN 'en' ELSE 'ar' END) WHERE key = 'default_locale'`,
  ],
};

const fitness: World = {
  name: 'fitness',
  start: async environment => (await startFitness(environment)).service,
  reads: {
    'PublicSettingsController.read': ['/api/settings/public'],
    'CountriesController.list': ['/api/helpers/countries'],
    'LabelsController.list': ['/api/helpers/labels'],
  },
  writes: [
    `UPDATE setting SET value = to_jsonb('Club ' || $1::int) WHERE key = 'site_name'`,
    `UPDATE setting SET value = to_jsonb(1 + $1::int % 30) WHERE key = 'default_water_glasses_goal'`,
  ],
};

export const WORLDS: World[] = [food, property, stays, courses, fitness];

/** Those whose answers are kept. */
export const addressesOf = ({ reads, readAnew = [] }: World): string[] =>
  Object.values(reads)
    .flat()
    .filter(address => !readAnew.includes(address));
