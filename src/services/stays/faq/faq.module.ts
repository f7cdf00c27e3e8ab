import { Module } from '@nestjs/common';
import { FaqController } from './faq.controller';
import { Faq } from './faq.service';
import { FaqStaffController } from './faq-staff.controller';

@Module({ controllers: [FaqStaffController, FaqController], providers: [Faq] })
export class FaqModule {}
