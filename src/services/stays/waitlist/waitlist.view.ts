import { LANGUAGES } from '#kit/language/language';
import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { OFFER_STATES, WAITLIST_STATES } from './waitlist-status';

export const WaitlistReceiptView = view('WaitlistReceiptView', 'A place on the waitlist of a stay', {
  token: shown.text({
    secret: true,
    description: 'Token for `DELETE /waitlist/{token}`, which leaves the list; store it.',
  }),
  position: shown.whole({ description: 'Position among guests who wait for some of the same nights, from 1.' }),
});
export type WaitlistReceiptView = InstanceType<typeof WaitlistReceiptView>;

const WaitlistStayView = view('WaitlistStayView', {
  id: shown.whole(),
  reference: shown.text({ example: 'STY-1001', description: 'Reference of the stay.' }),
  slug: shown.text({ example: 'sea-house' }),
  title: shown.bilingual({ description: 'Heading of the stay, in both languages.' }),
});

const WaitlistOfferView = view('WaitlistOfferView', 'Nights that were held for a waiting guest', {
  status: shown.word(OFFER_STATES, {
    description: 'Status of the offer; `open` while the nights are held for the guest.',
  }),
  offered_at: shown.instantText({ description: 'When the nights were offered, in UTC.' }),
  expires_at: shown.instantText({ nullable: true, description: 'End of the offer; null until it is mailed.' }),
  ended_at: shown.instantText({
    nullable: true,
    description: 'When the offer was booked, declined or ended; null while it is open.',
  }),
});

export const WaitlistEntryView = view('WaitlistEntryView', 'A guest who waits for nights of a stay', {
  id: shown.whole(),
  stay: shown.one(WaitlistStayView),
  check_in: shown.day(),
  check_out: shown.day(),
  guests: shown.whole({ example: 2 }),
  first_name: shown.text({ description: 'Given name of the guest.' }),
  email: shown.text({ description: 'E-mail address that offers are sent to.' }),
  locale: shown.word(LANGUAGES, { description: 'Language of mails.' }),
  status: shown.word(WAITLIST_STATES, {
    from: 'state',
    description:
      'Status of the entry; `ended` after the check-in time or three offers, `left` when the guest left the list.',
  }),
  position: shown.whole({
    nullable: true,
    description: 'Position among guests who wait for some of the same nights, from 1; null unless waiting.',
  }),
  offers: shown.many(WaitlistOfferView, { description: 'Offers of the entry, oldest first.' }),
  created_at: shown.instant(),
  ended_at: shown.instant({ nullable: true, description: 'End of the entry; null while waiting.' }),
});
export type WaitlistEntryView = InstanceType<typeof WaitlistEntryView>;
