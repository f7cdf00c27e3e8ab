import type { Feature } from '#kit/service/feature';
import { ModerationController } from './moderation.controller';
import { ModerationQueries } from './moderation.queries';
import { moderationOffice } from './moderation.office';

export const moderation: Feature = {
  controllers: [ModerationController],
  providers: [ModerationQueries],
  office: moderationOffice,
};
