import { utcText } from '#kit/database/json';
import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';

/** A change of dates that waits for its payment, as bookings are read with it. */
export interface OpenChangeRow {
  reference: string;
  check_in: string;
  check_out: string;
  guests: number;
  difference_cents: number;
  expires_at: string;
  redirect_url: string | null;
}

/** The open change of a booking as JSON, or null. @param booking an alias */
export const openChangeOf = (booking: string): string => `
  (SELECT jsonb_build_object('reference', c.reference, 'check_in', c.check_in, 'check_out', c.check_out, 'guests', c.guests,
     'difference_cents', c.difference_cents, 'expires_at', ${utcText('c.expires_at')},
     'redirect_url', (SELECT p.url FROM payment p WHERE p.reference = c.reference AND p.status = 'opened' AND p.processing_since IS NULL))
   FROM booking_change c WHERE c.booking_id = ${booking}.id AND c.status = 'open')`;

const fields = {
  check_in: shown.day({ description: 'The first night after the change.' }),
  check_out: shown.day({ description: 'The day after the last night.' }),
  guests: shown.whole({ example: 2 }),
  difference: shown.amount({ from: 'difference_cents', description: 'Price of the change.', example: 100 }),
  expires_at: shown.text({
    description: 'When the change ends unpaid and its nights are released, in UTC.',
    example: '2026-05-12T09:30:00.000Z',
  }),
};

const OpenChangeView = view('OpenChangeView', 'A change of dates that waits for its payment', {
  ...fields,
  redirect_url: shown.text({
    nullable: true,
    description: 'Payment page of the processor; null when there is none to use.',
  }),
});
/** For staff, without the payment page of the guest. */
const ManagedOpenChangeView = view('ManagedOpenChangeView', 'A change of dates that waits for its payment', fields);

const COLUMN = {
  from: 'openChange',
  nullable: true,
  description: 'A change of dates that waits for its payment; null without one.',
} as const;

export const openChangeField = shown.read(
  { type: OpenChangeView, nullable: true },
  (change: OpenChangeRow) => OpenChangeView.of(change),
  COLUMN,
);

export const managedOpenChangeField = shown.read(
  { type: ManagedOpenChangeView, nullable: true },
  (change: OpenChangeRow) => ManagedOpenChangeView.of(change),
  COLUMN,
);
