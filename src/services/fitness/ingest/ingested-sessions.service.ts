import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { ValidationFailed } from '#kit/refusals/refusal';
import { Clock } from '#kit/time/clock';
import { ActivityDuplicates } from '../activity/activity-duplicates';
import { MemberDays } from '../days/member-days';
import type { KeyHolder } from './ingest-key.guard';
import type { IngestedSessionBody } from './ingest.dto';
import { instantOf, problemsOfSessions, startDay } from './ingest-rules';
import type { IngestedSessionsView } from './ingest.view';

const FIELDS = ['kind', 'started_at', 'ended_at', 'calories_kcal', 'distance_m', 'average_heart_rate_bpm'];
const each = (source: string) => FIELDS.map(field => `${source}.${field}`).join(', ');

/** A known session keeps its day unless its start changed, even when the member has changed time zone. */
const upsert = (identity: string, conflict: string) => `
  INSERT INTO activity AS stored (account_id, source, slug, date, external_id, recorded_at, ${FIELDS.join(', ')})
  SELECT $1, $2, replace(replace(sent.kind, '_', '-'), ' ', '-') || '-' || sent.date || '-' || left(md5(${identity}), 12),
    sent.date, sent.external_id, sent.recorded_at, ${each('sent')}
  FROM jsonb_to_recordset($3::jsonb) AS sent (external_id text, kind text, date date, started_at timestamptz,
    ended_at timestamptz, calories_kcal numeric, distance_m numeric, average_heart_rate_bpm integer, recorded_at timestamptz)
  ORDER BY sent.external_id, sent.kind, sent.started_at, sent.ended_at
  ON CONFLICT ${conflict} DO UPDATE SET
    (${FIELDS.join(', ')}) = ROW (${each('excluded')}),
    date = CASE WHEN excluded.started_at = stored.started_at THEN stored.date ELSE excluded.date END,
    recorded_at = coalesce(excluded.recorded_at, stored.recorded_at),
    updated_at = now()
  WHERE coalesce(excluded.recorded_at >= stored.recorded_at, true)
    AND ((${each('excluded')}) IS DISTINCT FROM (${each('stored')})
      OR coalesce(excluded.recorded_at, stored.recorded_at) IS DISTINCT FROM stored.recorded_at)
  RETURNING id, created_at = now() AS inserted`;

const NAMED = upsert('sent.external_id', '(account_id, external_id) WHERE external_id IS NOT NULL');
const UNNAMED = upsert(
  `concat_ws(' ', $2::text, sent.kind, sent.started_at, sent.ended_at)`,
  `(account_id, source, kind, started_at, ended_at) WHERE external_id IS NULL AND source <> 'session'`,
);

@Injectable()
export class IngestedSessions {
  constructor(
    private readonly db: Database,
    private readonly days: MemberDays,
    private readonly duplicates: ActivityDuplicates,
    private readonly clock: Clock,
  ) {}

  /** All or nothing. Pushes of one account are serialized, so that duplicates are detected. */
  async store(holder: KeyHolder, sessions: readonly IngestedSessionBody[]): Promise<IngestedSessionsView> {
    const errors = problemsOfSessions(sessions, this.clock.now());
    if (Object.keys(errors).length > 0) throw ValidationFailed({ errors });
    const sent = sessions.map(({ calories, average_heart_rate, recorded_at, ...session }) => ({
      ...session,
      started_at: instantOf(session.started_at),
      ended_at: instantOf(session.ended_at),
      recorded_at: recorded_at && instantOf(recorded_at),
      date: startDay(session.started_at, holder.timezone),
      calories_kcal: calories,
      average_heart_rate_bpm: average_heart_rate,
    }));
    const named = sent.filter(session => session.external_id !== undefined);
    const unnamed = onceEach(sent.filter(session => session.external_id === undefined));
    const written = await this.db.transaction(async () => {
      await this.days.lockAccount(holder.account_id);
      const rows = [...(await this.write(holder, NAMED, named)), ...(await this.write(holder, UNNAMED, unnamed))];
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
    const values = [holder.account_id, `key:${holder.id}`, JSON.stringify(sessions)];
    return this.db.rows<Written>(statement, values, { prepared: true });
  }
}

interface Written {
  id: number;
  inserted: boolean;
}

/** Without an id, what has the same kind and times is the same session; the last counts. */
function onceEach<Session extends { kind: string; started_at: string; ended_at: string }>(all: Session[]): Session[] {
  return [
    ...new Map(all.map(session => [`${session.kind} ${session.started_at} ${session.ended_at}`, session])).values(),
  ];
}
