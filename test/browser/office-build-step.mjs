/** A program of its own: Jest cannot load the modules of `tools`. */
import { ensureOfficeBuilt } from '../../tools/build.mjs';

await ensureOfficeBuilt();
