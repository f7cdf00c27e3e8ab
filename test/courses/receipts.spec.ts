import type { Language } from '#kit/language/language';
import { makeCourse } from './factories';
import { type PaidCourses, startPaidCourses } from './payments.actors';

let courses: PaidCourses;
beforeAll(async () => {
  courses = await startPaidCourses();
});
afterAll(() => courses?.close());

/** The mail to a new student who has paid 180.00 for two courses, one of them reduced by a fifth. */
async function receipt(locale: Language): Promise<string> {
  const { clock, db, mailbox } = courses.service;
  clock.set(new Date().toISOString());
  const student = await courses.student();
  const reduced = { title: { en: 'Algebra', ar: 'الجبر' }, priceCents: 10_000, discountPercentage: 20 };
  const full = { title: { en: 'Optics', ar: 'البصريات' }, priceCents: 10_000 };
  const bought = [await makeCourse(db, reduced), await makeCourse(db, full)];
  const answer = await student.post('/api/shop/checkout', {
    course_ids: bought.map(({ id }) => id),
    payment_method: 'card',
    locale,
  });
  expect(answer.status).toBe(201);
  // Ten in the evening in UTC is the next morning where the school is.
  clock.set('2026-05-09T22:00:00Z');
  courses.stripe.pay(answer.body.data.session_id);
  await courses.settled();
  await courses.service.doJobs();
  return mailbox.list().find(({ to }) => to === student.email)!.text;
}

const row = async (key: string) =>
  (await courses.service.db.row<{ value: string }>('SELECT value FROM setting WHERE key = $1', [key]))!.value;

it('show what was taken off, and the day where the school is as the reader writes it', async () => {
  expect(await row('timezone')).toBe('Asia/Riyadh');
  const text = await receipt('en');
  expect(text).toContain('Sunday, May 10, 2026');
  expect(text).toContain('Algebra: $100.00\nDiscount of 20%: -$20.00\nOptics: $100.00\nPaid: $180.00');
  expect(text).toMatch(/Manara Academy$/);
});

it('do so in Arabic, signed with the Arabic name', async () => {
  const text = await receipt('ar');
  expect(text).toContain('الأحد، 10 مايو 2026');
  expect(text).toMatch(/الجبر: .*100\.00.*\nخصم 20%: .*-20\.00.*\nالبصريات: .*100\.00.*\nالمدفوع: .*180\.00/);
  expect(text).toMatch(/أكاديمية منارة$/);
  expect(text).not.toContain('Manara');
});
