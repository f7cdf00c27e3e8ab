import { countsShown } from '#kit/http/status-counts';
import type { Bilingual } from '#kit/language/language';
import { shown } from '#kit/views/shown';
import { type RowOf, view } from '#kit/views/view';
import { HOME_STATUSES, type HomeStatus } from '../homes/home-kinds';
import { INTENTS, LEAD_STATUSES, type LeadStatus } from './lead.entity';

/** The home of an inquiry; id, slug and status are null when it was deleted. */
export const InquiredHomeView = view('InquiredHomeView', {
  id: shown.id({ from: 'home_id', nullable: true }),
  reference: shown.text({
    from: 'home_reference',
    example: 'PRP-1001',
    description: 'Reference of the home; kept when the home is deleted.',
  }),
  title: shown.bilingual({
    from: 'home_title',
    description: 'Title of the home, in both languages; kept when the home is deleted.',
  }),
  slug: shown.text({ from: 'home_slug', nullable: true }),
  status: shown.word(HOME_STATUSES, {
    from: 'home_status',
    nullable: true,
    description: 'Status of the home; null when it was deleted.',
  }),
});

/** Columns of the home for inquiries and viewings; null without one. */
export interface InquiredHomeColumns {
  home_id: number | null;
  home_reference: string | null;
  home_title: Bilingual | null;
  home_slug: string | null;
  home_status: HomeStatus | null;
}

/** The home in views of inquiries and viewings. */
export const inquiredHomeShown = {
  property_id: shown.whole({
    from: 'home_id',
    nullable: true,
    description: 'Id of the home; null without one, or when it was deleted.',
  }),
  property_reference: shown.text({
    from: 'home_reference',
    nullable: true,
    description: 'Reference of the home; kept when the home is deleted.',
    example: 'PRP-1001',
  }),
  property: shown.made(
    {
      type: InquiredHomeView,
      nullable: true,
      description: 'The home of the inquiry; null without one.',
    },
    ({ home_reference, home_title, ...home }: InquiredHomeColumns) =>
      home_reference === null || home_title === null
        ? null
        : InquiredHomeView.of({ ...home, home_reference, home_title }),
  ),
};

export const LeadView = view('LeadView', 'An inquiry as lists show it', {
  id: shown.id(),
  name: shown.text({ example: 'Sara Haddad', description: 'Name of the visitor.' }),
  email: shown.text({ example: 'sara@example.com' }),
  phone: shown.text({ nullable: true }),
  intent: shown.word(INTENTS, {
    description: 'Purpose of the inquiry; `other` for anything but buying or renting.',
  }),
  preferred_areas: shown.texts({ description: 'Slugs of the neighborhoods that the visitor prefers.' }),
  budget: shown.amount({
    from: 'budget_cents',
    nullable: true,
    description: 'Maximum budget of the visitor; null when none was sent.',
  }),
  message: shown.text({ nullable: true, description: 'Message of the visitor; null without one.' }),
  ...inquiredHomeShown,
  status: shown.word(LEAD_STATUSES, { description: 'Status of the inquiry.' }),
  notes: shown.text({
    nullable: true,
    description: 'Internal notes, never shown to visitors; null without notes.',
  }),
  received_at: shown.instant(),
  updated_at: shown.instant(),
});
export type LeadView = InstanceType<typeof LeadView>;
export type LeadRow = RowOf<typeof LeadView>;

export const LeadReceiptView = view('LeadReceiptView', 'Receipt of an inquiry', {
  id: shown.id(),
  received_at: shown.instant(),
});
export type LeadReceiptView = InstanceType<typeof LeadReceiptView>;

export const LeadCountsView = view(
  'LeadCountsView',
  countsShown<LeadStatus>({
    new: 'Number of inquiries that are not handled yet.',
    contacted: 'Number of inquiries whose visitor was contacted.',
    qualified: 'Number of inquiries that are worth pursuing.',
    closed: 'Number of inquiries that need no more work.',
  }),
);
