import type { SettingSeed } from '../../kit/service/service-definition';

/** Every setting of the stay service with the value it starts with. */
export const staysSettings: readonly SettingSeed[] = [];
