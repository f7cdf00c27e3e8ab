import { Body, Controller, Delete, Get, Patch, Post } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { Answers, Creates, Does, Says } from '#kit/http/describe';
import { IdParam } from '#kit/http/identifiers';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { OutsideOwnCourses } from '../courses.confinement';
import { LessonBody, LessonChangeBody, ReorderBody } from './curriculum.dto';
import { LessonCardView, LessonView } from './curriculum.view';
import { Lessons } from './lessons.service';

@ApiTags('Curriculum')
@Controller()
export class LessonsController {
  constructor(private readonly lessons: Lessons) {}

  @Get('sections/:sectionId/lessons')
  @Requires('curriculum.view')
  @Answers('All lessons of a section in their order', [LessonCardView], NotFound, OutsideOwnCourses)
  @Does('Drafts too, without their texts. Not in pages.')
  async list(@SignedIn() caller: Caller, @IdParam('sectionId') sectionId: number) {
    return this.lessons.list(caller, sectionId);
  }

  @Post('sections/:sectionId/lessons')
  @Requires('curriculum.create')
  @Says('messages.lesson_created')
  @Creates('Add a lesson, which goes last', LessonView, ValidationFailed, NotFound, OutsideOwnCourses)
  @Does(
    'Students of the course see it at once unless `is_published` is false.',
    'It is given a code such as `LSN-10001`.',
    'A published one counts in the length of the course and in the progress of everybody who holds it; who has ' +
      'completed the course stays so.',
  )
  async create(@SignedIn() caller: Caller, @IdParam('sectionId') sectionId: number, @Body() body: LessonBody) {
    return this.lessons.create(caller, sectionId, body);
  }

  @Post('sections/:sectionId/lessons/reorder')
  @Requires('curriculum.edit')
  @Says('messages.order_saved')
  @Creates('Order all lessons of a section', [LessonCardView], ValidationFailed, NotFound, OutsideOwnCourses)
  @Does(
    '`ids` has to name every lesson of the section once and no other (400 `exact_ids`); answers them in the new ' +
      'order.',
  )
  async reorder(@SignedIn() caller: Caller, @IdParam('sectionId') sectionId: number, @Body() body: ReorderBody) {
    return this.lessons.reorder(caller, sectionId, body.ids);
  }

  @Get('lessons/:id')
  @Requires('curriculum.view')
  @Answers('One lesson with its content', LessonView, NotFound, OutsideOwnCourses)
  @Does('With its text and video, drafts too.')
  async one(@SignedIn() caller: Caller, @IdParam() id: number) {
    return this.lessons.one(caller, id);
  }

  @Patch('lessons/:id')
  @Requires('curriculum.edit')
  @Says('messages.lesson_changed')
  @Answers('Change a lesson, or move it to another section', LessonView, ValidationFailed, NotFound, OutsideOwnCourses)
  @Does(
    'What is left out stays.',
    'In another section of the same course it goes last.',
    'Length of the course and progress of its students follow at once.',
  )
  async change(@SignedIn() caller: Caller, @IdParam() id: number, @Body() body: LessonChangeBody) {
    return this.lessons.change(caller, id, body);
  }

  @Delete('lessons/:id')
  @Requires('curriculum.delete')
  @Says('messages.lesson_deleted')
  @Answers('Delete a lesson', null, NotFound, OutsideOwnCourses)
  @Does(
    'With its resources, and with completions and notes of students; progress is counted without it.',
    'It cannot be restored.',
  )
  async remove(@SignedIn() caller: Caller, @IdParam() id: number) {
    await this.lessons.delete(caller, id);
  }
}
