import { Body, Controller, Delete, Get, Patch, Post } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { Returns, Creates, Describe, ResponseMessage } from '#kit/http/route-description';
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
  @Returns('All lessons of a section in their order', [LessonCardView], NotFound, OutsideOwnCourses)
  @Describe('Drafts too, without their texts. Not in pages.')
  async list(@SignedIn() caller: Caller, @IdParam('sectionId') sectionId: number) {
    return this.lessons.list(caller, sectionId);
  }

  @Post('sections/:sectionId/lessons')
  @Requires('curriculum.create')
  @ResponseMessage('messages.lesson_created')
  @Creates('Add a lesson, which goes last', LessonView, ValidationFailed, NotFound, OutsideOwnCourses)
  @Describe(
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
  @ResponseMessage('messages.order_saved')
  @Creates('Order all lessons of a section', [LessonCardView], ValidationFailed, NotFound, OutsideOwnCourses)
  @Describe(
    '`ids` has to name every lesson of the section once and no other (400 `exact_ids`); answers them in the new ' +
      'order.',
  )
  async reorder(@SignedIn() caller: Caller, @IdParam('sectionId') sectionId: number, @Body() body: ReorderBody) {
    return this.lessons.reorder(caller, sectionId, body.ids);
  }

  @Get('lessons/:id')
  @Requires('curriculum.view')
  @Returns('One lesson with its content', LessonView, NotFound, OutsideOwnCourses)
  @Describe('With its text and video, drafts too.')
  async one(@SignedIn() caller: Caller, @IdParam() id: number) {
    return this.lessons.get(caller, id);
  }

  @Patch('lessons/:id')
  @Requires('curriculum.edit')
  @ResponseMessage('messages.lesson_changed')
  @Returns('Change a lesson, or move it to another section', LessonView, ValidationFailed, NotFound, OutsideOwnCourses)
  @Describe(
    'What is left out stays.',
    'In another section of the same course it goes last.',
    'Length of the course and progress of its students follow at once.',
  )
  async change(@SignedIn() caller: Caller, @IdParam() id: number, @Body() body: LessonChangeBody) {
    return this.lessons.update(caller, id, body);
  }

  @Delete('lessons/:id')
  @Requires('curriculum.delete')
  @ResponseMessage('messages.lesson_deleted')
  @Returns('Delete a lesson', null, NotFound, OutsideOwnCourses)
  @Describe(
    'With its resources, and with completions and notes of students; progress is counted without it.',
    'It cannot be restored.',
  )
  async remove(@SignedIn() caller: Caller, @IdParam() id: number) {
    await this.lessons.delete(caller, id);
  }
}
