import type { Feature } from '#kit/service/feature';
import { MembersController } from './members.controller';
import { memberSentences } from './members.sentences';
import { Members } from './members.service';

export const members: Feature = {
  controllers: [MembersController],
  providers: [Members],
  sentences: memberSentences,
};
