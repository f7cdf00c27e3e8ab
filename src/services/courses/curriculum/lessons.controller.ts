import { Body, Controller, Delete, Get, Patch, Post } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { DescribePath, Returns, Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { IdParam } from '#kit/http/identifiers';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { OutsideOwnCourses } from '../instructor-scope';
import { LessonBody, LessonChangeBody, ReorderBody } from './curriculum.dto';
import { LessonCardView, LessonView } from './curriculum.view';
import { Lessons } from './lessons.service';

@ApiTags('Curriculum')
@DescribePath({ sectionId: 'Id of the section.', id: 'Id of the lesson.' })
@Controller()
export class LessonsController {
  constructor(private readonly lessons: Lessons) {}

  @Get('sections/:sectionId/lessons')
  @Requires('curriculum.view')
  @Returns('All lessons of a section in their order', [LessonCardView], NotFound, OutsideOwnCourses)
  @Describe('Includes drafts, without their texts. Not paginated.')
  async list(@SignedIn() caller: Caller, @IdParam('sectionId') sectionId: number) {
    return this.lessons.list(caller, sectionId);
  }

  @Post('sections/:sectionId/lessons')
  @Requires('curriculum.create')
  @ResponseMessage('messages.lesson_created')
  @Creates('Add a lesson, which goes last', LessonView, ValidationFailed, NotFound, OutsideOwnCourses)
  @Describe(
    'Students of the course see it at once unless `is_published` is false.',
    'It gets a code such as `LSN-10001`.',
    'A published lesson counts in the length of the course and in the progress of its students. Students who ' +
      'have completed the course stay so.',
  )
  async create(@SignedIn() caller: Caller, @IdParam('sectionId') sectionId: number, @Body() body: LessonBody) {
    return this.lessons.create(caller, sectionId, body);
  }

  @Post('sections/:sectionId/lessons/reorder')
  @Requires('curriculum.edit')
  @ResponseMessage('messages.order_saved')
  @Creates('Order all lessons of a section', [LessonCardView], ValidationFailed, NotFound, OutsideOwnCourses)
  @Describe(
    '`ids` must contain every lesson of the section exactly once (400 `exact_ids`). Returns them in the new ' +
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
    'Fields that are left out keep their values.',
    'In another section of the same course it goes last.',
    'The length of the course and the progress of its students are updated; hiding the last lesson that a student has not ' +
      'done completes the course.',
  )
  async change(@SignedIn() caller: Caller, @IdParam() id: number, @Body() body: LessonChangeBody) {
    return this.lessons.update(caller, id, body);
  }

  @Delete('lessons/:id')
  @Requires('curriculum.delete')
  @ResponseMessage('messages.lesson_deleted')
  @Returns('Delete a lesson', null, NotFound, OutsideOwnCourses)
  @Describe(
    'Also deletes its resources, completions and notes. Progress is recomputed, and students who have done all other ' +
      'lessons complete the course.',
    'It cannot be restored.',
  )
  async remove(@SignedIn() caller: Caller, @IdParam() id: number) {
    await this.lessons.delete(caller, id);
  }
}
