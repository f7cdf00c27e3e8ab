import { Module } from '@nestjs/common';
import { LeadsModule } from '../leads/leads.module';
import { ViewingHandling } from './viewing-handling.service';
import { ViewingSubmission } from './viewing-submission.service';
import { ViewingsStaffController } from './viewings-staff.controller';
import { ViewingsController } from './viewings.controller';

@Module({
  imports: [LeadsModule],
  controllers: [ViewingsController, ViewingsStaffController],
  providers: [ViewingSubmission, ViewingHandling],
})
export class ViewingsModule {}
