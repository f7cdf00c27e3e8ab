import type { Answer, Client } from '../harness/client';
import type { Actor, Fitness } from './fitness';

/** A device with a key of its own: it knows nothing but that. */
export interface Bridge {
  id: number;
  key: string;
  client: Client;
  days: (...days: object[]) => Promise<Answer>;
  sessions: (...sessions: object[]) => Promise<Answer>;
}

export async function bridgeOf(fitness: Fitness, member: Actor, name = 'Watch'): Promise<Bridge> {
  const { body } = await member.post('/api/fitness/devices/keys', { name });
  const client = fitness.anonymous.with({ 'X-Api-Key': body.data.key });
  return {
    id: body.data.id,
    key: body.data.key,
    client,
    days: (...days) => client.post('/api/ingest/daily-metrics', { days }),
    sessions: (...sessions) => client.post('/api/ingest/sessions', { sessions }),
  };
}

export const storedDays = (fitness: Fitness, accountId: number) =>
  fitness.service.db.rows<Record<string, unknown>>(
    `SELECT date, source, steps, distance_m, calories_kcal, active_minutes, floors, resting_heart_rate_bpm
     FROM daily_metric WHERE account_id = $1 ORDER BY date, source`,
    [accountId],
  );

export const storedActivities = (fitness: Fitness, accountId: number) =>
  fitness.service.db.rows<Record<string, unknown>>(
    `SELECT id, external_id, kind, date, started_at, calories_kcal, distance_m, average_heart_rate_bpm, duplicate_of_id
     FROM activity WHERE account_id = $1 ORDER BY started_at, id`,
    [accountId],
  );
