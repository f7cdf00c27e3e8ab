import { Injectable } from '@nestjs/common';
import type { Caller } from '#kit/http/caller';
import { Database } from '#kit/database/database';
import type { Language } from '#kit/language/language';
import { Clock } from '#kit/time/clock';
import type { RowOf } from '#kit/views/view';
import { NotificationFeed } from '#shared/notifications/notification-feed.service';
import { Settings } from '#shared/settings/settings';
import type { RadarMetric } from '../courses.settings';
import { isSeatHeldAt } from '../seat-conditions';
import { inOneLanguage } from '../in-one-language';
import { EnrolledCourseQueries } from '../learning/enrolled-courses.queries';
import { StudentQueries } from '../students/students.queries';
import { type OverviewView, type RadarSpokeView, UpcomingView } from './overview.view';
import { StudentStatistics } from './student-statistics.queries';

const UNDER_WAY = 3;
const UPCOMING = 5;
const AHEAD = { hours: 7 * 24 };

const UNREAD_MESSAGES = `
  SELECT count(*) AS unread FROM conversation
  JOIN message ON message.conversation_id = conversation.id AND message.sender = 'instructor'
    AND message.id > conversation.student_read_to
  WHERE conversation.student_id = $1`;

@Injectable()
export class Overview {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly students: StudentQueries,
    private readonly courses: EnrolledCourseQueries,
    private readonly statistics: StudentStatistics,
    private readonly feed: NotificationFeed,
  ) {}

  async get(student: Caller, language: Language): Promise<OverviewView> {
    const messages = await this.db.row<{ unread: number }>(UNREAD_MESSAGES, [student.id]);
    return {
      student: await this.students.getProfile(student.id),
      kpis: await this.statistics.getKpis(student.id),
      continue_learning: await this.courses.listUnfinished(student.id, UNDER_WAY, language),
      upcoming: await this.listUpcoming(student.id, language),
      unread_notifications: (await this.feed.get(student, language)).unread_count,
      unread_messages: messages!.unread,
    };
  }

  async listMeasures(studentId: number, language: Language): Promise<RadarSpokeView[]> {
    const spokes = (await this.settings.value('dashboard_radar_metrics', 'json')) as RadarMetric[];
    const measures = await this.statistics.getMeasures(studentId);
    return spokes.map(({ key, label, measure }) => ({ key, label: label[language], value: measures[measure] }));
  }

  /** Classes that have not ended, and assignments that are not submitted. */
  private async listUpcoming(studentId: number, language: Language): Promise<UpcomingView[]> {
    const now = this.clock.now();
    const rows = await this.db.rows<RowOf<typeof UpcomingView>>(
      `SELECT soon.kind, soon.id, ${inOneLanguage('soon.title', language)} AS title, soon.at,
         c.code AS course_code, ${inOneLanguage('c.title', language)} AS course_title
       FROM enrollment e JOIN course c ON c.id = e.course_id
       CROSS JOIN LATERAL (
         SELECT 'class' AS kind, s.id, s.title, s.starts_at AS at FROM live_session s
         WHERE s.course_id = e.course_id AND s.status = 'scheduled' AND s.starts_at < $3 AND s.ends_at > $2
         UNION ALL
         SELECT 'assignment', a.id, a.title, a.due_at FROM assignment a
         WHERE a.course_id = e.course_id AND a.is_published AND a.due_at >= $2 AND a.due_at < $3
           AND NOT EXISTS (SELECT 1 FROM assignment_submission s WHERE s.assignment_id = a.id AND s.student_id = $1)
       ) soon
       WHERE e.student_id = $1 AND ${isSeatHeldAt('e', '$2')}
       ORDER BY soon.at, soon.kind, soon.id LIMIT ${UPCOMING}`,
      [studentId, now.toString(), now.add(AHEAD).toString()],
    );
    return rows.map(UpcomingView.of);
  }
}
