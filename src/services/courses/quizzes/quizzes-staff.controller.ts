import { Body, Controller, Delete, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { DescribePath, Returns, Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { IdParam } from '#kit/http/identifiers';
import { dataPageOf } from '#kit/http/page';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { OutsideOwnCourses } from '../instructor-scope';
import { QuizEditing } from './quiz-editing.service';
import { QuizCardView, QuizQuestionView, QuizView } from './quiz.view';
import { QuizBody, QuizChangeBody, QuizListQuery, QuizQuestionBody, QuizQuestionChangeBody } from './quizzes.dto';
import { Quizzes } from './quizzes.service';

@ApiTags('Quizzes')
@DescribePath({ id: 'Id of the quiz.', questionId: 'Id of the question.' })
@Controller('quizzes')
export class QuizzesStaffController {
  constructor(
    private readonly quizzes: Quizzes,
    private readonly editing: QuizEditing,
  ) {}

  @Get()
  @Requires('courses.view')
  @Returns('Quizzes of a course', dataPageOf(QuizCardView), ValidationFailed, NotFound, OutsideOwnCourses)
  @Describe('Lists the quizzes of a course, drafts included, each with its number of questions, points and attempts.')
  async list(@SignedIn() caller: Caller, @Query() query: QuizListQuery) {
    return this.quizzes.list(caller, query);
  }

  @Get(':id')
  @Requires('courses.view')
  @Returns('One quiz with its questions and answer keys', QuizView, NotFound, OutsideOwnCourses)
  @Describe('Returns a quiz, published or not, and whether each option is correct. A deleted quiz is 404.')
  async one(@SignedIn() caller: Caller, @IdParam() id: number) {
    return this.quizzes.get(caller, id);
  }

  @Post()
  @Requires('courses.create')
  @ResponseMessage('messages.quiz_created')
  @Creates('Add a quiz to a course, with questions or without', QuizView, ValidationFailed, OutsideOwnCourses)
  @Describe(
    'Creates a quiz, visible to enrolled students at once unless `is_published` is false. It has at most 100',
    'questions, each with 2 to 12 options. A `single` question has exactly one correct option, a `multiple` one at',
    'least one.',
  )
  async create(@SignedIn() caller: Caller, @Body() body: QuizBody) {
    return this.quizzes.get(caller, await this.editing.create(caller, body));
  }

  @Patch(':id')
  @Requires('courses.edit')
  @ResponseMessage('messages.quiz_changed')
  @Returns('Change a quiz', QuizView, ValidationFailed, NotFound, OutsideOwnCourses)
  @Describe('Changes the fields that are sent; stored attempts keep their result. Questions have their own routes.')
  async change(@SignedIn() caller: Caller, @IdParam() id: number, @Body() body: QuizChangeBody) {
    await this.editing.update(caller, id, body);
    return this.quizzes.get(caller, id);
  }

  @Delete(':id')
  @Requires('courses.delete')
  @ResponseMessage('messages.quiz_deleted')
  @Returns('Delete a quiz', null, NotFound, OutsideOwnCourses)
  @Describe('Deletes a quiz permanently; its attempts are kept.')
  async remove(@SignedIn() caller: Caller, @IdParam() id: number) {
    await this.editing.delete(caller, id);
  }

  @Post(':id/questions')
  @Requires('courses.edit')
  @ResponseMessage('messages.question_created')
  @Creates('Add a question, which goes last', QuizQuestionView, ValidationFailed, NotFound, OutsideOwnCourses)
  @Describe(
    'Adds a question with 2 to 12 options: exactly one correct for `single`, at least one for `multiple`. Stored',
    'attempts keep their result.',
  )
  async addQuestion(@SignedIn() caller: Caller, @IdParam() id: number, @Body() body: QuizQuestionBody) {
    return this.quizzes.getQuestion(await this.editing.addQuestion(caller, id, body));
  }

  @Patch(':id/questions/:questionId')
  @Requires('courses.edit')
  @ResponseMessage('messages.question_changed')
  @Returns(
    'Change a question; past attempts stay as they were',
    QuizQuestionView,
    ValidationFailed,
    NotFound,
    OutsideOwnCourses,
  )
  @Describe('Changes the fields that are sent. `options` replaces all options; send the `id` of an option to keep it.')
  async changeQuestion(
    @SignedIn() caller: Caller,
    @IdParam() id: number,
    @IdParam('questionId') questionId: number,
    @Body() body: QuizQuestionChangeBody,
  ) {
    await this.editing.updateQuestion(caller, id, questionId, body);
    return this.quizzes.getQuestion(questionId);
  }

  @Delete(':id/questions/:questionId')
  @Requires('courses.edit')
  @ResponseMessage('messages.question_deleted')
  @Returns('Delete a question; past attempts stay as they were', null, NotFound, OutsideOwnCourses)
  @Describe('Deletes a question permanently. The next attempt is scored without it.')
  async removeQuestion(@SignedIn() caller: Caller, @IdParam() id: number, @IdParam('questionId') questionId: number) {
    await this.editing.deleteQuestion(caller, id, questionId);
  }
}
