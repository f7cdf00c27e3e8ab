import { dataOf } from 'quintet-clients/answers';
import { type Child, h } from '#kit/element';
import { ago, moment, number } from '#kit/format';
import { inLanguage, words } from '#kit/language';
import { pictureOf } from '#kit/pictures';
import type { Page, Visit } from '#kit/router';
import { price } from '../site/words';
import { session } from '../session';
import { type Office, property } from './api';
import { livePart } from './live-part';
import { statusTag, w } from './words';

const s = words({
  title: ['Overview', 'نظرة عامة'],
  hello: ['Good day, {name}', 'أهلًا {name}'],
  published: ['Published homes', 'عقارات منشورة'],
  split: ['{sale} for sale, {rent} for rent', '{sale} للبيع و{rent} للإيجار'],
  inquiries: ['New enquiries', 'استفسارات جديدة'],
  waiting: ['Viewings to confirm', 'معاينات بانتظار التأكيد'],
  upcoming: ['Viewings ahead', 'معاينات قادمة'],
  recentInquiries: ['Latest enquiries', 'أحدث الاستفسارات'],
  recentViewings: ['Latest viewing requests', 'أحدث طلبات المعاينة'],
  signedIn: ['Signed in as {email}', 'الحساب: {email}'],
  signOut: ['Sign out', 'تسجيل الخروج'],
  recentHomes: ['Latest homes', 'أحدث العقارات'],
});

const readOverview = () => dataOf(property.GET('/api/overview'));
type Overview = Awaited<ReturnType<typeof readOverview>>;

export async function overviewPage({ account, settings }: Office, { left }: Visit): Promise<Page> {
  const part = await livePart(left, readOverview, overview => [
    figures(overview),
    h('div', { class: 'columns' }, latestInquiries(overview), latestViewings(overview, settings.timezone)),
    latestHomes(overview),
  ]);
  const signOut = h('button', { type: 'button', onclick: () => session.end({ onward: '/office' }) }, s('signOut'));
  const body = h(
    'section',
    {},
    h('h1', {}, s('hello', { name: account.first_name })),
    part,
    h(
      'p',
      { class: 'bar account' },
      account.pictures[0] && pictureOf(account.pictures[0], { alt: '', sizes: '3rem' }),
      h('span', { class: 'faint' }, s('signedIn', { email: account.email })),
      signOut,
    ),
  );
  return { title: s('title'), body };
}

function figures({ published, new_inquiries, viewings }: Overview): HTMLElement {
  const figure = (name: string, value: number, address: string, hint?: string) =>
    h(
      'div',
      {},
      h('dt', {}, name),
      h('dd', {}, h('a', { href: address }, number(value)), hint !== undefined && h('small', {}, hint)),
    );
  const split = s('split', { sale: number(published.sale), rent: number(published.rent) });
  return h(
    'dl',
    { class: 'figures' },
    figure(s('inquiries'), new_inquiries, '/office/inquiries?status=new'),
    figure(s('waiting'), viewings.awaiting_confirmation, '/office/viewings?status=requested'),
    figure(s('upcoming'), viewings.upcoming, '/office/viewings?status=confirmed'),
    figure(s('published'), published.total, '/office/homes?status=published', split),
  );
}

const panel = (title: string, rows: Child[]): HTMLElement =>
  h(
    'section',
    { class: 'panel' },
    h('h2', {}, title),
    rows.length > 0 ? h('ul', { class: 'rows' }, rows) : h('p', {}, w('none')),
  );

const latestInquiries = ({ recent_inquiries: leads }: Overview): HTMLElement =>
  panel(
    s('recentInquiries'),
    leads.map(({ id, name, property: home, received_at, status }) =>
      h(
        'li',
        {},
        h('a', { href: `/office/inquiries/${id}` }, h('bdi', {}, name)),
        statusTag(status),
        h('small', {}, [home && inLanguage(home.title), ago(received_at)].filter(Boolean).join(' · ')),
      ),
    ),
  );

const latestViewings = ({ recent_viewings: viewings }: Overview, zone: string): HTMLElement =>
  panel(
    s('recentViewings'),
    viewings.map(({ id, name, property: home, confirmed_at, preferred_at, status }) =>
      h(
        'li',
        {},
        h('a', { href: `/office/viewings/${id}` }, h('bdi', {}, name)),
        statusTag(status),
        h(
          'small',
          {},
          [moment(confirmed_at ?? preferred_at, zone), home && inLanguage(home.title)].filter(Boolean).join(' · '),
        ),
      ),
    ),
  );

const latestHomes = ({ recent_properties: homes }: Overview): HTMLElement =>
  h(
    'section',
    { class: 'panel' },
    h('h2', {}, s('recentHomes')),
    h(
      'ul',
      { class: 'rows homes' },
      homes.map(home =>
        h(
          'li',
          {},
          pictureOf(home.cover ?? undefined, { alt: '', sizes: '6rem' }),
          h('a', { href: `/office/homes/${home.id}` }, inLanguage(home.title)),
          statusTag(home.status),
          h('small', {}, price(home)),
        ),
      ),
    ),
  );
