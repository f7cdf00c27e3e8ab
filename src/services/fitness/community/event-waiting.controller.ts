import { Controller, Delete, Param, Post } from '@nestjs/common';
import { Requires } from '#kit/access/access-rule';
import { SignedIn } from '#kit/access/parameters';
import type { Caller } from '#kit/http/caller';
import { Creates, Describe, DescribePath, Returns } from '#kit/http/route-description';
import { ApiTags } from '#kit/openapi/api-notes';
import { NotFound } from '#kit/refusals/refusal';
import { OfferOver } from '#shared/waiting-list/waiting-list.refusals';
import { EventFull, EventOver, NotInGroup, PlacesFree } from './community.refusals';
import { EventView } from './community.view';
import { EventWaiting } from './event-waiting.service';

const ONLY_ON = 'Answers 404 while `event_waiting_list` is off.';

@ApiTags('Community')
@DescribePath({ slug: 'Slug of the event.' })
@Controller('fitness/community/events/:slug/waiting-list')
export class EventWaitingController {
  constructor(private readonly waiting: EventWaiting) {}

  @Post()
  @Requires('fitness.edit')
  @Creates('Join the waiting list of a full event', EventView, NotFound, PlacesFree, EventFull, EventOver, NotInGroup)
  @Describe(
    'Adds the member to the end of the list; a second call changes nothing. Only members of its group can ' +
      'wait for the event of a group.',
    'Free places are offered in the order of the list, each for `event_offer_hours`, at most until two hours ' +
      'before the start, when the list closes (409 `event_full`).',
    ONLY_ON,
  )
  join(@SignedIn() { id }: Caller, @Param('slug') slug: string): Promise<EventView> {
    return this.waiting.join(id, slug);
  }

  @Delete()
  @Requires('fitness.edit')
  @Returns('Leave the waiting list of an event, or decline an offer', EventView, NotFound, EventOver)
  @Describe(
    'Removes the member from the list; a declined place is offered to the next in line. Changes nothing for ' +
      'members who do not wait.',
    ONLY_ON,
  )
  leave(@SignedIn() { id }: Caller, @Param('slug') slug: string): Promise<EventView> {
    return this.waiting.leave(id, slug);
  }

  @Post('accept')
  @Requires('fitness.edit')
  @Creates('Accept the offered place at an event', EventView, NotFound, OfferOver, EventOver)
  @Describe(
    'Turns the offer into a place. Changes nothing for members who attend already; without an offer it is ' +
      'refused (409 `offer_over`).',
    ONLY_ON,
  )
  accept(@SignedIn() { id }: Caller, @Param('slug') slug: string): Promise<EventView> {
    return this.waiting.accept(id, slug);
  }
}
