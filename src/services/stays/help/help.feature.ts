import type { Feature } from '#kit/service/feature';
import { NightsHelpController } from './nights-help.controller';
import { NightsHelp } from './nights-help.service';

export const help: Feature = {
  controllers: [NightsHelpController],
  providers: [NightsHelp],
};
