import { startCourses } from './courses';
import { makeCourse } from './factories';

const SITE = 'https://courses.example';

it('in production there is neither a page nor a way to pay, and free courses can be had', async () => {
  const production = await startCourses({
    NODE_ENV: 'production',
    JWT_SECRET: 'a long secret that is only in this test 4c1f9a',
    PUBLIC_URL: 'https://courses.example',
    COURSES_SITE_URL: SITE,
    CORS_ORIGIN: SITE,
  });
  const { db } = production.service;
  try {
    expect((await production.anonymous.get('/api/shop/payment-methods')).body.data).toEqual({
      methods: [],
      simulated: false,
    });
    const student = await production.student();
    const [paid, free] = [await makeCourse(db), await makeCourse(db, { priceCents: 0 })];
    const refused = await student.post('/api/shop/checkout', { course_id: paid.id, payment_method: 'card' });
    expect([refused.status, refused.body.codes.payment_method[0].code]).toEqual([400, 'payment_method_unavailable']);
    expect((await student.post('/api/shop/checkout', { course_id: free.id })).body.data.gateway).toBe('free');
    await db.rows(
      `INSERT INTO simulated_session (session_id, payment_key, provider, reference, amount_cents, currency, locale, success_url, cancel_url)
       VALUES ('cs_sim_left', 'left', 'stripe', 'CO-1', 1, 'USD', 'en', $1, $1)`,
      [SITE],
    );
    expect((await production.anonymous.get('/api/shop/simulator/cs_sim_left')).status).toBe(404);
  } finally {
    await production.service.close();
  }
});
