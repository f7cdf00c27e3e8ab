// Generated from the description of the service by `npm run clients`: not to be changed by hand.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        NotificationView: {
            id: number;
            type: string;
            /** @description in the language of the request. */
            title: string;
            /** @description in the language of the request. */
            body: string;
            /** @description what the notification is about. */
            data: {
                [key: string]: unknown;
            };
            read_at: string | null;
            /** Format: date-time */
            created_at: string;
        };
        NotificationsReadView: {
            /** @description null: all of them. */
            id: number | null;
            /** Format: date-time */
            read_at: string;
            /** @description unread ones of the last 30 days. */
            unread_count: number;
        };
        NotificationDeletedView: {
            id: number;
            /** @description unread ones of the last 30 days. */
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
