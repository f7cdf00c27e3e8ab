import { dataOf } from 'quintet-clients/answers';
import type { CoursesSchemas } from 'quintet-clients/courses';
import { h } from '#kit/element';
import { choices } from '#kit/fields';
import { form } from '#kit/forms';
import { money } from '#kit/format';
import { inLanguage, language, words } from '#kit/language';
import { pictureOf } from '#kit/pictures';
import { go, type Page, type Visit } from '#kit/router';
import { priceOf } from '../catalogue/course-card';
import { school, schoolSettings } from '../school';

const say = words({
  title: ['Checkout', 'إتمام الشراء'],
  how: ['How would you like to pay?', 'كيف تودّ الدفع؟'],
  card: ['Card', 'بطاقة'],
  wallet: ['Wallet', 'محفظة إلكترونية'],
  pay: ['Pay {amount}', 'ادفع {amount}'],
  enroll: ['Enroll for free', 'سجّل مجانًا'],
  onward: ['You pay on a page of the payment service and come back here.', 'تدفع في صفحة خدمة الدفع ثم تعود إلى هنا.'],
  simulated: ['Payments are simulated: no money moves.', 'الدفع تجريبي ولا يُحوَّل أي مبلغ.'],
  none: ['No way to pay is set up.', 'لا توجد طريقة دفع متاحة.'],
});

type Method = CoursesSchemas['OfferedMethodView']['method'];

export async function checkoutPage({ parameters }: Visit): Promise<Page> {
  const slug = parameters['slug']!;
  const [{ currency }, course, { methods, simulated }] = await Promise.all([
    schoolSettings(),
    dataOf(school.GET('/api/users/courses/{slug}', { params: { path: { slug } } })),
    dataOf(school.GET('/api/shop/payment-methods')),
  ]);
  if (course.held) {
    queueMicrotask(() => go(`/learn/${slug}`, { replace: true }));
    return { title: say('title'), body: h('p') };
  }
  const isFree = course.final_price === 0;
  const buy = async ({ method }: Record<string, string | undefined>) => {
    const body = {
      course_slug: slug,
      payment_method: isFree ? null : (method as Method),
      locale: language(),
      return_url_ok: returnAddress(),
      return_url_cancel: returnAddress(),
    };
    const order = await dataOf(school.POST('/api/shop/checkout', { body }));
    if (order.redirect_url) location.assign(order.redirect_url);
    else go(`/orders/${order.reference}`, { replace: true });
  };
  const offered = methods.map(({ method }, index) => ({ value: method, label: say(method), checked: index === 0 }));
  const payment = isFree ? [] : [choices('method', say('how'), offered), h('p', { class: 'faint' }, say('onward'))];
  const label = isFree ? say('enroll') : say('pay', { amount: money(course.final_price, currency) });
  const body = h(
    'section',
    { class: 'narrow' },
    h('h1', {}, say('title')),
    h(
      'div',
      { class: 'panel summary' },
      pictureOf(course.pictures[0], { alt: '', sizes: '8rem', eager: true }),
      h('div', {}, h('h2', {}, inLanguage(course.title)), h('p', {}, priceOf(course, currency))),
    ),
    simulated && !isFree && h('p', { class: 'notice' }, say('simulated')),
    isFree || methods.length > 0 ? form(buy, { button: label }, ...payment) : h('p', { role: 'alert' }, say('none')),
  );
  return { title: `${say('title')}: ${inLanguage(course.title)}`, body };
}

/** The payment page comes back here and adds `reference` and `payment`. */
const returnAddress = (): string => `${location.origin}/orders/returned`;
