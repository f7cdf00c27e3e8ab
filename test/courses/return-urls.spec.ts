import { race, statuses } from '../harness/race';
import { makeCourse } from './factories';
import { type PaidCourses, SITE, startPaidCourses } from './payments.actors';

const PREVIEW = 'https://preview.example';

let courses: PaidCourses;
beforeAll(async () => {
  courses = await startPaidCourses({ CORS_ORIGIN: PREVIEW });
});
afterAll(() => courses?.close());

async function checkout(change: object, payment_method = 'card') {
  const [student, course] = [await courses.student(), await makeCourse(courses.service.db)];
  const send = () => student.post('/api/shop/checkout', { course_id: course.id, payment_method, ...change });
  return { student, course, send, answer: await send() };
}

describe('the way back from a checkout', () => {
  it('leads to the pages that it names, with the order and how it ended', async () => {
    const { answer } = await checkout({
      return_url_ok: `${PREVIEW}/thanks?lang=ar`,
      return_url_cancel: `${SITE}/basket`,
    });
    const { reference, session_id } = answer.body.data;
    expect(courses.stripe.sessions.get(session_id)).toMatchObject({
      success_url: `${PREVIEW}/thanks?lang=ar&reference=${reference}&payment=success`,
      cancel_url: `${SITE}/basket?reference=${reference}&payment=cancel`,
    });
  });

  it('of a wallet, too; a page that is not named is the one of the site', async () => {
    const { answer } = await checkout({ return_url_ok: `${PREVIEW}/thanks` }, 'wallet');
    const { reference, session_id } = answer.body.data;
    expect(courses.paypal.orders.get(session_id)).toMatchObject({
      returnUrl: `${PREVIEW}/thanks?reference=${reference}&payment=success`,
      cancelUrl: `${SITE}/orders/${reference}?payment=cancel`,
    });
  });

  it.each(['https://evil.example/thanks', `${PREVIEW}.evil.example/`, 'javascript:alert(1)', '/thanks'])(
    'is refused at %s',
    async address => {
      const { student, answer } = await checkout({ return_url_ok: address, return_url_cancel: address });
      expect(answer).toMatchObject({
        status: 400,
        body: { codes: { return_url_ok: [{ code: 'return_url' }], return_url_cancel: [{ code: 'return_url' }] } },
      });
      expect(answer.body.errors.return_url_ok[0]).toContain('must be on an allowed origin');
      expect((await student.get('/api/shop/orders')).body.data.total).toBe(0);
    },
  );

  it('is kept while the page cannot be opened', async () => {
    courses.stripe.faults.down = true;
    const { send, answer } = await checkout({ return_url_ok: `${PREVIEW}/thanks` });
    courses.stripe.faults.down = false;
    expect(answer.status).toBe(502);
    const { reference, session_id } = (await send()).body.data;
    expect(courses.stripe.sessions.get(session_id)!.success_url).toBe(
      `${PREVIEW}/thanks?reference=${reference}&payment=success`,
    );
  });

  it('makes one order of a checkout that is pressed twice', async () => {
    const student = await courses.student();
    const { id: course_id } = await makeCourse(courses.service.db);
    const body = { course_id, payment_method: 'card', return_url_ok: `${PREVIEW}/thanks` };
    const answers = await race(4, () => student.post('/api/shop/checkout', body));
    expect(statuses(answers)).toEqual({ 201: 4 });
    expect(new Set(answers.map(answer => answer.body.data.reference)).size).toBe(1);
  });
});
