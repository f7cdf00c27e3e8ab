import { Choice, QueryDay, QueryText, QueryWhole, SearchWords, Since } from '#kit/fields/query-fields';
import { Flag } from '#kit/fields/number-fields';
import { OneOf, Text } from '#kit/fields/text-fields';
import { PageQuery } from '#kit/http/page-query';
import { BOOKING_ACTIONS, type BookingAction, CANCEL_REFUNDS, type CancelRefund } from '../bookings/booking-rules';
import {
  BOOKING_PAYMENT_STATUSES,
  BOOKING_STATUSES,
  type BookingPaymentStatus,
  type BookingStatus,
  PAYMENT_METHODS,
  type PaymentMethod,
} from '../bookings/booking-status';
import { BOOKING_PAGES, FORM_FILTER } from '../stays.pages';
import { MAX_GUESTS } from '../stays/stay-kinds';
import { BOOKING_SORTS, type BookingSort } from './booking-list';

export class BookingListQuery extends PageQuery(BOOKING_PAGES) {
  @Choice(BOOKING_STATUSES, { ...FORM_FILTER, description: 'Only bookings of this status.' })
  status?: BookingStatus;

  @QueryDay({ ...FORM_FILTER, description: 'Only bookings with check-in on this day or later.' })
  from?: string;

  @QueryDay({
    ...FORM_FILTER,
    description: 'Only bookings with check-in on this day or earlier.',
    example: '2026-05-12',
  })
  to?: string;

  @SearchWords({
    ...FORM_FILTER,
    max: 200,
    description: 'Search words in reference, guest, e-mail address, phone number and stay.',
  })
  q?: string[];

  @QueryText({ ...FORM_FILTER, max: 120, description: 'Id or slug of a stay.' })
  stay?: string;

  @Choice(BOOKING_PAYMENT_STATUSES, { ...FORM_FILTER, description: 'Only bookings with this payment status.' })
  payment?: BookingPaymentStatus;

  @Choice(PAYMENT_METHODS, { ...FORM_FILTER, description: 'Only bookings with this payment method.' })
  method?: PaymentMethod;

  @QueryWhole({ ...FORM_FILTER, min: 1, max: MAX_GUESTS, description: 'Minimum number of guests.' })
  guests?: number;

  @Since('Changed', FORM_FILTER)
  since?: string;

  @Choice(BOOKING_SORTS, {
    ...FORM_FILTER,
    description:
      'Order of the list: `newest` first (default), or the earliest `check_in` or the largest `total` first.',
  })
  sort?: BookingSort;
}

export class BookingChangeBody {
  @OneOf(BOOKING_ACTIONS, {
    optional: true,
    description: 'Action to apply; `actions` of the booking has those that are possible now.',
  })
  action?: BookingAction;

  @OneOf(CANCEL_REFUNDS, {
    optional: true,
    description:
      'Refund of a cancellation, with `cancel` only: `full`, or by the `policy` of the booking. `full` when left out, and ' +
      '`policy` for a no-show.',
  })
  refund?: CancelRefund;

  @Flag({
    optional: true,
    description: 'With `cancel` only, from the check-in day on: the guests of a confirmed booking did not arrive.',
  })
  no_show?: boolean;

  @Text({
    min: 0,
    max: 4000,
    optional: true,
    nullable: true,
    description: 'Notes that only the team sees; null or an empty text deletes them.',
  })
  admin_notes?: string | null;
}
