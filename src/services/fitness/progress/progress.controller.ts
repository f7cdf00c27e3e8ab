import { Body, Controller, Delete, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { DescribePath, Returns, Creates, Describe, ResponseMessage } from '#kit/http/route-description';
import { dataPage, dataPageOf } from '#kit/http/page';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { DayParam } from '../days/day-param';
import { ProgressPhotos } from './photos.service';
import {
  BodyReadingBody,
  BodyReadingsQuery,
  JournalNoteBody,
  JournalQuery,
  PhotosQuery,
  ProgressPhotoBody,
  WeightGoalBody,
} from './progress.dto';
import { ProgressPages } from './progress-page';
import { Progress } from './progress.service';
import { JournalNoteView, ProgressPageView, ProgressPhotosPageView } from './progress.view';

@ApiTags('Progress')
@Controller('fitness/progress')
export class ProgressController {
  constructor(
    private readonly pages: ProgressPages,
    private readonly progress: Progress,
    private readonly photos: ProgressPhotos,
  ) {}

  @Get()
  @Requires('fitness.view')
  @Returns('Weight, measures and the goal', ProgressPageView)
  @Describe(
    'Every measure with its first and latest figure, the trend and the forecast of the weight, the body mass index, ' +
      'and the readings, of which `page` and `page_count` choose the page.',
  )
  page(@SignedIn() { id }: Caller, @Query() query: BodyReadingsQuery) {
    return this.pages.page(id, query.pageRequest);
  }

  @Get('photos')
  @Requires('fitness.view')
  @Returns(
    'Two checkpoints to compare, the list of checkpoints, and the journal',
    ProgressPhotosPageView,
    ValidationFailed,
    NotFound,
  )
  @Describe(
    'The first and the latest checkpoint unless `before` and `after` name days; a day without one is 404.',
    'With the weight of then, and the latest 30 notes; `page` and `page_count` choose the page of `checkpoints`.',
  )
  compare(@SignedIn() { id }: Caller, @Query() query: PhotosQuery) {
    return this.photos.page(id, query, query.pageRequest);
  }

  @Get('photos/notes')
  @Requires('fitness.view')
  @Returns('The journal, the latest day first', dataPageOf(JournalNoteView))
  @Describe('One note a day at most.')
  async notes(@SignedIn() { id }: Caller, @Query() query: JournalQuery) {
    return dataPage(await this.photos.notes(id, query.pageRequest));
  }

  @Post('photos')
  @Requires('fitness.edit')
  @ResponseMessage('messages.checkpoint_added')
  @Creates('Add a checkpoint of pictures, one a day; fields left out stay', ProgressPhotosPageView, ValidationFailed)
  @Describe(
    'At least one of the three pictures, each the URL of an upload to this service; null removes one.',
    'Today when no date is sent, and not in the future.',
    'Only the member sees them.',
  )
  async add(@SignedIn() { id }: Caller, @Body() body: ProgressPhotoBody) {
    await this.photos.add(id, body);
    return this.photos.page(id);
  }

  @Delete('photos/:date')
  @Requires('fitness.edit')
  @ResponseMessage('messages.checkpoint_deleted')
  @Returns('Delete the checkpoint of a day with its pictures', ProgressPhotosPageView, NotFound)
  @DescribePath({ date: 'Day of the checkpoint, `YYYY-MM-DD`.' })
  @Describe('Also deletes the files, unless they are used elsewhere. The note of the day stays. Answers the page.')
  async removePhotos(@SignedIn() { id }: Caller, @DayParam() date: string) {
    await this.photos.remove(id, date);
    return this.photos.page(id);
  }

  @Patch('photos/notes')
  @Requires('fitness.edit')
  @ResponseMessage('messages.journal_saved')
  @Returns("Save a day's note of the journal", ProgressPhotosPageView, ValidationFailed)
  @Describe(
    'At most 5,000 characters, replacing the earlier note; an empty text deletes it.',
    'Today when no date is sent, and not in the future.',
  )
  async note(@SignedIn() { id }: Caller, @Body() body: JournalNoteBody) {
    await this.photos.saveNote(id, body);
    return this.photos.page(id);
  }

  @Patch('goal')
  @Requires('fitness.edit')
  @ResponseMessage('messages.weight_goal_saved')
  @Returns('Set the target weight', ProgressPageView, ValidationFailed)
  @Describe(
    '20 to 500 kg, with a day after today or none; null takes the goal away.',
    'A new target weight restarts the progress at the latest weighing.',
    'Returns the page with the forecast.',
  )
  async aim(@SignedIn() { id }: Caller, @Body() body: WeightGoalBody) {
    await this.progress.setGoal(id, body);
    return this.pages.page(id);
  }

  @Post('readings')
  @Requires('fitness.edit')
  @ResponseMessage('messages.body_reading_saved')
  @Creates(
    "Log a day's weight and measures; fields left out stay, null clears them",
    ProgressPageView,
    ValidationFailed,
  )
  @Describe(
    'Today when no date is sent, and not in the future; at least one figure has to remain.',
    'Returns the page.',
  )
  async log(@SignedIn() { id }: Caller, @Body() body: BodyReadingBody) {
    await this.progress.log(id, body);
    return this.pages.page(id);
  }

  @Delete('readings/:date')
  @Requires('fitness.edit')
  @ResponseMessage('messages.body_reading_deleted')
  @Returns('Delete the reading of a day', ProgressPageView, NotFound)
  @DescribePath({ date: 'Day of the reading, `YYYY-MM-DD`.' })
  @Describe('With its note. Returns the page without it.')
  async remove(@SignedIn() { id }: Caller, @DayParam() date: string) {
    await this.progress.remove(id, date);
    return this.pages.page(id);
  }
}
