import type { Feature } from '#kit/service/feature';
import { MembersController } from './members.controller';
import { memberMessages } from './members.messages';
import { Members } from './members.service';
import { membersOffice } from './members.office';

export const members: Feature = {
  controllers: [MembersController],
  providers: [Members],
  messages: memberMessages,
  office: membersOffice,
};
