import type { Quiz } from './quiz.entity';
import type { QuizQuestion } from './quiz-question.entity';
import { Injectable } from '@nestjs/common';
import type { Caller } from '#kit/http/caller';
import { Database } from '#kit/database/database';
import { listPage } from '#kit/database/list';
import { sql } from '#kit/database/sql';
import { dataPage, mapPage } from '#kit/http/page';
import { NotFound } from '#kit/refusals/refusal';
import type { RowOf } from '#kit/views/view';
import { assertCourseInScope } from '../courses/course-scope';
import { orderOf } from '#kit/fields/order';
import { QuizCardView, QuizQuestionView, type QuizView } from './quiz.view';
import { QUIZ_SORTS, type QuizListQuery } from './quizzes.dto';

type CardRow = RowOf<typeof QuizCardView>;
type QuestionRow = RowOf<typeof QuizQuestionView>;

const COLUMNS = QuizCardView.columns<Quiz>('q', {
  question_count: '(SELECT count(*) FROM quiz_question n WHERE n.quiz_id = q.id)',
  max_score: '(SELECT coalesce(sum(n.points), 0) FROM quiz_question n WHERE n.quiz_id = q.id)',
  attempt_count: '(SELECT count(*) FROM quiz_attempt a WHERE a.quiz_id = q.id)',
});

@Injectable()
export class Quizzes {
  constructor(private readonly db: Database) {}

  async list(caller: Caller, query: QuizListQuery) {
    const courseId = query.course_id;
    await assertCourseInScope(this.db, caller, courseId);
    const page = await listPage<CardRow>(this.db, query.pageRequest, {
      columns: COLUMNS,
      from: 'quiz q',
      where: ['q.archived_at IS NULL', sql`q.course_id = ${courseId}`],
      order: orderOf(QUIZ_SORTS, 'q.id', 'q.updated_at DESC, q.id DESC', query.sort, query.order),
    });
    return dataPage(mapPage(page, QuizCardView.of));
  }

  async get(caller: Caller, id: number): Promise<QuizView> {
    const quiz = await this.db.rowOr<CardRow>(
      NotFound,
      `SELECT ${COLUMNS} FROM quiz q WHERE q.id = $1 AND q.archived_at IS NULL`,
      [id],
    );
    await assertCourseInScope(this.db, caller, quiz.course_id);
    return { ...QuizCardView.of(quiz), questions: await this.listQuestions('n.quiz_id = $1', id) };
  }

  async getQuestion(id: number): Promise<QuizQuestionView> {
    const [question] = await this.listQuestions('n.id = $1', id);
    if (!question) throw NotFound();
    return question;
  }

  private async listQuestions(where: string, id: number): Promise<QuizQuestionView[]> {
    const rows = await this.db.rows<QuestionRow>(
      `SELECT ${QuizQuestionView.columns<QuizQuestion>('n')}, n.options, n.answer_key FROM quiz_question n
       WHERE ${where} ORDER BY n.position, n.id`,
      [id],
    );
    return rows.map(QuizQuestionView.of);
  }
}
