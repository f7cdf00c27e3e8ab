import { Inject } from '@nestjs/common';

export const CONFIGURATION = Symbol('configuration');

export const InjectConfiguration = () => Inject(CONFIGURATION);
