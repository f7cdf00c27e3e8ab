import type { SettingSeed } from '../../kit/service/service-definition';

/** Every setting of the property service with the value it starts with. */
export const propertySettings: readonly SettingSeed[] = [];
