import type { Feature } from '#kit/service/feature';
import { Forms } from '#shared/forms/forms';
import { inquiryMessages } from './inquiries.messages';
import { Inquiry } from './inquiry.entity';
import { InquiryReceived } from './inquiry.events';
import { InquiriesController } from './inquiries.controller';
import { Inquiries } from './inquiries.service';
import { InquiriesStaffController } from './inquiries-staff.controller';
import { InquiriesStaffService } from './inquiries-staff.service';
import { InquiryNotifier } from './inquiry-notifier.service';
import { inquiriesOffice } from './inquiries.office';

export const inquiries: Feature = {
  controllers: [InquiriesController, InquiriesStaffController],
  providers: [Forms, Inquiries, InquiriesStaffService, InquiryNotifier],
  entities: [Inquiry],
  domainEvents: [InquiryReceived],
  tables: ['stays/inquiries'],
  messages: inquiryMessages,
  office: inquiriesOffice,
};
