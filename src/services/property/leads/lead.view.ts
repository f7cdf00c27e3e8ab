import { countsShown } from '#kit/http/status-counts';
import type { Bilingual } from '#kit/language/language';
import { shown } from '#kit/views/shown';
import { type RowOf, view } from '#kit/views/view';
import { HOME_STATUSES, type HomeStatus } from '../homes/home-kinds';
import { INTENTS, LEAD_STATUSES, type LeadStatus } from './lead.entity';

/** The home an inquiry is about; without id, slug and status when it is deleted by now. */
export const InquiredHomeView = view('InquiredHomeView', {
  id: shown.id({ from: 'home_id', nullable: true }),
  reference: shown.text({
    from: 'home_reference',
    example: 'PRP-1001',
    description: 'What the team calls the home; it stays when the home is deleted.',
  }),
  title: shown.bilingual({
    from: 'home_title',
    description: 'Heading of the home, in both languages; it stays when the home is deleted.',
  }),
  slug: shown.text({ from: 'home_slug', nullable: true }),
  status: shown.word(HOME_STATUSES, {
    from: 'home_status',
    nullable: true,
    description: 'Status of the home; null when it is deleted.',
  }),
});

/** Columns about the home that inquiries and viewings are read with; null when there is none. */
export interface InquiredHomeColumns {
  home_id: number | null;
  home_reference: string | null;
  home_title: Bilingual | null;
  home_slug: string | null;
  home_status: HomeStatus | null;
}

/** How inquiries and viewings show the home they are about. */
export const inquiredHomeShown = {
  property_id: shown.whole({
    from: 'home_id',
    nullable: true,
    description: 'Id of the home; null for none, and when it was deleted.',
  }),
  property_reference: shown.text({
    from: 'home_reference',
    nullable: true,
    description: 'Stays when the home is deleted.',
    example: 'PRP-1001',
  }),
  property: shown.made(
    {
      type: InquiredHomeView,
      nullable: true,
      description: 'The home it is about, as far as it still exists; null for none.',
    },
    ({ home_reference, home_title, ...home }: InquiredHomeColumns) =>
      home_reference === null || home_title === null
        ? null
        : InquiredHomeView.of({ ...home, home_reference, home_title }),
  ),
};

export const LeadView = view('LeadView', {
  id: shown.id(),
  name: shown.text({ example: 'Sara Haddad', description: 'Who asks.' }),
  email: shown.text({ example: 'sara@example.com' }),
  phone: shown.text({ nullable: true }),
  intent: shown.word(INTENTS, {
    description: 'What somebody means to do; `other` for anything else than to buy or rent.',
  }),
  preferred_areas: shown.texts({ description: 'Slugs of neighborhoods.' }),
  budget: shown.amount({
    from: 'budget_cents',
    nullable: true,
    description: 'What the visitor means to spend at most.',
  }),
  message: shown.text({ nullable: true, description: 'What the visitor writes; null without a word.' }),
  ...inquiredHomeShown,
  status: shown.word(LEAD_STATUSES, { description: 'How far the team has come with it.' }),
  notes: shown.text({
    nullable: true,
    description: 'What the team wants to remember; visitors never see it. Empty is none.',
  }),
  received_at: shown.instant(),
  updated_at: shown.instant(),
});
export type LeadView = InstanceType<typeof LeadView>;
export type LeadRow = RowOf<typeof LeadView>;

/** What a visitor is answered. */
export const LeadReceiptView = view('LeadReceiptView', { id: shown.id(), received_at: shown.instant() });
export type LeadReceiptView = InstanceType<typeof LeadReceiptView>;

export const LeadCountsView = view(
  'LeadCountsView',
  countsShown<LeadStatus>({
    new: 'Those nobody has worked on.',
    contacted: 'Those whom somebody has called or written to.',
    qualified: 'Those worth going on with.',
    closed: 'Those that are done with.',
  }),
);
