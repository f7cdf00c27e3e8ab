import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { CourseReferenceView } from '../courses/course-reference';
import { LIVE_SESSION_STATUSES } from './live-session.entity';

/** A class, as staff see it and those who hold its course. */
export const LiveSessionView = view('LiveSessionView', {
  id: shown.id(),
  course: shown.one(CourseReferenceView),
  title: shown.bilingual(),
  description: shown.bilingual(),
  starts_at: shown.instant(),
  ends_at: shown.instant(),
  join_url: shown.text({ nullable: true, description: 'Where it is held.' }),
  recording_url: shown.text({ nullable: true }),
  status: shown.word(LIVE_SESSION_STATUSES),
  ...shown.timestamps,
});
export type LiveSessionView = InstanceType<typeof LiveSessionView>;
