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
  @Returns('Everything that is kept of the member, as a file of JSON', ExportView)
  @Describe(
    "Of conversations both sides, of everything else the member's own; secrets are left out.",
    'It is sent as a file `fitness-<id>.json` while it is read, however long it is.',
  )
  async everything(@SignedIn() caller: Caller, @Res() response: Response): Promise<void> {
    const pieces = await this.exports.begin(caller.id);
    response.type('application/json').attachment(`fitness-${caller.id}.json`);
    await pipeline(pieces, response).catch((failure: NodeJS.ErrnoException) => {
      // Who has left misses nothing; every other failure ends the connection, so that half a file is not taken for a whole.
      if (failure.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw failure;
    });
  }
}
