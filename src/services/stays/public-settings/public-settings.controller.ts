import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Public, Requires } from '#kit/access/access-rule';
import { Answers } from '#kit/http/describe';
import { PaymentsStatus } from './payments-status.service';
import { PaymentsStatusView } from './payments-status.view';
import { PublicSettings } from './public-settings.service';
import { PublicSettingsView } from './public-settings.view';

/** Comes before the settings by key, which would read these as keys. */
@ApiTags('Settings')
@Controller('settings')
export class PublicSettingsController {
  constructor(
    private readonly settings: PublicSettings,
    private readonly payments: PaymentsStatus,
  ) {}

  @Get('public')
  @Public()
  @Answers('What the website shows of the company', PublicSettingsView)
  read() {
    return this.settings.read();
  }

  @Get('payments-status')
  @Requires('settings.view')
  @Answers('How payments are set up', PaymentsStatusView)
  paymentsStatus() {
    return this.payments.read();
  }
}
