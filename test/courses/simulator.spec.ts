import { PaymentRefunds } from '#money/payments/payment-refunds';
import { race, statuses } from '../harness/race';
import { LocalStripe } from '../payments/local-stripe';
import { type Courses, startCourses } from './courses';
import { makeCourse } from './factories';
import { type Bought, callWebhook, later, purchase, seatsOf, settle, standing, unpaidOrder } from './payments.actors';

const SITE = 'https://courses.example';
const SECRET = 'whsec_simulated';

let courses: Courses;
beforeAll(async () => {
  courses = await startCourses({ COURSES_SITE_URL: SITE, COURSES_STRIPE_WEBHOOK_SECRET: SECRET });
});
afterAll(() => courses?.service.close());

/** The path of the page, as this service knows it. */
const pageOf = ({ redirect_url }: Pick<Bought, 'redirect_url'>) =>
  new URL(redirect_url).pathname.replace(/^\/courses/, '');
const press = (order: Bought, button: 'pay' | 'decline') => courses.anonymous.post(`${pageOf(order)}/${button}`);
const back = (order: Bought, payment: 'success' | 'cancel') => `${SITE}/orders/${order.reference}?payment=${payment}`;

describe('without a configured processor', () => {
  it('both ways lead to a page of this process', async () => {
    expect((await courses.anonymous.get('/api/shop/payment-methods')).body.data).toEqual({
      methods: [
        { method: 'card', gateway: 'stripe', hosted: true, mode: 'test' },
        { method: 'wallet', gateway: 'paypal', hosted: true, mode: 'test' },
      ],
      simulated: true,
    });
    const { order } = await purchase(courses);
    expect(order.session_id).toMatch(/^cs_sim_[0-9a-f]{32}$/);
    expect(order.redirect_url).toBe(`http://localhost:0/courses/api/shop/simulator/${order.session_id}`);
    const page = await courses.anonymous.get(pageOf(order));
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.headers['content-security-policy']).toContain(`form-action 'self' ${SITE}`);
    expect(page.text).toContain(`action="/courses/api/shop/simulator/${order.session_id}/pay"`);
    expect(page.text).toContain('$100.00');
    expect(page.text).not.toContain('<script');
  });

  it('its page is in the language of the order', async () => {
    const student = await courses.student();
    const { id } = await makeCourse(courses.service.db);
    const { body } = await student.post('/api/shop/checkout', { course_id: id, payment_method: 'card', locale: 'ar' });
    const page = await courses.anonymous.get(pageOf(body.data));
    expect(page.text).toContain('<html lang="ar" dir="rtl">');
    expect(page.text).toContain('محاكي الدفع');
  });

  it('a card is paid by an event to the service’s own webhook route, once', async () => {
    const { student, course, order } = await purchase(courses);
    const answers = await race(5, () => press(order, 'pay'));
    expect(statuses(answers)).toEqual({ 303: 5 });
    expect(answers.map(({ headers }) => headers['location'])).toContain(back(order, 'success'));
    expect(await standing(courses, order)).toEqual({
      status: 'paid',
      payments: ['paid*'],
      grants: ['held'],
      told: ['enrolled'],
      mails: 1,
    });
    expect(await seatsOf(courses, student)).toEqual({ [course.id]: 'active' });
    const events = await courses.service.db.rows(
      `SELECT e.provider, e.type, e.verdict FROM payment_event e JOIN payment p ON p.id = e.payment_id WHERE p.reference = $1`,
      [order.reference],
    );
    expect(events).toEqual([{ provider: 'stripe', type: 'paid', verdict: 'applied' }]);
    expect((await courses.anonymous.get(pageOf(order))).text).toContain('This is paid.');
  });

  it('a declined card makes the order failed, and is not paid any more', async () => {
    const { order } = await purchase(courses);
    expect((await press(order, 'decline')).headers['location']).toBe(back(order, 'cancel'));
    expect(await standing(courses, order)).toMatchObject({ status: 'failed', payments: ['failed'], grants: [] });
    const paid = await press(order, 'pay');
    expect(paid.headers['location']).toBe(`/courses${pageOf(order)}`);
    expect(await standing(courses, order)).toMatchObject({ status: 'failed' });
  });

  it('a wallet is paid by settling what was approved', async () => {
    const { student, order } = await purchase(courses, 'wallet');
    expect((await settle(student, order)).body.data.status).toBe('pending');
    expect((await press(order, 'pay')).headers['location']).toBe(back(order, 'success'));
    expect(await standing(courses, order)).toMatchObject({ status: 'pending', grants: [] });
    const answers = await race(5, () => settle(student, order));
    expect(statuses(answers)).toEqual({ 201: 5 });
    expect((await settle(student, order)).body.data.status).toBe('paid');
    expect(await standing(courses, order)).toMatchObject({ payments: ['paid*'], grants: ['held'], mails: 1 });
  });

  it('a declined wallet makes the order failed', async () => {
    const { student, order } = await purchase(courses, 'wallet');
    await press(order, 'decline');
    expect((await settle(student, order)).body.data.status).toBe('failed');
  });

  it('its page closes with the order, and when the time is over', async () => {
    const { student, course, order } = await purchase(courses);
    const again = await unpaidOrder(student, [course]);
    await courses.service.doJobs();
    expect((await courses.anonymous.get(pageOf(order))).text).toContain('The time to pay is over.');
    await later(courses);
    expect(await standing(courses, again)).toMatchObject({ status: 'failed', payments: ['expired'] });
    expect((await press(again, 'pay')).headers['location']).toBe(`/courses${pageOf(again)}`);
  });

  it('money that has to go back is told to be back', async () => {
    for (const method of ['card', 'wallet'] as const) {
      const { student, course, order } = await purchase(courses, method);
      await press(order, 'pay');
      if (method === 'wallet') await settle(student, order);
      const { db } = courses.service;
      await db.transaction(() => courses.service.get(PaymentRefunds).closeOrRefund(order.reference));
      await courses.service.doJobs();
      expect(await standing(courses, order)).toMatchObject({ status: 'refunded', payments: ['refunded*'] });
      expect(await seatsOf(courses, student)).toEqual({ [course.id]: 'cancelled' });
    }
  });

  it('events can be signed by whoever has the secret', async () => {
    const { order } = await purchase(courses);
    const stripe = new LocalStripe(SECRET);
    const session = {
      id: order.session_id,
      payment_status: 'paid',
      payment_intent: 'pi_1',
      amount_total: 10_000,
      currency: 'usd',
    };
    const call = stripe.signed(stripe.event('checkout.session.completed', session));
    expect((await callWebhook(courses, 'card_processor', call)).status).toBe(200);
    expect(await standing(courses, order)).toMatchObject({ status: 'paid', grants: ['held'] });
  });

  it('there is no page for anything else', async () => {
    for (const session of ['cs_sim_0', 'x', '%00', "'--"]) {
      const { status } = await courses.anonymous.get(`/api/shop/simulator/${session}`);
      expect([400, 404]).toContain(status);
      expect((await courses.anonymous.post(`/api/shop/simulator/${session}/pay`)).status).toBeGreaterThanOrEqual(400);
    }
  });
});
