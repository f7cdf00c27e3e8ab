import { Module } from '@nestjs/common';
import { CustomerAccounts } from './customer-accounts';
import { CustomerProfile } from './customer-profile.service';
import { CustomerRecords } from './customer-records.service';
import { CustomerSignIn } from './customer-sign-in.service';
import { CustomersController } from './customers.controller';
import { CustomersStaffController } from './customers-staff.controller';
import { CustomerQueries } from './customers.queries';
import { PasswordResets } from './password-resets.service';
import { ResetLetter } from './reset-letter';

@Module({
  controllers: [CustomersController, CustomersStaffController],
  providers: [
    CustomerAccounts,
    CustomerSignIn,
    CustomerProfile,
    PasswordResets,
    ResetLetter,
    CustomerRecords,
    CustomerQueries,
  ],
})
export class CustomersModule {}
