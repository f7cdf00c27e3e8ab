import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { Requires } from '#kit/access/access-rule';
import { SignedIn } from '#kit/access/parameters';
import type { Caller } from '#kit/http/caller';
import { IdParam } from '#kit/http/identifiers';
import { dataPage, dataPageOf } from '#kit/http/page';
import { Accepts, Describe, DescribePath, ResponseMessage, Returns } from '#kit/http/route-description';
import { Idempotent } from '#idempotency/idempotent';
import { ApiTags } from '#kit/openapi/api-notes';
import { CountedBy } from '#rate-limits/rate-limit.guard';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { PictureJobTokens } from '#agents/studio/picture-job-tokens';
import { PictureAccepted, PictureNotReady, PicturesUsedUp, StudioUnavailable } from '#agents/studio/studio.refusals';
import { StagingPairsFull } from '../homes-staff/home-editing.service';
import { AcceptStagingBody, StagingJobBody, StagingJobsQuery } from './staging.dto';
import { Staging } from './staging.service';
import { StagingJobView } from './staging.view';

@ApiTags('Staging studio')
@DescribePath({ id: 'Id of the job.' })
@Controller('staging/jobs')
export class StagingController {
  constructor(private readonly staging: Staging) {}

  @Post()
  @Requires('ai_studio.use')
  @CountedBy({ studioPictures: 'requests of one account' })
  @ResponseMessage('messages.pictures_requested')
  @Idempotent(PictureJobTokens)
  @Describe(
    'Queues a job that furnishes the picture of an empty room and returns it at once. The account is notified when the',
    'job is over; `GET /api/staging/jobs/{id}` returns the furnished picture. All pictures of a service count towards a',
    'daily limit, those of failed jobs too.',
  )
  @Accepts('Request a furnished picture', StagingJobView, ValidationFailed, StudioUnavailable, PicturesUsedUp)
  async request(@Body() body: StagingJobBody, @SignedIn() caller: Caller) {
    return this.staging.request(body, caller);
  }

  @Get()
  @Requires('ai_studio.use')
  @Describe(
    'Lists the requests of all staff, latest first, with the pictures that are still stored. Jobs are kept',
    'for 90 days.',
  )
  @Returns('Requests for furnished pictures, the latest first', dataPageOf(StagingJobView), ValidationFailed)
  async list(@Query() query: StagingJobsQuery) {
    return dataPage(await this.staging.list(query));
  }

  @Get(':id')
  @Requires('ai_studio.use')
  @Describe('Returns one request with its status and, once it is done, the furnished picture.')
  @Returns('One request for a furnished picture', StagingJobView, NotFound)
  async one(@IdParam() id: number) {
    return this.staging.get(id);
  }

  @Post(':id/accept')
  @Requires('staging.edit')
  @ResponseMessage('messages.home_changed')
  @Describe(
    'Adds the room before and after staging to the staging pairs of the home, which has at most 20. A job can be',
    'accepted once. 404 if the home is deleted, or the picture was deleted because it was not accepted in time.',
  )
  @Returns(
    'Add the furnished picture to its home',
    StagingJobView,
    ValidationFailed,
    NotFound,
    PictureNotReady,
    PictureAccepted,
    StagingPairsFull,
  )
  async accept(@IdParam() id: number, @Body() body: AcceptStagingBody) {
    return this.staging.accept(id, body);
  }
}
