import { Refused } from 'quintet-clients/answers';
import type { StaysSchemas } from 'quintet-clients/stays';
import { h } from '#kit/element';
import { day, money } from '#kit/format';
import { inLanguage, words } from '#kit/language';
import type { Nights } from './night-calendar';
import { waitingForm } from './waiting';

export type Help = Partial<StaysSchemas['NightsHelpView']>;

const s = words({
  instead: ['What you can book instead', 'ما يمكنك حجزه بدلًا من ذلك'],
  nights: ['{from} – {to} · {price}', '{from} – {to} · {price}'],
  home: ['{home} for these nights · {price}', '{home} لهذه الليالي · {price}'],
});

interface Wanted extends Nights {
  slug: string;
  guests: number;
  currency: string;
}

/** What can be booked instead, one press away: the nearest nights, homes like it, the waiting list. */
export function helpOf(help: Help | null | undefined, wanted: Wanted): HTMLElement[] {
  if (!help) return [];
  const { slug, guests, currency } = wanted;
  const addressOf = (home: string, { checkIn, checkOut }: Nights) =>
    `/stays/${home}?${new URLSearchParams({ checkIn, checkOut, guests: String(guests) })}`;
  const ways = [
    ...(help.nearest ?? []).map(({ check_in, check_out, to_pay }) =>
      way(
        s('nights', { from: day(check_in), to: day(check_out), price: money(to_pay, currency) }),
        addressOf(slug, { checkIn: check_in, checkOut: check_out }),
      ),
    ),
    ...(help.equal_stays ?? []).map(stay =>
      way(
        s('home', { home: inLanguage(stay.title), price: money(stay.to_pay, currency) }),
        addressOf(stay.slug, wanted),
      ),
    ),
  ];
  return [
    ...(ways.length > 0 ? [h('ul', { class: 'ways', 'aria-label': s('instead') }, ways)] : []),
    ...(help.waitlist ? [waitingForm(wanted)] : []),
  ];
}

const way = (label: string, address: string): HTMLElement =>
  h('li', {}, h('a', { class: 'button', href: address }, label));

/** The help of a refusal; undefined where it has none. */
export function helpIn(failure: unknown): Help | undefined {
  if (!(failure instanceof Refused)) return undefined;
  return (failure.failure as { details?: Help | null } | undefined)?.details ?? undefined;
}
