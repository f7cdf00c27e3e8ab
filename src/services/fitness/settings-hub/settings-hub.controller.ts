import { Body, Controller, Get, Patch } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Requires } from '#kit/access/access-rule';
import { OnlyFor } from '#kit/access/only-for';
import type { Caller } from '#kit/http/caller';
import { SignedIn } from '#kit/access/parameters';
import { Returns, Describe, ResponseMessage } from '#kit/http/route-description';
import { AlertsBody, AppearanceBody, PrivacyBody } from './settings-hub.dto';
import { MemberOnly, SettingsHub } from './settings-hub.service';
import { SettingsHubView } from './settings-hub.view';

@ApiTags('Own settings')
@Controller('fitness/settings-hub')
@OnlyFor('fitness.view')
export class SettingsHubController {
  constructor(private readonly hub: SettingsHub) {}

  @Get()
  @Requires('settings.view')
  @Returns('Figures, alerts, privacy and appearance of the member', SettingsHubView, MemberOnly)
  @Describe(
    'Returns account, lifetime totals and preferences of a member. Staff accounts are refused (403 `member_only`).',
  )
  page(@SignedIn() caller: Caller) {
    return this.hub.page(caller);
  }

  @Patch('notifications')
  @Requires('fitness.edit')
  @ResponseMessage('messages.settings_saved')
  @Returns('Switch alerts on and off', SettingsHubView, MemberOnly)
  @Describe(
    'Changes the alerts that are sent. Alerts that are off are not sent; messages of the coach still arrive live.',
    'Reminders are sent from 08:00, the summary from 07:00 on Monday, in the time zone of the member.',
  )
  alerts(@SignedIn() caller: Caller, @Body() body: AlertsBody) {
    return this.hub.setAlerts(caller, body);
  }

  @Patch('privacy')
  @Requires('fitness.edit')
  @ResponseMessage('messages.settings_saved')
  @Returns('Share your own activity, or stop sharing it', SettingsHubView, MemberOnly)
  @Describe(
    'Sets the visibility. Not sharing hides figures, badges and achievements from other members and removes ' +
      'the member from leaderboards; the coach still sees figures.',
  )
  privacy(@SignedIn() caller: Caller, @Body() body: PrivacyBody) {
    return this.hub.setPrivacy(caller, body);
  }

  @Patch('appearance')
  @Requires('settings.view')
  @ResponseMessage('messages.settings_saved')
  @Returns('Set theme, accent and motion', SettingsHubView, MemberOnly)
  @Describe(
    "Changes the fields that are sent. They are stored for the member's pages only; no other response " +
      'depends on them.',
  )
  appearance(@SignedIn() caller: Caller, @Body() body: AppearanceBody) {
    return this.hub.setAppearance(caller, body);
  }
}
