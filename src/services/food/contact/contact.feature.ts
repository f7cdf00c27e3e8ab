import type { Feature } from '../../../kit/service/feature';
import { ContactModule } from './contact.module';

export const contact: Feature = {
  module: ContactModule,
};
