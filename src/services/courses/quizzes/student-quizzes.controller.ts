import { Body, Controller, Get, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '#kit/http/api-notes';
import { Audience } from '#kit/access/access-rule';
import type { Caller } from '#kit/access/caller';
import { SignedIn } from '#kit/access/parameters';
import { Answers, Creates, Says } from '#kit/http/describe';
import { IdParam } from '#kit/http/identifiers';
import { NotFound, ValidationFailed } from '#kit/http/refusal';
import type { AppRequest } from '#kit/http/request';
import { linkedPageOf, LinkedPages } from '../courses.pages';
import { CourseNotHeld } from '../enrollments/course-access';
import { STUDENT } from '../students/student-accounts';
import { QuizAttemptView, StudentQuizCardView, StudentQuizView } from './quiz.view';
import { AttemptBody, AttemptsQuery, StudentQuizzesQuery } from './quizzes.dto';
import { AttemptsUsedUp, QuizWithoutQuestions, StudentQuizzes } from './student-quizzes.service';

@ApiTags('Quizzes')
@Controller('users/quizzes')
export class StudentQuizzesController {
  constructor(
    private readonly quizzes: StudentQuizzes,
    private readonly pages: LinkedPages,
  ) {}

  @Get()
  @Audience(STUDENT)
  @Answers('The quizzes of a held course', [StudentQuizCardView], ValidationFailed, NotFound, CourseNotHeld)
  async list(@SignedIn() student: Caller, @Query() query: StudentQuizzesQuery) {
    return this.quizzes.list(student.id, query.course_id);
  }

  @Get(':id')
  @Audience(STUDENT)
  @Answers('One quiz with its questions, without what is right', StudentQuizView, NotFound, CourseNotHeld)
  async one(@SignedIn() student: Caller, @IdParam() id: number) {
    return this.quizzes.one(student.id, id);
  }

  @Get(':id/attempts')
  @Audience(STUDENT)
  @Answers('The own attempts as they were, the latest first', linkedPageOf(QuizAttemptView), NotFound, CourseNotHeld)
  async attempts(
    @SignedIn() student: Caller,
    @IdParam() id: number,
    @Query() query: AttemptsQuery,
    @Req() request: AppRequest,
  ) {
    return this.pages.of(await this.quizzes.attempts(student.id, id, query.pageRequest), request);
  }

  @Post(':id/attempts')
  @Audience(STUDENT)
  @Says('messages.attempt_scored')
  @Creates(
    'Submit answers, which are scored here',
    QuizAttemptView,
    ValidationFailed,
    NotFound,
    CourseNotHeld,
    AttemptsUsedUp,
    QuizWithoutQuestions,
  )
  async attempt(@SignedIn() student: Caller, @IdParam() id: number, @Body() body: AttemptBody) {
    return this.quizzes.attempt(student.id, id, body.answers);
  }
}
