import { Body, Controller, Delete, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiTags } from '#kit/http/api-notes';
import { Requires } from '#kit/access/access-rule';
import type { Caller } from '#kit/access/caller';
import { SignedIn } from '#kit/access/parameters';
import { Answers, Creates, Says } from '#kit/http/describe';
import { NotFound, ValidationFailed } from '#kit/http/refusal';
import { DayParam } from '../days/day-param';
import { ProgressPhotos } from './photos.service';
import { BodyReadingBody, JournalNoteBody, PhotosQuery, ProgressPhotoBody, WeightGoalBody } from './progress.dto';
import { ProgressPages } from './progress-page';
import { Progress } from './progress.service';
import { ProgressPageView, ProgressPhotosPageView } from './progress.view';

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
  @Answers('Weight, measures and the goal', ProgressPageView)
  page(@SignedIn() { id }: Caller) {
    return this.pages.page(id);
  }

  @Get('photos')
  @Requires('fitness.view')
  @Answers(
    'Two checkpoints beside one another, all of them, and the journal',
    ProgressPhotosPageView,
    ValidationFailed,
    NotFound,
  )
  compare(@SignedIn() { id }: Caller, @Query() query: PhotosQuery) {
    return this.photos.page(id, query);
  }

  @Post('photos')
  @Requires('fitness.edit')
  @Says('messages.checkpoint_added')
  @Creates('Add a checkpoint of pictures, one a day; what is left out stays', ProgressPhotosPageView, ValidationFailed)
  async add(@SignedIn() { id }: Caller, @Body() body: ProgressPhotoBody) {
    await this.photos.add(id, body);
    return this.photos.page(id);
  }

  @Patch('photos/notes')
  @Requires('fitness.edit')
  @Says('messages.journal_saved')
  @Answers("Save a day's note of the journal", ProgressPhotosPageView, ValidationFailed)
  async note(@SignedIn() { id }: Caller, @Body() body: JournalNoteBody) {
    await this.photos.saveNote(id, body);
    return this.photos.page(id);
  }

  @Patch('goal')
  @Requires('fitness.edit')
  @Says('messages.weight_goal_saved')
  @Answers('Set the weight to come to', ProgressPageView, ValidationFailed)
  async aim(@SignedIn() { id }: Caller, @Body() body: WeightGoalBody) {
    await this.progress.setGoal(id, body);
    return this.pages.page(id);
  }

  @Post('readings')
  @Requires('fitness.edit')
  @Says('messages.body_reading_saved')
  @Creates(
    "Log a day's weight and measures; what is left out stays, null takes it away",
    ProgressPageView,
    ValidationFailed,
  )
  async log(@SignedIn() { id }: Caller, @Body() body: BodyReadingBody) {
    await this.progress.log(id, body);
    return this.pages.page(id);
  }

  @Delete('readings/:date')
  @Requires('fitness.edit')
  @Says('messages.body_reading_deleted')
  @Answers('Delete the reading of a day', ProgressPageView, NotFound)
  async remove(@SignedIn() { id }: Caller, @DayParam() date: string) {
    await this.progress.remove(id, date);
    return this.pages.page(id);
  }
}
