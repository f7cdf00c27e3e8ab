import { Inject } from '@nestjs/common';

export const CONFIGURATION = Symbol('configuration');

/** Injects the one `Configuration` of the process. */
export const InjectConfiguration = () => Inject(CONFIGURATION);
