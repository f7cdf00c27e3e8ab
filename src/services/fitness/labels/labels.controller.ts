import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Public } from '#kit/access/access-rule';
import { Returns, Describe } from '#kit/http/route-description';
import { Cached } from '#cache/cached';
import { LABELS } from './labels';
import { LabelsView } from './labels.view';

/** So that no page has to keep names of its own for words that answers hold. */
@ApiTags('Labels')
@Controller('helpers/labels')
export class LabelsController {
  @Get()
  @Public()
  @Cached()
  @Returns('The words of fixed lists with their names in both languages', LabelsView)
  @Describe(
    'Every word a field of a fixed list can hold, in the order pages show it, to be read once and kept.',
    'It is part of the program and changes with a new version alone.',
  )
  list() {
    return LABELS;
  }
}
