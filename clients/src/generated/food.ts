// Generated from the description of the service by `npm run clients`: not to be changed by hand.

export interface paths {
    "/api/categories/statistic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many categories there are
         * @description Needs the token of an account with the permission `categories.view`.
         */
        get: operations["CategoriesStaff_statistic"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/categories/deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Archived categories, the latest first
         * @description Needs the token of an account with the permission `categories.delete`. Answers one page.
         */
        get: operations["CategoriesStaff_archived"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/categories/deleted/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring an archived category back
         * @description Needs the token of an account with the permission `categories.restore`.
         */
        post: operations["CategoriesStaff_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Categories in menu order
         * @description Open to anyone. With a staff token, what is not public is shown too. Answers one page.
         */
        get: operations["Categories_list"];
        put?: never;
        /**
         * Add a category
         * @description Needs the token of an account with the permission `categories.create`.
         */
        post: operations["CategoriesStaff_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One category
         * @description Open to anyone. With a staff token, what is not public is shown too.
         */
        get: operations["Categories_byId"];
        put?: never;
        post?: never;
        /**
         * Archive a category that no live dish and no live category below it needs
         * @description Needs the token of an account with the permission `categories.delete`.
         */
        delete: operations["CategoriesStaff_archive"];
        options?: never;
        head?: never;
        /**
         * Change a category
         * @description Needs the token of an account with the permission `categories.edit`.
         */
        patch: operations["CategoriesStaff_change"];
        trace?: never;
    };
    "/api/categories/roots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Categories without a parent, in menu order
         * @description Open to anyone; no token is read. Answers one page.
         */
        get: operations["Categories_roots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/categories/slug/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One category
         * @description Open to anyone. With a staff token, what is not public is shown too.
         */
        get: operations["Categories_bySlug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/drafts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The member's autosaved dish form, null when there is none
         * @description Needs the token of a signed-in member of staff.
         */
        get: operations["DishDrafts_find"];
        /**
         * Save the dish form as it is, at most 200 KB
         * @description Needs the token of a signed-in member of staff.
         */
        put: operations["DishDrafts_save"];
        post?: never;
        /**
         * Discard the autosaved dish form
         * @description Needs the token of a signed-in member of staff.
         */
        delete: operations["DishDrafts_discard"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/statistic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Totals of the menu
         * @description Needs the token of an account with the permission `products.view`.
         */
        get: operations["MenuStaff_statistic"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Archived dishes, the latest first
         * @description Needs the token of an account with the permission `products.delete`. Answers one page.
         */
        get: operations["MenuStaff_archived"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/deleted/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring an archived dish back
         * @description Needs the token of an account with the permission `products.restore`.
         */
        post: operations["MenuStaff_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The published menu; staff see drafts too
         * @description Open to anyone. With a staff token, what is not public is shown too. Answers one page.
         */
        get: operations["Menu_list"];
        put?: never;
        /**
         * Add a dish
         * @description Needs the token of an account with the permission `products.create`.
         */
        post: operations["MenuStaff_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One dish
         * @description Open to anyone. With a staff token, what is not public is shown too.
         */
        get: operations["Menu_byId"];
        put?: never;
        post?: never;
        /**
         * Archive a dish; orders keep what they ordered
         * @description Needs the token of an account with the permission `products.delete`.
         */
        delete: operations["MenuStaff_archive"];
        options?: never;
        head?: never;
        /**
         * Change a dish; lists are replaced as whole sets
         * @description Needs the token of an account with the permission `products.edit`.
         */
        patch: operations["MenuStaff_change"];
        trace?: never;
    };
    "/api/products/{id}/availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Say whether a dish can be ordered now
         * @description Needs the token of an account with the permission `products.edit`.
         */
        patch: operations["MenuStaff_changeAvailability"];
        trace?: never;
    };
    "/api/products/featured": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Featured dishes, latest change first
         * @description Open to anyone; no token is read. Answers one page.
         */
        get: operations["Menu_featured"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/slug/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One dish with related dishes
         * @description Open to anyone. With a staff token, what is not public is shown too.
         */
        get: operations["Menu_bySlug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/products/{id}/related": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Dishes of the same category, then best sellers; at most eight
         * @description Open to anyone; no token is read.
         */
        get: operations["Menu_related"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Combo offers with their choices, supplements and savings
         * @description Open to anyone. With a staff token, what is not public is shown too.
         */
        get: operations["Offers_list"];
        put?: never;
        /**
         * Add a combo offer
         * @description Needs the token of an account with the permission `products.create`.
         */
        post: operations["Offers_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/offers/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One combo offer
         * @description Open to anyone. With a staff token, what is not public is shown too.
         */
        get: operations["Offers_one"];
        put?: never;
        post?: never;
        /**
         * Delete a combo offer; orders keep what they ordered
         * @description Needs the token of an account with the permission `products.delete`.
         */
        delete: operations["Offers_delete"];
        options?: never;
        head?: never;
        /**
         * Change a combo offer; slots are replaced as a whole set
         * @description Needs the token of an account with the permission `products.edit`.
         */
        patch: operations["Offers_change"];
        trace?: never;
    };
    "/api/homepage-sections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sections in page order
         * @description Open to anyone. With a staff token, what is not public is shown too.
         */
        get: operations["HomePage_sections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/homepage-sections/{key}/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The published dishes of a visible section, in its order
         * @description Open to anyone; no token is read.
         */
        get: operations["HomePage_dishes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/homepage-sections/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One section
         * @description Needs the token of an account with the permission `products.view`.
         */
        get: operations["HomePage_one"];
        /**
         * Change what is sent of a section, or make a new one from a title
         * @description Needs the token of an account with the permission `products.edit`.
         */
        put: operations["HomePage_put"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kitchens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Kitchens with their hours, delivery area and whether they are open now
         * @description Open to anyone. With a staff token, what is not public is shown too.
         */
        get: operations["Kitchens_list"];
        put?: never;
        /**
         * Add a kitchen
         * @description Needs the token of an account with the permission `settings.edit`.
         */
        post: operations["Kitchens_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kitchens/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Which kitchen can serve a postcode now
         * @description Open to anyone; no token is read.
         */
        post: operations["Kitchens_check"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/kitchens/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One kitchen
         * @description Open to anyone. With a staff token, what is not public is shown too.
         */
        get: operations["Kitchens_one"];
        put?: never;
        post?: never;
        /**
         * Delete a kitchen that nobody works in and no open order needs
         * @description Needs the token of an account with the permission `settings.edit`.
         */
        delete: operations["Kitchens_delete"];
        options?: never;
        head?: never;
        /**
         * Change a kitchen; hours, closures and postcodes are replaced as whole sets
         * @description Needs the token of an account with the permission `settings.edit`.
         */
        patch: operations["Kitchens_change"];
        trace?: never;
    };
    "/api/promo/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a code would remove from a menu subtotal
         * @description Open to anyone; no token is read.
         */
        post: operations["Promo_validate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/promo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Promo codes
         * @description Needs the token of an account with the permission `settings.view`. Answers one page.
         */
        get: operations["Promo_list"];
        put?: never;
        /**
         * Add a promo code
         * @description Needs the token of an account with the permission `settings.edit`.
         */
        post: operations["Promo_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/promo/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a promo code; orders keep it as text
         * @description Needs the token of an account with the permission `settings.edit`.
         */
        delete: operations["Promo_delete"];
        options?: never;
        head?: never;
        /**
         * Change a promo code
         * @description Needs the token of an account with the permission `settings.edit`.
         */
        patch: operations["Promo_change"];
        trace?: never;
    };
    "/api/checkout/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a basket costs now, and what stands in its way
         * @description Open to guests. A customer's token is read when it is sent, and one that is not good is refused.
         */
        post: operations["Quotes_quote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The cart with its quote
         * @description Needs the token of a signed-in customer.
         */
        get: operations["Cart_mine"];
        put?: never;
        post?: never;
        /**
         * Empty the cart
         * @description Needs the token of a signed-in customer.
         */
        delete: operations["Cart_empty"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a selection; an equal one adds to its line
         * @description Needs the token of a signed-in customer.
         */
        post: operations["Cart_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/items/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a line
         * @description Needs the token of a signed-in customer.
         */
        delete: operations["Cart_remove"];
        options?: never;
        head?: never;
        /**
         * Change quantity, options or note of a line
         * @description Needs the token of a signed-in customer.
         */
        patch: operations["Cart_change"];
        trace?: never;
    };
    "/api/cart/meta": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose kitchen and mode
         * @description Needs the token of a signed-in customer.
         */
        put: operations["Cart_choose"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cart/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge a guest's cart: no line is replaced, and merging again changes nothing
         * @description Needs the token of a signed-in customer.
         */
        post: operations["Cart_merge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The orders the member may see; a kitchen account gets its queue, oldest first
         * @description Needs the token of an account with the permission `orders.view`. Answers one page.
         */
        get: operations["OrderHandling_list"];
        put?: never;
        /**
         * Place an order
         * @description Open to guests. A customer's token is read when it is sent, and one that is not good is refused. The same key again is answered what it was answered first (`Idempotent-Replay: true`), and nothing is done twice. Limited by address; over the limit 429 with `Retry-After`.
         */
        post: operations["Orders_place"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/my": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's orders, newest first
         * @description Needs the token of a signed-in customer. Answers one page.
         */
        get: operations["Orders_mine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/number/{orderNumber}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of the caller's orders
         * @description Needs the token of a signed-in customer.
         */
        get: operations["Orders_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/track": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An order by its number and the e-mail address it was placed with
         * @description Open to anyone; no token is read. At most 30 calls from one address in 10 minutes; after that 429 with `Retry-After`.
         */
        get: operations["Orders_track"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/track/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The order that a tracking token opens
         * @description Open to anyone; no token is read.
         */
        get: operations["Orders_trackByToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/statistic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Orders by status, and the revenue collected
         * @description Needs the token of an account with the permission `orders.view`.
         */
        get: operations["OrderHandling_statistic"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One order with its timeline
         * @description Needs the token of an account with the permission `orders.view`.
         */
        get: operations["OrderHandling_detail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/orders/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Move an order along its way, or cancel it with a reason
         * @description Needs the token of an account with the permission `orders.edit`.
         */
        patch: operations["OrderHandling_move"];
        trace?: never;
    };
    "/api/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One day of the company: figures, top dishes, kitchens and the latest orders
         * @description Needs the token of an account with the permission `orders.view`.
         */
        get: operations["Overview_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How an order can be paid
         * @description Open to anyone; no token is read.
         */
        get: operations["Payments_methods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/checkout-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay an order that waits for it, or open its payment again
         * @description Open to guests. A customer's token is read when it is sent, and one that is not good is refused. At most 30 calls from one address in 10 minutes; after that 429 with `Retry-After`.
         */
        post: operations["Payments_session"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/return/stripe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Confirms a card payment and leads on to the site
         * @description Opened by the link it is part of, whose signature is the proof.
         */
        get: operations["PaymentCallbacks_fromCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/return/paypal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Captures an approved wallet payment and leads on to the site
         * @description Opened by the link it is part of, whose signature is the proof.
         */
        get: operations["PaymentCallbacks_fromWallet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payments/webhooks/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a processor reports: `stripe`, `paypal` or `demo`
         * @description Called by the payment processor; its signature is the proof, so it cannot be called from a page.
         */
        post: operations["PaymentCallbacks_webhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/customer/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a customer account and sign in
         * @description Open to anyone; no token is read. The same `client_token` again is answered what it was answered first, and nothing is done twice. Limited by address; over the limit 429 with `Retry-After`.
         */
        post: operations["Customers_register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/customer/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with e-mail address and password
         * @description Open to anyone; no token is read. Limited by address; over the limit 429 with `Retry-After`.
         */
        post: operations["Customers_signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/customer/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in customer
         * @description Needs the token of a signed-in customer.
         */
        get: operations["Customers_me"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the own details
         * @description Needs the token of a signed-in customer. Limited by address; over the limit 429 with `Retry-After`.
         */
        patch: operations["Customers_change"];
        trace?: never;
    };
    "/api/auth/customer/me/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the own password; ends every token given before
         * @description Needs the token of a signed-in customer. Limited by address; over the limit 429 with `Retry-After`.
         */
        patch: operations["Customers_changePassword"];
        trace?: never;
    };
    "/api/auth/customer/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a link to a new password, if there is such a customer
         * @description Open to anyone; no token is read. At most 10 calls from one address in an hour; after that 429 with `Retry-After`.
         */
        post: operations["Customers_forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/customer/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a new password with the token of the link; works once, within one hour
         * @description Open to anyone; no token is read.
         */
        post: operations["Customers_resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Customers, most recently changed first
         * @description Needs the token of an account with the permission `users.view`. Answers one page.
         */
        get: operations["CustomersStaff_list"];
        put?: never;
        /**
         * Add a customer
         * @description Needs the token of an account with the permission `users.create`.
         */
        post: operations["CustomersStaff_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/statistic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many customers there are
         * @description Needs the token of an account with the permission `users.view`.
         */
        get: operations["CustomersStaff_statistic"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Deleted customers, most recently changed first
         * @description Needs the token of an account with the permission `users.view`. Answers one page.
         */
        get: operations["CustomersStaff_deleted"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/deleted/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One deleted customer
         * @description Needs the token of an account with the permission `users.view`.
         */
        get: operations["CustomersStaff_oneDeleted"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/deleted/{username}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted customer
         * @description Needs the token of an account with the permission `users.restore`.
         */
        post: operations["CustomersStaff_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One customer
         * @description Needs the token of an account with the permission `users.view`.
         */
        get: operations["CustomersStaff_one"];
        put?: never;
        post?: never;
        /**
         * Delete a customer; its tokens end at once and its e-mail address is free again
         * @description Needs the token of an account with the permission `users.delete`.
         */
        delete: operations["CustomersStaff_delete"];
        options?: never;
        head?: never;
        /**
         * Change a customer
         * @description Needs the token of an account with the permission `users.update`.
         */
        patch: operations["CustomersStaff_change"];
        trace?: never;
    };
    "/api/users/{username}/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set the password of a customer; ends every token given before
         * @description Needs the token of an account with the permission `users.update`.
         */
        patch: operations["CustomersStaff_setPassword"];
        trace?: never;
    };
    "/api/users/{username}/make-verified": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark the e-mail address as verified
         * @description Needs the token of an account with the permission `users.verify`.
         */
        post: operations["CustomersStaff_verify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/{username}/make-unverified": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark the e-mail address as not verified
         * @description Needs the token of an account with the permission `users.verify`.
         */
        post: operations["CustomersStaff_unverify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Saved addresses, most recently changed first
         * @description Needs the token of a signed-in customer.
         */
        get: operations["Addresses_list"];
        put?: never;
        /**
         * Save an address; the first one is the default
         * @description Needs the token of a signed-in customer.
         */
        post: operations["Addresses_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/addresses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One saved address
         * @description Needs the token of a signed-in customer.
         */
        get: operations["Addresses_one"];
        put?: never;
        post?: never;
        /**
         * Delete an address; another one becomes the default when this one was
         * @description Needs the token of a signed-in customer.
         */
        delete: operations["Addresses_delete"];
        options?: never;
        head?: never;
        /**
         * Change an address
         * @description Needs the token of a signed-in customer.
         */
        patch: operations["Addresses_change"];
        trace?: never;
    };
    "/api/addresses/{id}/default": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Make an address the default
         * @description Needs the token of a signed-in customer.
         */
        patch: operations["Addresses_makeDefault"];
        trace?: never;
    };
    "/api/wishlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Saved dishes that are on the menu, saved last first
         * @description Needs the token of a signed-in customer.
         */
        get: operations["Wishlist_mine"];
        put?: never;
        post?: never;
        /**
         * Remove all saved dishes
         * @description Needs the token of a signed-in customer.
         */
        delete: operations["Wishlist_clear"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wishlist/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a guest's saved dishes
         * @description Needs the token of a signed-in customer.
         */
        post: operations["Wishlist_merge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/wishlist/{productId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save a dish
         * @description Needs the token of a signed-in customer.
         */
        put: operations["Wishlist_save"];
        post?: never;
        /**
         * Remove a dish, saved or not
         * @description Needs the token of a signed-in customer.
         */
        delete: operations["Wishlist_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/rewards/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Points balance, the terms of one redemption, and the history
         * @description Needs the token of a signed-in customer.
         */
        get: operations["Rewards_mine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/product/{productId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reviews of a dish, newest first
         * @description Open to anyone; no token is read. Answers one page.
         */
        get: operations["Reviews_ofDish"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/product/{productId}/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Average, total and count per star
         * @description Open to anyone; no token is read.
         */
        get: operations["Reviews_summary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Review a dish, once
         * @description Needs the token of a signed-in customer.
         */
        post: operations["Reviews_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an own review
         * @description Needs the token of a signed-in customer.
         */
        delete: operations["Reviews_delete"];
        options?: never;
        head?: never;
        /**
         * Edit an own review
         * @description Needs the token of a signed-in customer.
         */
        patch: operations["Reviews_change"];
        trace?: never;
    };
    "/api/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write to the restaurant; staff are notified
         * @description Open to anyone; no token is read. The same `client_token` again is answered what it was answered first, and nothing is done twice. Limited by address; over the limit 429 with `Retry-After`.
         */
        post: operations["Contact_receive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with e-mail address and password
         * @description Open to anyone; no token is read. Limited by address; over the limit 429 with `Retry-After`.
         */
        post: operations["SignIn_signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in account with its roles and permissions
         * @description Needs the token of a signed-in member of staff.
         */
        get: operations["SignIn_me"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the own profile
         * @description Needs the token of an account with the permission `admins.edit`. Limited by address; over the limit 429 with `Retry-After`.
         */
        patch: operations["OwnAccount_changeProfile"];
        trace?: never;
    };
    "/api/admins/profile/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the own password; every other session ends, the answer carries the token to go on with
         * @description Needs the token of a signed-in member of staff. Limited by address; over the limit 429 with `Retry-After`.
         */
        patch: operations["OwnAccount_changePassword"];
        trace?: never;
    };
    "/api/admins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Accounts, most recently changed first
         * @description Needs the token of an account with the permission `admins.view`. Answers one page.
         */
        get: operations["Staff_list"];
        put?: never;
        /**
         * Add an account
         * @description Needs the token of an account with the permission `admins.create`.
         */
        post: operations["Staff_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many accounts there are, and hold which role
         * @description Needs the token of an account with the permission `admins.view`.
         */
        get: operations["Staff_statistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One account, by id or username
         * @description Needs the token of an account with the permission `admins.view`.
         */
        get: operations["Staff_one"];
        put?: never;
        post?: never;
        /**
         * Delete an account; its tokens end at once
         * @description Needs the token of an account with the permission `admins.delete`.
         */
        delete: operations["Staff_remove"];
        options?: never;
        head?: never;
        /**
         * Change an account; a new password ends its tokens
         * @description Needs the token of an account with the permission `admins.edit`.
         */
        patch: operations["Staff_change"];
        trace?: never;
    };
    "/api/admins/{id}/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Replace the roles of an account
         * @description Needs the token of an account with the permission `admins.assign_roles`.
         */
        patch: operations["Staff_replaceRoles"];
        trace?: never;
    };
    "/api/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Roles, most recently changed first
         * @description Needs the token of an account with the permission `roles.view`. Answers one page.
         */
        get: operations["Roles_list"];
        put?: never;
        /**
         * Add a role, without permissions
         * @description Needs the token of an account with the permission `roles.create`.
         */
        post: operations["Roles_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roles/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many roles there are and are in use
         * @description Needs the token of an account with the permission `roles.view`.
         */
        get: operations["Roles_statistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roles/select": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every role by name, for a picker
         * @description Needs the token of an account with the permission `roles.view`.
         */
        get: operations["Roles_select"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roles/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every permission there is, by module
         * @description Needs the token of an account with the permission `roles.view`.
         */
        get: operations["Roles_permissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One role with its permissions
         * @description Needs the token of an account with the permission `roles.view`.
         */
        get: operations["Roles_one"];
        /**
         * Rename or describe a role
         * @description Needs the token of an account with the permission `roles.edit`.
         */
        put: operations["Roles_change"];
        post?: never;
        /**
         * Delete a role nobody holds
         * @description Needs the token of an account with the permission `roles.delete`.
         */
        delete: operations["Roles_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/roles/{id}/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the permissions of a role
         * @description Needs the token of an account with the permission `roles.assign_permissions`.
         */
        post: operations["Roles_replacePermissions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/public": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the shop shows of the company: name, contact, fees, minimum, points, and the words of the menu
         * @description Open to anyone; no token is read.
         */
        get: operations["PublicSettings_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Settings, latest change first
         * @description Needs the token of an account with the permission `settings.view`. Answers one page.
         */
        get: operations["Settings_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One setting
         * @description Needs the token of an account with the permission `settings.view`.
         */
        get: operations["Settings_one"];
        put?: never;
        post?: never;
        /**
         * Delete a setting; the service then works with its first value
         * @description Needs the token of an account with the permission `settings.edit`.
         */
        delete: operations["Settings_remove"];
        options?: never;
        head?: never;
        /**
         * Give a setting another value
         * @description Needs the token of an account with the permission `settings.edit`.
         */
        patch: operations["Settings_change"];
        trace?: never;
    };
    "/api/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The newest 30 notifications of the caller
         * @description Needs the token of a signed-in member of staff.
         */
        get: operations["StaffNotifications_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/notifications/read-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Mark all of them read
         * @description Needs the token of a signed-in member of staff.
         */
        patch: operations["StaffNotifications_readAll"];
        trace?: never;
    };
    "/api/notifications/{id}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Mark one read
         * @description Needs the token of a signed-in member of staff.
         */
        patch: operations["StaffNotifications_read"];
        trace?: never;
    };
    "/api/notifications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete one
         * @description Needs the token of a signed-in member of staff.
         */
        delete: operations["StaffNotifications_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/helpers/upload": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Store an image, in the sizes of its preset, or a video
         * @description Needs the token of a signed-in member of staff.
         */
        post: operations["Uploads_upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether the service works and reaches its database
         * @description Open to anyone; no token is read.
         */
        get: operations["DegradingHealth_health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        CategoryStatisticView: {
            /** @description Categories that are not archived. */
            total: number;
            /** @description Active. */
            active: number;
            /** @description Hidden. */
            hidden: number;
            /** @description Of the total, those without a parent. */
            roots: number;
            /** @description Archived. */
            archived: number;
        };
        BilingualView: {
            /** @description In English. */
            en: string;
            /** @description In Arabic. */
            ar: string;
        };
        PictureVersionView: {
            /** @description Address of the file. */
            url: string;
            /**
             * @description Kind.
             * @enum {string}
             */
            type: "image/webp" | "image/jpeg";
            /** @description Pixels. */
            width: number;
            /** @description Pixels. */
            height: number;
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
        ArchivedCategoryView: {
            /** @description Id of the record. */
            id: number;
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description Name. */
            name: components["schemas"]["BilingualView"];
            /** @description Description. */
            description: components["schemas"]["BilingualView"];
            /** @description The category it stands below; null of a root. */
            parent_id: number | null;
            /** @description Picture. */
            image: string | null;
            /** @description Place in the menu, the smallest first. */
            position: number;
            /** @description Listed for the public. Dishes of a hidden category stay published. */
            is_active: boolean;
            /**
             * Format: date-time
             * @description When it was made, in UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed, in UTC.
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description Archived at, in UTC.
             */
            archived_at: string;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        CategoryView: {
            /** @description Id of the record. */
            id: number;
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description Name. */
            name: components["schemas"]["BilingualView"];
            /** @description Description. */
            description: components["schemas"]["BilingualView"];
            /** @description The category it stands below; null of a root. */
            parent_id: number | null;
            /** @description Picture. */
            image: string | null;
            /** @description Place in the menu, the smallest first. */
            position: number;
            /** @description Listed for the public. Dishes of a hidden category stay published. */
            is_active: boolean;
            /**
             * Format: date-time
             * @description When it was made, in UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed, in UTC.
             */
            updated_at: string;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        BilingualText2000OrEmptyEnglishFirst: {
            /** @description In English. */
            en: string;
            /** @description In Arabic. */
            ar?: string;
        };
        BilingualText120: {
            /** @description In English. */
            en: string;
            /** @description In Arabic. */
            ar: string;
        };
        CategoryBody: {
            /** @description Made from the English name when left out. */
            slug?: string;
            /** @description Description. */
            description?: components["schemas"]["BilingualText2000OrEmptyEnglishFirst"] | null;
            /** @description The category it stands below; null makes it a root. */
            parent_id?: number | null;
            /** @description Address of a picture stored with this service. */
            image?: string | null;
            /** @description Place in the menu; a new category goes last. */
            position?: number;
            /** @description Listed for the public. Dishes of a hidden category stay published. */
            is_active?: boolean;
            /** @description Name. */
            name: components["schemas"]["BilingualText120"];
        };
        CategoryChangeBody: {
            /** @description Made from the English name when left out. */
            slug?: string;
            /** @description Description. */
            description?: components["schemas"]["BilingualText2000OrEmptyEnglishFirst"] | null;
            /** @description The category it stands below; null makes it a root. */
            parent_id?: number | null;
            /** @description Address of a picture stored with this service. */
            image?: string | null;
            /** @description Place in the menu; a new category goes last. */
            position?: number;
            /** @description Listed for the public. Dishes of a hidden category stay published. */
            is_active?: boolean;
            /** @description Name. */
            name?: components["schemas"]["BilingualText120"];
        };
        DishCategoryView: {
            /** @description Id of the record. */
            id: number;
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description Name. */
            name: components["schemas"]["BilingualView"];
        };
        DishChoiceView: {
            /** @description Key. */
            key: string;
            /** @description Name. */
            name: components["schemas"]["BilingualView"];
            /** @description What the choice adds to the price; may be negative. In units of the currency, with at most two decimals. */
            price_delta: number;
            /** @description Available, or not. */
            is_available: boolean;
        };
        DishOptionGroupView: {
            /** @description Key. */
            key: string;
            /** @description Name. */
            name: components["schemas"]["BilingualView"];
            /** @description Required, or not. */
            required: boolean;
            /** @description Fewest choices. */
            min: number;
            /** @description Most choices. */
            max: number;
            /** @description Choices. */
            choices: components["schemas"]["DishChoiceView"][];
        };
        DishView: {
            /** @description Id of the record. */
            id: number;
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description Name. */
            name: components["schemas"]["BilingualView"];
            /** @description Description. */
            description: components["schemas"]["BilingualView"];
            /** @description Ingredients. */
            ingredients: components["schemas"]["BilingualView"];
            /** @description Dollars. In units of the currency, with at most two decimals. */
            price: number;
            /** @description Category. */
            category_id: number;
            /** @description Category. */
            category: components["schemas"]["DishCategoryView"];
            /** @description The cover first. */
            images: string[];
            /** @description Option groups. */
            option_groups: components["schemas"]["DishOptionGroupView"][];
            /** @description Allergens. */
            allergens: string[];
            /** @description Diet. */
            dietary_tags: string[];
            /** @description Preparation time, in minutes. */
            preparation_minutes: number;
            /** @description Published: the public sees it. */
            is_active: boolean;
            /** @description Can be ordered now. */
            is_available: boolean;
            /** @description Featured, or not. */
            is_featured: boolean;
            /** @description Best seller, or not. */
            is_best_seller: boolean;
            /** @description Average of its reviews, two decimals; null while there are none. */
            rating: number | null;
            /** @description Review count. */
            review_count: number;
            /**
             * Format: date-time
             * @description When it was made, in UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed, in UTC.
             */
            updated_at: string;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        DishCategoryCountView: {
            /** @description Id of the record. */
            id: number;
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description Name. */
            name: components["schemas"]["BilingualView"];
            /** @description Its dishes that are not archived. */
            total: number;
        };
        MenuStatisticView: {
            /** @description Dishes that are not archived. */
            total: number;
            /** @description Of the total, those the public sees. */
            active: number;
            /** @description Of the total, those the public does not see. */
            drafts: number;
            /** @description Available. */
            available: number;
            /** @description Unavailable. */
            unavailable: number;
            /** @description Featured. */
            featured: number;
            /** @description Best sellers. */
            best_sellers: number;
            /** @description Archived. */
            archived: number;
            /** @description In menu order, categories without dishes included. */
            by_category: components["schemas"]["DishCategoryCountView"][];
        };
        ArchivedDishView: {
            /** @description Id of the record. */
            id: number;
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description Name. */
            name: components["schemas"]["BilingualView"];
            /** @description Description. */
            description: components["schemas"]["BilingualView"];
            /** @description Ingredients. */
            ingredients: components["schemas"]["BilingualView"];
            /** @description Dollars. In units of the currency, with at most two decimals. */
            price: number;
            /** @description Category. */
            category_id: number;
            /** @description Category. */
            category: components["schemas"]["DishCategoryView"];
            /** @description The cover first. */
            images: string[];
            /** @description Option groups. */
            option_groups: components["schemas"]["DishOptionGroupView"][];
            /** @description Allergens. */
            allergens: string[];
            /** @description Diet. */
            dietary_tags: string[];
            /** @description Preparation time, in minutes. */
            preparation_minutes: number;
            /** @description Published: the public sees it. */
            is_active: boolean;
            /** @description Can be ordered now. */
            is_available: boolean;
            /** @description Featured, or not. */
            is_featured: boolean;
            /** @description Best seller, or not. */
            is_best_seller: boolean;
            /** @description Average of its reviews, two decimals; null while there are none. */
            rating: number | null;
            /** @description Review count. */
            review_count: number;
            /**
             * Format: date-time
             * @description When it was made, in UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed, in UTC.
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description Archived at, in UTC.
             */
            archived_at: string;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        DishChoiceBody: {
            /** @description Key. */
            key: string;
            /** @description Name. */
            name: components["schemas"]["BilingualText120"];
            /** @description 0 when left out. */
            price_delta?: number;
            /** @description True when left out. */
            is_available?: boolean;
        };
        DishOptionGroupBody: {
            /** @description Key. */
            key: string;
            /** @description Name. */
            name: components["schemas"]["BilingualText120"];
            /** @description False when left out. */
            required?: boolean;
            /** @description 1 of a required group and 0 of any other when left out. */
            min?: number;
            /** @description The larger of 1 and `min` when left out. */
            max?: number;
            /** @description Choices. */
            choices: components["schemas"]["DishChoiceBody"][];
        };
        DishBody: {
            /** @description Made from the English name when left out. */
            slug?: string;
            /** @description Description. */
            description?: components["schemas"]["BilingualText2000OrEmptyEnglishFirst"] | null;
            /** @description Ingredients. */
            ingredients?: components["schemas"]["BilingualText2000OrEmptyEnglishFirst"] | null;
            /** @description Pictures stored with this service, the cover first. */
            images?: string[];
            /** @description Option groups. */
            option_groups?: components["schemas"]["DishOptionGroupBody"][];
            /** @description Allergens. */
            allergens?: string[];
            /** @description Diet. */
            dietary_tags?: string[];
            /** @description 15 when left out. */
            preparation_minutes?: number;
            /** @description Published. true when left out; a dish that is not is a draft. */
            is_active?: boolean;
            /** @description Can be ordered now. true when left out. */
            is_available?: boolean;
            /** @description Featured, or not. */
            is_featured?: boolean;
            /** @description Best seller, or not. */
            is_best_seller?: boolean;
            /** @description Name. */
            name: components["schemas"]["BilingualText120"];
            /** @description In units of the currency. */
            price: number;
            /** @description A category that is not archived. */
            category_id: number;
        };
        DishChangeBody: {
            /** @description Made from the English name when left out. */
            slug?: string;
            /** @description Description. */
            description?: components["schemas"]["BilingualText2000OrEmptyEnglishFirst"] | null;
            /** @description Ingredients. */
            ingredients?: components["schemas"]["BilingualText2000OrEmptyEnglishFirst"] | null;
            /** @description Pictures stored with this service, the cover first. */
            images?: string[];
            /** @description Option groups. */
            option_groups?: components["schemas"]["DishOptionGroupBody"][];
            /** @description Allergens. */
            allergens?: string[];
            /** @description Diet. */
            dietary_tags?: string[];
            /** @description 15 when left out. */
            preparation_minutes?: number;
            /** @description Published. true when left out; a dish that is not is a draft. */
            is_active?: boolean;
            /** @description Can be ordered now. true when left out. */
            is_available?: boolean;
            /** @description Featured, or not. */
            is_featured?: boolean;
            /** @description Best seller, or not. */
            is_best_seller?: boolean;
            /** @description Name. */
            name?: components["schemas"]["BilingualText120"];
            /** @description In units of the currency. */
            price?: number;
            /** @description A category that is not archived. */
            category_id?: number;
        };
        AvailabilityBody: {
            /** @description Available, or not. */
            is_available: boolean;
        };
        DishPageView: {
            /** @description Id of the record. */
            id: number;
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description Name. */
            name: components["schemas"]["BilingualView"];
            /** @description Description. */
            description: components["schemas"]["BilingualView"];
            /** @description Ingredients. */
            ingredients: components["schemas"]["BilingualView"];
            /** @description Dollars. In units of the currency, with at most two decimals. */
            price: number;
            /** @description Category. */
            category_id: number;
            /** @description Category. */
            category: components["schemas"]["DishCategoryView"];
            /** @description The cover first. */
            images: string[];
            /** @description Option groups. */
            option_groups: components["schemas"]["DishOptionGroupView"][];
            /** @description Allergens. */
            allergens: string[];
            /** @description Diet. */
            dietary_tags: string[];
            /** @description Preparation time, in minutes. */
            preparation_minutes: number;
            /** @description Published: the public sees it. */
            is_active: boolean;
            /** @description Can be ordered now. */
            is_available: boolean;
            /** @description Featured, or not. */
            is_featured: boolean;
            /** @description Best seller, or not. */
            is_best_seller: boolean;
            /** @description Average of its reviews, two decimals; null while there are none. */
            rating: number | null;
            /** @description Review count. */
            review_count: number;
            /**
             * Format: date-time
             * @description When it was made, in UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed, in UTC.
             */
            updated_at: string;
            /** @description Dishes of the same category, then best sellers; at most eight. */
            related: components["schemas"]["DishView"][];
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        OfferDishView: {
            /** @description Id of the record. */
            id: number;
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description Name. */
            name: components["schemas"]["BilingualView"];
            /** @description Price of the dish alone. In units of the currency, with at most two decimals. */
            price: number;
            /** @description Picture. */
            image: string | null;
            /** @description Available, or not. */
            is_available: boolean;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        OfferChoiceView: {
            /** @description Dish. */
            product_id: number;
            /** @description Added to the price of the offer. In units of the currency, with at most two decimals. */
            supplement: number;
            /** @description Product. */
            product: components["schemas"]["OfferDishView"];
        };
        OfferSlotView: {
            /** @description Name. */
            name: string;
            /** @description Label. */
            label: components["schemas"]["BilingualView"];
            /** @description Choices. */
            choices: components["schemas"]["OfferChoiceView"][];
        };
        OfferView: {
            /** @description Id of the record. */
            id: number;
            /** @description Code. */
            code: string;
            /** @description Name. */
            name: components["schemas"]["BilingualView"];
            /** @description Description. */
            description: components["schemas"]["BilingualView"];
            /** @description In units of the currency, with at most two decimals. */
            price: number;
            /** @description Against the cheapest choices ordered one by one. */
            savings: number;
            /** @description Parts of the offer. */
            slots: components["schemas"]["OfferSlotView"][];
            /** @description Picture. */
            image: string | null;
            /** @description Whether it is shown to the public. */
            is_active: boolean;
            /**
             * Format: date-time
             * @description When it was made, in UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed, in UTC.
             */
            updated_at: string;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        BilingualText255: {
            /** @description In English. */
            en: string;
            /** @description In Arabic. */
            ar: string;
        };
        BilingualText2000OrEmpty: {
            /** @description In English. */
            en: string;
            /** @description In Arabic. */
            ar: string;
        };
        OfferChoiceBody: {
            /** @description Dish. */
            product_id: number;
            /** @description In units of the currency. */
            supplement?: number;
        };
        OfferSlotBody: {
            /** @description Name. */
            name: string;
            /** @description Label. */
            label: components["schemas"]["BilingualText255"];
            /** @description Choices. */
            choices: components["schemas"]["OfferChoiceBody"][];
        };
        OfferBody: {
            /** @description Code. */
            code: string;
            /** @description Name. */
            name: components["schemas"]["BilingualText255"];
            /** @description Description. */
            description?: components["schemas"]["BilingualText2000OrEmpty"];
            /** @description In units of the currency. */
            price: number;
            /** @description Parts of the offer. */
            slots: components["schemas"]["OfferSlotBody"][];
            /** @description Picture. */
            image?: string | null;
            /** @description Whether it is shown to the public. */
            is_active?: boolean;
        };
        OfferChangeBody: {
            /** @description Name. */
            name?: components["schemas"]["BilingualText255"];
            /** @description Description. */
            description?: components["schemas"]["BilingualText2000OrEmpty"];
            /** @description In units of the currency. */
            price?: number;
            /** @description Parts of the offer. */
            slots?: components["schemas"]["OfferSlotBody"][];
            /** @description Picture. */
            image?: string | null;
            /** @description Whether it is shown to the public. */
            is_active?: boolean;
        };
        HomeSectionView: {
            /** @description Key. */
            key: string;
            /** @description Title. */
            title: components["schemas"]["BilingualView"];
            /** @description Content. */
            content: {
                [key: string]: unknown;
            };
            /** @description Place in the order, from 0. */
            position: number;
            /** @description Visible, or not. */
            is_visible: boolean;
            /** @description In the order shown; visitors see published dishes only. */
            product_ids: number[];
            /**
             * Format: date-time
             * @description When it was made, in UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed, in UTC.
             */
            updated_at: string;
        };
        HomeSectionBody: {
            /** @description Title. */
            title?: components["schemas"]["BilingualText120"];
            /** @description Whatever the site draws the section from. */
            content?: {
                [key: string]: unknown;
            };
            /** @description Place in the order, from 0. */
            position?: number;
            /** @description Visible, or not. */
            is_visible?: boolean;
            /** @description Dishes in the order shown, each once. */
            product_ids?: number[];
        };
        KitchenAddressView: {
            /** @description Street. */
            street: string;
            /** @description City. */
            city: string;
            /** @description Postcode. */
            postcode: string;
        };
        KitchenLocationView: {
            /** @description Latitude. */
            latitude: number;
            /** @description Longitude. */
            longitude: number;
        };
        HoursView: {
            /** @description 0 is Sunday. */
            day: number;
            /** @description Opening time. */
            open: string;
            /** @description At or before `open`: on the next day. */
            close: string;
        };
        ClosureView: {
            /**
             * Format: date
             * @description Date, a calendar day.
             */
            date: string;
            /** @description Reason. */
            reason: string;
        };
        KitchenView: {
            /** @description Id of the record. */
            id: number;
            /** @description Code. */
            code: string;
            /** @description Name. */
            name: components["schemas"]["BilingualView"];
            /** @description Time zone, by its IANA name. */
            time_zone: string;
            /** @description Where orders are picked up. */
            address: components["schemas"]["KitchenAddressView"] | null;
            /** @description With the country code. */
            phone: string | null;
            /** @description Place. */
            location: components["schemas"]["KitchenLocationView"] | null;
            /** @description From the payment of an order until it is ready. */
            preparation_minutes: number;
            /** @description Delivery postcodes. */
            delivery_postcodes: string[];
            /** @description In the order of the week, which begins on Sunday. */
            hours: components["schemas"]["HoursView"][];
            /** @description Closed days. */
            closures: components["schemas"]["ClosureView"][];
            /** @description Whether it is shown to the public. */
            is_active: boolean;
            /** @description Evaluated by the setting `service_clock`, as what follows. */
            is_open_now: boolean;
            /** @description First opening of the day in its time zone; null on a day without any. */
            opens_today: string | null;
            /** @description End of the last opening of the day; at or before `opens_today`: on the next day. */
            closes_today: string | null;
            /**
             * Format: date-time
             * @description By the clock that judges opening (setting `service_clock`); null while it is closed, and where it never closes.
             */
            closes_at: string | null;
            /**
             * Format: date-time
             * @description By the same clock; null while it is open, and where none is planned within 60 days.
             */
            next_opening: string | null;
            /**
             * Format: date-time
             * @description When it was made, in UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed, in UTC.
             */
            updated_at: string;
        };
        KitchenCheckView: {
            /**
             * @description Result.
             * @enum {string}
             */
            result: "match" | "outside_area" | "closed";
            /** @description The kitchen asked for, or the one that serves the postcode. */
            kitchen: components["schemas"]["KitchenView"] | null;
            /** @description Other kitchens that are open and can take the order. */
            alternatives: components["schemas"]["KitchenView"][];
        };
        KitchenCheckBody: {
            /**
             * @description Delivery or pick-up.
             * @enum {string}
             */
            mode: "delivery" | "pickup";
            /** @description Needed for delivery. */
            postcode?: string | null;
            /** @description Kitchen. */
            kitchen_code?: string | null;
        };
        KitchenAddressBody: {
            /** @description Street. */
            street: string;
            /** @description City. */
            city: string;
            /** @description Postcode. */
            postcode: string;
        };
        KitchenLocationBody: {
            /** @description Latitude. */
            latitude: number;
            /** @description Longitude. */
            longitude: number;
        };
        HoursBody: {
            /** @description 0 is Sunday. */
            day: number;
            /** @description Opening time. */
            open: string;
            /** @description Closing time. */
            close: string;
        };
        ClosureBody: {
            /**
             * Format: date
             * @description Date, a calendar day.
             */
            date: string;
            /** @description Reason. */
            reason?: string;
        };
        KitchenBody: {
            /** @description Code. */
            code: string;
            /** @description Name. */
            name: components["schemas"]["BilingualText255"];
            /** @description Time zone, by its IANA name. */
            time_zone: string;
            /** @description Where orders are picked up. */
            address?: components["schemas"]["KitchenAddressBody"] | null;
            /** @description With the country code. */
            phone?: string | null;
            /** @description Place. */
            location?: components["schemas"]["KitchenLocationBody"] | null;
            /** @description Preparation time, in minutes. */
            preparation_minutes?: number;
            /** @description Delivery postcodes. */
            delivery_postcodes?: string[];
            /** @description Opening hours. */
            hours?: components["schemas"]["HoursBody"][];
            /** @description Closed days. */
            closures?: components["schemas"]["ClosureBody"][];
            /** @description Whether it is shown to the public. */
            is_active?: boolean;
        };
        KitchenChangeBody: {
            /** @description Name. */
            name?: components["schemas"]["BilingualText255"];
            /** @description Time zone, by its IANA name. */
            time_zone?: string;
            /** @description Where orders are picked up. */
            address?: components["schemas"]["KitchenAddressBody"] | null;
            /** @description With the country code. */
            phone?: string | null;
            /** @description Place. */
            location?: components["schemas"]["KitchenLocationBody"] | null;
            /** @description Preparation time, in minutes. */
            preparation_minutes?: number;
            /** @description Delivery postcodes. */
            delivery_postcodes?: string[];
            /** @description Opening hours. */
            hours?: components["schemas"]["HoursBody"][];
            /** @description Closed days. */
            closures?: components["schemas"]["ClosureBody"][];
            /** @description Whether it is shown to the public. */
            is_active?: boolean;
        };
        PromoValidationView: {
            /** @description Code. */
            code: string;
            /** @description Valid, or not. */
            valid: boolean;
            /**
             * @description Reason.
             * @enum {string|null}
             */
            reason: "unknown" | "inactive" | null;
            /** @description Percent, in percent. */
            percent: number | null;
            /** @description What the code would remove from the menu subtotal. In units of the currency, with at most two decimals. */
            discount: number;
        };
        PromoValidateBody: {
            /** @description Code. */
            code: string;
            /** @description Menu subtotal. In units of the currency. */
            subtotal: number;
        };
        PromoCodeView: {
            /** @description Id of the record. */
            id: number;
            /** @description Code. */
            code: string;
            /** @description Percent, in percent. */
            percent: number;
            /** @description Without delivery, or not. */
            excludes_delivery: boolean;
            /** @description Together with points, or not. */
            stackable_with_rewards: boolean;
            /** @description Whether it is shown to the public. */
            is_active: boolean;
            /**
             * Format: date-time
             * @description When it was made, in UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed, in UTC.
             */
            updated_at: string;
        };
        PromoBody: {
            /** @description Code. */
            code: string;
            /** @description Percent, in percent. */
            percent: number;
            /** @description Without delivery, or not. */
            excludes_delivery?: boolean;
            /** @description May be combined with a rewards redemption. */
            stackable_with_rewards?: boolean;
            /** @description Whether it is shown to the public. */
            is_active?: boolean;
        };
        PromoChangeBody: {
            /** @description Code. */
            code?: string;
            /** @description Percent, in percent. */
            percent?: number;
            /** @description Without delivery, or not. */
            excludes_delivery?: boolean;
            /** @description May be combined with a rewards redemption. */
            stackable_with_rewards?: boolean;
            /** @description Whether it is shown to the public. */
            is_active?: boolean;
        };
        QuoteLineView: {
            /** @description Position in the basket, from 0. */
            line: number;
            /** @description Dish. */
            product_id: number | null;
            /** @description Offer. */
            offer_id: number | null;
            /** @description Null when the menu does not have it. */
            name: components["schemas"]["BilingualView"] | null;
            /** @description Of a dish. */
            slug: string | null;
            /** @description Of a combo offer. */
            code: string | null;
            /** @description The cover of the dish or offer. */
            image: string | null;
            /** @description Quantity. */
            quantity: number;
            /** @description Null when it cannot be ordered. In units of the currency, with at most two decimals. */
            unit_price: number | null;
            /** @description In units of the currency, with at most two decimals. */
            line_total: number;
            /** @description Whether it can be ordered. */
            orderable: boolean;
            /**
             * @description Why it cannot.
             * @enum {string|null}
             */
            reason: "not_on_menu" | "archived" | "unavailable" | "options_invalid" | "choice_unavailable" | "slot_unknown" | "slot_missing" | "slot_choice_unknown" | "slot_dish_unavailable" | null;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        QuoteDiscountsView: {
            /** @description In units of the currency, with at most two decimals. */
            promo: number;
            /** @description In units of the currency, with at most two decimals. */
            rewards: number;
        };
        QuoteFeesView: {
            /** @description In units of the currency, with at most two decimals. */
            delivery: number;
            /** @description In units of the currency, with at most two decimals. */
            pickup: number;
        };
        QuoteDeliveryView: {
            /** @description Whether the basket can be handed over as asked. */
            available: boolean;
            /**
             * @description Reason.
             * @enum {string|null}
             */
            reason: "address_incomplete" | "outside_area" | "closed" | "below_minimum" | null;
            /** @description The smallest subtotal, before discounts, that is delivered; null for a pick-up. In units of the currency, with at most two decimals. */
            minimum: number | null;
            /** @description What the subtotal lacks of the minimum; 0 when it is enough. In units of the currency, with at most two decimals. */
            missing: number;
        };
        QuotePromoView: {
            /** @description Code. */
            code: string | null;
            /** @description Applied, or not. */
            applied: boolean;
            /**
             * @description Reason.
             * @enum {string|null}
             */
            reason: "unknown" | "inactive" | null;
        };
        QuoteRewardsView: {
            /** @description Applied, or not. */
            applied: boolean;
            /** @description Points the order takes from the balance. */
            points: number;
            /**
             * @description Reason.
             * @enum {string|null}
             */
            reason: "not_offered" | "sign_in_required" | "not_enough_points" | "not_stackable" | "nothing_to_discount" | null;
        };
        QuoteChangeView: {
            /** @description Sent back in `accept_changes`. */
            key: string;
            /** @description Null for the promo code and the redemption. */
            line: number | null;
            /**
             * @description Kind.
             * @enum {string}
             */
            type: "price_changed" | "unavailable";
            /** @description What was shown. In units of the currency, with at most two decimals. */
            previous: number | null;
            /** @description What it is now. In units of the currency, with at most two decimals. */
            current: number | null;
        };
        QuoteView: {
            /**
             * @description Currency.
             * @enum {string}
             */
            currency: "USD";
            /** @description Basket. */
            lines: components["schemas"]["QuoteLineView"][];
            /** @description In units of the currency, with at most two decimals. */
            subtotal: number;
            /** @description Discounts. */
            discounts: components["schemas"]["QuoteDiscountsView"];
            /** @description Fees. */
            fees: components["schemas"]["QuoteFeesView"];
            /** @description How many rows there are on all pages. In units of the currency, with at most two decimals. */
            total: number;
            /** @description Points the order would earn a customer. */
            points_earned: number;
            /** @description Delivery. */
            delivery: components["schemas"]["QuoteDeliveryView"];
            /** @description Promo. */
            promo: components["schemas"]["QuotePromoView"];
            /** @description Rewards. */
            rewards: components["schemas"]["QuoteRewardsView"];
            /** @description Changes. */
            changes: components["schemas"]["QuoteChangeView"][];
        };
        ChosenOptionBody: {
            /** @description Option group. */
            group: string;
            /** @description Choice. */
            choice: string;
        };
        BasketLineBody: {
            /** @description The dish; or `offer_id` */
            product_id?: number | null;
            /** @description The combo offer; or `product_id` */
            offer_id?: number | null;
            /** @description Quantity. */
            quantity: number;
            /** @description Of a dish. */
            options?: components["schemas"]["ChosenOptionBody"][] | null;
            /** @description Instructions. */
            instructions?: string | null;
            /** @description Of an offer: the dish for each slot, by name of the slot. */
            offer_choices?: {
                [key: string]: number;
            } | null;
            /** @description What the customer was shown; only reveals a change. */
            unit_price?: number | null;
        };
        BasketAddressBody: {
            /** @description Street. */
            street?: string | null;
            /** @description City. */
            city?: string | null;
            /** @description Postcode. */
            postcode?: string | null;
        };
        QuoteBody: {
            /** @description Basket. */
            lines: components["schemas"]["BasketLineBody"][];
            /** @description Kitchen. */
            kitchen_code: string;
            /**
             * @description Delivery or pick-up.
             * @enum {string}
             */
            fulfillment: "delivery" | "pickup";
            /** @description For a delivery. */
            address?: components["schemas"]["BasketAddressBody"] | null;
            /** @description Promo code. */
            promo_code?: string | null;
            /** @description Applies one redemption of a signed-in customer's points. */
            redeem_points?: boolean | null;
        };
        CartOptionView: {
            /** @description Option group. */
            group: string;
            /** @description Choice. */
            choice: string;
        };
        CartItemView: {
            /** @description Id of the record. */
            id: number;
            /** @description Dish. */
            product_id: number | null;
            /** @description Offer. */
            offer_id: number | null;
            /** @description Null when the menu does not have it. */
            name: components["schemas"]["BilingualView"] | null;
            /** @description Of a dish. */
            slug: string | null;
            /** @description Of an offer. */
            code: string | null;
            /** @description Picture. */
            image: string | null;
            /** @description Quantity. */
            quantity: number;
            /** @description Options. */
            options: components["schemas"]["CartOptionView"][];
            /** @description The dish for each slot of an offer, by name of the slot. */
            offer_choices: {
                [key: string]: number;
            };
            /** @description Instructions. */
            instructions: string | null;
            /** @description When it was added; `quote` has the price of now. In units of the currency, with at most two decimals. */
            unit_price: number | null;
            /** @description At the price of now; 0 when it cannot be ordered. In units of the currency, with at most two decimals. */
            line_total: number;
            /** @description Whether it can be ordered now. */
            orderable: boolean;
            /**
             * @description Why it cannot.
             * @enum {string|null}
             */
            reason: "not_on_menu" | "archived" | "unavailable" | "options_invalid" | "choice_unavailable" | "slot_unknown" | "slot_missing" | "slot_choice_unknown" | "slot_dish_unavailable" | null;
            /**
             * Format: date-time
             * @description Added at, in UTC.
             */
            added_at: string;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        CartView: {
            /** @description In the order they were added. */
            items: components["schemas"]["CartItemView"][];
            /** @description Kitchen. */
            kitchen_code: string | null;
            /**
             * @description Delivery or pick-up.
             * @enum {string}
             */
            fulfillment: "delivery" | "pickup";
            /** @description What checkout would answer; `line` is the position in `items`. */
            quote: components["schemas"]["QuoteView"];
        };
        CartChangeView: {
            /** @description In the order they were added. */
            items: components["schemas"]["CartItemView"][];
            /** @description Kitchen. */
            kitchen_code: string | null;
            /**
             * @description Delivery or pick-up.
             * @enum {string}
             */
            fulfillment: "delivery" | "pickup";
            /** @description What checkout would answer; `line` is the position in `items`. */
            quote: components["schemas"]["QuoteView"];
            /** @description More of one selection was asked for than can be ordered; the most was kept. */
            capped: boolean;
        };
        CartItemChangeBody: {
            /** @description Quantity. */
            quantity?: number;
            /** @description Of a dish; replaces them all. */
            options?: components["schemas"]["ChosenOptionBody"][] | null;
            /** @description Instructions. */
            instructions?: string | null;
            /** @description Of an offer; replaces them all. */
            offer_choices?: {
                [key: string]: number;
            } | null;
        };
        CartMetaBody: {
            /** @description Kitchen. */
            kitchen_code?: string | null;
            /**
             * @description Delivery or pick-up.
             * @enum {string}
             */
            fulfillment?: "delivery" | "pickup";
        };
        SkippedLineView: {
            /** @description Position in the request, from 0. */
            line: number;
            /**
             * @description Reason.
             * @enum {string}
             */
            reason: "not_on_menu" | "archived" | "unavailable" | "options_invalid" | "choice_unavailable" | "slot_unknown" | "slot_missing" | "slot_choice_unknown" | "slot_dish_unavailable" | "cart_full";
        };
        CartMergeView: {
            /** @description In the order they were added. */
            items: components["schemas"]["CartItemView"][];
            /** @description Kitchen. */
            kitchen_code: string | null;
            /**
             * @description Delivery or pick-up.
             * @enum {string}
             */
            fulfillment: "delivery" | "pickup";
            /** @description What checkout would answer; `line` is the position in `items`. */
            quote: components["schemas"]["QuoteView"];
            /** @description More of one selection was asked for than can be ordered; the most was kept. */
            capped: boolean;
            /** @description Lines that did not become part of the cart. */
            skipped: components["schemas"]["SkippedLineView"][];
        };
        CartMergeBody: {
            /** @description Basket. */
            lines: components["schemas"]["BasketLineBody"][];
        };
        OrderKitchenView: {
            /** @description Code. */
            code: string;
            /** @description Name. */
            name: components["schemas"]["BilingualView"];
            /** @description Time zone, by its IANA name. */
            time_zone: string;
            /** @description Where orders are picked up. */
            address: components["schemas"]["KitchenAddressView"] | null;
            /** @description With the country code. */
            phone: string | null;
        };
        OrderedOptionView: {
            /** @description Option group. */
            group: string;
            /** @description Group name. */
            group_name: components["schemas"]["BilingualView"];
            /** @description Choice. */
            choice: string;
            /** @description Choice name. */
            choice_name: components["schemas"]["BilingualView"];
            /** @description Absent for kitchen accounts. */
            price_delta?: number;
        };
        OrderedDishView: {
            /** @description Slot. */
            slot: string;
            /** @description Label. */
            label: components["schemas"]["BilingualView"];
            /** @description Dish. */
            product_id: number;
            /** @description Name. */
            name: components["schemas"]["BilingualView"];
            /** @description Absent for kitchen accounts. */
            supplement?: number;
        };
        OrderLineView: {
            /** @description Position in the order, from 0. */
            line: number;
            /** @description Dish. */
            product_id: number | null;
            /** @description Offer. */
            offer_id: number | null;
            /** @description Name. */
            name: components["schemas"]["BilingualView"];
            /** @description Of a dish; the menu may not have it any more. */
            slug: string | null;
            /** @description Of a combo offer. */
            code: string | null;
            /** @description The cover of the dish or offer as it is now. */
            image: string | null;
            /** @description Quantity. */
            quantity: number;
            /** @description Options. */
            options: components["schemas"]["OrderedOptionView"][];
            /** @description Dishes of a combo offer; empty for a dish. */
            offer_choices: components["schemas"]["OrderedDishView"][];
            /** @description Instructions. */
            instructions: string | null;
            /** @description Absent for kitchen accounts. */
            unit_price?: number;
            /** @description Absent for kitchen accounts. */
            line_total?: number;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        OrderAddressView: {
            /** @description Street. */
            street: string;
            /** @description City. */
            city: string;
            /** @description Postcode. */
            postcode: string;
        };
        TimelineEntryView: {
            /**
             * @description Status.
             * @enum {string}
             */
            status: "pending" | "confirmed" | "preparing" | "ready" | "out_for_delivery" | "delivered" | "cancelled" | "refunded";
            /**
             * Format: date-time
             * @description At, in UTC.
             */
            at: string;
            /**
             * @description Who made the move.
             * @enum {string}
             */
            by: "customer" | "guest" | "staff" | "payment" | "system";
            /** @description Reason. */
            reason: string | null;
        };
        DiscountsView: {
            /** @description In units of the currency, with at most two decimals. */
            promo: number;
            /** @description In units of the currency, with at most two decimals. */
            rewards: number;
        };
        FeesView: {
            /** @description In units of the currency, with at most two decimals. */
            delivery: number;
            /** @description In units of the currency, with at most two decimals. */
            pickup: number;
        };
        CustomerActionView: {
            /**
             * @description Action.
             * @enum {string}
             */
            action: "pay";
            /** @description Whether doing it now would be accepted. */
            allowed: boolean;
            /**
             * @description The code it would be refused with.
             * @enum {string|null}
             */
            reason: "not_payable" | null;
        };
        OrderView: {
            /** @description Id of the record. */
            id: number;
            /** @description Order number. */
            order_number: string;
            /**
             * @description Status.
             * @enum {string}
             */
            status: "pending" | "confirmed" | "preparing" | "ready" | "out_for_delivery" | "delivered" | "cancelled" | "refunded";
            /**
             * @description Payment status.
             * @enum {string}
             */
            payment_status: "unpaid" | "paid" | "failed" | "refund_due" | "refunded";
            /** @description Way to pay. */
            payment_method: string;
            /**
             * @description Delivery or pick-up.
             * @enum {string}
             */
            fulfillment: "delivery" | "pickup";
            /** @description Kitchen. */
            kitchen_code: string;
            /** @description Where it is made, and picked up; null once the kitchen is deleted. */
            kitchen: components["schemas"]["OrderKitchenView"] | null;
            /** @description Basket. */
            lines: components["schemas"]["OrderLineView"][];
            /** @description Name. */
            name: string;
            /** @description With the country code. */
            phone: string;
            /** @description Null for pick-up. */
            address: components["schemas"]["OrderAddressView"] | null;
            /** @description Delivery instructions. */
            delivery_instructions: string | null;
            /**
             * @description Language the customer is written to in.
             * @enum {string}
             */
            locale: "en" | "ar";
            /** @description Timeline. */
            timeline: components["schemas"]["TimelineEntryView"][];
            /**
             * Format: date-time
             * @description Placed at, in UTC.
             */
            placed_at: string;
            /**
             * Format: date-time
             * @description When the kitchen means to have it ready: its preparation time after placement, or after payment.
             */
            promised_at: string | null;
            /**
             * Format: date-time
             * @description When it was ready; null before.
             */
            ready_at: string | null;
            /**
             * Format: date-time
             * @description When it was handed over; null before.
             */
            delivered_at: string | null;
            /**
             * Format: date-time
             * @description When it last changed, in UTC.
             */
            updated_at: string;
            /** @description E-mail address. */
            email: string;
            /**
             * @description Currency.
             * @enum {string}
             */
            currency: "USD";
            /** @description In units of the currency, with at most two decimals. */
            subtotal: number;
            /** @description Discounts. */
            discounts: components["schemas"]["DiscountsView"];
            /** @description Fees. */
            fees: components["schemas"]["FeesView"];
            /** @description How many rows there are on all pages. In units of the currency, with at most two decimals. */
            total: number;
            /** @description The code as it was, also after its deletion. */
            promo_code: string | null;
            /** @description Credited to a customer's account on delivery. */
            points_earned: number;
            /** @description Points redeemed. */
            points_redeemed: number;
            /** @description Nobody works on it before it is paid. */
            requires_payment: boolean;
            /** @description `pay` is `POST /api/payments/checkout-session` */
            actions: components["schemas"]["CustomerActionView"][];
        };
        OpenedPaymentView: {
            /**
             * @description `none`: demo payment, or nothing to pay.
             * @enum {string}
             */
            kind: "redirect" | "none";
            /** @description The processor's page. */
            url: string | null;
            /** @description Method. */
            method: string;
            /** @description The processor's name for it. */
            session_id: string | null;
            /** @description Money is still to come: nobody works on the order before. */
            requires_payment: boolean;
            /**
             * @description `redirect`: send the browser to `url`; `checkout_session`: settle it with `POST /api/payments/checkout-session`; null: nothing is left to pay.
             * @enum {string|null}
             */
            next: "redirect" | "checkout_session" | null;
        };
        PlacementView: {
            /** @description Order. */
            order: components["schemas"]["OrderView"];
            /** @description Payment. */
            payment: components["schemas"]["OpenedPaymentView"];
            /** @description Opens the order at `GET /api/orders/track/status` for three hours. */
            tracking: string;
        };
        PlacementBody: {
            /** @description Basket. */
            lines: components["schemas"]["BasketLineBody"][];
            /** @description Kitchen. */
            kitchen_code: string;
            /**
             * @description Delivery or pick-up.
             * @enum {string}
             */
            fulfillment: "delivery" | "pickup";
            /** @description For a delivery. */
            address?: components["schemas"]["BasketAddressBody"] | null;
            /** @description Promo code. */
            promo_code?: string | null;
            /** @description Applies one redemption of a signed-in customer's points. */
            redeem_points?: boolean | null;
            /** @description A guest's; a customer's own when left out. */
            name?: string | null;
            /**
             * Format: email
             * @description A guest's; a customer's own when left out.
             */
            email?: string | null;
            /** @description With the country code. */
            phone: string;
            /** @description One of `GET /api/payments/methods` */
            payment_method: string;
            /**
             * @description Terms, or not.
             * @enum {boolean}
             */
            terms_accepted: true;
            /** @description Delivery instructions. */
            delivery_instructions?: string | null;
            /**
             * @description What the customer is written to in; that of the request when left out.
             * @enum {string|null}
             */
            locale?: "en" | "ar" | null;
            /** @description Keys of the changes that the customer agrees to. */
            accept_changes?: string[] | null;
            /** @description Where to after a hosted payment; on an allowed origin. */
            return_url_ok?: string | null;
            /** @description Where to when it is given up; on an allowed origin. */
            return_url_cancel?: string | null;
        };
        OrderActionView: {
            /**
             * @description The `status` to send.
             * @enum {string}
             */
            action: "confirmed" | "preparing" | "ready" | "out_for_delivery" | "delivered" | "cancelled";
            /** @description Whether doing it now would be accepted. */
            allowed: boolean;
            /**
             * @description The code it would be refused with.
             * @enum {string|null}
             */
            reason: "transition_not_allowed" | "transition_forbidden" | "payment_required" | null;
        };
        PaymentEventView: {
            /** @description Event id. */
            event_id: string;
            /** @description Kind. */
            type: string;
            /**
             * @description Verdict.
             * @enum {string}
             */
            verdict: "applied" | "duplicate" | "ignored" | "mismatch" | "unknown";
            /** @description In units of the currency, with at most two decimals. */
            amount: number | null;
            /** @description Currency. */
            currency: string | null;
            /**
             * Format: date-time
             * @description Received at, in UTC.
             */
            received_at: string;
        };
        PaymentView: {
            /** @description Id of the record. */
            id: number;
            /** @description Provider. */
            provider: string;
            /** @description The processor's session or order id. */
            session_id: string | null;
            /**
             * @description Status.
             * @enum {string}
             */
            status: "opened" | "paid" | "failed" | "expired" | "closed" | "refund_due" | "refunded";
            /** @description This is the payment that counts. */
            settles: boolean;
            /** @description In units of the currency, with at most two decimals. */
            amount: number;
            /** @description Currency. */
            currency: string;
            /** @description In units of the currency, with at most two decimals. */
            refunded: number;
            /** @description Refund attempts. */
            refund_attempts: number;
            /** @description Why the latest attempt to give the money back failed. */
            refund_error: string | null;
            /**
             * Format: date-time
             * @description When it was made, in UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed, in UTC.
             */
            updated_at: string;
            /** @description Events. */
            events: components["schemas"]["PaymentEventView"][];
        };
        StaffOrderView: {
            /** @description Id of the record. */
            id: number;
            /** @description Order number. */
            order_number: string;
            /**
             * @description Status.
             * @enum {string}
             */
            status: "pending" | "confirmed" | "preparing" | "ready" | "out_for_delivery" | "delivered" | "cancelled" | "refunded";
            /**
             * @description Payment status.
             * @enum {string}
             */
            payment_status: "unpaid" | "paid" | "failed" | "refund_due" | "refunded";
            /** @description Way to pay. */
            payment_method: string;
            /**
             * @description Delivery or pick-up.
             * @enum {string}
             */
            fulfillment: "delivery" | "pickup";
            /** @description Kitchen. */
            kitchen_code: string;
            /** @description Where it is made, and picked up; null once the kitchen is deleted. */
            kitchen: components["schemas"]["OrderKitchenView"] | null;
            /** @description Basket. */
            lines: components["schemas"]["OrderLineView"][];
            /** @description Name. */
            name: string;
            /** @description With the country code. */
            phone: string;
            /** @description Null for pick-up. */
            address: components["schemas"]["OrderAddressView"] | null;
            /** @description Delivery instructions. */
            delivery_instructions: string | null;
            /**
             * @description Language the customer is written to in.
             * @enum {string}
             */
            locale: "en" | "ar";
            /** @description Timeline. */
            timeline: components["schemas"]["TimelineEntryView"][];
            /**
             * Format: date-time
             * @description Placed at, in UTC.
             */
            placed_at: string;
            /**
             * Format: date-time
             * @description When the kitchen means to have it ready: its preparation time after placement, or after payment.
             */
            promised_at: string | null;
            /**
             * Format: date-time
             * @description When it was ready; null before.
             */
            ready_at: string | null;
            /**
             * Format: date-time
             * @description When it was handed over; null before.
             */
            delivered_at: string | null;
            /**
             * Format: date-time
             * @description When it last changed, in UTC.
             */
            updated_at: string;
            /** @description Every move, and whether this kind of account could make it now. */
            actions: components["schemas"]["OrderActionView"][];
            /** @description E-mail address. */
            email?: string;
            /**
             * @description Currency.
             * @enum {string}
             */
            currency?: "USD";
            /** @description In units of the currency, with at most two decimals. */
            subtotal?: number;
            /** @description Discounts. */
            discounts?: components["schemas"]["DiscountsView"];
            /** @description Fees. */
            fees?: components["schemas"]["FeesView"];
            /** @description How many rows there are on all pages. In units of the currency, with at most two decimals. */
            total?: number;
            /** @description The code as it was, also after its deletion. */
            promo_code?: string | null;
            /** @description Credited to a customer's account on delivery. */
            points_earned?: number;
            /** @description Points redeemed. */
            points_redeemed?: number;
            /** @description Null for a guest; absent for kitchen accounts. */
            customer_id?: number | null;
            /** @description The processor's name for the payment that counts, or for the latest one; absent for kitchen accounts. */
            session_id?: string | null;
            /** @description Every attempt to pay, with what the processors reported; in the detail only, absent for kitchen accounts. */
            payments?: components["schemas"]["PaymentView"][];
            /** @description What processors reported under this order number about payments that are not ours: it changed nothing. In the detail only, absent for kitchen accounts. */
            unknown_payment_events?: components["schemas"]["PaymentEventView"][];
        };
        OrderStatisticView: {
            /** @description How many rows there are on all pages. */
            total: number;
            /** @description Orders by status, every status named. */
            by_status: {
                [key: string]: number;
            };
            /** @description Collected and not returned; absent for kitchen accounts. */
            revenue?: number;
        };
        OrderStatusBody: {
            /**
             * @description Status.
             * @enum {string}
             */
            status: "pending" | "confirmed" | "preparing" | "ready" | "out_for_delivery" | "delivered" | "cancelled" | "refunded";
            /** @description Needed to cancel. */
            reason?: string | null;
        };
        HourView: {
            /** @description Hour. */
            hour: number;
            /** @description Orders. */
            orders: number;
        };
        TopDishView: {
            /** @description Null when the dish is gone. */
            product_id: number | null;
            /** @description Name. */
            name: components["schemas"]["BilingualView"];
            /** @description Units ordered. */
            quantity: number;
            /** @description In units of the currency, with at most two decimals. */
            revenue: number;
        };
        KitchenDayView: {
            /** @description Code. */
            code: string;
            /** @description Name. */
            name: components["schemas"]["BilingualView"];
            /** @description Is open now, or not. */
            is_open_now: boolean;
            /** @description Orders of the day. */
            orders: number;
            /** @description Orders of any day that are on their way. */
            open_orders: number;
        };
        OverviewView: {
            /**
             * @description Period.
             * @enum {string}
             */
            range: "today" | "yesterday";
            /**
             * Format: date
             * @description Date, a calendar day.
             */
            date: string;
            /** @description Time zone, by its IANA name. */
            time_zone: string;
            /** @description Orders placed that day. */
            orders: number;
            /** @description Orders of the day by status. */
            by_status: {
                [key: string]: number;
            };
            /** @description Collected that day and not returned. In units of the currency, with at most two decimals. */
            revenue: number;
            /** @description Revenue by paid order. In units of the currency, with at most two decimals. */
            average_order: number;
            /** @description Paid orders that wait to be confirmed, of any day. */
            awaiting_confirmation: number;
            /** @description Customers who registered that day. */
            new_customers: number;
            /** @description Orders by hour of the day, hours with orders only. */
            by_hour: components["schemas"]["HourView"][];
            /** @description Top dishes. */
            top_dishes: components["schemas"]["TopDishView"][];
            /** @description Kitchens. */
            kitchens: components["schemas"]["KitchenDayView"][];
            /** @description The latest orders of the day. */
            recent_orders: components["schemas"]["StaffOrderView"][];
        };
        PaymentMethodsView: {
            /** @description Methods. */
            methods: string[];
            /** @description Methods that lead to the processor's own page. */
            hosted: string[];
            /** @description Whether a method moves real money. */
            modes: {
                [key: string]: "test" | "live";
            };
        };
        CheckoutSessionView: {
            /** @description Order number. */
            order_number: string;
            /**
             * @description Status.
             * @enum {string}
             */
            status: "pending" | "confirmed" | "preparing" | "ready" | "out_for_delivery" | "delivered" | "cancelled" | "refunded";
            /**
             * @description Payment status.
             * @enum {string}
             */
            payment_status: "unpaid" | "paid" | "failed" | "refund_due" | "refunded";
            /** @description Payment. */
            payment: components["schemas"]["OpenedPaymentView"];
        };
        CheckoutSessionBody: {
            /** @description Order number. */
            order_number: string;
            /**
             * Format: email
             * @description The address the order was placed with; needed unless it is the own order.
             */
            email?: string;
        };
        WebhookView: {
            /**
             * @description Received, or not.
             * @enum {boolean}
             */
            received: true;
        };
        CustomerView: {
            /** @description Id of the record. */
            id: number;
            /** @description Username. */
            username: string;
            /** @description First name. */
            first_name: string;
            /** @description Last name. */
            last_name: string;
            /** @description E-mail address. */
            email: string;
            /** @description With the country code. */
            phone: string | null;
            /** @description Whether the e-mail address is known to be theirs. */
            is_verified: boolean;
            /** @description Reward points. */
            reward_points: number;
            /**
             * Format: date-time
             * @description When it was made, in UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed, in UTC.
             */
            updated_at: string;
        };
        CustomerSessionView: {
            /** @description To send as `Authorization: Bearer <token>`. */
            token: string;
            /** @description User. */
            user: components["schemas"]["CustomerView"];
        };
        RegisterBody: {
            /** @description First name. */
            first_name: string;
            /** @description Last name. */
            last_name: string;
            /**
             * Format: email
             * @description E-mail address.
             */
            email: string;
            /** @description With the country code. */
            phone?: string | null;
            /**
             * Format: password
             * @description Password.
             */
            password: string;
            /** @description Names this attempt: sent again with the same e-mail address and password, it answers the first account. */
            client_token?: string | null;
        };
        CustomerSignInBody: {
            /**
             * Format: email
             * @description E-mail address.
             */
            email: string;
            /**
             * Format: password
             * @description Password.
             */
            password: string;
        };
        ProfileChangeBody: {
            /** @description First name. */
            first_name?: string;
            /** @description Last name. */
            last_name?: string;
            /**
             * Format: email
             * @description E-mail address.
             */
            email?: string;
            /** @description With the country code. */
            phone?: string | null;
        };
        CustomerOwnPasswordBody: {
            /**
             * Format: password
             * @description Current password.
             */
            current_password: string;
            /**
             * Format: password
             * @description New password.
             */
            new_password: string;
        };
        LinkSentView: {
            /**
             * @description Whatever the address.
             * @enum {boolean}
             */
            sent: true;
        };
        ForgotPasswordBody: {
            /**
             * Format: email
             * @description E-mail address.
             */
            email: string;
        };
        PasswordResetView: {
            /**
             * @description Reset, or not.
             * @enum {boolean}
             */
            reset: true;
        };
        ResetPasswordBody: {
            /** @description As the link in the mail carries it. */
            token: string;
            /**
             * Format: password
             * @description Password.
             */
            password: string;
        };
        CustomerRecordView: {
            /** @description Id of the record. */
            id: number;
            /** @description Username. */
            username: string;
            /** @description First name. */
            first_name: string;
            /** @description Last name. */
            last_name: string;
            /** @description E-mail address. */
            email: string;
            /** @description With the country code. */
            phone: string | null;
            /** @description Whether the e-mail address is known to be theirs. */
            is_verified: boolean;
            /** @description Reward points. */
            reward_points: number;
            /**
             * Format: date-time
             * @description When it was made, in UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed, in UTC.
             */
            updated_at: string;
            /** @description Orders placed with the account. */
            orders_count: number;
            /**
             * Format: date-time
             * @description When it was deleted, in UTC; null while it is live.
             */
            deleted_at: string | null;
        };
        CustomerStatisticView: {
            /** @description Customers who are not deleted. */
            total: number;
            /** @description Verified. */
            verified: number;
            /** @description Unverified. */
            unverified: number;
            /** @description Deleted. */
            deleted: number;
            /** @description Registered since the first day of this month, in UTC. */
            new_this_month: number;
        };
        CustomerBody: {
            /** @description First name. */
            first_name: string;
            /** @description Last name. */
            last_name: string;
            /**
             * Format: email
             * @description E-mail address.
             */
            email: string;
            /** @description With the country code. */
            phone?: string | null;
            /** @description Username. */
            username?: string;
            /**
             * Format: password
             * @description Password.
             */
            password: string;
            /** @description Repeated password. */
            password_confirmation?: string;
        };
        CustomerChangeBody: {
            /** @description First name. */
            first_name?: string;
            /** @description Last name. */
            last_name?: string;
            /**
             * Format: email
             * @description E-mail address.
             */
            email?: string;
            /** @description With the country code. */
            phone?: string | null;
            /** @description Username. */
            username?: string;
        };
        CustomerPasswordBody: {
            /**
             * Format: password
             * @description Password.
             */
            password: string;
            /** @description Repeated password. */
            password_confirmation?: string;
        };
        AddressView: {
            /** @description Id of the record. */
            id: number;
            /** @description Label. */
            label: string | null;
            /** @description Street. */
            street: string;
            /** @description City. */
            city: string;
            /** @description Postcode. */
            postcode: string;
            /** @description Exactly one address of a customer is the default. */
            is_default: boolean;
            /**
             * Format: date-time
             * @description When it was made, in UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed, in UTC.
             */
            updated_at: string;
        };
        AddressBody: {
            /** @description Label. */
            label?: string | null;
            /** @description Street. */
            street: string;
            /** @description City. */
            city: string;
            /** @description Postcode. */
            postcode: string;
            /** @description The first address is the default in any case. */
            is_default?: boolean;
        };
        AddressChangeBody: {
            /** @description Label. */
            label?: string | null;
            /** @description Street. */
            street?: string;
            /** @description City. */
            city?: string;
            /** @description Postcode. */
            postcode?: string;
            /** @description False leaves the default as it is: choose another one instead. */
            is_default?: boolean;
        };
        WishlistMergeBody: {
            /** @description Dishes; ids that are not on the menu are passed over. */
            product_ids: number[];
        };
        RewardEntryView: {
            /** @description Id of the record. */
            id: number;
            /**
             * @description Kind.
             * @enum {string}
             */
            kind: "earned" | "redeemed" | "returned" | "revoked" | "granted";
            /** @description Positive when given, negative when taken. */
            points: number;
            /** @description Order number. */
            order_number: string | null;
            /**
             * Format: date-time
             * @description When it was made, in UTC.
             */
            created_at: string;
        };
        RewardsView: {
            /** @description Balance: the sum of all movements. */
            reward_points: number;
            /** @description Points one redemption costs. */
            redeem_points: number;
            /** @description What one redemption takes off the food. */
            redeem_value: number;
            /** @description Points per dollar. */
            points_per_dollar: number;
            /** @description Newest first. */
            history: components["schemas"]["RewardEntryView"][];
        };
        ReviewView: {
            /** @description Id of the record. */
            id: number;
            /** @description Dish. */
            product_id: number;
            /** @description Lets a signed-in customer recognise the own review. */
            customer_id: number;
            /** @description First name and initial. */
            author: string;
            /** @description Rating. */
            rating: number;
            /** @description Comment. */
            comment: string | null;
            /**
             * Format: date-time
             * @description When it was made, in UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed, in UTC.
             */
            updated_at: string;
        };
        StarCountsView: {
            /** @description 1. */
            1: number;
            /** @description 2. */
            2: number;
            /** @description 3. */
            3: number;
            /** @description 4. */
            4: number;
            /** @description 5. */
            5: number;
        };
        ReviewSummaryView: {
            /** @description One decimal; 0 without reviews. */
            average: number;
            /** @description How many rows there are on all pages. */
            total: number;
            /** @description Reviews by stars. */
            counts: components["schemas"]["StarCountsView"];
        };
        ReviewBody: {
            /** @description The dish. */
            product_id: number;
            /** @description Rating. */
            rating: number;
            /** @description Comment. */
            comment?: string | null;
        };
        ReviewChangeBody: {
            /** @description Rating. */
            rating?: number;
            /** @description Comment. */
            comment?: string | null;
        };
        ContactReceiptView: {
            /**
             * @description Received, or not.
             * @enum {boolean}
             */
            received: true;
            /** @description Id of the record. */
            id: number;
            /**
             * Format: date-time
             * @description Received at, in UTC.
             */
            received_at: string;
        };
        ContactBody: {
            /** @description Name. */
            name: string;
            /**
             * Format: email
             * @description E-mail address.
             */
            email: string;
            /** @description A text for the reader, in the language of the request. */
            message: string;
            /** @description Names this message: sent again, it answers the first receipt and reaches nobody a second time. */
            client_token: string;
        };
        HeldRoleView: {
            /** @description Id of the record. */
            id: number;
            /** @description Name. */
            name: string;
        };
        StaffAccountView: {
            /** @description Id of the record. */
            id: number;
            /** @description Username. */
            username: string;
            /** @description First name. */
            first_name: string;
            /** @description Last name. */
            last_name: string;
            /** @description E-mail address. */
            email: string;
            /** @description With the country code. */
            phone: string | null;
            /** @description Profile picture. */
            profile_picture: string | null;
            /** @description Country. */
            country_id: number | null;
            /** @description Roles. */
            roles: components["schemas"]["HeldRoleView"][];
            /**
             * Format: date-time
             * @description When it was made, in UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed, in UTC.
             */
            updated_at: string;
            /** @description Every permission of every role, each once. */
            permissions: string[];
            /** @description Kitchen. */
            kitchen_code: string | null;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        StaffSignInView: {
            /** @description Sent as `Authorization: Bearer …`. */
            access_token: string;
            /**
             * @description Token type.
             * @enum {string}
             */
            token_type: "Bearer";
            /** @description The lifetime as configured: seconds, or a number of s, m, h, d or w. */
            expires_in: string;
            /** @description Member. */
            member: components["schemas"]["StaffAccountView"];
        };
        SignInBody: {
            /**
             * Format: email
             * @description E-mail address.
             */
            email: string;
            /**
             * Format: password
             * @description Password.
             */
            password: string;
        };
        ProfileBody: {
            /** @description With the country code. */
            phone?: string | null;
            /** @description Address of an image, as an upload answered it. */
            profile_picture?: string | null;
            /** @description Country. */
            country_id?: number | null;
            /** @description First name. */
            first_name?: string;
            /** @description Last name. */
            last_name?: string;
            /**
             * Format: email
             * @description E-mail address.
             */
            email?: string;
        };
        SessionView: {
            /** @description Sent as `Authorization: Bearer …`. */
            access_token: string;
            /**
             * @description Token type.
             * @enum {string}
             */
            token_type: "Bearer";
            /** @description The lifetime as configured: seconds, or a number of s, m, h, d or w. */
            expires_in: string;
        };
        OwnPasswordBody: {
            /**
             * Format: password
             * @description Current password.
             */
            current_password: string;
            /**
             * Format: password
             * @description Password.
             */
            password: string;
            /**
             * Format: password
             * @description Repeated password.
             */
            password_confirmation: string;
        };
        StaffRowView: {
            /** @description Id of the record. */
            id: number;
            /** @description Username. */
            username: string;
            /** @description First name. */
            first_name: string;
            /** @description Last name. */
            last_name: string;
            /** @description E-mail address. */
            email: string;
            /** @description With the country code. */
            phone: string | null;
            /** @description Profile picture. */
            profile_picture: string | null;
            /** @description Country. */
            country_id: number | null;
            /** @description Roles. */
            roles: components["schemas"]["HeldRoleView"][];
            /**
             * Format: date-time
             * @description When it was made, in UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed, in UTC.
             */
            updated_at: string;
            /** @description Kitchen. */
            kitchen_code: string | null;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        HoldersView: {
            /** @description Id of the record. */
            id: number;
            /** @description Name. */
            name: string;
            /** @description Accounts that hold the role. */
            accounts: number;
        };
        StaffStatisticsView: {
            /** @description How many rows there are on all pages. */
            total: number;
            /** @description Without role. */
            without_role: number;
            /** @description By role. */
            by_role: components["schemas"]["HoldersView"][];
        };
        CreateAccountBody: {
            /** @description With the country code. */
            phone?: string | null;
            /** @description Address of an image, as an upload answered it. */
            profile_picture?: string | null;
            /** @description Country. */
            country_id?: number | null;
            /** @description Username. */
            username?: string;
            /** @description First name. */
            first_name: string;
            /** @description Last name. */
            last_name: string;
            /**
             * Format: email
             * @description E-mail address.
             */
            email: string;
            /**
             * Format: password
             * @description Password.
             */
            password: string;
            /**
             * Format: password
             * @description Repeated password.
             */
            password_confirmation: string;
            /** @description Needs the permission to assign roles. */
            role_ids?: number[];
            /** @description Kitchen. */
            kitchen_code?: string | null;
        };
        ChangeAccountBody: {
            /** @description With the country code. */
            phone?: string | null;
            /** @description Address of an image, as an upload answered it. */
            profile_picture?: string | null;
            /** @description Country. */
            country_id?: number | null;
            /** @description First name. */
            first_name?: string;
            /** @description Last name. */
            last_name?: string;
            /**
             * Format: email
             * @description E-mail address.
             */
            email?: string;
            /** @description Username. */
            username?: string;
            /**
             * Format: password
             * @description Password.
             */
            password?: string;
            /**
             * Format: password
             * @description Repeated password.
             */
            password_confirmation?: string;
            /** @description Replaces the roles; needs the permission to assign roles. */
            role_ids?: number[];
            /** @description Kitchen. */
            kitchen_code?: string | null;
        };
        AccountRolesBody: {
            /** @description Roles. */
            role_ids: number[];
        };
        RoleView: {
            /** @description Id of the record. */
            id: number;
            /** @description Name. */
            name: string;
            /**
             * @description The audience the role is for.
             * @enum {string}
             */
            guard_name: "staff";
            /** @description Description. */
            description: string | null;
            /** @description Permissions. */
            permissions: string[];
            /** @description Accounts that hold the role. */
            accounts_count: number;
            /**
             * Format: date-time
             * @description When it was made, in UTC.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed, in UTC.
             */
            updated_at: string;
        };
        RoleStatisticsView: {
            /** @description How many rows there are on all pages. */
            total: number;
            /** @description Roles somebody holds. */
            in_use: number;
            /** @description Unused. */
            unused: number;
            /** @description Permissions there are. */
            permissions: number;
        };
        RoleChoiceView: {
            /** @description Id of the record. */
            id: number;
            /** @description Name. */
            name: string;
        };
        PermissionView: {
            /** @description Name. */
            name: string;
            /** @description Description. */
            description: string;
        };
        PermissionGroupView: {
            /** @description Module. */
            module: string;
            /** @description Permissions. */
            permissions: components["schemas"]["PermissionView"][];
        };
        CreateRoleBody: {
            /** @description Name. */
            name: string;
            /** @description Description. */
            description?: string | null;
        };
        ChangeRoleBody: {
            /** @description Name. */
            name?: string;
            /** @description Description. */
            description?: string | null;
        };
        RolePermissionsBody: {
            /** @description Names of all permissions the role shall have. */
            permissions: string[];
        };
        MenuWordView: {
            /** @description As dishes carry it. */
            slug: string;
            /** @description Name. */
            name: components["schemas"]["BilingualView"];
        };
        PublicSettingsView: {
            /** @description Fee of a delivery. */
            delivery_fee: number;
            /** @description Fee of a pick-up. */
            pickup_fee: number;
            /** @description Smallest menu subtotal, before discounts, that is delivered. */
            delivery_minimum: number;
            /** @description Points earned for each dollar paid for food. */
            rewards_points_per_dollar: number;
            /** @description Points one redemption costs. */
            rewards_redeem_points: number;
            /** @description What one redemption takes off the food. */
            rewards_redeem_value: number;
            /** @description Name of the site. */
            site_name: string;
            /** @description Line under the name. */
            site_tagline: string;
            /** @description Where customers write. */
            support_email: string;
            /** @description Where customers call. */
            support_phone: string;
            /** @description Of every amount. */
            currency: string;
            /** @description Of texts that come as `{en, ar}`. */
            languages: ("en" | "ar")[];
            /** @description What dishes are usually marked with, and what to call it. */
            dietary_tags: components["schemas"]["MenuWordView"][];
            /** @description The allergens of a menu, and what to call them. */
            allergens: components["schemas"]["MenuWordView"][];
        };
        SettingView: {
            /** @description Key. */
            key: string;
            /** @description A value of the setting's type. */
            value: string | number | boolean | Record<string, never> | unknown[] | null;
            /**
             * @description `string` is one line, `text` several, `json` an object or a list.
             * @enum {string}
             */
            type: "string" | "number" | "boolean" | "json" | "text";
            /** @description Category. */
            category: string;
            /** @description Description. */
            description: string;
            /** @description Whether visitors may read it. */
            is_public: boolean;
            /**
             * Format: date-time
             * @description When it last changed, in UTC.
             */
            updated_at: string;
        };
        SettingChangeBody: {
            /** @description A value of the type of the setting. */
            value: string | number | boolean | Record<string, never> | unknown[] | null;
        };
        NotificationView: {
            /** @description Id of the record. */
            id: number;
            /** @description Kind. */
            type: string;
            /** @description In the language of the request. */
            title: string;
            /** @description In the language of the request. */
            body: string;
            /** @description What the notification is about. */
            data: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description When it was read, in UTC; null until then.
             */
            read_at: string | null;
            /**
             * Format: date-time
             * @description When it was made, in UTC.
             */
            created_at: string;
        };
        NotificationFeedView: {
            /** @description The newest 30. */
            items: components["schemas"]["NotificationView"][];
            /** @description Unread ones of the last 30 days. */
            unread_count: number;
        };
        UploadVersionView: {
            /** @description Address of the file. */
            url: string;
            /** @description In pixels. */
            width: number;
            /** @description In pixels. */
            height: number;
        };
        UploadView: {
            /** @description The stored file; of an image, its widest version. */
            url: string;
            /** @description Of an image: its versions by name, none wider than the original. */
            versions?: {
                [key: string]: components["schemas"]["UploadVersionView"];
            };
            /** @description Of an image: the picture as records show it that hold its address. */
            pictures?: components["schemas"]["PictureView"][];
            /**
             * @description Kind.
             * @enum {string}
             */
            type: "image" | "video";
        };
        UploadForm: {
            /** @description Folder to keep the file in. */
            path?: string;
            /** @description What an image is for, which decides its sizes: `profile` in every service, and its own, which a refusal names. Those of its main records when left out. */
            for?: string;
            /** @description What the client takes the file for; only its bytes decide. */
            type?: string;
            /**
             * Format: binary
             * @description An image or a video, at most 150 MB.
             */
            file: Blob;
        };
        HealthView: {
            /**
             * @description Status.
             * @enum {string}
             */
            status: "ok" | "degraded";
            /**
             * @description Database.
             * @enum {string}
             */
            database: "up" | "down";
        };
        Failure: {
            /**
             * @description Whether it was done.
             * @enum {boolean}
             */
            success: false;
            /** @description What was asked for; null where there is nothing to answer. */
            data: null;
            /** @description A text for the reader, in the language of the request. */
            message: string;
            /** @description What failed, in no language. */
            code: string;
            /** @description Details. */
            details?: {
                [key: string]: unknown;
            } | null;
            /** @description Problems by field, nested fields by dotted path. */
            errors?: {
                [key: string]: string[];
            };
            /** @description The same problems to branch on: each rule with the values its sentence mentions. */
            codes?: {
                [key: string]: ({
                    code: string;
                } & {
                    [key: string]: unknown;
                })[];
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
export interface operations {
    CategoriesStaff_statistic: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["CategoryStatisticView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    CategoriesStaff_archived: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows of a page: 50 when left out, at most 100. */
                limit?: number;
                /** @description Another name for `limit`. */
                page_count?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: {
                            /** @description What was asked for; null where there is nothing to answer. */
                            data: components["schemas"]["ArchivedCategoryView"][];
                            /** @description This page, from 1. */
                            page: number;
                            /** @description Rows of a page. */
                            limit: number;
                            /** @description How many rows there are on all pages. */
                            total: number;
                            /** @description How many pages there are. */
                            totalPages: number;
                        };
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    CategoriesStaff_restore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["CategoryView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "parent_archived" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Categories_list: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows of a page: 50 when left out, at most 100. */
                limit?: number;
                /** @description Another name for `limit`. */
                page_count?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: {
                            /** @description What was asked for; null where there is nothing to answer. */
                            data: components["schemas"]["CategoryView"][];
                            /** @description This page, from 1. */
                            page: number;
                            /** @description Rows of a page. */
                            limit: number;
                            /** @description How many rows there are on all pages. */
                            total: number;
                            /** @description How many pages there are. */
                            totalPages: number;
                        };
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "server_busy" | "service_unavailable";
                    };
                };
            };
        };
    };
    CategoriesStaff_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CategoryBody"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["CategoryView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_taken" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    Categories_byId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["CategoryView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "server_busy" | "service_unavailable";
                    };
                };
            };
        };
    };
    CategoriesStaff_archive: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: null;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "still_in_use" | "token_expired";
                    };
                };
            };
        };
    };
    CategoriesStaff_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CategoryChangeBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["CategoryView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_taken" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    Categories_roots: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows of a page: 50 when left out, at most 100. */
                limit?: number;
                /** @description Another name for `limit`. */
                page_count?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: {
                            /** @description What was asked for; null where there is nothing to answer. */
                            data: components["schemas"]["CategoryView"][];
                            /** @description This page, from 1. */
                            page: number;
                            /** @description Rows of a page. */
                            limit: number;
                            /** @description How many rows there are on all pages. */
                            total: number;
                            /** @description How many pages there are. */
                            totalPages: number;
                        };
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "server_busy" | "service_unavailable";
                    };
                };
            };
        };
    };
    Categories_bySlug: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The part of a web address that names the record. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["CategoryView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "server_busy" | "service_unavailable";
                    };
                };
            };
        };
    };
    DishDrafts_find: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: {
                            [key: string]: unknown;
                        } | null;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    DishDrafts_save: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: {
                            [key: string]: unknown;
                        } | null;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    DishDrafts_discard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: null;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    MenuStaff_statistic: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["MenuStatisticView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    MenuStaff_archived: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows of a page: 12 when left out, at most 100. */
                limit?: number;
                /** @description Another name for `limit`. */
                page_count?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: {
                            /** @description Items. */
                            items: components["schemas"]["ArchivedDishView"][];
                            /** @description How many rows there are on all pages. */
                            total: number;
                            /** @description This page, from 1. */
                            page: number;
                            /** @description Rows of a page. */
                            limit: number;
                            /** @description How many pages there are. */
                            totalPages: number;
                        };
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    MenuStaff_restore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["DishView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "category_archived" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Menu_list: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows of a page: 12 when left out, at most 100. */
                limit?: number;
                /** @description Another name for `limit`. */
                page_count?: number;
                /** @description Drafts too; needs products.view. */
                scope?: "admin";
                /** @description In name, description or ingredients, either language. */
                q?: string;
                /** @description Slug; includes the categories below it. */
                category?: string;
                /** @description Tags joined by commas; a dish has them all. */
                dietary?: string;
                /** @description Only dishes that can, or cannot, be ordered now. */
                available?: boolean;
                /** @description Latest change first when left out. */
                sort?: "popularity" | "price_asc" | "price_desc" | "name";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: {
                            /** @description Items. */
                            items: components["schemas"]["DishView"][];
                            /** @description How many rows there are on all pages. */
                            total: number;
                            /** @description This page, from 1. */
                            page: number;
                            /** @description Rows of a page. */
                            limit: number;
                            /** @description How many pages there are. */
                            totalPages: number;
                        };
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required";
                    };
                };
            };
        };
    };
    MenuStaff_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DishBody"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["DishView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_taken" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    Menu_byId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["DishView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "server_busy" | "service_unavailable";
                    };
                };
            };
        };
    };
    MenuStaff_archive: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: null;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    MenuStaff_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DishChangeBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["DishView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_taken" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    MenuStaff_changeAvailability: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AvailabilityBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["DishView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    Menu_featured: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows of a page: 12 when left out, at most 100. */
                limit?: number;
                /** @description Another name for `limit`. */
                page_count?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: {
                            /** @description Items. */
                            items: components["schemas"]["DishView"][];
                            /** @description How many rows there are on all pages. */
                            total: number;
                            /** @description This page, from 1. */
                            page: number;
                            /** @description Rows of a page. */
                            limit: number;
                            /** @description How many pages there are. */
                            totalPages: number;
                        };
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "server_busy" | "service_unavailable";
                    };
                };
            };
        };
    };
    Menu_bySlug: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The part of a web address that names the record. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["DishPageView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "server_busy" | "service_unavailable";
                    };
                };
            };
        };
    };
    Menu_related: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["DishView"][];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "server_busy" | "service_unavailable";
                    };
                };
            };
        };
    };
    Offers_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["OfferView"][];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "server_busy" | "service_unavailable";
                    };
                };
            };
        };
    };
    Offers_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferBody"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["OfferView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "offer_code_taken" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    Offers_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code. */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["OfferView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "server_busy" | "service_unavailable";
                    };
                };
            };
        };
    };
    Offers_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code. */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: null;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Offers_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code. */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfferChangeBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["OfferView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    HomePage_sections: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["HomeSectionView"][];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "server_busy" | "service_unavailable";
                    };
                };
            };
        };
    };
    HomePage_dishes: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Key. */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["DishView"][];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "server_busy" | "service_unavailable";
                    };
                };
            };
        };
    };
    HomePage_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Key. */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["HomeSectionView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    HomePage_put: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Key. */
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HomeSectionBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["HomeSectionView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    Kitchens_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["KitchenView"][];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "server_busy" | "service_unavailable";
                    };
                };
            };
        };
    };
    Kitchens_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KitchenBody"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["KitchenView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "kitchen_code_taken" | "malformed_json" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    Kitchens_check: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KitchenCheckBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["KitchenCheckView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "not_found" | "server_busy" | "service_unavailable" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    Kitchens_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code. */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["KitchenView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "server_busy" | "service_unavailable";
                    };
                };
            };
        };
    };
    Kitchens_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code. */
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: null;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "kitchen_in_use" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Kitchens_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Code. */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["KitchenChangeBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["KitchenView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    Promo_validate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromoValidateBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["PromoValidationView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "server_busy" | "service_unavailable" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    Promo_list: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows of a page: 20 when left out, at most 100. */
                limit?: number;
                /** @description Another name for `limit`. */
                page_count?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: {
                            /** @description What was asked for; null where there is nothing to answer. */
                            data: components["schemas"]["PromoCodeView"][];
                            /** @description This page, from 1. */
                            page: number;
                            /** @description Rows of a page. */
                            limit: number;
                            /** @description How many rows there are on all pages. */
                            total: number;
                            /** @description How many pages there are. */
                            totalPages: number;
                        };
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Promo_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromoBody"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["PromoCodeView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "permission_required" | "promo_code_taken" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    Promo_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: null;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Promo_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromoChangeBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["PromoCodeView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "not_found" | "permission_required" | "promo_code_taken" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    Quotes_quote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["QuoteView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    Cart_mine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["CartView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Cart_empty: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["CartView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Cart_add: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BasketLineBody"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["CartChangeView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "cart_full" | "item_unavailable" | "malformed_json" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    Cart_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["CartView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Cart_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartItemChangeBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["CartChangeView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "item_unavailable" | "malformed_json" | "not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    Cart_choose: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartMetaBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["CartView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    Cart_merge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartMergeBody"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["CartMergeView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    OrderHandling_list: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows of a page: 20 when left out, at most 100. */
                limit?: number;
                /** @description Another name for `limit`. */
                page_count?: number;
                /** @description One or more statuses, comma separated. */
                status?: string;
                /** @description Delivery or pick-up. */
                fulfillment?: "delivery" | "pickup";
                /** @description `today`, `yesterday` or a day. */
                date?: string;
                /** @description In number, name, phone and e-mail address. */
                q?: string;
                /** @description Code of a kitchen. */
                kitchen?: string;
                /** @description Changed at this instant or later. */
                since?: string;
                /** @description Order. */
                sort_by?: "updated_at" | "placed_at" | "total" | "status" | "order_number";
                /** @description Place in the order; the smallest first. */
                sort_order?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: {
                            /** @description Items. */
                            items: components["schemas"]["StaffOrderView"][];
                            /** @description How many rows there are on all pages. */
                            total: number;
                            /** @description This page, from 1. */
                            page: number;
                            /** @description Rows of a page. */
                            limit: number;
                            /** @description How many pages there are. */
                            totalPages: number;
                        };
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Orders_place: {
        parameters: {
            query?: never;
            header: {
                /** @description 1 to 255 characters; the same key answers the same order. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlacementBody"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["PlacementView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "address_incomplete" | "bad_request" | "below_minimum" | "body_too_large" | "changes" | "kitchen_closed" | "malformed_json" | "outside_area" | "payment_unavailable" | "rate_limited" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    } & ({
                        changes?: components["schemas"]["QuoteChangeView"][];
                        /** @description Of `below_minimum`: the smallest subtotal that is delivered */
                        minimum?: number;
                        /** @description Of `below_minimum`: what the subtotal lacks of it */
                        missing?: number;
                    } & {
                        [key: string]: unknown;
                    });
                };
            };
        };
    };
    Orders_mine: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows of a page: 12 when left out, at most 100. */
                limit?: number;
                /** @description Another name for `limit`. */
                page_count?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: {
                            /** @description Items. */
                            items: components["schemas"]["OrderView"][];
                            /** @description How many rows there are on all pages. */
                            total: number;
                            /** @description This page, from 1. */
                            page: number;
                            /** @description Rows of a page. */
                            limit: number;
                            /** @description How many pages there are. */
                            totalPages: number;
                        };
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Orders_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Order number. */
                orderNumber: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["OrderView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Orders_track: {
        parameters: {
            query?: {
                /** @description Order number. */
                number?: string;
                /** @description E-mail address. */
                email?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["OrderView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "rate_limited" | "server_busy" | "service_unavailable";
                    };
                };
            };
        };
    };
    Orders_trackByToken: {
        parameters: {
            query?: {
                /** @description From the answer of placement, good for three hours. */
                token?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["OrderView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "server_busy" | "service_unavailable" | "tracking_token_invalid";
                    };
                };
            };
        };
    };
    OrderHandling_statistic: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["OrderStatisticView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    OrderHandling_detail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["StaffOrderView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    OrderHandling_move: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderStatusBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["StaffOrderView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "not_found" | "payment_required" | "permission_required" | "reason_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "transition_forbidden" | "transition_not_allowed" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    Overview_read: {
        parameters: {
            query?: {
                /** @description Period. */
                range?: "today" | "yesterday";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["OverviewView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "overview_forbidden" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Payments_methods: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["PaymentMethodsView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "server_busy" | "service_unavailable";
                    };
                };
            };
        };
    };
    Payments_session: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckoutSessionBody"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["CheckoutSessionView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "not_found" | "not_payable" | "payment_unavailable" | "rate_limited" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    PaymentCallbacks_fromCard: {
        parameters: {
            query: {
                /** @description Signed by this service. */
                state: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To the site, with `order` and `payment` */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "return_address_invalid" | "server_busy" | "service_unavailable";
                    };
                };
            };
        };
    };
    PaymentCallbacks_fromWallet: {
        parameters: {
            query: {
                /** @description Signed by this service. */
                state: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To the site, with `order` and `payment` */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "return_address_invalid" | "server_busy" | "service_unavailable";
                    };
                };
            };
        };
    };
    PaymentCallbacks_webhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Provider. */
                provider: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["WebhookView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "server_busy" | "service_unavailable" | "signature_invalid" | "verification_unavailable";
                    };
                };
            };
        };
    };
    Customers_register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterBody"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["CustomerSessionView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "client_token_reused" | "email_taken" | "malformed_json" | "rate_limited" | "server_busy" | "service_unavailable" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    Customers_signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerSignInBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["CustomerSessionView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "rate_limited" | "server_busy" | "service_unavailable" | "sign_in_failed" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    Customers_me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["CustomerView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Customers_change: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileChangeBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["CustomerView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "email_taken" | "malformed_json" | "rate_limited" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    Customers_changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerOwnPasswordBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["CustomerSessionView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "rate_limited" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    Customers_forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgotPasswordBody"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["LinkSentView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "rate_limited" | "server_busy" | "service_unavailable" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    Customers_resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordBody"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["PasswordResetView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "server_busy" | "service_unavailable" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    CustomersStaff_list: {
        parameters: {
            query?: {
                /** @description Part of names, username, e-mail address or phone number. */
                q?: string;
                /** @description Part of names, username, e-mail address or phone number, like `q` */
                search?: string;
                /** @description Part of the e-mail address. */
                email?: string;
                /** @description Part of the phone number, as written or its digits. */
                phone?: string;
                /** @description Part of the username. */
                username?: string;
                /** @description Part of the first name. */
                first_name?: string;
                /** @description Part of the last name. */
                last_name?: string;
                /** @description By whether the e-mail address is verified. */
                verified?: "true" | "false";
                /** @description By whether the e-mail address is verified. */
                is_verified?: "true" | "false";
                /** @description Registered on this day or later, in UTC. */
                from_date?: string;
                /** @description Registered on this day or earlier, in UTC. */
                to_date?: string;
                /** @description Order. */
                sort_by?: "updated_at" | "created_at" | "first_name" | "last_name" | "username" | "email" | "reward_points";
                /** @description Place in the order; the smallest first. */
                sort_order?: "asc" | "desc";
                /** @description This page, from 1. */
                page?: number;
                /** @description Rows of a page: 20 when left out, at most 100. */
                limit?: number;
                /** @description The same as `limit` */
                page_count?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: {
                            /** @description What was asked for; null where there is nothing to answer. */
                            data: components["schemas"]["CustomerRecordView"][];
                            /** @description This page, from 1. */
                            page: number;
                            /** @description Rows of a page. */
                            limit: number;
                            /** @description How many rows there are on all pages. */
                            total: number;
                            /** @description How many pages there are. */
                            totalPages: number;
                        };
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    CustomersStaff_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerBody"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["CustomerRecordView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "email_taken" | "malformed_json" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "username_taken" | "validation_failed";
                    };
                };
            };
        };
    };
    CustomersStaff_statistic: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["CustomerStatisticView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    CustomersStaff_deleted: {
        parameters: {
            query?: {
                /** @description Part of names, username, e-mail address or phone number. */
                q?: string;
                /** @description Part of names, username, e-mail address or phone number, like `q` */
                search?: string;
                /** @description Part of the e-mail address. */
                email?: string;
                /** @description Part of the phone number, as written or its digits. */
                phone?: string;
                /** @description Part of the username. */
                username?: string;
                /** @description Part of the first name. */
                first_name?: string;
                /** @description Part of the last name. */
                last_name?: string;
                /** @description By whether the e-mail address is verified. */
                verified?: "true" | "false";
                /** @description By whether the e-mail address is verified. */
                is_verified?: "true" | "false";
                /** @description Registered on this day or later, in UTC. */
                from_date?: string;
                /** @description Registered on this day or earlier, in UTC. */
                to_date?: string;
                /** @description Order. */
                sort_by?: "updated_at" | "created_at" | "first_name" | "last_name" | "username" | "email" | "reward_points";
                /** @description Place in the order; the smallest first. */
                sort_order?: "asc" | "desc";
                /** @description This page, from 1. */
                page?: number;
                /** @description Rows of a page: 20 when left out, at most 100. */
                limit?: number;
                /** @description The same as `limit` */
                page_count?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: {
                            /** @description What was asked for; null where there is nothing to answer. */
                            data: components["schemas"]["CustomerRecordView"][];
                            /** @description This page, from 1. */
                            page: number;
                            /** @description Rows of a page. */
                            limit: number;
                            /** @description How many rows there are on all pages. */
                            total: number;
                            /** @description How many pages there are. */
                            totalPages: number;
                        };
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    CustomersStaff_oneDeleted: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Username. */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["CustomerRecordView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    CustomersStaff_restore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Username. */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["CustomerRecordView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "email_taken" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    CustomersStaff_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Username. */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["CustomerRecordView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    CustomersStaff_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Username. */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: null;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    CustomersStaff_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Username. */
                username: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerChangeBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["CustomerRecordView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "email_taken" | "malformed_json" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "username_taken" | "validation_failed";
                    };
                };
            };
        };
    };
    CustomersStaff_setPassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Username. */
                username: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerPasswordBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["CustomerRecordView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    CustomersStaff_verify: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Username. */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["CustomerRecordView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    CustomersStaff_unverify: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Username. */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["CustomerRecordView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Addresses_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["AddressView"][];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Addresses_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressBody"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["AddressView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "address_limit_reached" | "bad_request" | "body_too_large" | "malformed_json" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    Addresses_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["AddressView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Addresses_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: null;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Addresses_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressChangeBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["AddressView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    Addresses_makeDefault: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["AddressView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Wishlist_mine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["DishView"][];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Wishlist_clear: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["DishView"][];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Wishlist_merge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WishlistMergeBody"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["DishView"][];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    Wishlist_save: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Product id. */
                productId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["DishView"][];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Wishlist_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Product id. */
                productId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["DishView"][];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Rewards_mine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["RewardsView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Reviews_ofDish: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows of a page: 12 when left out, at most 100. */
                limit?: number;
                /** @description Another name for `limit`. */
                page_count?: number;
            };
            header?: never;
            path: {
                /** @description Product id. */
                productId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: {
                            /** @description What was asked for; null where there is nothing to answer. */
                            data: components["schemas"]["ReviewView"][];
                            /** @description This page, from 1. */
                            page: number;
                            /** @description Rows of a page. */
                            limit: number;
                            /** @description How many rows there are on all pages. */
                            total: number;
                            /** @description How many pages there are. */
                            totalPages: number;
                        };
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "server_busy" | "service_unavailable";
                    };
                };
            };
        };
    };
    Reviews_summary: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Product id. */
                productId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["ReviewSummaryView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "server_busy" | "service_unavailable";
                    };
                };
            };
        };
    };
    Reviews_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewBody"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["ReviewView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "already_reviewed" | "bad_request" | "body_too_large" | "malformed_json" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    Reviews_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: null;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Reviews_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewChangeBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["ReviewView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    Contact_receive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactBody"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["ContactReceiptView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "rate_limited" | "server_busy" | "service_unavailable" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    SignIn_signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["StaffSignInView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "rate_limited" | "server_busy" | "service_unavailable" | "sign_in_failed" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    SignIn_me: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["StaffAccountView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    OwnAccount_changeProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["StaffAccountView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "email_taken" | "malformed_json" | "permission_required" | "rate_limited" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    OwnAccount_changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnPasswordBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["SessionView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "rate_limited" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    Staff_list: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows of a page: 10 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                limit?: number;
                /** @description Part of the e-mail address. */
                email?: string;
                /** @description Part of the names or the username. */
                name?: string;
                /** @description Part of the phone number, as written. */
                phone?: string;
                /** @description Holders of this role. */
                role_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: {
                            /** @description What was asked for; null where there is nothing to answer. */
                            data: components["schemas"]["StaffRowView"][];
                            /** @description This page, from 1. */
                            page: number;
                            /** @description Rows of a page. */
                            limit: number;
                            /** @description How many rows there are on all pages. */
                            total: number;
                            /** @description How many pages there are. */
                            totalPages: number;
                        };
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Staff_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAccountBody"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["StaffAccountView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "beyond_own_rights" | "body_too_large" | "email_taken" | "malformed_json" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "username_taken" | "validation_failed";
                    };
                };
            };
        };
    };
    Staff_statistics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["StaffStatisticsView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Staff_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["StaffAccountView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Staff_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: null;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "beyond_own_rights" | "last_full_account" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Staff_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeAccountBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["StaffAccountView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "beyond_own_rights" | "body_too_large" | "email_taken" | "last_full_account" | "malformed_json" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "username_taken" | "validation_failed";
                    };
                };
            };
        };
    };
    Staff_replaceRoles: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountRolesBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["StaffAccountView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "beyond_own_rights" | "body_too_large" | "last_full_account" | "malformed_json" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    Roles_list: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows of a page: 10 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                limit?: number;
                /** @description Part of the name. */
                name?: string;
                /** @description Guard. */
                guard_name?: string;
                /** @description Created on this day (UTC) or later. */
                created_from?: string;
                /** @description Created on this day (UTC) or earlier. */
                created_to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: {
                            /** @description What was asked for; null where there is nothing to answer. */
                            data: components["schemas"]["RoleView"][];
                            /** @description This page, from 1. */
                            page: number;
                            /** @description Rows of a page. */
                            limit: number;
                            /** @description How many rows there are on all pages. */
                            total: number;
                            /** @description How many pages there are. */
                            totalPages: number;
                        };
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Roles_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateRoleBody"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["RoleView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "permission_required" | "role_name_taken" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    Roles_statistics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["RoleStatisticsView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Roles_select: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["RoleChoiceView"][];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Roles_permissions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["PermissionGroupView"][];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Roles_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["RoleView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Roles_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeRoleBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["RoleView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "not_found" | "permission_required" | "role_built_in" | "role_name_taken" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    Roles_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: null;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "permission_required" | "role_built_in" | "role_in_use" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Roles_replacePermissions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RolePermissionsBody"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["RoleView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "beyond_own_rights" | "body_too_large" | "last_full_account" | "malformed_json" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    PublicSettings_read: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["PublicSettingsView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "server_busy" | "service_unavailable";
                    };
                };
            };
        };
    };
    Settings_list: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows of a page: 10 when left out, at most 100. */
                limit?: number;
                /** @description Another name for `limit`. */
                page_count?: number;
                /** @description In key, description, category or value. */
                search?: string;
                /** @description Category. */
                category?: string;
                /** @description Kind. */
                type?: "string" | "number" | "boolean" | "json" | "text";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: {
                            /** @description What was asked for; null where there is nothing to answer. */
                            data: components["schemas"]["SettingView"][];
                            /** @description This page, from 1. */
                            page: number;
                            /** @description Rows of a page. */
                            limit: number;
                            /** @description How many rows there are on all pages. */
                            total: number;
                            /** @description How many pages there are. */
                            totalPages: number;
                        };
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Settings_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Key. */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["SettingView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Settings_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Key. */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: null;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Settings_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Key. */
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingChangeBody"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["SettingView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    StaffNotifications_list: {
        parameters: {
            query?: {
                /** @description Told or read at this instant or later. */
                since?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["NotificationFeedView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    StaffNotifications_readAll: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["NotificationFeedView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    StaffNotifications_read: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["NotificationFeedView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    StaffNotifications_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["NotificationFeedView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Uploads_upload: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadForm"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["UploadView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "bucket_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    DegradingHealth_health: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether it was done.
                         * @enum {boolean}
                         */
                        success: true;
                        /** @description What was asked for; null where there is nothing to answer. */
                        data: components["schemas"]["HealthView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "server_busy" | "service_unavailable";
                    };
                };
            };
        };
    };
}
