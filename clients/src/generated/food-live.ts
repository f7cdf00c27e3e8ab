// Generated from the description of the service by `npm run clients`: not to be changed by hand.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        StaffListedOrderView: {
            id: number;
            order_number: string;
            /**
             * @description How far it is on its way.
             * @enum {string}
             */
            status: "pending" | "confirmed" | "preparing" | "ready" | "out_for_delivery" | "delivered" | "cancelled" | "refunded";
            /**
             * @description `failed` can be paid again; `refund_due` is paid and on its way back.
             * @enum {string}
             */
            payment_status: "unpaid" | "paid" | "failed" | "refund_due" | "refunded";
            /** @description How it is paid, such as `stripe`, `paypal` or `demo`. */
            payment_method: string;
            /** @enum {string} */
            fulfillment: "delivery" | "pickup";
            kitchen_code: string;
            /** @description where it is made, and picked up; null once the kitchen is deleted. */
            kitchen: components["schemas"]["OrderKitchenView"] | null;
            lines: components["schemas"]["OrderLineView"][];
            /** @description Who ordered. */
            name: string;
            phone: string;
            /** @description null for pick-up. */
            address: components["schemas"]["OrderAddressView"] | null;
            /** @description Instructions for the courier, such as which bell to ring. */
            delivery_instructions: string | null;
            /**
             * @description language the customer is written to in.
             * @enum {string}
             */
            locale: "en" | "ar";
            /** @description Every status it came to, the oldest first. */
            timeline: components["schemas"]["TimelineEntryView"][];
            /**
             * Format: date-time
             * @description When it was ordered, in UTC. (format date-time)
             */
            placed_at: string;
            /** @description when the kitchen means to have it ready: its preparation time after placement, or after payment. */
            promised_at: string | null;
            /** @description when it was ready; null before */
            ready_at: string | null;
            /** @description when it was handed over; null before */
            delivered_at: string | null;
            /**
             * Format: date-time
             * @description (format date-time)
             */
            updated_at: string;
            /** @description Every move, and whether this kind of account could make it now */
            actions: components["schemas"]["OrderActionView"][];
            email?: string;
            /** @enum {string} */
            currency?: "USD";
            /** @description The dishes before discounts and fees. In units of the currency, with at most two decimals. */
            subtotal?: number;
            /** @description What is taken off the dishes. */
            discounts?: components["schemas"]["DiscountsView"];
            /** @description Fees in addition to the dishes. */
            fees?: components["schemas"]["FeesView"];
            /** @description What is to be paid: dishes less discounts, and fees. In units of the currency, with at most two decimals. */
            total?: number;
            /** @description the code as it was, also after its deletion. */
            promo_code?: string | null;
            /** @description credited to a customer's account on delivery. */
            points_earned?: number;
            /** @description Points that it took from the balance. */
            points_redeemed?: number;
            /** @description null for a guest; absent for kitchen accounts. */
            customer_id?: number | null;
            /** @description the processor's name for the payment that counts, or for the latest one; absent for kitchen accounts. */
            session_id?: string | null;
        };
        OrderKitchenView: {
            code: string;
            /** @description What the kitchen is called, in both languages. */
            name: components["schemas"]["BilingualView"];
            /** @description Time zone of the kitchen, by its IANA name. */
            time_zone: string;
            /** @description Where orders are picked up. */
            address: components["schemas"]["KitchenAddressView"] | null;
            phone: string | null;
        };
        BilingualView: {
            en: string;
            ar: string;
        };
        KitchenAddressView: {
            street: string;
            city: string;
            postcode: string;
        };
        OrderLineView: {
            /** @description position in the order, from 0. */
            line: number;
            product_id: number | null;
            offer_id: number | null;
            /** @description What it was called when it was ordered, in both languages. */
            name: components["schemas"]["BilingualView"];
            /** @description of a dish; the menu may not have it any more. */
            slug: string | null;
            /** @description of a combo offer. */
            code: string | null;
            /** @description the cover of the dish or offer as it is now. */
            image: string | null;
            quantity: number;
            /** @description What was chosen with the dish. */
            options: components["schemas"]["OrderedOptionView"][];
            /** @description dishes of a combo offer; empty for a dish */
            offer_choices: components["schemas"]["OrderedDishView"][];
            instructions: string | null;
            /** @description absent for kitchen accounts */
            unit_price?: number;
            /** @description absent for kitchen accounts */
            line_total?: number;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        OrderedOptionView: {
            group: string;
            /** @description What the group was called when it was ordered. */
            group_name: components["schemas"]["BilingualView"];
            choice: string;
            /** @description What the choice was called when it was ordered. */
            choice_name: components["schemas"]["BilingualView"];
            /** @description absent for kitchen accounts */
            price_delta?: number;
        };
        OrderedDishView: {
            /** @description Name of the part of the offer. */
            slot: string;
            label: components["schemas"]["BilingualView"];
            product_id: number;
            /** @description What the dish was called when it was ordered, in both languages. */
            name: components["schemas"]["BilingualView"];
            /** @description absent for kitchen accounts */
            supplement?: number;
        };
        PictureView: {
            /** @description What begins with `/` lies at the origin of this API: `new URL(url, base)` makes it whole. */
            url: string;
            /** @description What it shows, where that is known. */
            alt: components["schemas"]["BilingualView"] | null;
            /** @description Pixels of the widest version; null of a picture that is not stored here. */
            width: number | null;
            /** @description Pixels of the widest version; null of a picture that is not stored here. */
            height: number | null;
            /** @description For a `srcset`: from narrow to wide, of each width as WebP and as JPEG. Empty where `width` is null. */
            versions: components["schemas"]["PictureVersionView"][];
        };
        PictureVersionView: {
            url: string;
            /**
             * @description Its media type, for a `source` element.
             * @enum {string}
             */
            type: "image/webp" | "image/jpeg";
            /** @description Pixels. */
            width: number;
            /** @description Pixels. */
            height: number;
        };
        OrderAddressView: {
            street: string;
            city: string;
            postcode: string;
        };
        TimelineEntryView: {
            /**
             * @description What it came to be.
             * @enum {string}
             */
            status: "pending" | "confirmed" | "preparing" | "ready" | "out_for_delivery" | "delivered" | "cancelled" | "refunded";
            /**
             * Format: date-time
             * @description (format date-time)
             */
            at: string;
            /**
             * @description who made the move.
             * @enum {string}
             */
            by: "customer" | "guest" | "staff" | "payment" | "system";
            /** @description Why, where staff said it; null otherwise. */
            reason: string | null;
        };
        OrderActionView: {
            /**
             * @description The `status` to send.
             * @enum {string}
             */
            action: "confirmed" | "preparing" | "ready" | "out_for_delivery" | "delivered" | "cancelled";
            /** @description Whether doing it now would be accepted. */
            allowed: boolean;
            /** @description The code it would be refused with. */
            reason: ("transition_not_allowed" | "transition_forbidden" | "payment_required" | null) | null;
        };
        DiscountsView: {
            /** @description Taken off by the promo code. In units of the currency, with at most two decimals. */
            promo: number;
            /** @description Taken off by redeemed points. In units of the currency, with at most two decimals. */
            rewards: number;
        };
        FeesView: {
            /** @description Fee of a delivery; 0 for a pick-up. In units of the currency, with at most two decimals. */
            delivery: number;
            /** @description Fee of a pick-up; 0 for a delivery. In units of the currency, with at most two decimals. */
            pickup: number;
        };
        KitchenOrderView: {
            id: number;
            order_number: string;
            /**
             * @description How far it is on its way.
             * @enum {string}
             */
            status: "pending" | "confirmed" | "preparing" | "ready" | "out_for_delivery" | "delivered" | "cancelled" | "refunded";
            /**
             * @description `failed` can be paid again; `refund_due` is paid and on its way back.
             * @enum {string}
             */
            payment_status: "unpaid" | "paid" | "failed" | "refund_due" | "refunded";
            /** @description How it is paid, such as `stripe`, `paypal` or `demo`. */
            payment_method: string;
            /** @enum {string} */
            fulfillment: "delivery" | "pickup";
            kitchen_code: string;
            /** @description where it is made, and picked up; null once the kitchen is deleted. */
            kitchen: components["schemas"]["OrderKitchenView"] | null;
            lines: components["schemas"]["OrderLineView"][];
            /** @description Who ordered. */
            name: string;
            phone: string;
            /** @description null for pick-up. */
            address: components["schemas"]["OrderAddressView"] | null;
            /** @description Instructions for the courier, such as which bell to ring. */
            delivery_instructions: string | null;
            /**
             * @description language the customer is written to in.
             * @enum {string}
             */
            locale: "en" | "ar";
            /** @description Every status it came to, the oldest first. */
            timeline: components["schemas"]["TimelineEntryView"][];
            /**
             * Format: date-time
             * @description When it was ordered, in UTC. (format date-time)
             */
            placed_at: string;
            /** @description when the kitchen means to have it ready: its preparation time after placement, or after payment. */
            promised_at: string | null;
            /** @description when it was ready; null before */
            ready_at: string | null;
            /** @description when it was handed over; null before */
            delivered_at: string | null;
            /**
             * Format: date-time
             * @description (format date-time)
             */
            updated_at: string;
            /** @description Every move, and whether this kind of account could make it now */
            actions: components["schemas"]["OrderActionView"][];
        };
        OrderView: {
            id: number;
            order_number: string;
            /**
             * @description How far it is on its way.
             * @enum {string}
             */
            status: "pending" | "confirmed" | "preparing" | "ready" | "out_for_delivery" | "delivered" | "cancelled" | "refunded";
            /**
             * @description `failed` can be paid again; `refund_due` is paid and on its way back.
             * @enum {string}
             */
            payment_status: "unpaid" | "paid" | "failed" | "refund_due" | "refunded";
            /** @description How it is paid, such as `stripe`, `paypal` or `demo`. */
            payment_method: string;
            /** @enum {string} */
            fulfillment: "delivery" | "pickup";
            kitchen_code: string;
            /** @description where it is made, and picked up; null once the kitchen is deleted. */
            kitchen: components["schemas"]["OrderKitchenView"] | null;
            lines: components["schemas"]["OrderLineView"][];
            /** @description Who ordered. */
            name: string;
            phone: string;
            /** @description null for pick-up. */
            address: components["schemas"]["OrderAddressView"] | null;
            /** @description Instructions for the courier, such as which bell to ring. */
            delivery_instructions: string | null;
            /**
             * @description language the customer is written to in.
             * @enum {string}
             */
            locale: "en" | "ar";
            /** @description Every status it came to, the oldest first. */
            timeline: components["schemas"]["TimelineEntryView"][];
            /**
             * Format: date-time
             * @description When it was ordered, in UTC. (format date-time)
             */
            placed_at: string;
            /** @description when the kitchen means to have it ready: its preparation time after placement, or after payment. */
            promised_at: string | null;
            /** @description when it was ready; null before */
            ready_at: string | null;
            /** @description when it was handed over; null before */
            delivered_at: string | null;
            /**
             * Format: date-time
             * @description (format date-time)
             */
            updated_at: string;
            email: string;
            /** @enum {string} */
            currency: "USD";
            /** @description The dishes before discounts and fees. In units of the currency, with at most two decimals. */
            subtotal: number;
            /** @description What is taken off the dishes. */
            discounts: components["schemas"]["DiscountsView"];
            /** @description Fees in addition to the dishes. */
            fees: components["schemas"]["FeesView"];
            /** @description What is to be paid: dishes less discounts, and fees. In units of the currency, with at most two decimals. */
            total: number;
            /** @description the code as it was, also after its deletion. */
            promo_code: string | null;
            /** @description credited to a customer's account on delivery. */
            points_earned: number;
            /** @description Points that it took from the balance. */
            points_redeemed: number;
            /** @description the order is not processed before it is paid */
            requires_payment: boolean;
            /** @description `pay` is `POST /api/payments/checkout-session` */
            actions: components["schemas"]["CustomerActionView"][];
        };
        CustomerActionView: {
            /**
             * @description `pay`: settle what is unpaid.
             * @enum {string}
             */
            action: "pay";
            /** @description Whether doing it now would be accepted. */
            allowed: boolean;
            /** @description The code it would be refused with. */
            reason: ("not_payable" | null) | null;
        };
        OrderStatusView: {
            order_number: string;
            /**
             * @description How far it is on its way.
             * @enum {string}
             */
            status: "pending" | "confirmed" | "preparing" | "ready" | "out_for_delivery" | "delivered" | "cancelled" | "refunded";
            /**
             * @description `failed` can be paid again; `refund_due` is paid and on its way back.
             * @enum {string}
             */
            payment_status: "unpaid" | "paid" | "failed" | "refund_due" | "refunded";
            /** @description Every status it came to, the oldest first. */
            timeline: components["schemas"]["TimelineEntryView"][];
            /** @description when the kitchen means to have it ready: its preparation time after placement, or after payment. */
            promised_at: string | null;
            /** @description when it was ready; null before */
            ready_at: string | null;
            /** @description when it was handed over; null before */
            delivered_at: string | null;
            /**
             * Format: date-time
             * @description (format date-time)
             */
            updated_at: string;
        };
        NotificationView: {
            /** @description Id of the item. */
            id: number;
            /** @description Kind of notification; new kinds may be added. */
            type: string;
            /** @description A few words, in the language of the request. */
            title: string;
            /** @description A sentence, in the language of the request. */
            body: string;
            /** @description Ids and codes for a link to the subject; which ones depends on `type`. */
            data: {
                [key: string]: unknown;
            };
            read_at: string | null;
            /**
             * Format: date-time
             * @description (format date-time)
             */
            created_at: string;
        };
        NotificationsReadView: {
            /** @description Id of the item; null when all were marked read. */
            id: number | null;
            /**
             * Format: date-time
             * @description When it was read, in UTC. (format date-time)
             */
            read_at: string;
            /** @description Number of unread notifications from the last 30 days. */
            unread_count: number;
        };
        NotificationDeletedView: {
            /** @description Id of the item. */
            id: number;
            /** @description Number of unread notifications from the last 30 days. */
            unread_count: number;
        };
        DemoResetView: {
            /**
             * Format: date-time
             * @description When the data is next deleted and filled again. (format date-time)
             */
            resets_at: string;
        };
        Events: {
            notifications: {
                /** @description To staff with `orders.view`: an order was placed. Kitchen accounts receive it for orders of their kitchen, as soon as these are paid and can be accepted. The customer of the order receives it too. The payload is the order as the list of orders returns it to the same account; kitchen accounts get no amounts and no e-mail address. */
                "order:created": components["schemas"]["StaffListedOrderView"] | components["schemas"]["KitchenOrderView"] | components["schemas"]["OrderView"];
                /** @description To staff with `orders.view`, including accounts of its kitchen: status or payment of an order changed. The customer of the order receives it too. The payload is the order as the list of orders returns it to the same account; kitchen accounts get no amounts and no e-mail address. */
                "order:updated": components["schemas"]["StaffListedOrderView"] | components["schemas"]["KitchenOrderView"] | components["schemas"]["OrderView"];
                /** @description To clients that follow an order by its tracking token (`auth.token`; a sent `auth.reference` must match) or by its number and e-mail address (`auth.reference`, `auth.email`): status or payment changed. */
                "order:status": components["schemas"]["OrderStatusView"];
                /** @description Sent to the recipient of a new notification: the new item of the feed, in the language of the page. */
                "notification:created": components["schemas"]["NotificationView"];
                /** @description Sent to all open pages of an account that marked one or all of its notifications as read. */
                "notification:read": components["schemas"]["NotificationsReadView"];
                /** @description Sent to all open pages of an account when one of its notifications is deleted, by the account or with its subject. */
                "notification:deleted": components["schemas"]["NotificationDeletedView"];
                /** @description To every open page in demo mode, after the data was deleted and filled again: read everything again. Demo accounts stay signed in, other accounts are gone. */
                "demo:reset": components["schemas"]["DemoResetView"];
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
