import type { Feature } from '#kit/service/feature';
import { AuthorizationErrorPage } from './authorization-error-page';
import { FormTokens } from './form-tokens';
import { InteractionViews } from './interaction-views.service';
import { InteractionsController } from './interactions.controller';
import { Interactions } from './interactions.service';
import { oauthPagesMessages } from './oauth-pages.messages';
import { BUSINESS_SETTING, PageWriter } from './page-writer.service';

/**
 * The pages on which people sign in and allow apps. Needs the features `oauth`, `mcp` and `tools`.
 * @param businessSetting key of the setting with the name of the business; with `_ar` appended, of its Arabic name
 */
export const oauthPages = (businessSetting: string): Feature => ({
  controllers: [InteractionsController],
  providers: [
    AuthorizationErrorPage,
    FormTokens,
    InteractionViews,
    Interactions,
    PageWriter,
    { provide: BUSINESS_SETTING, useValue: businessSetting },
  ],
  messages: oauthPagesMessages,
});
