// Generated from the description of the service by `npm run clients`: not to be changed by hand.

export interface NotificationView {
    /** @description Id of the item. */
    id: number;
    /** @description Kind of notification; new kinds may be added. */
    type: string;
    /** @description Title in the language of the request. */
    title: string;
    /** @description Text in the language of the request, one sentence. */
    body: string;
    /** @description Ids and codes for a link to the subject; the keys depend on `type`. */
    data: {
        [key: string]: unknown;
    };
    read_at: string | null;
    /**
     * Format: date-time
     * @description (format date-time)
     */
    created_at: string;
}
export interface NotificationsReadView {
    /** @description Id of the item; null when all were marked read. */
    id: number | null;
    /**
     * Format: date-time
     * @description Time of reading, in UTC. (format date-time)
     */
    read_at: string;
    /** @description Number of unread notifications from the last 30 days. */
    unread_count: number;
}
export interface NotificationDeletedView {
    /** @description Id of the item. */
    id: number;
    /** @description Number of unread notifications from the last 30 days. */
    unread_count: number;
}
export interface DemoResetView {
    /**
     * Format: date-time
     * @description Time of the next reset, in UTC. (format date-time)
     */
    resets_at: string;
}
export interface Events {
    notifications: {
        /** @description Sent to the recipient of a new notification: the new item of the feed, in the language of the page. */
        "notification:created": NotificationView;
        /** @description Sent to all open pages of an account that marked one or all of its notifications as read. */
        "notification:read": NotificationsReadView;
        /** @description Sent to all open pages of an account when one of its notifications is deleted, by the account or with its subject. */
        "notification:deleted": NotificationDeletedView;
        /** @description Sent to every open page in demo mode after the data was deleted and filled again: read everything again. Demo accounts stay signed in; other accounts were deleted. */
        "demo:reset": DemoResetView;
    };
    auth: {
        /** @description Sent to a staff account whose roles, or the permissions of one of them, have changed: read `/auth/me` again. */
        "permissions-updated": Record<string, never>;
    };
}
export interface EventsByAudience {
    staff: {
        notifications: {
            /** @description Sent to the recipient of a new notification: the new item of the feed, in the language of the page. */
            "notification:created": NotificationView;
            /** @description Sent to all open pages of an account that marked one or all of its notifications as read. */
            "notification:read": NotificationsReadView;
            /** @description Sent to all open pages of an account when one of its notifications is deleted, by the account or with its subject. */
            "notification:deleted": NotificationDeletedView;
            /** @description Sent to every open page in demo mode after the data was deleted and filled again: read everything again. Demo accounts stay signed in; other accounts were deleted. */
            "demo:reset": DemoResetView;
        };
        auth: {
            /** @description Sent to a staff account whose roles, or the permissions of one of them, have changed: read `/auth/me` again. */
            "permissions-updated": Record<string, never>;
        };
    };
}
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        NotificationView: NotificationView;
        NotificationsReadView: NotificationsReadView;
        NotificationDeletedView: NotificationDeletedView;
        DemoResetView: DemoResetView;
        Events: Events;
        EventsByAudience: EventsByAudience;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
