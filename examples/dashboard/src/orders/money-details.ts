import { h } from '#kit/element';
import { words } from '#kit/language';
import { load } from '#kit/states';
import type { Member } from '../api';
import { seesBooks } from '../member';

const say = words({ title: ['Money and refunds', 'المال والمردودات'] });

/** Amounts, refunds and entries of an order, loaded when they are opened. Nothing for accounts that may not see them. */
export function moneyDetails(id: number, member: Member, left: AbortSignal): HTMLElement | false {
  if (!seesBooks(member)) return false;
  const content = h('div');
  const read = async () => (await import('../money/order-money')).orderMoney(id, member, left);
  const ontoggle = () => details.open && !content.hasChildNodes() && load(content, read, part => part);
  const details = h(
    'details',
    { id: 'order-money', ontoggle },
    h('summary', { id: 'order-money-title' }, say('title')),
    content,
  );
  return details;
}
