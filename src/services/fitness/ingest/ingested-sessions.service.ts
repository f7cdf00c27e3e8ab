import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { slugOf } from '#kit/database/slug';
import { ValidationFailed } from '#kit/refusals/refusal';
import { Clock } from '#kit/time/clock';
import { ActivityDuplicates } from '../activity/activity-duplicates';
import { MemberDays } from '../days/member-days';
import type { KeyHolder } from './ingest-key.guard';
import type { IngestedSessionBody } from './ingest.dto';
import { instantOf, problemsOfSessions, startDay } from './ingest-rules';
import type { IngestedSessionsView } from './ingest.view';
import { WRITE_NAMED, WRITE_UNNAMED } from './session-statements';

@Injectable()
export class IngestedSessions {
  constructor(
    private readonly db: Database,
    private readonly days: MemberDays,
    private readonly duplicates: ActivityDuplicates,
    private readonly clock: Clock,
  ) {}

  /** Stores all sessions or none. Requests of one account are serialized, so that duplicates are detected. */
  async store(holder: KeyHolder, sessions: readonly IngestedSessionBody[]): Promise<IngestedSessionsView> {
    const errors = problemsOfSessions(sessions, this.clock.now());
    if (Object.keys(errors).length > 0) throw ValidationFailed({ errors });
    const sent = sessions.map(({ calories, average_heart_rate, recorded_at, ...session }) => ({
      ...session,
      slug: slugOf(session.kind) || 'training',
      started_at: instantOf(session.started_at),
      ended_at: instantOf(session.ended_at),
      recorded_at: recorded_at && instantOf(recorded_at),
      date: startDay(session.started_at, holder.timezone),
      calories_kcal: calories,
      average_heart_rate_bpm: average_heart_rate,
    }));
    const named = sent.filter(session => session.external_id !== undefined);
    const unnamed = withoutRepeats(sent.filter(session => session.external_id === undefined));
    const written = await this.db.transaction(async () => {
      await this.days.lockAccount(holder.account_id);
      const rows = [
        ...(await this.write(holder, WRITE_NAMED, named)),
        ...(await this.write(holder, WRITE_UNNAMED, unnamed)),
      ];
      if (rows.length > 0)
        await this.duplicates.mark(
          holder.account_id,
          rows.map(({ id }) => id),
        );
      return rows;
    });
    const recorded = written.filter(({ inserted }) => inserted).length;
    return { received: sessions.length, recorded, duplicates: sessions.length - recorded };
  }

  private async write(holder: KeyHolder, statement: string, sessions: object[]): Promise<Written[]> {
    if (sessions.length === 0) return [];
    const values = [holder.account_id, `key:${holder.id}`, JSON.stringify(sessions), holder.lineage_id];
    return this.db.rows<Written>(statement, values, { prepared: true });
  }
}

interface Written {
  id: number;
  inserted: boolean;
}

/** Removes sessions with the kind and times of a later one: without an id, these identify a session. */
function withoutRepeats<Session extends { kind: string; started_at: string; ended_at: string }>(
  all: Session[],
): Session[] {
  return [
    ...new Map(all.map(session => [`${session.kind} ${session.started_at} ${session.ended_at}`, session])).values(),
  ];
}
