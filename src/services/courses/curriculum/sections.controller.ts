import { Body, Controller, Delete, Get, Patch, Post } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { DescribePath, Returns, Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { IdParam } from '#kit/http/identifiers';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { OutsideOwnCourses } from '../instructor-scope';
import { ReorderBody, SectionBody, SectionChangeBody } from './curriculum.dto';
import { SectionView } from './curriculum.view';
import { Sections } from './sections.service';

@ApiTags('Curriculum')
@DescribePath({ courseId: 'Id of the course.', id: 'Id of the section.' })
@Controller()
export class SectionsController {
  constructor(private readonly sections: Sections) {}

  @Get('courses/:courseId/sections')
  @Requires('curriculum.view')
  @Returns('All sections of a course in their order', [SectionView], NotFound, OutsideOwnCourses)
  @Describe('Each with its number of lessons and the minutes of the published ones. Not paginated.')
  async list(@SignedIn() caller: Caller, @IdParam('courseId') courseId: number) {
    return this.sections.list(caller, courseId);
  }

  @Post('courses/:courseId/sections')
  @Requires('curriculum.create')
  @ResponseMessage('messages.section_created')
  @Creates('Add a section, which goes last', SectionView, ValidationFailed, NotFound, OutsideOwnCourses)
  @Describe('To a course that is not deleted.', 'It appears on the course page at once, even without a lesson.')
  async create(@SignedIn() caller: Caller, @IdParam('courseId') courseId: number, @Body() body: SectionBody) {
    return this.sections.create(caller, courseId, body);
  }

  @Post('courses/:courseId/sections/reorder')
  @Requires('curriculum.edit')
  @ResponseMessage('messages.order_saved')
  @Creates('Order all sections of a course', [SectionView], ValidationFailed, NotFound, OutsideOwnCourses)
  @Describe(
    '`ids` must contain every section of the course exactly once (400 `exact_ids`). Returns them in the new ' +
      'order.',
  )
  async reorder(@SignedIn() caller: Caller, @IdParam('courseId') courseId: number, @Body() body: ReorderBody) {
    return this.sections.reorder(caller, courseId, body.ids);
  }

  @Get('sections/:id')
  @Requires('curriculum.view')
  @Returns('One section', SectionView, NotFound, OutsideOwnCourses)
  @Describe('Includes its number of lessons and the minutes of the published ones.')
  async one(@SignedIn() caller: Caller, @IdParam() id: number) {
    return this.sections.get(caller, id);
  }

  @Patch('sections/:id')
  @Requires('curriculum.edit')
  @ResponseMessage('messages.section_changed')
  @Returns('Change a section', SectionView, ValidationFailed, NotFound, OutsideOwnCourses)
  @Describe('Fields that are left out keep their values.')
  async change(@SignedIn() caller: Caller, @IdParam() id: number, @Body() body: SectionChangeBody) {
    return this.sections.update(caller, id, body);
  }

  @Delete('sections/:id')
  @Requires('curriculum.delete')
  @ResponseMessage('messages.section_deleted')
  @Returns('Delete a section with its lessons', null, NotFound, OutsideOwnCourses)
  @Describe(
    'Also deletes completions and notes of its lessons; the length of the course is recomputed, and students who have done ' +
      'all other lessons complete the course.',
    'It cannot be restored.',
  )
  async remove(@SignedIn() caller: Caller, @IdParam() id: number) {
    await this.sections.delete(caller, id);
  }
}
