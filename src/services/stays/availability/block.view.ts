import type { Bilingual } from '#kit/language/language';
import { shown } from '#kit/views/shown';
import { type RowOf, view } from '#kit/views/view';
import { nightCount } from '../nights/nights';
import { BLOCK_REASONS } from './block.entity';

const BlockedStayView = view('BlockedStayView', {
  id: shown.whole(),
  reference: shown.text({ example: 'STY-1001', description: 'Reference of the stay.' }),
  slug: shown.text({ example: 'sea-house' }),
  title: shown.bilingual({ description: 'Heading of the stay, in both languages.' }),
});

interface BlockedStay {
  stay_id: number;
  stay_reference: string;
  stay_slug: string;
  stay_title: Bilingual;
}

export const BlockView = view('BlockView', 'A range of nights that cannot be booked', {
  id: shown.whole(),
  reference: shown.made(
    { type: String, example: 'BLK-1', description: 'Reference of the block, such as `BLK-1`.' },
    (row: { id: number }) => `BLK-${row.id}`,
  ),
  stay_id: shown.whole({ description: 'Id of the stay.' }),
  stay: shown.made({ type: BlockedStayView }, (row: BlockedStay) => ({
    id: row.stay_id,
    reference: row.stay_reference,
    slug: row.stay_slug,
    title: row.stay_title,
  })),
  from: shown.day({ description: 'First blocked night.' }),
  to: shown.day({ description: 'Day after the last blocked night.' }),
  nights: shown.made({ type: 'integer' }, (row: { from: string; to: string }) =>
    nightCount({ checkIn: row.from, checkOut: row.to }),
  ),
  reason: shown.word(BLOCK_REASONS, { description: 'Why the nights are blocked.' }),
  note: shown.text({ nullable: true, description: 'A note of the team; null without one.' }),
  ...shown.timestamps,
});
export type BlockView = InstanceType<typeof BlockView>;
export type BlockRow = RowOf<typeof BlockView>;
