import { prepareTemplate } from './template';

/** A program of its own, which loads modules of the application as they were compiled last: `template-step.ts <address>`. */
void prepareTemplate(process.argv[2]!);
