import { dataOf } from 'quintet-clients/answers';
import { today } from '#kit/days';
import { h } from '#kit/element';
import { inLanguage, words } from '#kit/language';
import type { Page, Visit } from '#kit/router';
import { stays } from '../api';
import type { Office } from '../office';
import { discountsForm } from './discounts';
import { gapList } from './gaps';
import { type PagePart, ruleList } from './rules';
import { tiersForm } from './tiers';

const w = words({
  back: ['The home', 'البيت'],
  title: ['Prices and rules', 'الأسعار والقواعد'],
});

/** `/stays/12/rates`: prices and limits by night, discounts for longer bookings, rules for cancelling, gaps that cannot be booked. */
export async function ratesPage({ settings }: Office, { parameters }: Visit): Promise<Page> {
  const path = { id: Number(parameters['id']) };
  const stay = await dataOf(stays.GET('/api/stays/manage/{id}', { params: { path } }));
  // A rule opens or closes gaps, and a gap is opened by a rule.
  const changed = (): Promise<unknown> => Promise.all(parts.map(part => part.renew()));
  const parts: PagePart[] = [];
  const options = { stay, today: today(settings.timezone), currency: settings.currency, changed };
  const [rules, gaps] = [ruleList(options), gapList(options)];
  parts.push(rules, gaps);
  await changed();
  const body = h(
    'div',
    { class: 'rates' },
    h('p', {}, h('a', { href: `/stays/${stay.id}` }, w('back'))),
    h('h1', {}, `${w('title')}: ${inLanguage(stay.title) || stay.reference}`),
    h(
      'div',
      { class: 'two' },
      rules.element,
      h('div', { class: 'rates' }, discountsForm(stay), tiersForm(stay, settings), gaps.element),
    ),
  );
  return { title: w('title'), body };
}
