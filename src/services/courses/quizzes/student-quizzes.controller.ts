import { Body, Controller, Get, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Audience } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { Returns, Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { IdParam } from '#kit/http/identifiers';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
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
  @Returns('The quizzes of a held course', [StudentQuizCardView], ValidationFailed, NotFound, CourseNotHeld)
  @Describe(
    'Published ones in their order, each with attempts used, the best percentage and whether it is passed.',
    'Not in pages.',
  )
  async list(@SignedIn() student: Caller, @Query() query: StudentQuizzesQuery) {
    return this.quizzes.list(student.id, query.course_id);
  }

  @Get(':id')
  @Audience(STUDENT)
  @Returns('One quiz with its questions, without what is right', StudentQuizView, NotFound, CourseNotHeld)
  @Describe('Needs a seat in its course. Nothing in it tells which options are right.')
  async one(@SignedIn() student: Caller, @IdParam() id: number) {
    return this.quizzes.get(student.id, id);
  }

  @Get(':id/attempts')
  @Audience(STUDENT)
  @Returns('The own attempts as they were, the latest first', linkedPageOf(QuizAttemptView), NotFound, CourseNotHeld)
  @Describe(
    'Each with the questions and options as they were then, and what was chosen.',
    'Says whether each choice was right only where the quiz has `shows_marks`, once it is passed or no attempt is left.',
    'Needs a seat in the course.',
  )
  async attempts(
    @SignedIn() student: Caller,
    @IdParam() id: number,
    @Query() query: AttemptsQuery,
    @Req() request: AppRequest,
  ) {
    return this.pages.of(await this.quizzes.listAttempts(student.id, id, query.pageRequest), request);
  }

  @Post(':id/attempts')
  @Audience(STUDENT)
  @ResponseMessage('messages.attempt_scored')
  @Creates(
    'Submit answers, which are scored here',
    QuizAttemptView,
    ValidationFailed,
    NotFound,
    CourseNotHeld,
    AttemptsUsedUp,
    QuizWithoutQuestions,
  )
  @Describe(
    'Needs a seat in the course and an attempt left where the quiz limits them (409 `attempts_used_up`).',
    'The points of a question are given when exactly its right options are chosen; one that is left out is wrong.',
    'Returns the score and what was chosen, and whether each choice was right only where the quiz has `shows_marks`, ' +
      'once it is passed or no attempt is left.',
    'Questions or options that are not of the quiz are refused, and no attempt is used up.',
  )
  async attempt(@SignedIn() student: Caller, @IdParam() id: number, @Body() body: AttemptBody) {
    return this.quizzes.attempt(student.id, id, body.answers);
  }
}
