import type { Feature } from '#kit/service/feature';
import { RolePickerController } from './role-picker.controller';

/** Staff routes that only this service has. */
export const coaches: Feature = { controllers: [RolePickerController] };
