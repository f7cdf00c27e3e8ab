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
  @Returns('Quizzes of an enrolled course', [StudentQuizCardView], ValidationFailed, NotFound, NotEnrolled)
  @Describe(
    'Lists the published quizzes of a course in their order, each with attempts used, the best percentage and whether',
    'it is passed. The list is not paginated.',
  )
  async list(@SignedIn() student: Caller, @Query() query: StudentQuizzesQuery) {
    return this.quizzes.list(student.id, query.course_id);
  }

  @Get(':id')
  @Audience(STUDENT)
  @Returns('One quiz with its questions, without the answer key', StudentQuizView, NotFound, NotEnrolled)
  @Describe('Returns a quiz with its questions and options, without the correct ones. Requires a seat in its course.')
  async one(@SignedIn() student: Caller, @IdParam() id: number) {
    return this.quizzes.get(student.id, id);
  }

  @Get(':id/attempts')
  @Audience(STUDENT)
  @Returns('Own attempts, the latest first', linkedPageOf(QuizAttemptView), NotFound, NotEnrolled)
  @Describe(
    'Lists the own attempts, each with a snapshot of the questions and options, and the chosen options. Whether each',
    'choice was correct is included only if the quiz has `shows_marks`, once it is passed or no attempt is left.',
    'Requires a seat in the course.',
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
    'Scores the answers and returns the score with the chosen options; whether each was correct is included only if',
    'the quiz has `shows_marks`, once it is passed or no attempt is left. A question gives its points if exactly its',
    'correct options are chosen; a missing answer is wrong. Answers to questions and options that were removed',
    'meanwhile are ignored; unknown ones are refused without using up an attempt. Requires a seat in the course, and',
    'an attempt left where the quiz limits them (409 `attempts_used_up`).',
  )
  async attempt(@SignedIn() student: Caller, @IdParam() id: number, @Body() body: AttemptBody) {
    return this.quizzes.attempt(student.id, id, body.answers);
  }
}
