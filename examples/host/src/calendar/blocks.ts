import { dataOf } from 'quintet-clients/answers';
import { done } from '#kit/calls';
import { addDays } from '#kit/days';
import { openDialog } from '#kit/dialog';
import { field, select } from '#kit/fields';
import { inLanguage, words } from '#kit/language';
import { type Block, type CalendarStay, stays } from '../api';
import { blockReason, span } from '../words';

const w = words({
  block: ['Block nights', 'حجب ليالٍ'],
  from: ['First night', 'أول ليلة'],
  to: ['Free again on', 'متاح من جديد في'],
  reason: ['Reason', 'السبب'],
  note: ['Note for the team (optional)', 'ملاحظة للفريق (اختياري)'],
  unblock: ['Free these nights', 'إتاحة هذه الليالي'],
  unblockTitle: ['Free these nights again?', 'إتاحة هذه الليالي من جديد؟'],
});

const REASONS = ['maintenance', 'owner_use', 'other'] as const;

/** Asks which nights of a home cannot be booked, from a day on. */
export async function askToBlock(stay: CalendarStay, day: string, refresh: () => Promise<unknown>): Promise<void> {
  const isSent = await openDialog(
    {
      title: w('block'),
      hint: inLanguage(stay.title),
      button: w('block'),
      send: ({ from = '', to = '', reason, note }) => {
        const body = { stay_id: stay.id, from, to, reason: reason as Block['reason'], note };
        return dataOf(stays.POST('/api/availability/blocks', { body }));
      },
    },
    field({ name: 'from', label: w('from'), type: 'date', value: day, required: true }),
    field({ name: 'to', label: w('to'), type: 'date', value: addDays(day, 1), required: true }),
    select({
      name: 'reason',
      label: w('reason'),
      value: 'maintenance',
      options: REASONS.map(value => ({ value, label: blockReason(value) })),
    }),
    field({ name: 'note', label: w('note'), maxlength: 1000, dir: 'auto' }),
  );
  if (isSent) await refresh();
}

export async function askToUnblock(stay: CalendarStay, block: Block, refresh: () => Promise<unknown>): Promise<void> {
  const { id, from, to, reason, note } = block;
  const isSent = await openDialog({
    title: w('unblockTitle'),
    hint: [inLanguage(stay.title), span(from, to), blockReason(reason), note].filter(Boolean).join(' · '),
    button: w('unblock'),
    send: () => done(stays.DELETE('/api/availability/blocks/{id}', { params: { path: { id } } })),
  });
  if (isSent) await refresh();
}
