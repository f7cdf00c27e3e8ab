// Generated from the description of the service by `npm run clients`: not to be changed by hand.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        NotificationView: {
            /** @description Id of the item. */
            id: number;
            /** @description What kind of thing is told; new kinds may come. */
            type: string;
            /** @description A few words, in the language of the request. */
            title: string;
            /** @description A sentence, in the language of the request. */
            body: string;
            /** @description Ids and codes of what it is about, for a link; which ones depends on `type`. */
            data: {
                [key: string]: unknown;
            };
            read_at: string | null;
            /** Format: date-time */
            created_at: string;
        };
        NotificationsReadView: {
            /** @description Id of the item; null when all were read. */
            id: number | null;
            /**
             * Format: date-time
             * @description When it was read, in UTC.
             */
            read_at: string;
            /** @description Unread ones of the last 30 days. */
            unread_count: number;
        };
        NotificationDeletedView: {
            /** @description Id of the item. */
            id: number;
            /** @description Unread ones of the last 30 days. */
            unread_count: number;
        };
        Events: {
            notifications: {
                /** @description To the account that is told something: the new item of its feed, in the language of the page. */
                "notification:created": components["schemas"]["NotificationView"];
                /** @description To the account that marked one of its notifications read, or all, on every page. */
                "notification:read": components["schemas"]["NotificationsReadView"];
                /** @description To the account that deleted one of its notifications, on every page. */
                "notification:deleted": components["schemas"]["NotificationDeletedView"];
            };
            auth: {
                /** @description To a staff account whose roles, or the permissions of one of them, have changed: read `/auth/me` again. */
                "permissions-updated": Record<string, never>;
            };
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
