import { Body, Controller, Delete, Get, Patch, Post } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { DescribePath, Returns, Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { IdParam } from '#kit/http/identifiers';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { OutsideOwnCourses } from '../instructor-scope';
import { LessonResourceBody, LessonResourceChangeBody } from './curriculum.dto';
import { LessonResourceView } from './curriculum.view';
import { LessonResources } from './lesson-resources.service';

@ApiTags('Curriculum')
@DescribePath({ lessonId: 'Id of the lesson.', id: 'Id of the file or link.' })
@Controller()
export class LessonResourcesController {
  constructor(private readonly resources: LessonResources) {}

  @Get('lessons/:lessonId/resources')
  @Requires('curriculum.view')
  @Returns('Files and links of a lesson', [LessonResourceView], NotFound, OutsideOwnCourses)
  @Describe('Lists the files and links of a lesson in their order. The list is not paginated.')
  async list(@SignedIn() caller: Caller, @IdParam('lessonId') lessonId: number) {
    return this.resources.list(caller, lessonId);
  }

  @Post('lessons/:lessonId/resources')
  @Requires('curriculum.edit')
  @ResponseMessage('messages.resource_created')
  @Creates('Attach a file or a link to a lesson', LessonResourceView, ValidationFailed, NotFound, OutsideOwnCourses)
  @Describe(
    'Adds a file or link as the last one of the lesson. `url` is a file of this service or a web address. Enrolled',
    'students see it; in a free preview, everyone does.',
  )
  async create(@SignedIn() caller: Caller, @IdParam('lessonId') lessonId: number, @Body() body: LessonResourceBody) {
    return this.resources.create(caller, lessonId, body);
  }

  @Patch('lesson-resources/:id')
  @Requires('curriculum.edit')
  @ResponseMessage('messages.resource_changed')
  @Returns('Change a file or link of a lesson', LessonResourceView, ValidationFailed, NotFound, OutsideOwnCourses)
  @Describe('Changes the fields that are sent.')
  async change(@SignedIn() caller: Caller, @IdParam() id: number, @Body() body: LessonResourceChangeBody) {
    return this.resources.update(caller, id, body);
  }

  @Delete('lesson-resources/:id')
  @Requires('curriculum.edit')
  @ResponseMessage('messages.resource_deleted')
  @Returns('Remove a file or link from a lesson', null, NotFound, OutsideOwnCourses)
  @Describe('Deletes a file or link permanently. An uploaded file that nothing else uses is deleted with it.')
  async remove(@SignedIn() caller: Caller, @IdParam() id: number) {
    await this.resources.delete(caller, id);
  }
}
