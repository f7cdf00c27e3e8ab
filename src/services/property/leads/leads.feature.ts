import type { Feature } from '#kit/service/feature';
import { Lead } from './lead.entity';
import { leadsSentences } from './leads.sentences';
import { Inquiries } from './inquiries.service';
import { LeadHandling } from './lead-handling.service';
import { LeadSubmission } from './lead-submission.service';
import { LeadsStaffController } from './leads-staff.controller';
import { LeadsController } from './leads.controller';
import { VisitorLetters } from './visitor-letters';

export const leads: Feature = {
  controllers: [LeadsController, LeadsStaffController],
  providers: [LeadSubmission, LeadHandling, Inquiries, VisitorLetters],
  entities: [Lead],
  sentences: leadsSentences,
};
