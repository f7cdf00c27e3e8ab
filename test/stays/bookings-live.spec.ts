import { Live } from '#live/live';
import { listen, listenWith, type Listening } from '../harness/listening';
import { closePages, refusalOf } from '../shared/sockets';
import { makeStaff } from './factories';
import { cancel, overdue, type PaidStays, startPaidStays, unpaidBooking, visitor } from './payments.actors';
import { type Actor, bookingBody } from './stays';

let stays: PaidStays;
let editor: Actor;

beforeAll(async () => {
  stays = await startPaidStays();
  const { db } = stays.service;
  editor = await stays.signIn(await makeStaff(db, { role: 'Host' }));
  await db.rows(
    `WITH made AS (INSERT INTO role (name, permissions) VALUES ('Pages', '{stays.view}') RETURNING id)
     UPDATE account_role SET role_id = made.id FROM made WHERE account_id = $1`,
    [editor.id],
  );
});
afterEach(closePages);
afterAll(() => stays.close());

const pageOf = ({ id }: Actor) => listen(stays.service, { audience: 'staff', id });
const bookingEvents = async (page: Listening) => (await page.updates()).filter(([name]) => name.startsWith('booking:'));
const listed = async (reference: string) =>
  (await stays.host.get(`/api/bookings/manage?q=${reference}`)).body.data.data[0];
const statuses = async (page: Listening) =>
  (await bookingEvents(page)).map(([name, shown]) => {
    const { status, payment_status } = shown as Record<string, string>;
    return `${name} ${status} ${payment_status}`;
  });

it('tells staff who may see bookings of a new one, as their list shows it', async () => {
  const [owners, hosts, others] = await Promise.all([stays.owner, stays.host, editor].map(pageOf));
  const booked = await visitor(stays).post('/api/bookings', bookingBody());
  expect(booked.status).toBe(201);
  const item = await listed(booked.body.data.reference);
  expect(item.reference).toBe(booked.body.data.reference);
  for (const page of [owners!, hosts!]) expect(await bookingEvents(page)).toEqual([['booking:created', item]]);
  expect(await others!.updates()).toEqual([]);
});

it('tells of every change, once and in order', async () => {
  const { body } = await visitor(stays).post(
    '/api/bookings',
    bookingBody({ check_in: '2032-01-05', check_out: '2032-01-08' }),
  );
  const { reference } = body.data;
  const page = await pageOf(stays.owner);
  const path = `/api/bookings/manage/${reference}`;
  for (const change of [
    { action: 'confirm', admin_notes: 'By phone' },
    { admin_notes: 'Twice' },
    { action: 'cancel' },
  ]) {
    expect((await stays.host.patch(path, change)).status).toBe(200);
    // Payloads are read after the commit: without waiting, this one could show the next change.
    await stays.service.get(Live).settled();
  }
  expect((await stays.host.patch(path, { action: 'cancel' })).status).toBe(422);
  expect(await statuses(page)).toEqual([
    'booking:updated confirmed unpaid',
    'booking:updated confirmed unpaid',
    'booking:updated cancelled unpaid',
  ]);
});

it('tells of payments, of bookings nobody paid, and of guests who give them up', async () => {
  const paid = await unpaidBooking(stays);
  const late = await unpaidBooking(stays);
  const page = await pageOf(stays.owner);
  stays.stripe.pay(paid.session_id);
  await stays.stripe.deliveries.settled();
  expect(await statuses(page)).toEqual(['booking:updated confirmed paid']);
  expect((await cancel(stays, paid)).status).toBe(201);
  expect(await statuses(page)).toEqual(['booking:updated cancelled refund_due']);
  await overdue(stays, late);
  expect((await visitor(stays).post('/api/bookings', bookingBody({ stay_slug: late.slug }))).status).toBe(201);
  expect(await statuses(page)).toEqual(['booking:updated cancelled unpaid', 'booking:created pending unpaid']);
});

it('tells nothing of a booking that a bot was made to believe in, or that was refused', async () => {
  const page = await pageOf(stays.owner);
  const dates = { check_in: '2032-02-05', check_out: '2032-02-08' };
  expect((await visitor(stays).post('/api/bookings', bookingBody({ ...dates, company: 'Bot & Sons' }))).status).toBe(
    201,
  );
  expect((await visitor(stays).post('/api/bookings', bookingBody({ ...dates, guests: 40 }))).status).toBe(422);
  expect(await page.updates()).toEqual([]);
});

it('tells the guest of it, who proves it as the routes take it, and nobody else', async () => {
  const dates = { check_in: '2032-03-05', check_out: '2032-03-08' };
  const { body } = await visitor(stays).post(
    '/api/bookings',
    bookingBody({ ...dates, guest_email: 'page@example.com' }),
  );
  const { reference, access_token: token } = body.data;
  const { id } = await listed(reference);
  const open = (auth: object) => listenWith(stays.service, { audience: 'guest', id }, { reference, ...auth });
  const pages = await Promise.all([open({ token }), open({ email: ' Page@example.com ' })]);
  await stays.host.patch(`/api/bookings/manage/${reference}`, { action: 'confirm' });
  const shown = (await stays.anonymous.get(`/api/bookings/${reference}?token=${token}`)).body.data;
  for (const page of pages) expect(await page.updates()).toEqual([['booking:status', shown]]);
  const at = `${stays.service.origin}/stays/notifications`;
  for (const auth of [{ reference, token: `${token}x` }, { reference, email: 'other@example.com' }, { reference }])
    expect(await refusalOf(at, { auth })).toMatch(/not found|does not exist|no such/i);
});
