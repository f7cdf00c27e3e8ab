import { randomUUID } from 'node:crypto';
import { createCoursesClient } from '../../clients/src/courses.js';
import { createFitnessClient } from '../../clients/src/fitness.js';
import { createFoodClient, type FoodSchemas } from '../../clients/src/food.js';
import { dataOf, type Refused } from '../../clients/src/answers.js';
import { listen, refusalCodeOf } from '../../clients/src/live.js';
import { everyPage, everyRow } from '../../clients/src/pages.js';
import { createPropertyClient } from '../../clients/src/property.js';
import { createStaysClient } from '../../clients/src/stays.js';
import { makeCourse, makeStudent } from '../courses/factories';
import { startCourses } from '../courses/courses';
import { startFitness } from '../fitness/fitness';
import { PASSWORD } from '../food/factories';
import { startFood } from '../food/food';
import type { TestService } from '../harness/app';
import { makeHome } from '../property/factories';
import { startProperty } from '../property/property';
import { day } from '../stays/factories';
import { startStays } from '../stays/stays';

const started: TestService[] = [];
afterEach(async () => {
  for (const service of started.splice(0)) await service.close();
});

/** Where a service listens, closed after the test. */
function at(service: TestService): string {
  started.push(service);
  return `${service.origin}/${service.host.services[0]!.name}`;
}

async function all<Row>(rows: AsyncIterable<Row>): Promise<Row[]> {
  const read: Row[] = [];
  for await (const row of rows) read.push(row);
  return read;
}

it('food: a guest orders from the menu, and the page of a customer hears of it', async () => {
  const { service, customer } = await startFood();
  const baseUrl = at(service);
  let token: string | undefined;
  const food = createFoodClient({ baseUrl, token: () => token, language: 'en' });

  const dishes = await all(
    everyRow(page => food.GET('/api/products', { params: { query: { page, limit: 1, sort: 'name' } } })),
  );
  expect(dishes.map(({ slug }) => slug).toSorted()).toEqual(['kebab', 'kunafa', 'lentil-soup']);
  const soup = dishes.find(({ slug }) => slug === 'lentil-soup')!;
  const shown = await dataOf(food.GET('/api/products/{id}', { params: { path: { id: soup.id } } }));
  expect(shown.name.en).toBe('Lentil soup');

  const order: FoodSchemas['PlacementBody'] = {
    lines: [{ product_id: soup.id, quantity: 2 }],
    kitchen_code: 'downtown',
    fulfillment: 'pickup',
    phone: '+1 212 555 0142',
    payment_method: 'demo',
    terms_accepted: true,
  };
  const place = () => food.POST('/api/orders', { params: { header: { 'Idempotency-Key': 'one-order' } }, body: order });
  const { error } = await place();
  expect(error?.code).toBe('validation_failed');
  expect(Object.keys(error?.codes ?? {})).toEqual(expect.arrayContaining(['name', 'email']));

  const credentials = { email: customer.email, password: PASSWORD };
  ({ token } = await dataOf(food.POST('/api/auth/customer/login', { body: credentials })));
  const page = listen<'food', 'customer'>({ baseUrl, handshake: () => ({ token }) });
  const heard = new Promise<{ order_number: string; status: string }>(resolve => page.once('order:created', resolve));
  await new Promise<void>(resolve => page.once('connect', resolve));
  const placed = await dataOf(place());
  expect(await heard).toMatchObject({ order_number: placed.order.order_number, status: 'pending' });
  page.disconnect();

  const stranger = listen<'food', 'staff', 'auth'>({ baseUrl, handshake: {}, namespace: 'auth' });
  const refused = await new Promise<Error>(resolve => stranger.once('connect_error', resolve));
  expect(refusalCodeOf(refused)).toBe('sign_in_required');
  stranger.disconnect();
});

it('courses: a student finds a course in the catalogue and changes their name', async () => {
  const { service } = await startCourses();
  const course = await makeCourse(service.db, { status: 'published' });
  const { email } = await makeStudent(service.db);
  const visitor = createCoursesClient({ baseUrl: at(service), language: 'ar' });

  const pages = await all(
    everyPage(page => visitor.GET('/api/users/courses', { params: { query: { page, page_count: 1 } } })),
  );
  expect(pages.map(({ current_page, last_page }) => [current_page, last_page])).toEqual([[1, 1]]);
  const { slug } = pages[0]!.data[0]!;
  const found = await dataOf(visitor.GET('/api/users/courses/{slug}', { params: { path: { slug } } }));
  expect(found.id).toBe(course.id);

  const { token } = await dataOf(visitor.POST('/api/users/auth/login', { body: { email, password: PASSWORD } }));
  const student = createCoursesClient({ baseUrl: `${service.origin}/courses/`, token });
  const changed = await dataOf(student.PATCH('/api/users/profile', { body: { first_name: 'Hala' } }));
  expect(changed.first_name).toBe('Hala');
});

