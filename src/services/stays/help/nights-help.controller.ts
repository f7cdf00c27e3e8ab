import { Controller, Get, Param, Query } from '@nestjs/common';
import { Public } from '#kit/access/access-rule';
import { Describe, DescribePath, Returns } from '#kit/http/route-description';
import { ApiTags } from '#kit/openapi/api-notes';
import { NotFound, ValidationFailed } from '#kit/refusals/refusal';
import { WantedNightsQuery } from './nights-help.dto';
import { NightsHelp } from './nights-help.service';
import { NightsHelpView } from './nights-help.view';

@ApiTags('Stays')
@DescribePath({ slug: 'Slug of the stay.' })
@Controller('stays/:slug')
export class NightsHelpController {
  constructor(private readonly help: NightsHelp) {}

  @Get('nearest')
  @Public()
  @Describe(
    'Finds the nights nearest to the requested ones that can be booked in the stay, other stays that can be booked for',
    'exactly the requested nights, and whether there is a waitlist. Refused bookings return the same in `details`.',
    'It reserves nothing, and the response does not reveal why nights are not free.',
  )
  @Returns('Alternatives to the requested nights', NightsHelpView, ValidationFailed, NotFound)
  nearest(
    @Param('slug') slug: string,
    @Query() { checkIn, checkOut, guests = 1 }: WantedNightsQuery,
  ): Promise<NightsHelpView> {
    return this.help.get({ slug, checkIn, checkOut, guests });
  }
}
