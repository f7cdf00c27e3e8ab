import { Controller, Get, Query, type Type } from '@nestjs/common';
import { AiModels } from '#ai/ai-models';
import { Requires } from '#kit/access/access-rule';
import { dataPage, dataPageOf } from '#kit/http/page';
import { Describe, Returns } from '#kit/http/route-description';
import { ApiTags } from '#kit/openapi/api-notes';
import { AiModelView, AiUsageView } from './ai-model.view';
import { AiUsageQueries } from './ai-usage.service';
import { aiUsageQuery } from './assistant.dto';
import type { AssistantOptions } from './assistant.options';

export function aiModelsController(options: AssistantOptions): Type {
  // Validation needs a declared class as the type of a parameter.
  class UsageListQuery extends aiUsageQuery(options) {}

  @ApiTags('Assistant')
  @Controller('ai')
  class AiModelsController {
    constructor(
      private readonly models: AiModels,
      private readonly usage: AiUsageQueries,
    ) {}

    @Get('models')
    @Requires('ai_chat.view_models')
    @Returns('The models that can answer', [AiModelView])
    @Describe('Lists the configured models, the default one first. One that is not available cannot answer now.')
    list(): AiModelView[] {
      return this.models
        .list()
        .map(({ name, provider, isDefault, isAvailable }) =>
          AiModelView.of({ name, provider, is_default: isDefault, is_available: isAvailable }),
        );
    }

    @Get('usage')
    @Requires('ai_chat.view_models')
    @Returns('Tokens by day and account', dataPageOf(AiUsageView))
    @Describe('Lists the tokens that accounts used for AI, by day in UTC and account, the latest day first.')
    async used(@Query() query: UsageListQuery) {
      return dataPage(await this.usage.list(query));
    }
  }
  return AiModelsController;
}
