import type { Feature } from '#kit/service/feature';
import { ViewingMoved, ViewingRequested } from './viewing.events';
import { Viewing } from './viewing.entity';
import { viewingsMessages } from './viewings.messages';
import { ViewingsStaffService } from './viewings-staff.service';
import { ViewingSubmission } from './viewing-submission.service';
import { ViewingsStaffController } from './viewings-staff.controller';
import { ViewingsController } from './viewings.controller';
import { viewingsOffice } from './viewings.office';

export const viewings: Feature = {
  tables: ['property/viewings'],
  controllers: [ViewingsController, ViewingsStaffController],
  providers: [ViewingSubmission, ViewingsStaffService],
  entities: [Viewing],
  messages: viewingsMessages,
  domainEvents: [ViewingRequested, ViewingMoved],
  office: viewingsOffice,
};
