export type Program = 'redis-server' | 'postgres' | 'chromium' | 'pgbouncer' | 'ps' | 'later-node' | 'webhook-libraries' | 'mcp-conformance';
/** The path of a program (of `postgres`: the folder of its programs), or undefined when it is not installed. */
export declare function programPath(name: Program): string | undefined;
/** Names of the programs that a test file needs, from its first comment. */
export declare function neededPrograms(file: string): Program[];
/** Major versions of Node that system tests run, as well as the one that runs them. */
export declare const LATER_NODES: readonly number[];
/** The program of a major version, or undefined when it is not installed. */
export declare function laterNode(major: number): string | undefined;
