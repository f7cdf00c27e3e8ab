import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Public } from '#kit/access/access-rule';
import { Returns, Describe } from '#kit/http/route-description';
import { Cached } from '#cache/cached';
import { LABELS } from './labels';
import { LabelsView } from './labels.view';

/** Display names of enum values, so that pages need no list of their own. */
@ApiTags('Labels')
@Controller('helpers/labels')
export class LabelsController {
  @Get()
  @Public()
  @Cached()
  @Returns('Enum values with their display names in both languages', LabelsView)
  @Describe(
    'Lists all enum values in display order. Clients can cache the response, which changes only with a new ' +
      'version of the service.',
  )
  list() {
    return LABELS;
  }
}
