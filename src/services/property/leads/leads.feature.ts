import { Inquiries1767225800001 } from '#migrations/property/1767225800001-inquiries';
import { FormReceiptsAsOnceAnswers1767312014001 } from '#migrations/property/1767312014001-form-receipts-as-once-answers';
import { ViewingTimeZones1767400060003 } from '#migrations/property/1767400060003-viewing-time-zones';
import { LeadAddresses1767400000006 } from '#migrations/property/1767400000006-lead-addresses';
import type { Feature } from '#kit/service/feature';
import { Forms } from '#shared/forms/forms';
import { Lead } from './lead.entity';
import { leadsSentences } from './leads.sentences';
import { Leads } from './leads.service';
import { LeadsStaffService } from './leads-staff.service';
import { LeadSubmission } from './lead-submission.service';
import { LeadsStaffController } from './leads-staff.controller';
import { LeadsController } from './leads.controller';
import { VisitorLetters } from './visitor-letters';

export const leads: Feature = {
  controllers: [LeadsController, LeadsStaffController],
  providers: [Forms, LeadSubmission, LeadsStaffService, Leads, VisitorLetters],
  entities: [Lead],
  migrations: [
    Inquiries1767225800001,
    FormReceiptsAsOnceAnswers1767312014001,
    ViewingTimeZones1767400060003,
    LeadAddresses1767400000006,
  ],
  sentences: leadsSentences,
};
