import { Module } from '@nestjs/common';
import { InquiriesController } from './inquiries.controller';
import { Inquiries } from './inquiries.service';
import { InquiriesStaffController } from './inquiries-staff.controller';
import { InquiryHandling } from './inquiry-handling.service';
import { InquiryLetters } from './inquiry-letters';
import { TrapReceipts } from './trap-receipts';

@Module({
  controllers: [InquiriesController, InquiriesStaffController],
  providers: [Inquiries, InquiryHandling, InquiryLetters, TrapReceipts],
})
export class InquiriesModule {}
