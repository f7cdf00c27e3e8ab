import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { listPage } from '#kit/database/list';
import { containsAll, raw, sql, when } from '#kit/database/sql';
import { dataPage, offsetOf, type PageRequest } from '#kit/http/page';
import { pageFields } from '../paged-rows';
import { NotFound } from '#kit/refusals/refusal';
import type { RowOf } from '#kit/views/view';
import { workoutCardsOf } from '../training/workout-card.view';
import { FIRST_OF_HISTORY, type LibraryQuery } from './library.dto';
import {
  type DoneSetView,
  ExerciseCardView,
  ExercisePageView,
  exerciseCard,
  LibraryPageView,
  PersonalBestView,
} from './library.view';
import { estimatedOneRepMax } from './one-rep-max';

const MAX_ALTERNATIVES = 6;

const cards = (from: string) =>
  `(SELECT coalesce(json_agg(card), '[]') FROM (SELECT ${exerciseCard('x')} FROM exercise x ${from}) card)`;

const SAVED = raw('EXISTS (SELECT FROM saved_exercise k WHERE k.account_id = $1 AND k.exercise_id = x.id)');

const counts = (column: string) => `(
  SELECT coalesce(json_agg(counted ORDER BY counted.count DESC, counted.value), '[]')
  FROM (SELECT ${column} AS value, count(*)::integer AS count FROM exercise GROUP BY ${column}) counted)`;

const PAGE_EXTRAS = `
  SELECT ${cards('WHERE x.is_featured')} AS featured,
    ${cards('JOIN saved_exercise s ON s.exercise_id = x.id AND s.account_id = $1 ORDER BY s.created_at DESC, x.id LIMIT 100')} AS saved,
    ${cards('JOIN exercise_view v ON v.exercise_id = x.id AND v.account_id = $1 ORDER BY v.viewed_at DESC, x.id LIMIT 8')} AS recently_viewed,
    ${counts('muscle')} AS muscles, ${counts('equipment')} AS equipment, ${counts('difficulty')} AS difficulties`;

/** Every set of account `$1` and an exercise, logged directly or in a finished session. */
const DONE = (exercise: string) => `
  SELECT l.date, l.sets, l.reps, l.weight_kg, false AS in_session, l.created_at AS at, l.id
  FROM logged_set l WHERE l.account_id = $1 AND l.exercise_id = ${exercise}
  UNION ALL
  SELECT s.date, 1, t.reps, t.weight_kg, true, t.logged_at, t.id
  FROM session_exercise e
  JOIN workout_session s ON s.id = e.session_id AND s.account_id = $1 AND s.status = 'finished'
  JOIN session_set t ON t.session_exercise_id = e.id AND t.logged_at IS NOT NULL
  WHERE e.exercise_id = ${exercise}`;

const EXERCISE = `
  SELECT ${exerciseCard('x')}, x.description, x.instructions, x.cues, x.video_url,
    coalesce((SELECT v.views FROM exercise_view v WHERE v.account_id = $1 AND v.exercise_id = x.id), 0) AS views,
    (SELECT coalesce(json_agg(done), '[]') FROM (
      SELECT d.date, d.sets, d.reps, d.weight_kg, d.weight_kg AS "weightKg", d.in_session FROM (${DONE('x.id')}) d
      ORDER BY d.at DESC, d.in_session, d.id DESC LIMIT $3 OFFSET $4) done) AS history,
    (SELECT count(*)::integer FROM (${DONE('x.id')}) d) AS done_count,
    (SELECT coalesce(json_agg(done), '[]') FROM (
      SELECT d.weight_kg, d.reps, min(d.date) AS date FROM (${DONE('x.id')}) d
      WHERE d.weight_kg > 0 AND d.reps > 0 GROUP BY d.weight_kg, d.reps) done) AS lifts,
    ${workoutCardsOf(`WHERE EXISTS (SELECT 1 FROM workout_exercise l WHERE l.workout_id = w.id AND l.exercise_id = x.id)
      ORDER BY w.duration_minutes, w.id LIMIT 20`)} AS workouts,
    (SELECT coalesce(json_agg(card), '[]') FROM (
      SELECT ${exerciseCard('o')} FROM exercise o WHERE o.muscle = x.muscle AND o.id <> x.id
      ORDER BY o.difficulty <> x.difficulty, o.equipment = x.equipment, o.id LIMIT ${MAX_ALTERNATIVES}) card) AS alternatives
  FROM exercise x WHERE x.slug = $2`;

interface Lift {
  weight_kg: number;
  reps: number;
  date: string;
}

/** The exercise library, as seen by a member. */
@Injectable()
export class LibraryQueries {
  constructor(private readonly db: Database) {}

  async page(accountId: number, query: LibraryQuery): Promise<LibraryPageView> {
    const page = await listPage<ExerciseCardView>(this.db, query.pageRequest, {
      columns: exerciseCard('x'),
      from: 'exercise x',
      where: [
        // The card needs the account as `$1` to know which exercises are saved.
        sql`${accountId}::integer IS NOT NULL`,
        when(query.muscle, muscle => sql`(x.muscle = ${muscle} OR ${muscle} = ANY(x.secondary_muscles))`),
        when(query.equipment, equipment => sql`x.equipment = ${equipment}`),
        when(query.difficulty, difficulty => sql`x.difficulty = ${difficulty}`),
        when(query.is_saved, isSaved => (isSaved ? SAVED : sql`NOT ${SAVED}`)),
        ...containsAll('x.search_text', query.search),
      ],
      order: `x.name ->> 'en', x.id`,
    });
    const row = await this.db.row<
      Omit<LibraryPageView, keyof ReturnType<typeof dataPage> | 'featured'> & { featured: ExerciseCardView[] }
    >(PAGE_EXTRAS, [accountId]);
    return LibraryPageView.of({
      ...dataPage(page),
      ...row!,
      data: page.rows.map(ExerciseCardView.of),
      featured: row!.featured[0] ?? null,
    });
  }

  async get(accountId: number, slug: string, request: PageRequest = FIRST_OF_HISTORY): Promise<ExercisePageView> {
    const row = await this.db.rowOr<
      Omit<RowOf<typeof ExercisePageView>, 'personal_best' | keyof ReturnType<typeof pageFields>> & {
        lifts: Lift[];
        history: DoneSetView[];
        done_count: number;
      }
    >(NotFound, EXERCISE, [accountId, slug, request.limit, offsetOf(request)]);
    const paging = pageFields({ ...request, rows: [], total: row.done_count });
    return ExercisePageView.of({ ...row, ...paging, personal_best: bestOf(row.lifts) });
  }
}

/** The set with the highest estimated one-repetition maximum; the earliest of equal ones. */
function bestOf(lifts: readonly Lift[]): PersonalBestView | null {
  let best: PersonalBestView | null = null;
  for (const lift of lifts) {
    const max = estimatedOneRepMax(lift.weight_kg, lift.reps);
    if (max !== undefined && (!best || max > best.one_rep_max_kg))
      best = PersonalBestView.of({ ...lift, one_rep_max_kg: max });
  }
  return best;
}
