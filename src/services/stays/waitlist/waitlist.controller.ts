import { Body, Controller, Delete, Get, Param, Query } from '@nestjs/common';
import { Public, Requires } from '#kit/access/access-rule';
import { RequestLanguage, VisitorAddress } from '#kit/access/parameters';
import { Describe, DescribePath, ResponseMessage, Returns, SecretPath } from '#kit/http/route-description';
import type { Language } from '#kit/language/language';
import { ApiTags } from '#kit/openapi/api-notes';
import { CountedBy } from '#rate-limits/rate-limit.guard';
import { NotFound, RateLimited, ValidationFailed } from '#kit/refusals/refusal';
import { SubmitsForm } from '#shared/forms/public-form';
import { sizedPageOf } from '../stays.pages';
import { WaitlistBody, WaitlistQuery } from './waitlist.dto';
import { WaitlistQueries } from './waitlist.queries';
import { DatesFree, TooManyWaiting, TooManyWaitingHere, WaitlistNotOffered } from './waitlist.refusals';
import { Waitlist, WAITLIST_FORM } from './waitlist.service';
import { WaitlistEntryView, WaitlistReceiptView } from './waitlist.view';

@ApiTags('Bookings')
@DescribePath({ slug: 'Slug of the stay.' })
@Controller('stays/:slug/waitlist')
export class WaitlistController {
  constructor(private readonly waitlist: Waitlist) {}

  @Describe(
    'Adds a guest to the waitlist for taken nights. When all of them become free, the first waiting guest gets an offer by',
    'mail: the nights are held for `waitlist_offer_minutes`, and `POST /bookings` books them with its `offer_token`. An entry ends at its',
    'check-in time or after three offers. Leave the field `company` hidden and empty.',
  )
  @SubmitsForm(
    WAITLIST_FORM,
    'Join the waitlist for taken nights',
    WaitlistReceiptView,
    ValidationFailed,
    NotFound,
    DatesFree,
    WaitlistNotOffered,
    TooManyWaiting,
    TooManyWaitingHere,
  )
  join(
    @Param('slug') slug: string,
    @Body() body: WaitlistBody,
    @VisitorAddress() address: string,
    @RequestLanguage() language: Language,
  ): Promise<WaitlistReceiptView> {
    return this.waitlist.join(slug, body, { address, language });
  }
}

@ApiTags('Bookings')
@Controller('waitlist')
export class WaitlistEntriesController {
  constructor(
    private readonly waitlist: Waitlist,
    private readonly queries: WaitlistQueries,
  ) {}

  @Get()
  @Requires('bookings.view')
  @Describe(
    'Lists the entries of the waitlist, ended ones included, in the order of their offers, each with the offers it got.',
  )
  @Returns('The waitlist', sizedPageOf(WaitlistEntryView), ValidationFailed)
  list(@Query() query: WaitlistQuery) {
    return this.queries.list(query);
  }

  @Delete(':token')
  @Public()
  @ResponseMessage('messages.waitlist_left')
  @SecretPath('token')
  @DescribePath({ token: 'Token of the entry or of an offer.' })
  @Describe(
    'Ends an entry of the waitlist by its token, or declines an offer by the token of the offer. Nights that were held go',
    'to the next waiting guest. Repeating the call changes nothing.',
  )
  @CountedBy({ misses: 'unknown tokens from one address' })
  @Returns('Leave the waitlist or decline an offer', null, NotFound, RateLimited)
  async leave(@Param('token') token: string, @VisitorAddress() address: string): Promise<void> {
    await this.waitlist.leave(token, address);
  }
}
