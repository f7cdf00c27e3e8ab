/** A port of this machine on which nobody listens. */
export declare function freePort(): Promise<number>;
