import { Shown } from '#kit/fields/shape-fields';
import type { StayRow } from '../stays/stay.queries';
import { StayBaseView, stayBaseView } from '../stays/stay.view';
import { missingForPublication } from './publication';

/** A stay as the dashboard shows it. */
export class ManagedStayView extends StayBaseView {
  @Shown({ type: String, nullable: true, description: 'null is the default of the settings', example: '15:00' })
  check_in_time: string | null;

  @Shown({ type: String, nullable: true, description: 'null is the default of the settings', example: '11:00' })
  check_out_time: string | null;

  @Shown({
    type: [String],
    description: 'What keeps it from being published; empty when nothing does',
    example: ['title.ar', 'photographs'],
  })
  missing: string[];

  @Shown({ type: String, format: 'date-time' })
  created_at: string;
}

export const managedStayView = (row: StayRow): ManagedStayView => ({
  ...stayBaseView(row),
  check_in_time: row.check_in_time,
  check_out_time: row.check_out_time,
  missing: missingForPublication({
    title: row.title,
    shortDescription: row.short_description,
    description: row.description,
    locationHint: row.location_hint,
    media: row.media,
  }),
  created_at: row.created_at.toISOString(),
});
