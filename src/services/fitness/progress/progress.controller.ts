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
    'Returns the first and latest value of every measure, trend and forecast of the weight, the body mass ' +
      'index and one page of readings, chosen by `page` and `page_count`.',
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
    'Returns the first and the latest checkpoint, or those of the days `before` and `after`, with the ' +
      'weights of these days; a day without a checkpoint answers 404.',
    'The latest 30 notes are included; `page` and `page_count` choose the page of `checkpoints`.',
  )
  compare(@SignedIn() { id }: Caller, @Query() query: PhotosQuery) {
    return this.photos.page(id, query, query.pageRequest);
  }

  @Get('photos/notes')
  @Requires('fitness.view')
  @Returns('The journal, the latest day first', dataPageOf(JournalNoteView))
  @Describe('Lists the notes of the member, at most one a day.')
  async notes(@SignedIn() { id }: Caller, @Query() query: JournalQuery) {
    return dataPage(await this.photos.notes(id, query.pageRequest));
  }

  @Post('photos')
  @Requires('fitness.edit')
  @ResponseMessage('messages.checkpoint_added')
  @Creates('Add or change the photo checkpoint of a day', ProgressPhotosPageView, ValidationFailed)
  @Describe(
    'Adds or changes the checkpoint of a day that is not in the future, today by default.',
    'It must have at least one of three pictures, each the URL of an upload to this service; null removes one.',
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
  @Describe(
    'Deletes the checkpoint and its files, unless they are used elsewhere. The note of the day stays. ' +
      'Returns the page.',
  )
  async removePhotos(@SignedIn() { id }: Caller, @DayParam() date: string) {
    await this.photos.delete(id, date);
    return this.photos.page(id);
  }

  @Patch('photos/notes')
  @Requires('fitness.edit')
  @ResponseMessage('messages.journal_saved')
  @Returns("Save a day's note of the journal", ProgressPhotosPageView, ValidationFailed)
  @Describe(
    'Stores a note of at most 5,000 characters in place of the earlier one; an empty text deletes it. The ' +
      'day, today by default, must not be in the future.',
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
    'Sets a target of 20 to 500 kg, with or without a day after today by which to reach it; null deletes the goal.',
    'A new target weight restarts the progress at the latest weight. Returns the page with the forecast.',
  )
  async aim(@SignedIn() { id }: Caller, @Body() body: WeightGoalBody) {
    await this.progress.setGoal(id, body);
    return this.pages.page(id);
  }

  @Post('readings')
  @Requires('fitness.edit')
  @ResponseMessage('messages.body_reading_saved')
  @Creates(
    "Log a day's weight and measures; fields left out stay unchanged, null clears them",
    ProgressPageView,
    ValidationFailed,
  )
  @Describe(
    'Adds or changes the reading of a day that is not in the future, today by default; at least one figure ' +
      'must remain. Returns the page.',
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
  @Describe('Deletes the reading with its note. Returns the updated page.')
  async remove(@SignedIn() { id }: Caller, @DayParam() date: string) {
    await this.progress.delete(id, date);
    return this.pages.page(id);
  }
}
