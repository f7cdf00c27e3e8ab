import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Public, Requires } from '#kit/access/access-rule';
import { Returns, Describe } from '#kit/http/route-description';
import { Cached } from '#cache/cached';
import { shown } from '#kit/views/shown';
import { publicSettings } from '#shared/settings/public-settings';
import { Settings } from '#shared/settings/settings';
import { staysSettings } from '../stays.settings';
import { PaymentsStatus } from './payments-status.service';
import { PaymentsStatusView } from './payments-status.view';

const { View, types } = publicSettings('PublicSettingsView', staysSettings, {
  home_featured_references: shown.texts({
    description: 'References of the stays on the home page, in order.',
    example: ['STY-1001', 'STY-1004'],
  }),
});

/** Comes before the settings by key, which would read these as keys. */
@ApiTags('Settings')
@Controller('settings')
export class PublicSettingsController {
  constructor(
    private readonly settings: Settings,
    private readonly payments: PaymentsStatus,
  ) {}

  @Get('public')
  @Public()
  @Cached('setting')
  @Describe(
    'Returns the company details that every page needs: name and texts in both languages, contact details, currency,',
    'the IANA time zone of all days and deadlines, default check-in and check-out times, and the cancellation policy.',
  )
  @Returns('Public details of the company', View)
  read() {
    return this.settings.values(types);
  }

  @Get('payments-status')
  @Requires('settings.view')
  @Describe(
    'Returns whether card and wallet processors are configured, whether they move real money, or whether the simulator',
    'takes payments. Keys are never returned.',
  )
  @Returns('How payments are set up', PaymentsStatusView)
  paymentsStatus() {
    return this.payments.get();
  }
}
