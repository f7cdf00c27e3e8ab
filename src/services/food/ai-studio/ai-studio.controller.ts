import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { Requires } from '#kit/access/access-rule';
import { SignedIn } from '#kit/access/parameters';
import type { Caller } from '#kit/http/caller';
import { IdParam } from '#kit/http/identifiers';
import { Accepts, Describe, DescribePath, ResponseMessage, Returns } from '#kit/http/route-description';
import { Idempotent } from '#idempotency/idempotent';
import { ApiTags } from '#kit/openapi/api-notes';
import { CountedBy } from '#rate-limits/rate-limit.guard';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { PictureJobTokens } from '#agents/studio/picture-job-tokens';
import {
  PictureAccepted,
  PictureNotReady,
  PicturesUsedUp,
  StudioFailed,
  StudioUnavailable,
} from '#agents/studio/studio.refusals';
import { itemsPage, itemsPageOf } from '../food.pages';
import { DishPicturesFull } from '../menu/menu-editing.service';
import { AcceptPictureBody, DishPictureBody, DishPictureJobsQuery, StudioTextBody } from './ai-studio.dto';
import { DishPictureJobView, TextSuggestionsView } from './ai-studio.view';
import { DishPictures } from './dish-pictures.service';
import { StudioTexts } from './studio-texts.service';

@ApiTags('AI studio')
@DescribePath({ id: 'Id of the job.' })
@Controller('ai-studio')
export class AiStudioController {
  constructor(
    private readonly texts: StudioTexts,
    private readonly pictures: DishPictures,
  ) {}

  @Post('texts')
  @Requires('ai_studio.use')
  @CountedBy({ studioTexts: 'requests of one account' })
  @Describe(
    'Suggests up to three texts in `language` and stores nothing: send the chosen one with `PATCH /api/products/{id}`.',
    'Only the texts of the dish and `text` are sent to the provider. Without a provider, outside production, the',
    'suggestions are made from the fields of the dish (`is_demo`).',
  )
  @Returns('Suggest texts for a dish', TextSuggestionsView, ValidationFailed, StudioUnavailable, StudioFailed)
  async suggest(@Body() body: StudioTextBody, @SignedIn() caller: Caller) {
    return this.texts.suggest(body, caller);
  }

  @Post('pictures')
  @Requires('ai_studio.use')
  @CountedBy({ studioPictures: 'requests of one account' })
  @ResponseMessage('messages.pictures_requested')
  @Idempotent(PictureJobTokens)
  @Describe(
    'Queues a job that draws pictures of a dish and returns it at once. The account is notified when the job is over;',
    '`GET /api/ai-studio/jobs/{id}` returns its pictures. All pictures of a service count towards a daily limit, those',
    'of failed jobs too.',
  )
  @Accepts('Request pictures of a dish', DishPictureJobView, ValidationFailed, StudioUnavailable, PicturesUsedUp)
  async request(@Body() body: DishPictureBody, @SignedIn() caller: Caller) {
    return this.pictures.request(body, caller);
  }

  @Get('jobs')
  @Requires('ai_studio.use')
  @Describe(
    'Lists the requests for pictures of all staff, latest first, with the pictures that are still stored. Jobs are',
    'kept for 90 days.',
  )
  @Returns('Requests for pictures, the latest first', itemsPageOf(DishPictureJobView))
  async list(@Query() query: DishPictureJobsQuery) {
    return itemsPage(await this.pictures.list(query));
  }

  @Get('jobs/:id')
  @Requires('ai_studio.use')
  @Describe('Returns one request with its status and, once it is done, the drawn pictures.')
  @Returns('One request for pictures', DishPictureJobView, NotFound)
  async one(@IdParam() id: number) {
    return this.pictures.get(id);
  }

  @Post('jobs/:id/accept')
  @Requires('products.edit')
  @ResponseMessage('messages.dish_changed')
  @Describe(
    'Adds a drawn picture to the dish, published or draft, which has at most 20. Each picture can be accepted once.',
    '404 if the dish is archived, or the picture was deleted because it was not accepted in time.',
  )
  @Returns(
    'Add a drawn picture to its dish',
    DishPictureJobView,
    ValidationFailed,
    NotFound,
    PictureNotReady,
    PictureAccepted,
    DishPicturesFull,
  )
  async accept(@IdParam() id: number, @Body() body: AcceptPictureBody) {
    return this.pictures.accept(id, body);
  }
}
