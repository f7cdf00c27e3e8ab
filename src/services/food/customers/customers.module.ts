import { Module } from '@nestjs/common';
import { CustomerAccounts } from './customer-accounts';

@Module({ providers: [CustomerAccounts] })
export class CustomersModule {}
