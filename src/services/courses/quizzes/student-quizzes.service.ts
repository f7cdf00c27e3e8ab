import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { listPage } from '#kit/database/list';
import { sql } from '#kit/database/sql';
import { mapPage, type Page, type PageRequest } from '#kit/http/page';
import { fieldRefused, NotFound, refusal } from '#kit/refusals/refusal';
import { Clock } from '#kit/time/clock';
import type { RowOf } from '#kit/views/view';
import { type CourseKey, NO_COURSE_KEY } from '../courses/course-key';
import { assertEnrolled, lockEnrollment, lookUpCourse } from '../enrollments/course-access';
import { QuizAttempt } from './quiz-attempt.entity';
import { QuizQuestion } from './quiz-question.entity';
import { QuizAttemptView, StudentQuestionView, StudentQuizCardView, type StudentQuizView } from './quiz.view';
import { Quiz } from './quiz.entity';
import { scoreAttempt } from './score';

export const AttemptsUsedUp = refusal(409, 'attempts_used_up');
export const QuizWithoutQuestions = refusal(409, 'quiz_without_questions');

type CardRow = RowOf<typeof StudentQuizCardView>;

const CARDS = `
  SELECT ${StudentQuizCardView.columns<Quiz>('q', {
    question_count: 'asked.questions',
    max_score: 'asked.points',
    attempts_used: 'tried.attempts',
    best_percentage: 'tried.best',
    passed: 'tried.passed',
  })}
  FROM quiz q
  CROSS JOIN LATERAL (
    SELECT count(*) AS questions, coalesce(sum(points), 0) AS points FROM quiz_question WHERE quiz_id = q.id
  ) asked
  CROSS JOIN LATERAL (
    SELECT count(*) AS attempts, max(percentage) AS best, coalesce(bool_or(passed), false) AS passed
    FROM quiz_attempt WHERE quiz_id = q.id AND student_id = $1
  ) tried
  WHERE q.is_published AND q.archived_at IS NULL`;

const ATTEMPT = `${QuizAttemptView.columns<QuizAttempt>('a')}, a.answers`;
type AttemptRow = Omit<RowOf<typeof QuizAttemptView>, 'has_marks'>;

/** Quizzes as students take them. The answer key is read only for scoring. */
@Injectable()
export class StudentQuizzes {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  async list(studentId: number, key: CourseKey): Promise<StudentQuizCardView[]> {
    const courseId = await this.courseOfQuery(studentId, key);
    const rows = await this.db.rows<CardRow>(`${CARDS} AND q.course_id = $2 ORDER BY q.position, q.id`, [
      studentId,
      courseId,
    ]);
    return rows.map(StudentQuizCardView.of);
  }

  async get(studentId: number, id: number): Promise<StudentQuizView> {
    const quiz = await this.db.rowOr<CardRow>(NotFound, `${CARDS} AND q.id = $2`, [studentId, id]);
    await assertEnrolled(this.db, studentId, quiz.course_id, this.clock.now());
    const questions = await this.db.rows<RowOf<typeof StudentQuestionView>>(
      `SELECT ${StudentQuestionView.columns<QuizQuestion>('n')} FROM quiz_question n WHERE n.quiz_id = $1 ORDER BY n.position, n.id`,
      [id],
    );
    return { ...StudentQuizCardView.of(quiz), questions: questions.map(StudentQuestionView.of) };
  }

  async listAttempts(studentId: number, quizId: number, request: PageRequest): Promise<Page<QuizAttemptView>> {
    const quiz = await this.getPublished(quizId);
    await assertEnrolled(this.db, studentId, quiz.courseId, this.clock.now());
    const page = await listPage<AttemptRow>(this.db, request, {
      columns: ATTEMPT,
      from: 'quiz_attempt a',
      where: [sql`a.quiz_id = ${quizId}`, sql`a.student_id = ${studentId}`],
      order: 'a.number DESC, a.id DESC',
    });
    const has_marks = await this.hasMarks(quiz, studentId);
    return mapPage(page, row => QuizAttemptView.of({ ...row, has_marks }));
  }

  /** Locks the enrollment, so that the attempts of one student are serialized, and the questions against changes. */
  async attempt(studentId: number, quizId: number, answers: Record<string, unknown>): Promise<QuizAttemptView> {
    return this.db.transaction(async () => {
      const quiz = await this.getPublished(quizId, { mode: 'pessimistic_read' });
      await assertEnrolled(this.db, studentId, quiz.courseId, this.clock.now());
      await lockEnrollment(this.db, studentId, quiz.courseId, this.clock.now());
      const attempts = this.db.of(QuizAttempt);
      const number = (await attempts.countBy({ quizId, studentId })) + 1;
      if (quiz.maxAttempts !== null && number > quiz.maxAttempts) throw AttemptsUsedUp();
      const questions = await this.db
        .of(QuizQuestion)
        .find({ where: { quizId }, order: { position: 'ASC', id: 'ASC' } });
      if (questions.length === 0) throw QuizWithoutQuestions();
      const score = scoreAttempt(questions, answers, quiz);
      const { id } = await attempts.save(attempts.create({ quizId, studentId, number, ...score }));
      const row = await this.db.row<AttemptRow>(`SELECT ${ATTEMPT} FROM quiz_attempt a WHERE a.id = $1`, [id]);
      return QuizAttemptView.of({ ...row!, has_marks: await this.hasMarks(quiz, studentId) });
    });
  }

  /** False while attempts are left, since marks would reveal the correct options for the next one. */
  private async hasMarks(quiz: Quiz, studentId: number): Promise<boolean> {
    if (!quiz.showsMarks) return false;
    const record = await this.db.row<{ attempts: number; passed: boolean }>(
      `SELECT count(*) AS attempts, coalesce(bool_or(passed), false) AS passed
       FROM quiz_attempt WHERE quiz_id = $1 AND student_id = $2`,
      [quiz.id, studentId],
    );
    return record!.passed || (quiz.maxAttempts !== null && record!.attempts >= quiz.maxAttempts);
  }

  /** Refuses an unknown slug or code like a malformed value of the query. */
  private async courseOfQuery(studentId: number, key: CourseKey): Promise<number> {
    const isKnown =
      typeof key === 'number' || (await lookUpCourse(this.db, studentId, key, this.clock.now())) !== undefined;
    if (!isKnown) throw fieldRefused('course_id', NO_COURSE_KEY);
    return assertEnrolled(this.db, studentId, key, this.clock.now());
  }

  private async getPublished(id: number, lock?: { mode: 'pessimistic_read' }): Promise<Quiz> {
    const quiz = await this.db.of(Quiz).findOne({ where: { id }, lock });
    if (!quiz || quiz.archivedAt || !quiz.isPublished) throw NotFound();
    return quiz;
  }
}
