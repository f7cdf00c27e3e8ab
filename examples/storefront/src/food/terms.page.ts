import { h } from '#kit/element';
import { money } from '#kit/format';
import { inLanguage, words } from '#kit/language';
import type { Page } from '#kit/router';
import { shopSettings } from './shop';

const w = words({
  title: ['Terms of the shop', 'شروط المتجر'],
  orders: ['Orders', 'الطلبات'],
  ordersText: [
    'An order is placed with the button that names its price. The kitchen accepts it, or cancels it with a reason and pays it back.',
    'يُسجَّل الطلب بالضغط على الزر الذي يذكر السعر. يقبله المطبخ أو يلغيه مع ذكر السبب ويعيد المبلغ.',
  ],
  prices: ['Prices and delivery', 'الأسعار والتوصيل'],
  pricesText: [
    'Every amount is shown before you order. We deliver from {minimum}, for a fee of {fee}.',
    'تُعرض كل المبالغ قبل الطلب. نوصّل ابتداءً من {minimum} مقابل رسوم {fee}.',
  ],
  data: ['Your data', 'بياناتك'],
  dataText: [
    'We use your name, address and phone number to cook and deliver your order and to answer questions about it.',
    'نستخدم اسمك وعنوانك ورقم هاتفك لتحضير طلبك وتوصيله وللرد على استفساراتك عنه.',
  ],
  contact: ['Contact', 'التواصل'],
});

/** An example: a shop writes its own. */
export async function termsPage(): Promise<Page> {
  const settings = await shopSettings();
  const { delivery_minimum, delivery_fee, currency } = settings;
  const amounts = { minimum: money(delivery_minimum, currency), fee: money(delivery_fee, currency) };
  const part = (title: string, text: string) => [h('h2', {}, title), h('p', {}, text)];
  const body = h(
    'section',
    { class: 'narrow' },
    h('h1', {}, w('title')),
    part(w('orders'), w('ordersText')),
    part(w('prices'), w('pricesText', amounts)),
    part(w('data'), w('dataText')),
    h('h2', {}, w('contact')),
    h('p', {}, inLanguage({ en: settings.site_name, ar: settings.site_name_ar })),
    h('p', {}, h('a', { href: `mailto:${settings.support_email}` }, settings.support_email)),
    h('p', {}, h('a', { href: `tel:${settings.support_phone}`, dir: 'ltr' }, settings.support_phone)),
  );
  return { title: w('title'), body };
}
