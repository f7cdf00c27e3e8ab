import { dataOf } from 'quintet-clients/answers';
import { addDays, today } from '#kit/days';
import { openDialog } from '#kit/dialog';
import { h } from '#kit/element';
import { field, select } from '#kit/fields';
import { words } from '#kit/language';
import { tell } from '#kit/toast';
import { type BookingDetail, stays } from '../api';
import { span } from '../words';

const w = words({
  dates: ['Change the dates', 'تغيير التواريخ'],
  datesHint: [
    'Now {days}. Nights that stay keep their price, added ones cost today’s. The guest gets a mail.',
    'الآن {days}. تحتفظ الليالي الباقية بسعرها، وتُحسب الليالي المضافة بسعر اليوم. وتصل رسالة إلى الضيف.',
  ],
  checkIn: ['Check-in', 'الوصول'],
  checkOut: ['Check-out', 'المغادرة'],
  guests: ['Guests', 'الضيوف'],
  reason: ['Reason', 'السبب'],
  refund: ['What goes back for nights that are given up', 'ما يُعاد عن الليالي المتنازل عنها'],
  none: ['Nothing', 'لا شيء'],
  policy: ['By the policy of the booking', 'حسب سياسة الحجز'],
  full: ['All of it', 'كامل المبلغ'],
  departure: ['Guest leaves early', 'مغادرة مبكرة'],
  departureHint: ['Nights from then on become free at once.', 'تصبح الليالي من ذلك اليوم متاحة فورًا.'],
  send: ['Save', 'حفظ'],
  saved: ['The dates are changed.', 'تم تغيير التواريخ.'],
});

const REFUNDS = ['none', 'policy', 'full'] as const;
type Refund = (typeof REFUNDS)[number];

const refundField = (of: readonly Refund[], value: Refund): HTMLElement =>
  select({ name: 'refund', label: w('refund'), value, options: of.map(each => ({ value: each, label: w(each) })) });

type Show = (changed: BookingDetail) => void;

/** The buttons that change the nights of a booking, as far as its status allows. */
export function dateButtons(booking: BookingDetail, timeZone: string, show: Show): HTMLElement[] {
  const { status } = booking;
  const button = (id: string, label: string, onclick: () => unknown) =>
    h('button', { type: 'button', id, onclick }, label);
  if (status === 'pending' || status === 'confirmed')
    return [button('change-dates', w('dates'), () => askForDates(booking, show))];
  const tomorrow = addDays(today(timeZone), 1);
  return status === 'checked_in' && tomorrow < booking.check_out
    ? [button('leave-early', w('departure'), () => askForDeparture(booking, tomorrow, show))]
    : [];
}

async function askForDates(booking: BookingDetail, show: Show): Promise<void> {
  const { reference, check_in: from, check_out: to, guests } = booking;
  const params = { path: { reference } };
  const isSent = await openDialog(
    {
      title: w('dates'),
      hint: w('datesHint', { days: span(from, to) }),
      button: w('send'),
      send: async values => {
        const body = {
          check_in: values['check_in'] ?? '',
          check_out: values['check_out'] ?? '',
          guests: Number(values['guests']),
          refund: values['refund'] === 'full' ? ('full' as const) : ('policy' as const),
          reason: values['reason'] ?? '',
        };
        show(await dataOf(stays.PATCH('/api/bookings/manage/{reference}/dates', { params, body })));
      },
    },
    h(
      'div',
      { class: 'fields' },
      field({ name: 'check_in', label: w('checkIn'), type: 'date', value: from, required: true }),
      field({ name: 'check_out', label: w('checkOut'), type: 'date', value: to, required: true }),
      field({ name: 'guests', label: w('guests'), type: 'number', value: guests, min: 1, required: true }),
    ),
    refundField(['policy', 'full'], 'policy'),
    field({ name: 'reason', label: w('reason'), rows: 2, maxlength: 500, required: true, dir: 'auto' }),
  );
  if (isSent) tell(w('saved'));
}

async function askForDeparture(booking: BookingDetail, tomorrow: string, show: Show): Promise<void> {
  const params = { path: { reference: booking.reference } };
  const last = addDays(booking.check_out, -1);
  const isSent = await openDialog(
    {
      title: w('departure'),
      hint: w('departureHint'),
      button: w('send'),
      send: async values => {
        const refund = REFUNDS.find(each => each === values['refund']);
        const body = { check_out: values['check_out'] ?? '', refund };
        show(await dataOf(stays.PATCH('/api/bookings/manage/{reference}/departure', { params, body })));
      },
    },
    field({
      name: 'check_out',
      label: w('checkOut'),
      type: 'date',
      value: tomorrow,
      min: tomorrow,
      max: last,
      required: true,
    }),
    refundField(REFUNDS, 'none'),
  );
  if (isSent) tell(w('saved'));
}
