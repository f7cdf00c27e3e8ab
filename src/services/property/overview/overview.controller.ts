import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '#kit/http/api-notes';
import { Requires } from '#kit/access/access-rule';
import { Answers } from '#kit/http/describe';
import { Overview } from './overview.service';
import { OverviewView } from './overview.view';

@ApiTags('Overview')
@Controller('overview')
export class OverviewController {
  constructor(private readonly overview: Overview) {}

  @Get()
  @Requires('overview.view')
  @Answers('Figures, what came in last, and where the homes are', OverviewView)
  async show() {
    return this.overview.get();
  }
}
