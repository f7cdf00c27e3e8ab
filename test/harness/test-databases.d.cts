import type { Client } from 'pg';

/** The migrated and seeded database that those of tests are copies of. */
export declare const TEMPLATE: string;
/** A name that no other database of the run has. */
export declare function newName(): string;
/** Copies a database, the template when left out. */
export declare function createDatabase(name: string, template?: string): Promise<void>;
/** Ends its connections as well. */
export declare function dropDatabase(name: string): Promise<void>;
/** `postgres://...` of a database on the server of the run. */
export declare function addressOf(name: string): string;
/** Connects to the server of the run for one piece of work. */
export declare function onServer<Result>(work: (server: Client) => Promise<Result>): Promise<Result>;
