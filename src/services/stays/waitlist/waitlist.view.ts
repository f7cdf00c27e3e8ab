import { LANGUAGES } from '#kit/language/language';
import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { OFFER_STATES, WAITLIST_STATES } from './waitlist-status';

export const WaitlistReceiptView = view('WaitlistReceiptView', 'A place on the waitlist of a stay', {
  token: shown.text({
    secret: true,
    description: 'Opens `DELETE /waitlist/{token}`, which leaves the list. Store it.',
  }),
  position: shown.whole({ description: 'Place among those who wait for some of the same nights, from 1.' }),
});
export type WaitlistReceiptView = InstanceType<typeof WaitlistReceiptView>;

const WaitlistStayView = view('WaitlistStayView', {
  id: shown.whole(),
  reference: shown.text({ example: 'STY-1001', description: 'Reference of the stay.' }),
  slug: shown.text({ example: 'sea-house' }),
  title: shown.bilingual({ description: 'Heading of the stay, in both languages.' }),
});

const WaitlistOfferView = view('WaitlistOfferView', 'Nights that were held for a waiting guest', {
  status: shown.word(OFFER_STATES, { description: '`open` while the nights are held for the guest.' }),
  offered_at: shown.instantText({ description: 'Since when the nights are held.' }),
  expires_at: shown.instantText({ nullable: true, description: 'When the offer is over; null until it is mailed.' }),
  ended_at: shown.instantText({ nullable: true, description: 'When it was booked, declined or over; null before.' }),
});

export const WaitlistEntryView = view('WaitlistEntryView', 'A guest who waits for nights of a stay', {
  id: shown.whole(),
  stay: shown.one(WaitlistStayView),
  check_in: shown.day(),
  check_out: shown.day(),
  guests: shown.whole({ example: 2 }),
  first_name: shown.text({ description: 'Given name of the guest.' }),
  email: shown.text({ description: 'E-mail address that offers are sent to.' }),
  locale: shown.word(LANGUAGES, { description: 'The language of mails.' }),
  status: shown.word(WAITLIST_STATES, {
    from: 'state',
    description: '`ended` after the check-in time or three offers, `left` when the guest gave up waiting.',
  }),
  position: shown.whole({
    nullable: true,
    description: 'Place among those who wait for some of the same nights, from 1; null unless waiting.',
  }),
  offers: shown.many(WaitlistOfferView, { description: 'The oldest first.' }),
  created_at: shown.instant(),
  ended_at: shown.instant({ nullable: true, description: 'When it ended; null while waiting.' }),
});
export type WaitlistEntryView = InstanceType<typeof WaitlistEntryView>;
