import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import { Returns, Describe } from '#kit/http/route-description';
import { Overview } from './overview.service';
import { OverviewView } from './overview.view';

@ApiTags('Overview')
@Controller('overview')
export class OverviewController {
  constructor(private readonly overview: Overview) {}

  @Get()
  @Requires('overview.view')
  @Describe(
    'Returns the start page of the dashboard: published homes for sale and rent, new inquiries, viewings to confirm and',
    'upcoming ones, the five latest of each, the homes of the home page, and up to 500 points for a map.',
  )
  @Returns('Figures, latest records and map points', OverviewView)
  async show() {
    return this.overview.get();
  }
}
