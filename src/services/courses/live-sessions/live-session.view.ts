import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { CourseReferenceView } from '../courses/course-reference';
import { MAX_USUAL_MINUTES, warnings } from '../courses.warnings';
import { LIVE_SESSION_STATUSES } from './live-session.entity';

export const LiveSessionView = view('LiveSessionView', {
  id: shown.id(),
  course: shown.one(CourseReferenceView),
  title: shown.bilingual(),
  description: shown.bilingual(),
  starts_at: shown.instant({ description: 'Start of the class, in UTC.' }),
  ends_at: shown.instant({ description: 'End of the class, in UTC.' }),
  join_url: shown.text({ nullable: true, description: 'Web address of the class; null until there is one.' }),
  recording_url: shown.text({ nullable: true, description: 'Address of the recording; null until there is one.' }),
  status: shown.word(LIVE_SESSION_STATUSES, {
    description: '`scheduled` or `cancelled`; cancelled classes are still listed.',
  }),
  ...shown.timestamps,
});
export type LiveSessionView = InstanceType<typeof LiveSessionView>;

const MINUTE_MS = 60_000;

export const StaffLiveSessionView = view('StaffLiveSessionView', 'A live class with its links', {
  ...LiveSessionView.fields,
  warnings: warnings<{ starts_at: Date; ends_at: Date }>({
    very_long: ({ starts_at, ends_at }) => +ends_at - +starts_at > MAX_USUAL_MINUTES * MINUTE_MS,
  }),
});
export type StaffLiveSessionView = InstanceType<typeof StaffLiveSessionView>;
