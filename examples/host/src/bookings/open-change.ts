import { h } from '#kit/element';
import { money, moment } from '#kit/format';
import { words } from '#kit/language';
import type { BookingDetail } from '../api';
import { span } from '../words';

const w = words({
  open: [
    'The guest is changing to {days} and has until {time} to pay {amount}. The nights are held until then.',
    'يغيّر الضيف التواريخ إلى {days} وأمامه حتى {time} لدفع {amount}. الليالي محفوظة حتى ذلك الوقت.',
  ],
});

/** A change of dates that waits for its payment. */
export const openChangeOf = ({ change, currency }: BookingDetail, timeZone: string): HTMLElement | false =>
  change !== null &&
  h(
    'p',
    { class: 'notice open-change', 'data-change': 'open' },
    w('open', {
      days: span(change.check_in, change.check_out),
      time: moment(change.expires_at, timeZone),
      amount: money(change.difference, currency),
    }),
  );
