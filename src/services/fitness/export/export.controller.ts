import { pipeline } from 'node:stream/promises';
import { Controller, Get, Res } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import type { Response } from 'express';
import { Requires } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { Returns, Describe } from '#kit/http/route-description';
import { Export } from './export.service';
import { ExportView } from './export.view';

@ApiTags('Own settings')
@Controller('fitness/settings-hub/export')
export class ExportController {
  constructor(private readonly exports: Export) {}

  @Get()
  @Requires('fitness.view')
  @Returns('All data stored about the member, as a JSON file', ExportView)
  @Describe(
    'Streams the file `fitness-<id>.json` with all data of the member.',
    "It contains both sides of conversations, and otherwise only the member's own data; secrets are left out.",
  )
  async everything(@SignedIn() caller: Caller, @Res() response: Response): Promise<void> {
    const pieces = await this.exports.begin(caller.id);
    response.type('application/json').attachment(`fitness-${caller.id}.json`);
    await pipeline(pieces, response).catch((failure: NodeJS.ErrnoException) => {
      // A closed connection is no failure. Any other failure closes it, so that a partial file does not look complete.
      if (failure.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw failure;
    });
  }
}
