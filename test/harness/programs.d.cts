export type Program = 'redis-server' | 'postgres' | 'chromium' | 'pgbouncer' | 'ps';
/** The path of a program (of `postgres`: the folder of its programs), or undefined when it is not installed. */
export declare function programPath(name: Program): string | undefined;
/** Names of the programs that a test file needs, from its first comment. */
export declare function neededPrograms(file: string): Program[];
