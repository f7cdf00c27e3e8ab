import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import type { Caller } from '#kit/http/caller';
import { bodyColumns, NO_COLUMN } from '#kit/database/body-columns';
import { Database } from '#kit/database/database';
import { changedColumns, Records } from '#kit/database/records';
import { NotFound } from '#kit/refusals/refusal';
import { changedText } from '#kit/language/changed-text';
import { assertCourseInScope, assertBodyCourseInScope } from '../courses/course-scope';
import { questionValues } from './question-values';
import { QuizQuestion } from './quiz-question.entity';
import { Quiz } from './quiz.entity';
import type { QuizBody, QuizChangeBody, QuizQuestionBody, QuizQuestionChangeBody } from './quizzes.dto';

const LIVE = { archivedAt: IsNull() };

/** Changes of quizzes and questions; they never affect stored attempts. */
@Injectable()
export class QuizEditing {
  constructor(
    private readonly db: Database,
    private readonly records: Records,
  ) {}

  async create(caller: Caller, body: QuizBody): Promise<number> {
    return this.db.transaction(async () => {
      await assertBodyCourseInScope(this.db, caller, body.course_id);
      const id = await this.records.create(Quiz, quizColumns(body));
      for (const question of body.questions ?? []) await this.insertQuestion(id, question);
      return id;
    });
  }

  async update(caller: Caller, id: number, body: QuizChangeBody): Promise<void> {
    await this.db.transaction(async () => {
      await this.lock(caller, id);
      await this.records.update(Quiz, id, stored => quizColumns(body, stored));
    });
  }

  async delete(caller: Caller, id: number): Promise<void> {
    await this.db.transaction(async () => {
      await this.lock(caller, id);
      await this.records.archive(Quiz, id);
    });
  }

  async addQuestion(caller: Caller, quizId: number, body: QuizQuestionBody): Promise<number> {
    return this.db.transaction(async () => {
      await this.lock(caller, quizId);
      return this.insertQuestion(quizId, body);
    });
  }

  async updateQuestion(caller: Caller, quizId: number, id: number, body: QuizQuestionChangeBody): Promise<void> {
    await this.db.transaction(async () => {
      await this.lock(caller, quizId);
      const stored = await this.db.of(QuizQuestion).findOneBy({ id, quizId });
      if (!stored) throw NotFound();
      const changes = changedColumns(stored, questionValues(body, stored));
      if (changes) await this.db.of(QuizQuestion).update({ id }, changes);
    });
  }

  async deleteQuestion(caller: Caller, quizId: number, id: number): Promise<void> {
    await this.db.transaction(async () => {
      await this.lock(caller, quizId);
      const { affected } = await this.db.of(QuizQuestion).delete({ id, quizId });
      if (!affected) throw NotFound();
      await this.db.rows('UPDATE quiz SET removed_question_ids = removed_question_ids || $2::integer WHERE id = $1', [
        quizId,
        id,
      ]);
    });
  }

  /** Locks the quiz, so that its writers are serialized. */
  private async lock(caller: Caller, id: number): Promise<void> {
    const { courseId } = await this.records.lock(Quiz, id, LIVE);
    await assertCourseInScope(this.db, caller, courseId);
  }

  private async insertQuestion(quizId: number, body: QuizQuestionBody): Promise<number> {
    const last = await this.db.of(QuizQuestion).maximum('position', { quizId });
    const values = { quizId, position: (last ?? 0) + 1, ...questionValues(body) };
    return this.records.create(QuizQuestion, values);
  }
}

const quizColumns = bodyColumns<QuizBody, Quiz>({ description: changedText, questions: NO_COLUMN });
