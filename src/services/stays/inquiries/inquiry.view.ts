import type { Bilingual } from '#kit/language/language';
import { LANGUAGES } from '#kit/language/language';
import { shown } from '#kit/views/shown';
import { type RowOf, view } from '#kit/views/view';
import { INQUIRY_STATUSES } from './inquiry.entity';

/** Contains nothing the visitor wrote, because anyone who repeats a `client_token` gets the receipt. */
export const InquiryReceiptView = view('InquiryReceiptView', 'Confirms that the question was received', {
  id: shown.id(),
  received_at: shown.instant(),
});
export type InquiryReceiptView = InstanceType<typeof InquiryReceiptView>;

export const InquiryStayView = view('InquiryStayView', {
  id: shown.id({ nullable: true, description: 'Id of the stay; null when it was deleted.' }),
  slug: shown.text({ example: 'palm-court-villa' }),
  reference: shown.text({
    example: 'STY-1001',
    description: 'Reference of the stay; kept when the stay is deleted.',
  }),
  title: shown.bilingual({ description: 'Heading of the stay, in both languages; it stays when the stay is deleted.' }),
});

interface InquiryStayColumns {
  stay_id: number | null;
  stay_slug: string | null;
  stay_reference: string | null;
  stay_title: Bilingual | null;
}

export const InquiryView = view('InquiryView', 'A question of a guest', {
  id: shown.id(),
  name: shown.text({ example: 'Sara Haddad', description: 'Name of the visitor.' }),
  email: shown.text({ example: 'sara@example.com' }),
  phone: shown.text({ nullable: true }),
  message: shown.text({ description: 'Message of the visitor.' }),
  stay_slug: shown.text({ nullable: true, example: 'palm-court-villa' }),
  stay: shown.made(
    {
      type: InquiryStayView,
      nullable: true,
      description: 'Stay of the question; null for a question about no stay in particular.',
    },
    ({ stay_id: id, stay_slug: slug, stay_reference, stay_title }: InquiryStayColumns) =>
      slug === null ? null : { id, slug, reference: stay_reference ?? '', title: stay_title ?? { en: '', ar: '' } },
  ),
  check_in: shown.day({ nullable: true, description: 'First night of the question; null without dates.' }),
  check_out: shown.day({
    nullable: true,
    description: 'The day after the last night of the question; null without dates.',
  }),
  guests: shown.whole({ nullable: true }),
  locale: shown.word(LANGUAGES, { description: 'Language in which the visitor used the site.' }),
  status: shown.word(INQUIRY_STATUSES, { description: 'Status of the inquiry.' }),
  admin_notes: shown.text({
    nullable: true,
    description: 'Internal notes, never shown to guests; null for none.',
  }),
  received_at: shown.instant(),
  updated_at: shown.instant(),
});
export type InquiryView = InstanceType<typeof InquiryView>;
export type InquiryRow = RowOf<typeof InquiryView>;
