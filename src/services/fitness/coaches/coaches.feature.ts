import type { Feature } from '#kit/service/feature';
import { RolePickerController } from './role-picker.controller';

/** What the team of this service has beside the routes of every team. */
export const coaches: Feature = { controllers: [RolePickerController] };
