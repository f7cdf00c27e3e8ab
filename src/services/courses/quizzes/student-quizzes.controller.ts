import { Body, Controller, Get, Post, Query, Req } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Audience } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { DescribePath, Returns, Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { IdParam } from '#kit/http/identifiers';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import type { AppRequest } from '#kit/http/request';
import { linkedPageOf, LinkedPages } from '../courses.pages';
import { NotEnrolled } from '../enrollments/course-access';
import { STUDENT } from '../students/student-accounts';
import { QuizAttemptView, StudentQuizCardView, StudentQuizView } from './quiz.view';
import { AttemptBody, AttemptsQuery, StudentQuizzesQuery } from './quizzes.dto';
import { AttemptsUsedUp, QuizWithoutQuestions, StudentQuizzes } from './student-quizzes.service';

@ApiTags('Quizzes')
@DescribePath({ id: 'Id of the quiz.' })
@Controller('users/quizzes')
export class StudentQuizzesController {
  constructor(
    private readonly quizzes: StudentQuizzes,
    private readonly pages: LinkedPages,
  ) {}

  @Get()
  @Audience(STUDENT)
  @Returns('The quizzes of an enrolled course', [StudentQuizCardView], ValidationFailed, NotFound, NotEnrolled)
  @Describe(
    'Published quizzes in order, each with attempts used, the best percentage and whether it is passed.',
    'Not in pages.',
  )
  async list(@SignedIn() student: Caller, @Query() query: StudentQuizzesQuery) {
    return this.quizzes.list(student.id, query.course_id);
  }

  @Get(':id')
  @Audience(STUDENT)
  @Returns('One quiz with its questions, without the answer key', StudentQuizView, NotFound, NotEnrolled)
  @Describe('Needs a seat in its course. The response does not reveal the correct options.')
  async one(@SignedIn() student: Caller, @IdParam() id: number) {
    return this.quizzes.get(student.id, id);
  }

  @Get(':id/attempts')
  @Audience(STUDENT)
  @Returns('The own attempts as they were, the latest first', linkedPageOf(QuizAttemptView), NotFound, NotEnrolled)
  @Describe(
    'Each with a snapshot of the questions and options, and the chosen options.',
    'Shows whether each choice was correct only if the quiz has `shows_marks`, once it is passed or no attempt is left.',
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
    'Submit answers and get the score',
    QuizAttemptView,
    ValidationFailed,
    NotFound,
    NotEnrolled,
    AttemptsUsedUp,
    QuizWithoutQuestions,
  )
  @Describe(
    'Needs a seat in the course and an attempt left where the quiz limits them (409 `attempts_used_up`).',
    'A question gives its points if exactly its correct options are chosen; a missing answer is wrong.',
    'Returns the score and the chosen options, and whether each was correct only if the quiz has `shows_marks`, ' +
      'once it is passed or no attempt is left.',
    'Answers to questions and options that were removed meanwhile are ignored; unknown ones are refused without using up ' +
      'an attempt.',
  )
  async attempt(@SignedIn() student: Caller, @IdParam() id: number, @Body() body: AttemptBody) {
    return this.quizzes.attempt(student.id, id, body.answers);
  }
}
