import type { Feature } from '#kit/service/feature';
import { Forms } from '#shared/forms/forms';
import { LeadReceived } from './lead.events';
import { Lead } from './lead.entity';
import { leadsMessages } from './leads.messages';
import { Leads } from './leads.service';
import { LeadsStaffService } from './leads-staff.service';
import { LeadSubmission } from './lead-submission.service';
import { LeadsStaffController } from './leads-staff.controller';
import { LeadsController } from './leads.controller';
import { VisitorLetters } from './visitor-letters';
import { leadsOffice } from './leads.office';

export const leads: Feature = {
  controllers: [LeadsController, LeadsStaffController],
  providers: [Forms, LeadSubmission, LeadsStaffService, Leads, VisitorLetters],
  entities: [Lead],
  tables: ['property/leads'],
  messages: leadsMessages,
  domainEvents: [LeadReceived],
  office: leadsOffice,
};
