import type { StaysSchemas } from 'quintet-clients/stays';
import { h } from '#kit/element';
import { words } from '#kit/language';

type Quote = StaysSchemas['QuoteView'];

const o = words({
  kept: ['These nights are kept for you for a while. Book them now.', 'هذه الليالي محفوظة لك لبعض الوقت. احجزها الآن.'],
  decline: ['I do not want them any more', 'لم أعد أريدها'],
  free: [
    'Your offer is over, but these nights are still free. Book them now.',
    'انتهى عرضك، لكن هذه الليالي ما زالت متاحة. احجزها الآن.',
  ],
  over: ['Your offer is over', 'انتهى عرضك'],
  overHint: [
    'These nights are no longer kept for you and are taken. You can wait for them again or choose other dates.',
    'لم تعد هذه الليالي محفوظة لك وهي محجوزة الآن. يمكنك انتظارها مجددًا أو اختيار تواريخ أخرى.',
  ],
});

/**
 * Nights that are kept for a guest are taken for all others.
 * @param others the quote without the token of the offer
 */
export const isOfferOver = (own: Quote, others: Quote): boolean => own.reason === 'taken' || others.reason === null;

export const offerNotice = (offer: string): HTMLElement =>
  h(
    'div',
    { class: 'notice', 'data-offer': 'open' },
    h('p', {}, o('kept')),
    h('a', { href: `/waitlist/${encodeURIComponent(offer)}` }, o('decline')),
  );

/** The offer is over, and the nights can be booked by anybody. */
export const freeAgainNotice = (): HTMLElement => h('p', { class: 'notice', 'data-offer': 'over' }, o('free'));

/** What is said in place of the form where the nights are taken. */
export const offerOverHead = (): HTMLElement[] => [
  h('h1', {}, o('over')),
  h('p', { 'data-offer': 'over' }, o('overHint')),
];