it('property: a visitor asks about a home, and an agent answers', async () => {
  const { service, agent } = await startProperty();
  const homes = [await makeHome(service.db), await makeHome(service.db)];
  const baseUrl = at(service);
  const visitor = createPropertyClient({ baseUrl });

  const listed = await all(
    everyRow(page => visitor.GET('/api/properties', { params: { query: { page, page_size: 1 } } })),
  );
  expect(new Set(listed.map(({ id }) => id))).toEqual(new Set(homes.map(({ id }) => id)));
  const [{ slug }] = listed as [(typeof listed)[number]];
  const home = await dataOf(visitor.GET('/api/properties/{slug}', { params: { path: { slug } } }));
  const lead = { name: 'Sara Haddad', email: 'sara@example.com', client_token: randomUUID() };
  const { id } = await dataOf(
    visitor.POST('/api/leads', { body: { ...lead, intent: 'buy', property_id: home.id, preferred_areas: [] } }),
  );

  const credentials = { email: agent.email, password: PASSWORD };
  const { access_token: token } = await dataOf(visitor.POST('/api/auth/login', { body: credentials }));
  const staff = createPropertyClient({ baseUrl, token });
  const params = { path: { id } };
  const answered = await dataOf(staff.PATCH('/api/leads/{id}', { params, body: { status: 'contacted' } }));
  expect(answered).toMatchObject({ status: 'contacted', property_id: home.id });
  await expect(dataOf(visitor.GET('/api/leads/{id}', { params }))).rejects.toMatchObject({
    code: 'sign_in_required',
    status: 401,
  } satisfies Partial<Refused>);
});

it('stays: a guest books, and the host sees it', async () => {
  const { service, host } = await startStays();
  const baseUrl = at(service);
  const guest = createStaysClient({ baseUrl });

  const listed = await all(everyRow(page => guest.GET('/api/stays', { params: { query: { page } } })));
  expect(listed.map(({ slug }) => slug)).toEqual(['sea-house']);
  const { slug } = await dataOf(guest.GET('/api/stays/{slug}', { params: { path: { slug: 'sea-house' } } }));
  const booked = await dataOf(
    guest.POST('/api/bookings', {
      body: {
        stay_slug: slug,
        check_in: day(30),
        check_out: day(33),
        guests: 2,
        guest_first_name: 'Sara',
        guest_last_name: 'Haddad',
        guest_email: 'sara@example.com',
        payment_method: 'on_arrival',
        client_token: 'books-once',
      },
    }),
  );

  const credentials = { email: host.email, password: PASSWORD };
  const { access_token: token } = await dataOf(guest.POST('/api/auth/login', { body: credentials }));
  const staff = createStaysClient({ baseUrl, token });
  const bookings = await all(everyRow(page => staff.GET('/api/bookings/manage', { params: { query: { page } } })));
  expect(bookings.map(({ reference }) => reference)).toEqual([booked.reference]);
});

it('fitness: a member reads of an exercise and saves it', async () => {
  const { service, member } = await startFitness();
  const { email } = await member();
  const baseUrl = at(service);
  const visitor = createFitnessClient({ baseUrl });
  await service.db.rows(
    `INSERT INTO exercise (slug, name, muscle, equipment, difficulty)
     VALUES ('squat', '{"en": "Squat", "ar": "قرفصاء"}', 'legs', 'none', 'beginner')`,
  );
  const { access_token: token } = await dataOf(
    visitor.POST('/api/auth/login', { body: { email, password: PASSWORD } }),
  );
  const fitness = createFitnessClient({ baseUrl, token });
  const listed = await all(everyRow(page => fitness.GET('/api/fitness/exercises', { params: { query: { page } } })));
  expect(listed.map(({ slug }) => slug)).toContain('squat');
  const params = { path: { slug: 'squat' } };
  expect((await dataOf(fitness.GET('/api/fitness/exercises/{slug}', { params }))).is_saved).toBe(false);
  await dataOf(fitness.POST('/api/fitness/exercises/{slug}/save', { params }));
  expect((await dataOf(fitness.GET('/api/fitness/exercises/{slug}', { params }))).is_saved).toBe(true);
});
