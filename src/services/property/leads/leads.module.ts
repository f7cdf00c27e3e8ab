import { Module } from '@nestjs/common';
import { Inquiries } from './inquiries.service';
import { LeadHandling } from './lead-handling.service';
import { LeadSubmission } from './lead-submission.service';
import { LeadsStaffController } from './leads-staff.controller';
import { LeadsController } from './leads.controller';
import { VisitorLetters } from './visitor-letters';

@Module({
  controllers: [LeadsController, LeadsStaffController],
  providers: [LeadSubmission, LeadHandling, Inquiries, VisitorLetters],
  exports: [Inquiries, VisitorLetters],
})
export class LeadsModule {}
