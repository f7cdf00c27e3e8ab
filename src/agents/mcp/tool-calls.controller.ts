import { Controller, Get, Query, type Type } from '@nestjs/common';
import { Requires } from '#kit/access/access-rule';
import { dataPage, dataPageOf, type PageRules } from '#kit/http/page';
import { PageQuery } from '#kit/http/page-query';
import { Describe, Returns } from '#kit/http/route-description';
import { ApiTags } from '#kit/openapi/api-notes';
import { ToolCallView } from './tool-call.view';
import { ToolCalls } from './tool-calls.service';

/** @param sizeNames query parameters for the page size in this service */
export function toolCallsController(sizeNames: PageRules['sizeNames']): Type {
  class ToolCallsQuery extends PageQuery({ sizeNames, default: 20, max: 100 }) {}

  @ApiTags('Tool calls')
  @Controller('tool-calls')
  class ToolCallsController {
    constructor(private readonly calls: ToolCalls) {}

    @Get()
    @Requires('settings.view')
    @Returns('Changes made through the MCP endpoint, the latest first', dataPageOf(ToolCallView))
    @Describe(
      'Lists every call of a tool that changes data, refused ones included, with account, access key or app, tool,',
      'changed record and HTTP status. Calls that only read are not recorded. Records are kept for 90 days.',
    )
    async list(@Query() { pageRequest }: ToolCallsQuery) {
      return dataPage(await this.calls.list(pageRequest));
    }
  }
  return ToolCallsController;
}
