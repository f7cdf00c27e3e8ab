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
    description: 'References of the stays on the home page, in order',
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
    'Reads what every page needs before anything else: name and texts of the company in both languages, how to reach',
    'it, currency, the IANA time zone of all days and deadlines, usual check-in times and what guests are told about',
    'cancelling.',
  )
  @Returns('What the website shows of the company', View)
  read() {
    return this.settings.values(types);
  }

  @Get('payments-status')
  @Requires('settings.view')
  @Describe(
    'Tells whether card and wallet processors are configured, whether they move real money, or whether the simulator',
    'takes payments. No key is shown.',
  )
  @Returns('How payments are set up', PaymentsStatusView)
  paymentsStatus() {
    return this.payments.read();
  }
}
