import { Choice, QueryDay, QueryText, QueryWhole, SearchWords, Since } from '#kit/fields/query-fields';
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

  @QueryDay({ ...FORM_FILTER, description: 'Check-in on this day or later' })
  from?: string;

  @QueryDay({ ...FORM_FILTER, description: 'Check-in on this day or before', example: '2026-05-12' })
  to?: string;

  @SearchWords({ ...FORM_FILTER, max: 200, description: 'In reference, guest, e-mail, phone and stay' })
  q?: string[];

  @QueryText({ ...FORM_FILTER, max: 120, description: 'Id or slug of a stay' })
  stay?: string;

  @Choice(BOOKING_PAYMENT_STATUSES, { ...FORM_FILTER, description: 'Only bookings whose payment is this far.' })
  payment?: BookingPaymentStatus;

  @Choice(PAYMENT_METHODS, { ...FORM_FILTER, description: 'Only bookings paid in this way.' })
  method?: PaymentMethod;

  @QueryWhole({ ...FORM_FILTER, min: 1, max: MAX_GUESTS, description: 'Minimum number of guests' })
  guests?: number;

  @Since('Changed', FORM_FILTER)
  since?: string;

  @Choice(BOOKING_SORTS, {
    ...FORM_FILTER,
    description: '`newest` first when left out, the soonest `check_in`, or the largest `total`',
  })
  sort?: BookingSort;
}

export class BookingChangeBody {
  @OneOf(BOOKING_ACTIONS, { optional: true, description: 'One that `actions` allows.' })
  action?: BookingAction;

  @OneOf(CANCEL_REFUNDS, {
    optional: true,
    description: 'With `cancel`: `full`, which is the default, or what `policy` of the booking returns now',
  })
  refund?: CancelRefund;

  @Text({
    min: 0,
    max: 4000,
    optional: true,
    nullable: true,
    description: 'Visible to the team only; an empty text deletes them',
  })
  admin_notes?: string | null;
}
