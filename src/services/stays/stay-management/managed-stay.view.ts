import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { stayFields } from '../stays/stay.view';
import { missingForPublication, type Publishable } from './publication';

const TIME = { nullable: true, description: 'null is the default of the settings' } as const;

/** A stay as the dashboard shows it. */
export const ManagedStayView = view('ManagedStayView', {
  ...stayFields,
  check_in_time: shown.text({ ...TIME, example: '15:00' }),
  check_out_time: shown.text({ ...TIME, example: '11:00' }),
  missing: shown.made(
    {
      type: [String],
      description: 'What keeps it from being published; empty when nothing does',
      example: ['title.ar', 'photographs'],
    },
    (row: Publishable) => missingForPublication(row),
  ),
  created_at: shown.instant(),
});
export type ManagedStayView = InstanceType<typeof ManagedStayView>;
