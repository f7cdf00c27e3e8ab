// Generated from the description of the service by `npm run clients`: not to be changed by hand.

export interface paths {
    "/api/destinations/manage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every destination in sort order, hidden ones included
         * @description Needs the token of an account with the permission `destinations.view`.
         */
        get: operations["DestinationsStaff_all"];
        put?: never;
        /**
         * Add a destination
         * @description Needs the token of an account with the permission `destinations.create`.
         */
        post: operations["DestinationsStaff_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/destinations/manage/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a destination; what is left out stays
         * @description Needs the token of an account with the permission `destinations.edit`.
         */
        put: operations["DestinationsStaff_change"];
        post?: never;
        /**
         * Delete a destination without stays
         * @description Needs the token of an account with the permission `destinations.delete`.
         */
        delete: operations["DestinationsStaff_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/destinations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Visible destinations in sort order
         * @description Open to anyone; no token is read.
         */
        get: operations["Destinations_visible"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/destinations/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One visible destination
         * @description Open to anyone; no token is read.
         */
        get: operations["Destinations_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stays/manage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every stay, drafts included
         * @description Needs the token of an account with the permission `stays.view`. Answers one page.
         */
        get: operations["StaysManage_list"];
        put?: never;
        /**
         * Add a stay as a draft
         * @description Needs the token of an account with the permission `stays.create`.
         */
        post: operations["StaysManage_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stays/manage/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One stay in full
         * @description Needs the token of an account with the permission `stays.view`.
         */
        get: operations["StaysManage_one"];
        /**
         * Change a stay; what is left out stays, lists are replaced whole
         * @description Needs the token of an account with the permission `stays.edit`.
         */
        put: operations["StaysManage_change"];
        post?: never;
        /**
         * Delete a stay whose bookings are all cancelled
         * @description Needs the token of an account with the permission `stays.delete`.
         */
        delete: operations["StaysManage_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stays/manage/{id}/status": {
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
         * Publish a stay that has three photographs and both languages, or take it back
         * @description Needs the token of an account with the permission `stays.publish`.
         */
        patch: operations["StaysManage_changeStatus"];
        trace?: never;
    };
    "/api/stays/manage/{id}/media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace the gallery, in order
         * @description Needs the token of an account with the permission `stays.edit`.
         */
        put: operations["StaysManage_changeGallery"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Published stays; between two dates with what those nights cost
         * @description Open to anyone; no token is read. Answers one page.
         */
        get: operations["Stays_search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stays/featured": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The stays of the home page, in the order of the setting
         * @description Open to anyone; no token is read.
         */
        get: operations["Stays_featured"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stays/hero": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The stay at the top of the home page, or null
         * @description Open to anyone; no token is read.
         */
        get: operations["Stays_hero"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stays/facets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many published stays there are of each type and in each destination
         * @description Open to anyone; no token is read.
         */
        get: operations["Stays_facets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stays/lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Published stays by id, in the asked order
         * @description Open to anyone; no token is read.
         */
        get: operations["Stays_lookup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stays/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One published stay
         * @description Open to anyone; no token is read.
         */
        get: operations["Stays_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stays/{slug}/similar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Up to three stays like it
         * @description Open to anyone; no token is read.
         */
        get: operations["Stays_similar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stays/{slug}/availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The nights that are held already
         * @description Open to anyone; no token is read.
         */
        get: operations["Availability_nights"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stays/{slug}/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What nights cost and whether they can be booked
         * @description Open to anyone; no token is read.
         */
        get: operations["Availability_quote"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/availability/blocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every block, soonest first
         * @description Needs the token of an account with the permission `calendar.view`.
         */
        get: operations["Blocks_all"];
        put?: never;
        /**
         * Block nights; when some are taken, `details` tells `held_by` and `reference`
         * @description Needs the token of an account with the permission `calendar.block`.
         */
        post: operations["Blocks_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/availability/blocks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a block; what is left out stays
         * @description Needs the token of an account with the permission `calendar.block`.
         */
        put: operations["Blocks_change"];
        post?: never;
        /**
         * Free the nights again
         * @description Needs the token of an account with the permission `calendar.block`.
         */
        delete: operations["Blocks_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bookings and blocks of a month, stay by stay
         * @description Needs the token of an account with the permission `calendar.view`.
         */
        get: operations["Calendar_month"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/manage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bookings
         * @description Needs the token of an account with the permission `bookings.view`. Answers one page.
         */
        get: operations["BookingsManage_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/manage/{reference}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One booking with its timeline, its payments and what can be done with it now
         * @description Needs the token of an account with the permission `bookings.view`.
         */
        get: operations["BookingsManage_detail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Move a booking along, or keep notes about it; who pays on arrival has paid when they check in
         * @description Needs the token of an account with the permission `bookings.edit`.
         */
        patch: operations["BookingsManage_change"];
        trace?: never;
    };
    "/api/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Book a stay
         * @description Open to anyone; no token is read. The same `client_token` again is answered what it was answered first, and nothing is done twice. Limited by address; over the limit 429 with `Retry-After`.
         */
        post: operations["Bookings_place"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{reference}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A booking for its guest
         * @description Needs the booking's access token or the e-mail address it was made with; where both are sent, both must be right. Limited by address; over the limit 429 with `Retry-After`.
         */
        get: operations["Bookings_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{reference}/settle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an approved wallet payment; tells how the booking stands
         * @description Needs the booking's access token or the e-mail address it was made with; where both are sent, both must be right. Limited by address; over the limit 429 with `Retry-After`.
         */
        post: operations["Bookings_settle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{reference}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a booking; what was paid is returned in full
         * @description Needs the booking's access token or the e-mail address it was made with; where both are sent, both must be right. Limited by address; over the limit 429 with `Retry-After`.
         */
        post: operations["Bookings_cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/manage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All reviews, latest change first
         * @description Needs the token of an account with the permission `reviews.view`. Answers one page.
         */
        get: operations["ReviewsStaff_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/manage/{id}": {
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
         * Publish or hide a review; a hidden one counts nowhere
         * @description Needs the token of an account with the permission `reviews.moderate`.
         */
        patch: operations["ReviewsStaff_setStatus"];
        trace?: never;
    };
    "/api/stays/{slug}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Published reviews of a stay, newest first
         * @description Open to anyone; no token is read. Answers one page.
         */
        get: operations["Reviews_ofStay"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bookings/{reference}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Review the stay of a completed booking, once
         * @description Needs the booking's access token or the e-mail address it was made with; where both are sent, both must be right. Limited by address; over the limit 429 with `Retry-After`.
         */
        post: operations["Reviews_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inquiries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Inquiries, latest change first
         * @description Needs the token of an account with the permission `inquiries.view`. Answers one page.
         */
        get: operations["InquiriesStaff_list"];
        put?: never;
        /**
         * Ask the host a question
         * @description Open to anyone; no token is read. The same `client_token` again is answered what it was answered first, and nothing is done twice. Limited by address; over the limit 429 with `Retry-After`.
         */
        post: operations["Inquiries_receive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/inquiries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One inquiry with its stay
         * @description Needs the token of an account with the permission `inquiries.view`.
         */
        get: operations["InquiriesStaff_detail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Set the status or the notes of the team
         * @description Needs the token of an account with the permission `inquiries.edit`.
         */
        patch: operations["InquiriesStaff_change"];
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
         * How a booking can be paid now
         * @description Open to anyone; no token is read.
         */
        get: operations["Payments_offered"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/webhooks/payments/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a processor reports: `stripe` or `paypal`, also called `card_processor` and `wallet_processor`
         * @description Called by the payment processor; its signature is the proof, so it cannot be called from a page.
         */
        post: operations["PaymentWebhooks_receive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/faq/manage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All questions, hidden ones too, in order
         * @description Needs the token of an account with the permission `settings.view`.
         */
        get: operations["FaqStaff_list"];
        put?: never;
        /**
         * Add a question
         * @description Needs the token of an account with the permission `settings.edit`.
         */
        post: operations["FaqStaff_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/faq/manage/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a question; what is left out stays
         * @description Needs the token of an account with the permission `settings.edit`.
         */
        put: operations["FaqStaff_change"];
        post?: never;
        /**
         * Delete a question
         * @description Needs the token of an account with the permission `settings.edit`.
         */
        delete: operations["FaqStaff_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/faq": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The questions of the home page, in order
         * @description Open to anyone; no token is read.
         */
        get: operations["Faq_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
         * This month's figures, today's arrivals and departures, and what came in last
         * @description Needs the token of an account with the permission `overview.view`.
         */
        get: operations["Overview_show"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/overview/series": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bookings, revenue and occupancy of the last twelve months, oldest first
         * @description Needs the token of an account with the permission `overview.view`.
         */
        get: operations["Overview_series"];
        put?: never;
        post?: never;
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
         * What the website shows of the company
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
    "/api/settings/payments-status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How payments are set up
         * @description Needs the token of an account with the permission `settings.view`.
         */
        get: operations["PublicSettings_paymentsStatus"];
        put?: never;
        post?: never;
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
         * @description Needs the token of a signed-in member of staff. Limited by address; over the limit 429 with `Retry-After`.
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
        DestinationView: {
            /** @description Id of the record. */
            id: number;
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description Name. */
            name: components["schemas"]["BilingualView"];
            /** @description Tagline. */
            tagline: components["schemas"]["BilingualView"];
            /** @description Description. */
            description: components["schemas"]["BilingualView"];
            /** @description Cover picture. */
            cover_url: string | null;
            /** @description Cover description. */
            cover_alt: components["schemas"]["BilingualView"];
            /** @description Place in the order; the smallest first. */
            sort_order: number;
            /** @description Whether it is shown to the public. */
            is_active: boolean;
            /** @description Published stays; on the dashboard drafts as well. */
            stay_count: number;
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
        BilingualText300OrEmptyEnglishFirst: {
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
        BilingualText255OrEmpty: {
            /** @description In English. */
            en: string;
            /** @description In Arabic. */
            ar: string;
        };
        BilingualText5000OrEmpty: {
            /** @description In English. */
            en: string;
            /** @description In Arabic. */
            ar: string;
        };
        DestinationBody: {
            /** @description Made from the English name when left out. */
            slug?: string;
            /** @description Address of a picture stored with this service. */
            cover_url?: string | null;
            /** @description What the picture shows; a plain text stands for both languages. */
            cover_alt?: components["schemas"]["BilingualText300OrEmptyEnglishFirst"] | null;
            /** @description The smallest first; a new destination goes last. */
            sort_order?: number;
            /** @description Listed on the site; true when left out. */
            is_active?: boolean;
            /** @description Name. */
            name: components["schemas"]["BilingualText120"];
            /** @description Tagline. */
            tagline: components["schemas"]["BilingualText255OrEmpty"];
            /** @description Description. */
            description: components["schemas"]["BilingualText5000OrEmpty"];
        };
        BilingualText120OrEmptyEnglishFirst: {
            /** @description In English. */
            en: string;
            /** @description In Arabic. */
            ar?: string;
        };
        BilingualText255OrEmptyEnglishFirst: {
            /** @description In English. */
            en: string;
            /** @description In Arabic. */
            ar?: string;
        };
        BilingualText5000OrEmptyEnglishFirst: {
            /** @description In English. */
            en: string;
            /** @description In Arabic. */
            ar?: string;
        };
        DestinationChangeBody: {
            /** @description Made from the English name when left out. */
            slug?: string;
            /** @description Address of a picture stored with this service. */
            cover_url?: string | null;
            /** @description What the picture shows; a plain text stands for both languages. */
            cover_alt?: components["schemas"]["BilingualText300OrEmptyEnglishFirst"] | null;
            /** @description The smallest first; a new destination goes last. */
            sort_order?: number;
            /** @description Listed on the site; true when left out. */
            is_active?: boolean;
            /** @description Name. */
            name?: components["schemas"]["BilingualText120OrEmptyEnglishFirst"];
            /** @description Tagline. */
            tagline?: components["schemas"]["BilingualText255OrEmptyEnglishFirst"] | null;
            /** @description Description. */
            description?: components["schemas"]["BilingualText5000OrEmptyEnglishFirst"] | null;
        };
        StayDestinationView: {
            /** @description Id of the record. */
            id: number;
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description Name. */
            name: components["schemas"]["BilingualView"];
        };
        StayMediaView: {
            /** @description The first is the cover. */
            position: number;
            /** @description Address of the file. */
            url: string;
            /** @description Picture description. */
            alt: components["schemas"]["BilingualView"];
            /**
             * @description Kind.
             * @enum {string}
             */
            type: "image" | "video";
            /** @description Pixels of the widest version; null of a picture that is not stored here. */
            width: number | null;
            /** @description Pixels of the widest version; null of a picture that is not stored here. */
            height: number | null;
            /** @description For a `srcset`: from narrow to wide, of each width as WebP and as JPEG. Empty where `width` is null. */
            versions: components["schemas"]["PictureVersionView"][];
        };
        ManagedStayView: {
            /** @description Id of the record. */
            id: number;
            /** @description Reference. */
            reference: string;
            /** @description The part of a web address that names the record. */
            slug: string;
            /**
             * @description Kind.
             * @enum {string}
             */
            type: "villa" | "apartment" | "cabin" | "chalet" | "loft" | "cottage";
            /**
             * @description Status.
             * @enum {string}
             */
            status: "draft" | "published";
            /** @description Title. */
            title: components["schemas"]["BilingualView"];
            /** @description Short description. */
            short_description: components["schemas"]["BilingualView"];
            /** @description Description. */
            description: components["schemas"]["BilingualView"];
            /** @description Location. */
            location_hint: components["schemas"]["BilingualView"];
            /** @description Destination. */
            destination_id: number;
            /** @description Destination. */
            destination: components["schemas"]["StayDestinationView"];
            /** @description 0 is a studio. */
            bedrooms: number;
            /** @description Beds. */
            beds: number;
            /** @description Bathrooms. */
            bathrooms: number;
            /** @description Most guests. */
            max_guests: number;
            /** @description Fewest nights. */
            min_nights: number;
            /** @description Whole dollars. In units of the currency, with at most two decimals. */
            nightly_rate: number;
            /** @description Whole dollars, once a booking. In units of the currency, with at most two decimals. */
            cleaning_fee: number;
            /** @description Amenities. */
            amenities: string[];
            /** @description House rules. */
            house_rules: components["schemas"]["BilingualView"][];
            /** @description Pictures. */
            media: components["schemas"]["StayMediaView"][];
            /** @description Average of the published reviews. */
            rating: number | null;
            /** @description Review count. */
            review_count: number;
            /**
             * Format: date-time
             * @description When it last changed, in UTC.
             */
            updated_at: string;
            /** @description Null is the default of the settings. */
            check_in_time: string | null;
            /** @description Null is the default of the settings. */
            check_out_time: string | null;
            /** @description What keeps it from being published; empty when nothing does. */
            missing: string[];
            /**
             * Format: date-time
             * @description When it was made, in UTC.
             */
            created_at: string;
        };
        HouseRuleBody: {
            /** @description In English. */
            en: string;
            /** @description In Arabic. */
            ar?: string;
        };
        StayMediaBody: {
            /** @description May be sent as it was shown; the file itself counts. */
            width?: string | number | boolean | Record<string, never> | unknown[] | null;
            /** @description May be sent as it was shown; the file itself counts. */
            height?: string | number | boolean | Record<string, never> | unknown[] | null;
            /** @description May be sent as it was shown; the file itself counts. */
            versions?: string | number | boolean | Record<string, never> | unknown[] | null;
            /** @description Address of a picture or video stored with this service. */
            url: string;
            /** @description What it shows; a plain text stands for both languages. */
            alt?: components["schemas"]["BilingualText300OrEmptyEnglishFirst"] | null;
            /** @description As the gallery is shown; the order of the list counts. */
            position?: number;
            /**
             * @description As the gallery is shown; the file itself counts.
             * @enum {string}
             */
            type?: "image" | "video";
        };
        BilingualText200EnglishFirst: {
            /** @description In English. */
            en: string;
            /** @description In Arabic. */
            ar?: string;
        };
        BilingualText500EnglishFirst: {
            /** @description In English. */
            en: string;
            /** @description In Arabic. */
            ar?: string;
        };
        BilingualText10000EnglishFirst: {
            /** @description In English. */
            en: string;
            /** @description In Arabic. */
            ar?: string;
        };
        BilingualText300EnglishFirst: {
            /** @description In English. */
            en: string;
            /** @description In Arabic. */
            ar?: string;
        };
        StayBody: {
            /**
             * @description Kind.
             * @enum {string}
             */
            type: "villa" | "apartment" | "cabin" | "chalet" | "loft" | "cottage";
            /** @description Destination. */
            destination_id: number;
            /** @description 0 is a studio. */
            bedrooms: number;
            /** @description Beds. */
            beds: number;
            /** @description Bathrooms. */
            bathrooms: number;
            /** @description Most guests. */
            max_guests: number;
            /** @description Whole dollars. */
            nightly_rate: number;
            /** @description Whole dollars, once a booking. */
            cleaning_fee: number;
            /** @description Fewest nights. */
            min_nights: number;
            /** @description Made from the English title when left out. */
            slug?: string;
            /** @description In the company’s time zone; null is the default of the settings. */
            check_in_time?: string | null;
            /** @description Check-out time. */
            check_out_time?: string | null;
            /** @description Each once. */
            amenities?: string[];
            /** @description House rules. */
            house_rules?: components["schemas"]["HouseRuleBody"][];
            /** @description The gallery in order; the first is the cover. */
            media?: components["schemas"]["StayMediaBody"][];
            /** @description Title. */
            title: components["schemas"]["BilingualText200EnglishFirst"];
            /** @description Short description. */
            short_description: components["schemas"]["BilingualText500EnglishFirst"];
            /** @description Description. */
            description: components["schemas"]["BilingualText10000EnglishFirst"];
            /** @description Location. */
            location_hint: components["schemas"]["BilingualText300EnglishFirst"];
        };
        BilingualText200OrEmptyEnglishFirst: {
            /** @description In English. */
            en: string;
            /** @description In Arabic. */
            ar?: string;
        };
        BilingualText500OrEmptyEnglishFirst: {
            /** @description In English. */
            en: string;
            /** @description In Arabic. */
            ar?: string;
        };
        BilingualText10000OrEmptyEnglishFirst: {
            /** @description In English. */
            en: string;
            /** @description In Arabic. */
            ar?: string;
        };
        StayChangeBody: {
            /**
             * @description Kind.
             * @enum {string}
             */
            type?: "villa" | "apartment" | "cabin" | "chalet" | "loft" | "cottage";
            /** @description Destination. */
            destination_id?: number;
            /** @description 0 is a studio. */
            bedrooms?: number;
            /** @description Beds. */
            beds?: number;
            /** @description Bathrooms. */
            bathrooms?: number;
            /** @description Most guests. */
            max_guests?: number;
            /** @description Whole dollars. */
            nightly_rate?: number;
            /** @description Whole dollars, once a booking. */
            cleaning_fee?: number;
            /** @description Fewest nights. */
            min_nights?: number;
            /** @description Made from the English title when left out. */
            slug?: string;
            /** @description In the company’s time zone; null is the default of the settings. */
            check_in_time?: string | null;
            /** @description Check-out time. */
            check_out_time?: string | null;
            /** @description Each once. */
            amenities?: string[];
            /** @description House rules. */
            house_rules?: components["schemas"]["HouseRuleBody"][];
            /** @description The gallery in order; the first is the cover. */
            media?: components["schemas"]["StayMediaBody"][];
            /** @description Title. */
            title?: components["schemas"]["BilingualText200OrEmptyEnglishFirst"];
            /** @description Short description. */
            short_description?: components["schemas"]["BilingualText500OrEmptyEnglishFirst"];
            /** @description Description. */
            description?: components["schemas"]["BilingualText10000OrEmptyEnglishFirst"];
            /** @description Location. */
            location_hint?: components["schemas"]["BilingualText300OrEmptyEnglishFirst"];
        };
        StayStatusBody: {
            /**
             * @description Status.
             * @enum {string}
             */
            status: "draft" | "published";
        };
        StayGalleryBody: {
            /** @description The whole gallery in order; the first is the cover. */
            media: components["schemas"]["StayMediaBody"][];
        };
        NightsPriceView: {
            /**
             * Format: date
             * @description Check-in, a calendar day.
             */
            check_in: string;
            /**
             * Format: date
             * @description Check-out, a calendar day.
             */
            check_out: string;
            /** @description Nights. */
            nights: number;
            /** @description In units of the currency, with at most two decimals. */
            subtotal: number;
            /** @description In units of the currency, with at most two decimals. */
            cleaning_fee: number;
            /** @description How many rows there are on all pages. In units of the currency, with at most two decimals. */
            total: number;
            /** @description Currency. */
            currency: string;
        };
        FoundStayView: {
            /** @description Id of the record. */
            id: number;
            /** @description Reference. */
            reference: string;
            /** @description The part of a web address that names the record. */
            slug: string;
            /**
             * @description Kind.
             * @enum {string}
             */
            type: "villa" | "apartment" | "cabin" | "chalet" | "loft" | "cottage";
            /**
             * @description Status.
             * @enum {string}
             */
            status: "draft" | "published";
            /** @description Title. */
            title: components["schemas"]["BilingualView"];
            /** @description Short description. */
            short_description: components["schemas"]["BilingualView"];
            /** @description Description. */
            description: components["schemas"]["BilingualView"];
            /** @description Location. */
            location_hint: components["schemas"]["BilingualView"];
            /** @description Destination. */
            destination_id: number;
            /** @description Destination. */
            destination: components["schemas"]["StayDestinationView"];
            /** @description 0 is a studio. */
            bedrooms: number;
            /** @description Beds. */
            beds: number;
            /** @description Bathrooms. */
            bathrooms: number;
            /** @description Most guests. */
            max_guests: number;
            /** @description Fewest nights. */
            min_nights: number;
            /** @description Whole dollars. In units of the currency, with at most two decimals. */
            nightly_rate: number;
            /** @description Whole dollars, once a booking. In units of the currency, with at most two decimals. */
            cleaning_fee: number;
            /** @description Amenities. */
            amenities: string[];
            /** @description House rules. */
            house_rules: components["schemas"]["BilingualView"][];
            /** @description Pictures. */
            media: components["schemas"]["StayMediaView"][];
            /** @description Average of the published reviews. */
            rating: number | null;
            /** @description Review count. */
            review_count: number;
            /**
             * Format: date-time
             * @description When it last changed, in UTC.
             */
            updated_at: string;
            /** @description In the company's time zone. */
            check_in_time: string;
            /** @description In the company's time zone. */
            check_out_time: string;
            /** @description What `checkIn` to `checkOut` cost, as the quote says; null without dates. */
            price: components["schemas"]["NightsPriceView"] | null;
        };
        StayView: {
            /** @description Id of the record. */
            id: number;
            /** @description Reference. */
            reference: string;
            /** @description The part of a web address that names the record. */
            slug: string;
            /**
             * @description Kind.
             * @enum {string}
             */
            type: "villa" | "apartment" | "cabin" | "chalet" | "loft" | "cottage";
            /**
             * @description Status.
             * @enum {string}
             */
            status: "draft" | "published";
            /** @description Title. */
            title: components["schemas"]["BilingualView"];
            /** @description Short description. */
            short_description: components["schemas"]["BilingualView"];
            /** @description Description. */
            description: components["schemas"]["BilingualView"];
            /** @description Location. */
            location_hint: components["schemas"]["BilingualView"];
            /** @description Destination. */
            destination_id: number;
            /** @description Destination. */
            destination: components["schemas"]["StayDestinationView"];
            /** @description 0 is a studio. */
            bedrooms: number;
            /** @description Beds. */
            beds: number;
            /** @description Bathrooms. */
            bathrooms: number;
            /** @description Most guests. */
            max_guests: number;
            /** @description Fewest nights. */
            min_nights: number;
            /** @description Whole dollars. In units of the currency, with at most two decimals. */
            nightly_rate: number;
            /** @description Whole dollars, once a booking. In units of the currency, with at most two decimals. */
            cleaning_fee: number;
            /** @description Amenities. */
            amenities: string[];
            /** @description House rules. */
            house_rules: components["schemas"]["BilingualView"][];
            /** @description Pictures. */
            media: components["schemas"]["StayMediaView"][];
            /** @description Average of the published reviews. */
            rating: number | null;
            /** @description Review count. */
            review_count: number;
            /**
             * Format: date-time
             * @description When it last changed, in UTC.
             */
            updated_at: string;
            /** @description In the company's time zone. */
            check_in_time: string;
            /** @description In the company's time zone. */
            check_out_time: string;
        };
        TypeFacetView: {
            /**
             * @description Kind.
             * @enum {string}
             */
            type: "villa" | "apartment" | "cabin" | "chalet" | "loft" | "cottage";
            /** @description Count. */
            count: number;
        };
        DestinationFacetView: {
            /** @description Id of the record. */
            id: number;
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description Name. */
            name: components["schemas"]["BilingualView"];
            /** @description Count. */
            count: number;
        };
        AmenityFacetView: {
            /** @description As stays carry it. */
            slug: string;
            /** @description Name. */
            name: components["schemas"]["BilingualView"];
            /** @description Count. */
            count: number;
        };
        StayFacetsView: {
            /** @description Published stays. */
            total: number;
            /** @description Every type. */
            types: components["schemas"]["TypeFacetView"][];
            /** @description Visible destinations in sort order. */
            destinations: components["schemas"]["DestinationFacetView"][];
            /** @description What stays usually offer, and what to call it; a stay may offer other things too. */
            amenities: components["schemas"]["AmenityFacetView"][];
        };
        AvailabilityView: {
            /**
             * Format: date
             * @description From, a calendar day.
             */
            from: string;
            /**
             * Format: date
             * @description Not among the nights.
             */
            to: string;
            /** @description The nights that are held, each by the day it begins on; a check-out day is none. */
            nights: string[];
        };
        QuoteView: {
            /**
             * Format: date
             * @description Check-in, a calendar day.
             */
            check_in: string;
            /**
             * Format: date
             * @description Check-out, a calendar day.
             */
            check_out: string;
            /** @description Guests. */
            guests: number;
            /** @description Nights. */
            nights: number;
            /** @description In units of the currency, with at most two decimals. */
            nightly_rate: number;
            /** @description In units of the currency, with at most two decimals. */
            subtotal: number;
            /** @description In units of the currency, with at most two decimals. */
            cleaning_fee: number;
            /** @description How many rows there are on all pages. In units of the currency, with at most two decimals. */
            total: number;
            /** @description Currency. */
            currency: string;
            /** @description Whether booking it now would be accepted. */
            available: boolean;
            /**
             * @description Why it is not available.
             * @enum {string|null}
             */
            reason: "past" | "too_far" | "min_nights" | "max_nights" | "capacity" | "taken" | null;
        };
        BlockedStayView: {
            /** @description Id of the record. */
            id: number;
            /** @description Reference. */
            reference: string;
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description Title. */
            title: components["schemas"]["BilingualView"];
        };
        BlockView: {
            /** @description Id of the record. */
            id: number;
            /** @description Reference. */
            reference: string;
            /** @description Stay. */
            stay_id: number;
            /** @description Stay. */
            stay: components["schemas"]["BlockedStayView"];
            /**
             * Format: date
             * @description The first night.
             */
            from: string;
            /**
             * Format: date
             * @description The day after the last night.
             */
            to: string;
            /** @description Nights. */
            nights: number;
            /**
             * @description Reason.
             * @enum {string}
             */
            reason: "maintenance" | "owner_use" | "other";
            /** @description Note. */
            note: string | null;
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
        BlockBody: {
            /** @description Stay. */
            stay_id: number;
            /**
             * Format: date
             * @description The first night.
             */
            from: string;
            /**
             * Format: date
             * @description The day after the last night, like a check-out.
             */
            to: string;
            /**
             * @description `other` when left out.
             * @enum {string|null}
             */
            reason?: "maintenance" | "owner_use" | "other" | null;
            /** @description For the team only. */
            note?: string | null;
        };
        BlockChangeBody: {
            /** @description Stay. */
            stay_id?: number;
            /**
             * Format: date
             * @description The first night.
             */
            from?: string;
            /**
             * Format: date
             * @description The day after the last night, like a check-out.
             */
            to?: string;
            /**
             * @description `other` when left out.
             * @enum {string|null}
             */
            reason?: "maintenance" | "owner_use" | "other" | null;
            /** @description For the team only. */
            note?: string | null;
        };
        CalendarBookingView: {
            /** @description Reference. */
            reference: string;
            /**
             * @description Status.
             * @enum {string}
             */
            status: "pending" | "confirmed" | "checked_in" | "completed" | "cancelled";
            /**
             * @description Payment status.
             * @enum {string}
             */
            payment_status: "unpaid" | "paid" | "failed" | "refund_due" | "refunded";
            /** @description Guest name. */
            guest_name: string;
            /** @description Guests. */
            guests: number;
            /**
             * Format: date
             * @description Check-in, a calendar day.
             */
            check_in: string;
            /**
             * Format: date
             * @description Check-out, a calendar day.
             */
            check_out: string;
        };
        CalendarBlockView: {
            /** @description Id of the record. */
            id: number;
            /**
             * @description Reason.
             * @enum {string}
             */
            reason: "maintenance" | "owner_use" | "other";
            /** @description Note. */
            note: string | null;
            /**
             * Format: date
             * @description From, a calendar day.
             */
            from: string;
            /**
             * Format: date
             * @description Until, a calendar day.
             */
            to: string;
        };
        CalendarStayView: {
            /** @description Id of the record. */
            id: number;
            /** @description Reference. */
            reference: string;
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description Title. */
            title: components["schemas"]["BilingualView"];
            /**
             * @description Status.
             * @enum {string}
             */
            status: "draft" | "published";
            /** @description Those with a night in the month. */
            bookings: components["schemas"]["CalendarBookingView"][];
            /** @description Those with a night in the month. */
            blocks: components["schemas"]["CalendarBlockView"][];
        };
        CalendarView: {
            /** @description Month. */
            month: string;
            /**
             * Format: date
             * @description The first day of the month.
             */
            from: string;
            /**
             * Format: date
             * @description The first day of the next month.
             */
            to: string;
            /** @description By English title. */
            stays: components["schemas"]["CalendarStayView"][];
        };
        BookedStayView: {
            /** @description Null when the stay was deleted. */
            id: number | null;
            /** @description Reference. */
            reference: string;
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description Title. */
            title: components["schemas"]["BilingualView"];
            /** @description Cover picture. */
            cover_url: string | null;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        BookingEventView: {
            /**
             * @description Status.
             * @enum {string}
             */
            status: "pending" | "confirmed" | "checked_in" | "completed" | "cancelled";
            /**
             * Format: date-time
             * @description At, in UTC.
             */
            at: string;
            /**
             * @description Through whom it came to this.
             * @enum {string}
             */
            by: "guest" | "staff" | "payment" | "system";
            /** @description Reason. */
            reason: string | null;
        };
        BookingActionView: {
            /**
             * @description Action.
             * @enum {string}
             */
            action: "confirm" | "check_in" | "complete" | "cancel";
            /** @description Whether taking it now would be accepted. */
            allowed: boolean;
            /**
             * @description The code it would be refused with.
             * @enum {string|null}
             */
            reason: "not_confirmed" | "not_checked_in" | "already_confirmed" | "already_checked_in" | "already_completed" | "already_cancelled" | "awaiting_payment" | "too_early" | null;
        };
        ManagedBookingView: {
            /** @description Id of the record. */
            id: number;
            /** @description Reference. */
            reference: string;
            /**
             * @description Status.
             * @enum {string}
             */
            status: "pending" | "confirmed" | "checked_in" | "completed" | "cancelled";
            /**
             * @description Payment status.
             * @enum {string}
             */
            payment_status: "unpaid" | "paid" | "failed" | "refund_due" | "refunded";
            /**
             * @description Way to pay.
             * @enum {string}
             */
            payment_method: "card" | "wallet" | "on_arrival";
            /** @description Stay. */
            stay: components["schemas"]["BookedStayView"];
            /**
             * Format: date
             * @description Check-in, a calendar day.
             */
            check_in: string;
            /**
             * Format: date
             * @description Check-out, a calendar day.
             */
            check_out: string;
            /** @description In the company's time zone. */
            check_in_time: string;
            /** @description In the company's time zone. */
            check_out_time: string;
            /** @description Nights. */
            nights: number;
            /** @description Guests. */
            guests: number;
            /** @description First name. */
            guest_first_name: string;
            /** @description Last name. */
            guest_last_name: string;
            /**
             * Format: email
             * @description E-mail address.
             */
            guest_email: string;
            /** @description Phone number. */
            guest_phone: string | null;
            /** @description Special requests. */
            special_requests: string | null;
            /**
             * @description Language that mails are written in.
             * @enum {string}
             */
            locale: "en" | "ar";
            /** @description In units of the currency, with at most two decimals. */
            nightly_rate: number;
            /** @description Subtotal. */
            subtotal: number;
            /** @description In units of the currency, with at most two decimals. */
            cleaning_fee: number;
            /** @description How many rows there are on all pages. In units of the currency, with at most two decimals. */
            total: number;
            /** @description Currency. */
            currency: string;
            /**
             * @description Failure reason.
             * @enum {string|null}
             */
            failure_reason: "card_declined" | "payment_expired" | "payment_failed" | null;
            /**
             * Format: date-time
             * @description The last instant the guest may cancel.
             */
            cancellation_deadline: string;
            /**
             * Format: date-time
             * @description Until when an unpaid booking holds its nights.
             */
            hold_expires_at: string | null;
            /** @description Oldest first. */
            timeline: components["schemas"]["BookingEventView"][];
            /**
             * Format: date-time
             * @description Placed at, in UTC.
             */
            placed_at: string;
            /**
             * Format: date-time
             * @description When it last changed, in UTC.
             */
            updated_at: string;
            /** @description For the team only. */
            admin_notes: string | null;
            /** @description The processor's name for the payment. */
            session_id: string | null;
            /** @description Taken by the simulator: no money moved. */
            is_simulated: boolean;
            /** @description Actions. */
            actions: components["schemas"]["BookingActionView"][];
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
        ManagedBookingDetailView: {
            /** @description Id of the record. */
            id: number;
            /** @description Reference. */
            reference: string;
            /**
             * @description Status.
             * @enum {string}
             */
            status: "pending" | "confirmed" | "checked_in" | "completed" | "cancelled";
            /**
             * @description Payment status.
             * @enum {string}
             */
            payment_status: "unpaid" | "paid" | "failed" | "refund_due" | "refunded";
            /**
             * @description Way to pay.
             * @enum {string}
             */
            payment_method: "card" | "wallet" | "on_arrival";
            /** @description Stay. */
            stay: components["schemas"]["BookedStayView"];
            /**
             * Format: date
             * @description Check-in, a calendar day.
             */
            check_in: string;
            /**
             * Format: date
             * @description Check-out, a calendar day.
             */
            check_out: string;
            /** @description In the company's time zone. */
            check_in_time: string;
            /** @description In the company's time zone. */
            check_out_time: string;
            /** @description Nights. */
            nights: number;
            /** @description Guests. */
            guests: number;
            /** @description First name. */
            guest_first_name: string;
            /** @description Last name. */
            guest_last_name: string;
            /**
             * Format: email
             * @description E-mail address.
             */
            guest_email: string;
            /** @description Phone number. */
            guest_phone: string | null;
            /** @description Special requests. */
            special_requests: string | null;
            /**
             * @description Language that mails are written in.
             * @enum {string}
             */
            locale: "en" | "ar";
            /** @description In units of the currency, with at most two decimals. */
            nightly_rate: number;
            /** @description Subtotal. */
            subtotal: number;
            /** @description In units of the currency, with at most two decimals. */
            cleaning_fee: number;
            /** @description How many rows there are on all pages. In units of the currency, with at most two decimals. */
            total: number;
            /** @description Currency. */
            currency: string;
            /**
             * @description Failure reason.
             * @enum {string|null}
             */
            failure_reason: "card_declined" | "payment_expired" | "payment_failed" | null;
            /**
             * Format: date-time
             * @description The last instant the guest may cancel.
             */
            cancellation_deadline: string;
            /**
             * Format: date-time
             * @description Until when an unpaid booking holds its nights.
             */
            hold_expires_at: string | null;
            /** @description Oldest first. */
            timeline: components["schemas"]["BookingEventView"][];
            /**
             * Format: date-time
             * @description Placed at, in UTC.
             */
            placed_at: string;
            /**
             * Format: date-time
             * @description When it last changed, in UTC.
             */
            updated_at: string;
            /** @description For the team only. */
            admin_notes: string | null;
            /** @description The processor's name for the payment. */
            session_id: string | null;
            /** @description Taken by the simulator: no money moved. */
            is_simulated: boolean;
            /** @description Actions. */
            actions: components["schemas"]["BookingActionView"][];
            /** @description Every attempt to pay, oldest first. */
            payments: components["schemas"]["PaymentView"][];
            /** @description What processors reported under this reference about payments that are not ours: it changed nothing. */
            unknown_payment_events: components["schemas"]["PaymentEventView"][];
        };
        BookingChangeBody: {
            /**
             * @description Action.
             * @enum {string}
             */
            action?: "confirm" | "check_in" | "complete" | "cancel";
            /** @description For the team only; empty is none. */
            admin_notes?: string | null;
        };
        BookingReceiptView: {
            /** @description Reference. */
            reference: string;
            /** @description Opens the booking as query `token`; keep it secret. */
            access_token: string;
            /**
             * @description Status.
             * @enum {string}
             */
            status: "pending" | "confirmed" | "checked_in" | "completed" | "cancelled";
            /**
             * @description Payment status.
             * @enum {string}
             */
            payment_status: "unpaid" | "paid" | "failed" | "refund_due" | "refunded";
            /**
             * @description Way to pay.
             * @enum {string}
             */
            payment_method: "card" | "wallet" | "on_arrival";
            /** @description Stay. */
            stay_slug: string;
            /** @description Stay title. */
            stay_title: components["schemas"]["BilingualView"];
            /**
             * Format: date
             * @description Check-in, a calendar day.
             */
            check_in: string;
            /**
             * Format: date
             * @description Check-out, a calendar day.
             */
            check_out: string;
            /** @description In the company's time zone. */
            check_in_time: string;
            /** @description In the company's time zone. */
            check_out_time: string;
            /** @description Nights. */
            nights: number;
            /** @description Guests. */
            guests: number;
            /**
             * Format: date-time
             * @description The last instant the guest may cancel.
             */
            cancellation_deadline: string;
            /** @description How many rows there are on all pages. In units of the currency, with at most two decimals. */
            total: number;
            /** @description Currency. */
            currency: string;
            /** @description The processor's page to pay on; null when nothing is left to do. */
            redirect_url: string | null;
            /** @description The processor's name for the payment. */
            session_id: string | null;
            /**
             * @description Failure reason.
             * @enum {string|null}
             */
            failure_reason: "card_declined" | "payment_expired" | "payment_failed" | null;
            /**
             * @description `card_declined_new_token`: the card was declined, nothing is booked, and this `client_token` names this attempt for ever; to try again, send the booking with another card and a new `client_token`. Null otherwise.
             * @enum {string|null}
             */
            code: "card_declined_new_token" | null;
            /**
             * @description `redirect`: send the browser to `redirect_url`; `new_token`: see `code`; null: nothing is left to do.
             * @enum {string|null}
             */
            next: "redirect" | "new_token" | null;
        };
        BookingBody: {
            /** @description Stay. */
            stay_slug: string;
            /**
             * Format: date
             * @description The first night.
             */
            check_in: string;
            /**
             * Format: date
             * @description The day after the last night.
             */
            check_out: string;
            /** @description Guests. */
            guests: number;
            /** @description First name. */
            guest_first_name: string;
            /** @description Last name. */
            guest_last_name: string;
            /**
             * Format: email
             * @description E-mail address.
             */
            guest_email: string;
            /**
             * @description One that `GET /api/payments/methods` offers.
             * @enum {string}
             */
            payment_method: "card" | "wallet" | "on_arrival";
            /** @description Names this booking: sent again with the same e-mail address, it answers the first receipt. */
            client_token: string;
            /** @description Phone number. */
            guest_phone?: string | null;
            /** @description Special requests. */
            special_requests?: string | null;
            /**
             * @description The language of mails; that of the request when left out.
             * @enum {string|null}
             */
            locale?: "en" | "ar" | null;
            /** @description For the simulator only. */
            card_number?: string | null;
            /** @description For the simulator only. */
            card_name?: string | null;
            /** @description For the simulator only: MM/YY. */
            card_expiry?: string | null;
            /** @description For the simulator only. */
            card_cvc?: string | null;
            /** @description Honeypot: bots fill it in, people never see it. */
            company?: string | null;
        };
        BookingView: {
            /** @description Reference. */
            reference: string;
            /**
             * @description Status.
             * @enum {string}
             */
            status: "pending" | "confirmed" | "checked_in" | "completed" | "cancelled";
            /**
             * @description Payment status.
             * @enum {string}
             */
            payment_status: "unpaid" | "paid" | "failed" | "refund_due" | "refunded";
            /**
             * @description Way to pay.
             * @enum {string}
             */
            payment_method: "card" | "wallet" | "on_arrival";
            /** @description Stay. */
            stay: components["schemas"]["BookedStayView"];
            /**
             * Format: date
             * @description Check-in, a calendar day.
             */
            check_in: string;
            /**
             * Format: date
             * @description Check-out, a calendar day.
             */
            check_out: string;
            /** @description In the company's time zone. */
            check_in_time: string;
            /** @description In the company's time zone. */
            check_out_time: string;
            /** @description Nights. */
            nights: number;
            /** @description Guests. */
            guests: number;
            /** @description First name. */
            guest_first_name: string;
            /** @description Last name. */
            guest_last_name: string;
            /**
             * Format: email
             * @description E-mail address.
             */
            guest_email: string;
            /** @description Phone number. */
            guest_phone: string | null;
            /** @description Special requests. */
            special_requests: string | null;
            /**
             * @description Language that mails are written in.
             * @enum {string}
             */
            locale: "en" | "ar";
            /** @description In units of the currency, with at most two decimals. */
            nightly_rate: number;
            /** @description Subtotal. */
            subtotal: number;
            /** @description In units of the currency, with at most two decimals. */
            cleaning_fee: number;
            /** @description How many rows there are on all pages. In units of the currency, with at most two decimals. */
            total: number;
            /** @description Currency. */
            currency: string;
            /**
             * @description Failure reason.
             * @enum {string|null}
             */
            failure_reason: "card_declined" | "payment_expired" | "payment_failed" | null;
            /**
             * Format: date-time
             * @description The last instant the guest may cancel.
             */
            cancellation_deadline: string;
            /**
             * Format: date-time
             * @description Until when an unpaid booking holds its nights.
             */
            hold_expires_at: string | null;
            /** @description Oldest first. */
            timeline: components["schemas"]["BookingEventView"][];
            /**
             * Format: date-time
             * @description Placed at, in UTC.
             */
            placed_at: string;
            /**
             * Format: date-time
             * @description When it last changed, in UTC.
             */
            updated_at: string;
            /** @description The processor's page, while the booking can be paid there. */
            redirect_url: string | null;
            /** @description Whether cancelling now would be accepted. */
            can_cancel: boolean;
            /** @description Whether a review now would be accepted. */
            can_review: boolean;
        };
        ReviewedStayView: {
            /** @description Id of the record. */
            id: number;
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description Reference. */
            reference: string;
            /** @description Title. */
            title: components["schemas"]["BilingualView"];
        };
        StaffReviewView: {
            /** @description Id of the record. */
            id: number;
            /** @description First name and initial. */
            author: string;
            /** @description In halves. */
            rating: number;
            /** @description Comment. */
            comment: string;
            /**
             * @description Status.
             * @enum {string}
             */
            status: "published" | "hidden";
            /**
             * Format: date-time
             * @description When it was made, in UTC.
             */
            created_at: string;
            /** @description Guest name. */
            guest_name: string;
            /** @description Booking reference. */
            booking_reference: string;
            /** @description Stay. */
            stay: components["schemas"]["ReviewedStayView"];
            /**
             * Format: date-time
             * @description When it last changed, in UTC.
             */
            updated_at: string;
        };
        ReviewStatusBody: {
            /**
             * @description Status.
             * @enum {string}
             */
            status: "published" | "hidden";
        };
        ReviewView: {
            /** @description Id of the record. */
            id: number;
            /** @description First name and initial. */
            author: string;
            /** @description In halves. */
            rating: number;
            /** @description Comment. */
            comment: string;
            /**
             * @description Status.
             * @enum {string}
             */
            status: "published" | "hidden";
            /**
             * Format: date-time
             * @description When it was made, in UTC.
             */
            created_at: string;
        };
        ReviewBody: {
            /** @description Rating. */
            rating: number;
            /** @description Comment. */
            comment: string;
        };
        InquiryReceiptView: {
            /** @description Id of the record. */
            id: number;
            /**
             * Format: date-time
             * @description Received at, in UTC.
             */
            received_at: string;
        };
        InquiryBody: {
            /** @description Name. */
            name: string;
            /**
             * Format: email
             * @description E-mail address.
             */
            email: string;
            /** @description A text for the reader, in the language of the request. */
            message: string;
            /** @description Names this inquiry: sent again, it answers the first receipt and reaches nobody a second time. */
            client_token: string;
            /** @description With the country code. */
            phone?: string | null;
            /** @description A published stay. */
            stay_slug?: string | null;
            /**
             * Format: date
             * @description Check-in, a calendar day.
             */
            check_in?: string | null;
            /**
             * Format: date
             * @description After `check_in`
             */
            check_out?: string | null;
            /** @description Guests. */
            guests?: number | null;
            /** @description Honeypot: bots fill it in, people never see it. */
            company?: string | null;
        };
        InquiryStayView: {
            /** @description Null when the stay is gone. */
            id: number | null;
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description Reference. */
            reference: string;
            /** @description Title. */
            title: components["schemas"]["BilingualView"];
        };
        InquiryView: {
            /** @description Id of the record. */
            id: number;
            /** @description Name. */
            name: string;
            /** @description E-mail address. */
            email: string;
            /** @description With the country code. */
            phone: string | null;
            /** @description A text for the reader, in the language of the request. */
            message: string;
            /** @description Stay. */
            stay_slug: string | null;
            /** @description Null for a question about no stay in particular. */
            stay: components["schemas"]["InquiryStayView"] | null;
            /**
             * Format: date
             * @description Check-in, a calendar day.
             */
            check_in: string | null;
            /**
             * Format: date
             * @description Check-out, a calendar day.
             */
            check_out: string | null;
            /** @description Guests. */
            guests: number | null;
            /**
             * @description The language the visitor read.
             * @enum {string}
             */
            locale: "en" | "ar";
            /**
             * @description Status.
             * @enum {string}
             */
            status: "new" | "replied" | "closed";
            /** @description Notes of the team. */
            admin_notes: string | null;
            /**
             * Format: date-time
             * @description Received at, in UTC.
             */
            received_at: string;
            /**
             * Format: date-time
             * @description When it last changed, in UTC.
             */
            updated_at: string;
        };
        InquiryChangeBody: {
            /**
             * @description Status.
             * @enum {string}
             */
            status?: "new" | "replied" | "closed";
            /** @description For the team only. */
            admin_notes?: string | null;
        };
        OfferedMethodView: {
            /**
             * @description Way to pay.
             * @enum {string}
             */
            method: "card" | "wallet" | "on_arrival";
            /** @description Paid on the processor's own page. */
            hosted: boolean;
        };
        PaymentMethodsView: {
            /** @description In the order they are offered. */
            methods: components["schemas"]["OfferedMethodView"][];
            /** @description Allow pay on arrival, or not. */
            allowPayOnArrival: boolean;
            /** @description Card and wallet are taken by the simulator, and no money moves. */
            simulated: boolean;
        };
        WebhookView: {
            /**
             * @description Received, or not.
             * @enum {boolean}
             */
            received: true;
        };
        FaqEntryView: {
            /** @description Id of the record. */
            id: number;
            /** @description Question. */
            question: components["schemas"]["BilingualView"];
            /** @description Answer. */
            answer: components["schemas"]["BilingualView"];
            /** @description Place in the order; the smallest first. */
            sort_order: number;
            /** @description Whether visitors see it. */
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
        BilingualText300: {
            /** @description In English. */
            en: string;
            /** @description In Arabic. */
            ar: string;
        };
        BilingualText4000: {
            /** @description In English. */
            en: string;
            /** @description In Arabic. */
            ar: string;
        };
        FaqEntryBody: {
            /** @description Question. */
            question: components["schemas"]["BilingualText300"];
            /** @description Answer. */
            answer: components["schemas"]["BilingualText4000"];
            /** @description Smaller comes first; a new question goes last. */
            sort_order?: number;
            /** @description Whether visitors see it; they see a new question. */
            is_active?: boolean;
        };
        FaqEntryChangeBody: {
            /** @description Question. */
            question?: components["schemas"]["BilingualText300"];
            /** @description Answer. */
            answer?: components["schemas"]["BilingualText4000"];
            /** @description Smaller comes first; a new question goes last. */
            sort_order?: number;
            /** @description Whether visitors see it; they see a new question. */
            is_active?: boolean;
        };
        MonthView: {
            /** @description Month. */
            month: string;
            /** @description Bookings made that month and not cancelled. */
            bookings: number;
            /** @description Totals of those that are confirmed, checked in or completed. In units of the currency, with at most two decimals. */
            revenue: number;
            /** @description Nights of that month that are booked in published stays. */
            nights: number;
            /** @description Percent of the nights of published stays, blocked ones left out, that are booked; one decimal, 0 without stays. */
            occupancy: number;
        };
        CardsView: {
            /** @description Month. */
            month: string;
            /** @description Bookings made that month and not cancelled. */
            bookings: number;
            /** @description Totals of those that are confirmed, checked in or completed. In units of the currency, with at most two decimals. */
            revenue: number;
            /** @description Nights of that month that are booked in published stays. */
            nights: number;
            /** @description Percent of the nights of published stays, blocked ones left out, that are booked; one decimal, 0 without stays. */
            occupancy: number;
            /** @description The month before, to compare with. */
            previous: components["schemas"]["MonthView"];
            /** @description All bookings that wait. */
            pending_bookings: number;
            /** @description Inquiries that nobody has closed. */
            open_inquiries: number;
            /** @description Published stays. */
            published_stays: number;
        };
        OverviewStayView: {
            /** @description Null when the stay is gone. */
            id: number | null;
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description Reference. */
            reference: string;
            /** @description Title. */
            title: components["schemas"]["BilingualView"];
        };
        OverviewBookingView: {
            /** @description Reference. */
            reference: string;
            /**
             * @description Status.
             * @enum {string}
             */
            status: "pending" | "confirmed" | "checked_in" | "completed" | "cancelled";
            /**
             * @description Payment status.
             * @enum {string}
             */
            payment_status: "unpaid" | "paid" | "failed" | "refund_due" | "refunded";
            /**
             * @description Way to pay.
             * @enum {string}
             */
            payment_method: "card" | "wallet" | "on_arrival";
            /** @description Stay. */
            stay: components["schemas"]["OverviewStayView"];
            /** @description Guest name. */
            guest_name: string;
            /**
             * Format: date
             * @description Check-in, a calendar day.
             */
            check_in: string;
            /**
             * Format: date
             * @description Check-out, a calendar day.
             */
            check_out: string;
            /** @description Nights. */
            nights: number;
            /** @description Guests. */
            guests: number;
            /** @description How many rows there are on all pages. In units of the currency, with at most two decimals. */
            total: number;
            /** @description Currency. */
            currency: string;
            /**
             * Format: date-time
             * @description Placed at, in UTC.
             */
            placed_at: string;
        };
        TopStayView: {
            /** @description Null when the stay is gone. */
            id: number | null;
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description Reference. */
            reference: string;
            /** @description Title. */
            title: components["schemas"]["BilingualView"];
            /** @description Bookings. */
            bookings: number;
            /** @description Nights. */
            nights: number;
            /** @description In units of the currency, with at most two decimals. */
            revenue: number;
        };
        GuestCountryView: {
            /** @description ISO 3166, null where it is not known. */
            country: string | null;
            /** @description Bookings. */
            bookings: number;
        };
        OverviewView: {
            /**
             * Format: date
             * @description Today at the company.
             */
            date: string;
            /** @description Timezone, by its IANA name. */
            timezone: string;
            /** @description Currency. */
            currency: string;
            /** @description This month. */
            cards: components["schemas"]["CardsView"];
            /** @description Of today, cancelled ones left out. */
            arrivals: components["schemas"]["OverviewBookingView"][];
            /** @description Of today, cancelled ones left out. */
            departures: components["schemas"]["OverviewBookingView"][];
            /** @description The ten with the nearest check-in. */
            pending_bookings: components["schemas"]["OverviewBookingView"][];
            /** @description The ten made last. */
            latest_bookings: components["schemas"]["OverviewBookingView"][];
            /** @description The five that earned most with bookings of the last twelve months. */
            top_stays: components["schemas"]["TopStayView"][];
            /** @description Bookings of the last twelve months by the calling code of the guest’s phone number, most first, unknown last. */
            guest_countries: components["schemas"]["GuestCountryView"][];
            /** @description All bookings; every status is there. */
            bookings_by_status: {
                [key: string]: number;
            };
            /** @description The newest five. */
            latest_reviews: components["schemas"]["StaffReviewView"][];
            /** @description The newest five that nobody has closed. */
            open_inquiries: components["schemas"]["InquiryView"][];
        };
        PublicSettingsView: {
            /** @description Name of the company. */
            company_name: string;
            /** @description Line under the name, English. */
            tagline_en: string;
            /** @description Line under the name, Arabic. */
            tagline_ar: string;
            /** @description Who we are, English. */
            description_en: string;
            /** @description Who we are, Arabic. */
            description_ar: string;
            /** @description Where guests write. */
            contact_email: string;
            /** @description Where guests call. */
            contact_phone: string;
            /** @description Where the office is. */
            contact_address_hint: string;
            /** @description What prices are in. */
            currency: string;
            /** @description Time zone of every day, check-in and deadline. */
            timezone: string;
            /** @description Check-in of stays that name no time of their own. */
            default_check_in_time: string;
            /** @description Check-out of stays that name no time of their own. */
            default_check_out_time: string;
            /** @description Whether guests may pay when they arrive. */
            allow_pay_on_arrival: boolean;
            /** @description What guests are told about cancelling. */
            cancellation_policy: string;
            /** @description References of the stays on the home page, in order. */
            home_featured_references: string[];
            /** @description Reference of the stay at the top of the home page. */
            home_hero_stay_reference: string;
            /** @description Last line of every mail. */
            service_email_signature: string;
        };
        CardProcessorStatusView: {
            /** @description Whether its key is set. */
            configured: boolean;
            /** @description A key that moves no real money. */
            testMode: boolean;
        };
        WalletProcessorStatusView: {
            /** @description Whether its credentials are set. */
            configured: boolean;
            /** @description Credentials that move no real money. */
            sandbox: boolean;
        };
        PaymentsStatusView: {
            /** @description Card processor. */
            card_processor: components["schemas"]["CardProcessorStatusView"];
            /** @description Wallet processor. */
            wallet_processor: components["schemas"]["WalletProcessorStatusView"];
            /** @description Card and wallet are taken by the simulator, since no processor is configured. */
            simulator: boolean;
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
            /** @description Admin. */
            admin: components["schemas"]["StaffAccountView"];
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
    DestinationsStaff_all: {
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
                        data: components["schemas"]["DestinationView"][];
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
    DestinationsStaff_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DestinationBody"];
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
                        data: components["schemas"]["DestinationView"];
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
    DestinationsStaff_change: {
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
                "application/json": components["schemas"]["DestinationChangeBody"];
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
                        data: components["schemas"]["DestinationView"];
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
    DestinationsStaff_remove: {
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
                        code: "bad_request" | "destination_has_stays" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Destinations_visible: {
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
                        data: components["schemas"]["DestinationView"][];
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
    Destinations_one: {
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
                        data: components["schemas"]["DestinationView"];
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
    StaysManage_list: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows of a page: 20 when left out, at most 50. */
                page_size?: number;
                /** @description Status. */
                status?: "draft" | "published";
                /** @description Kind. */
                type?: "villa" | "apartment" | "cabin" | "chalet" | "loft" | "cottage";
                /** @description Id or slug of a destination, hidden ones included. */
                destination?: string;
                /** @description The fewest it must sleep. */
                guests?: number;
                /** @description The fewest it must have. */
                bedrooms?: number;
                /** @description The longest minimum of nights. */
                nights?: number;
                /** @description The highest nightly rate, whole dollars. */
                price?: number;
                /** @description Order. */
                sort?: "updated" | "rate_asc" | "rate_desc";
                /** @description In title, location and reference, either language. */
                q?: string;
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
                            data: components["schemas"]["ManagedStayView"][];
                            /** @description This page, from 1. */
                            page: number;
                            /** @description Rows of a page. */
                            page_size: number;
                            /** @description How many rows there are on all pages. */
                            total: number;
                            /** @description How many pages there are. */
                            total_pages: number;
                            /** @description Stays by status, under every filter but `status` */
                            counts: {
                                /** @description All. */
                                all: number;
                                /** @description Draft. */
                                draft: number;
                                /** @description Published. */
                                published: number;
                            };
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
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed";
                    };
                };
            };
        };
    };
    StaysManage_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StayBody"];
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
                        data: components["schemas"]["ManagedStayView"];
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
    StaysManage_one: {
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
                        data: components["schemas"]["ManagedStayView"];
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
    StaysManage_change: {
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
                "application/json": components["schemas"]["StayChangeBody"];
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
                        data: components["schemas"]["ManagedStayView"];
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
                        code: "bad_request" | "body_too_large" | "malformed_json" | "not_found" | "not_publishable" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_taken" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    StaysManage_remove: {
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
                        code: "bad_request" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "stay_has_bookings" | "token_expired";
                    };
                };
            };
        };
    };
    StaysManage_changeStatus: {
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
                "application/json": components["schemas"]["StayStatusBody"];
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
                        data: components["schemas"]["ManagedStayView"];
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
                        code: "bad_request" | "body_too_large" | "malformed_json" | "not_found" | "not_publishable" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    StaysManage_changeGallery: {
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
                "application/json": components["schemas"]["StayGalleryBody"];
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
                        data: components["schemas"]["ManagedStayView"];
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
                        code: "bad_request" | "body_too_large" | "malformed_json" | "not_found" | "not_publishable" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    Stays_search: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows of a page: 6 when left out, at most 24. */
                page_size?: number;
                /** @description Slug of a visible destination. */
                destination?: string;
                /** @description With `checkOut`: only stays that can be booked for every night. */
                checkIn?: string;
                /** @description Check-out. */
                checkOut?: string;
                /** @description The fewest it must sleep. */
                guests?: number;
                /** @description Kind. */
                type?: "villa" | "apartment" | "cabin" | "chalet" | "loft" | "cottage";
                /** @description Latest change first when left out. */
                sort?: "recommended" | "price_asc" | "price_desc" | "rating";
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
                            data: components["schemas"]["FoundStayView"][];
                            /** @description This page, from 1. */
                            page: number;
                            /** @description Rows of a page. */
                            page_size: number;
                            /** @description How many rows there are on all pages. */
                            total: number;
                            /** @description How many pages there are. */
                            total_pages: number;
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
                        code: "bad_request" | "server_busy" | "service_unavailable" | "validation_failed";
                    };
                };
            };
        };
    };
    Stays_featured: {
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
                        data: components["schemas"]["StayView"][];
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
    Stays_hero: {
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
                        data: components["schemas"]["StayView"] | null;
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
    Stays_facets: {
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
                        data: components["schemas"]["StayFacetsView"];
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
    Stays_lookup: {
        parameters: {
            query: {
                /** @description One to twelve ids, comma separated. */
                ids: string;
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
                        data: components["schemas"]["StayView"][];
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
                        code: "bad_request" | "server_busy" | "service_unavailable" | "validation_failed";
                    };
                };
            };
        };
    };
    Stays_one: {
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
                        data: components["schemas"]["StayView"];
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
    Stays_similar: {
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
                        data: components["schemas"]["StayView"][];
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
    Availability_nights: {
        parameters: {
            query: {
                /** @description The first night. */
                from: string;
                /** @description The day after the last night; at most 92 days after `from` */
                to: string;
            };
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
                        data: components["schemas"]["AvailabilityView"];
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
                        code: "bad_request" | "not_found" | "server_busy" | "service_unavailable" | "validation_failed";
                    };
                };
            };
        };
    };
    Availability_quote: {
        parameters: {
            query: {
                /** @description The first night. */
                checkIn: string;
                /** @description The day after the last night. */
                checkOut: string;
                /** @description 1 when left out. */
                guests?: number;
            };
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
                        code: "bad_request" | "not_found" | "server_busy" | "service_unavailable" | "validation_failed";
                    };
                };
            };
        };
    };
    Blocks_all: {
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
                        data: components["schemas"]["BlockView"][];
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
    Blocks_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BlockBody"];
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
                        data: components["schemas"]["BlockView"];
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
                        code: "bad_request" | "body_too_large" | "dates_taken" | "malformed_json" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    Blocks_change: {
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
                "application/json": components["schemas"]["BlockChangeBody"];
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
                        data: components["schemas"]["BlockView"];
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
                        code: "bad_request" | "body_too_large" | "dates_taken" | "malformed_json" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    Blocks_remove: {
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
    Calendar_month: {
        parameters: {
            query: {
                /** @description Month. */
                month: string;
                /** @description Id or slug of one stay. */
                stay?: string;
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
                        data: components["schemas"]["CalendarView"];
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
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed";
                    };
                };
            };
        };
    };
    BookingsManage_list: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows of a page: 10 when left out, at most 50. */
                page_size?: number;
                /** @description Status. */
                status?: "pending" | "confirmed" | "checked_in" | "completed" | "cancelled";
                /** @description Check-in on this day or later. */
                from?: string;
                /** @description Check-in on this day or before. */
                to?: string;
                /** @description In reference, guest, e-mail, phone and stay. */
                q?: string;
                /** @description Id or slug of a stay. */
                stay?: string;
                /** @description Payment. */
                payment?: "unpaid" | "paid" | "failed" | "refund_due" | "refunded";
                /** @description Way to pay. */
                method?: "card" | "wallet" | "on_arrival";
                /** @description So many guests or more. */
                guests?: number;
                /** @description Changed at this instant or later. */
                since?: string;
                /** @description `newest` first when left out, the soonest `check_in`, or the largest `total` */
                sort?: "newest" | "check_in" | "total";
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
                            data: components["schemas"]["ManagedBookingView"][];
                            /** @description This page, from 1. */
                            page: number;
                            /** @description Rows of a page. */
                            page_size: number;
                            /** @description How many rows there are on all pages. */
                            total: number;
                            /** @description How many pages there are. */
                            total_pages: number;
                            /** @description Bookings by status, under every filter but `status` */
                            counts: {
                                /** @description All. */
                                all: number;
                                /** @description Pending. */
                                pending: number;
                                /** @description Confirmed. */
                                confirmed: number;
                                /** @description Checked in. */
                                checked_in: number;
                                /** @description Completed. */
                                completed: number;
                                /** @description Cancelled. */
                                cancelled: number;
                            };
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
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed";
                    };
                };
            };
        };
    };
    BookingsManage_detail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Reference. */
                reference: string;
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
                        data: components["schemas"]["ManagedBookingDetailView"];
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
    BookingsManage_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Reference. */
                reference: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingChangeBody"];
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
                        data: components["schemas"]["ManagedBookingDetailView"];
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
                        code: "already_cancelled" | "already_checked_in" | "already_completed" | "already_confirmed" | "awaiting_payment" | "bad_request" | "body_too_large" | "malformed_json" | "not_checked_in" | "not_confirmed" | "not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_early" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    Bookings_place: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookingBody"];
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
                        data: components["schemas"]["BookingReceiptView"];
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
                        code: "bad_request" | "body_too_large" | "capacity" | "client_token_reused" | "dates_taken" | "malformed_json" | "max_nights" | "min_nights" | "not_found" | "past" | "payment_method_unavailable" | "payment_unavailable" | "rate_limited" | "server_busy" | "service_unavailable" | "too_far" | "too_many_unpaid" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    Bookings_one: {
        parameters: {
            query?: {
                /** @description The booking's access token; with `email`, both must be right. */
                token?: string;
                /** @description The e-mail address it was made with. */
                email?: string;
            };
            header?: never;
            path: {
                /** @description Reference. */
                reference: string;
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
                        data: components["schemas"]["BookingView"];
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
    Bookings_settle: {
        parameters: {
            query?: {
                /** @description The booking's access token; with `email`, both must be right. */
                token?: string;
                /** @description The e-mail address it was made with. */
                email?: string;
            };
            header?: never;
            path: {
                /** @description Reference. */
                reference: string;
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
                        data: components["schemas"]["BookingView"];
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
                        code: "bad_request" | "not_found" | "payment_unavailable" | "rate_limited" | "server_busy" | "service_unavailable";
                    };
                };
            };
        };
    };
    Bookings_cancel: {
        parameters: {
            query?: {
                /** @description The booking's access token; with `email`, both must be right. */
                token?: string;
                /** @description The e-mail address it was made with. */
                email?: string;
            };
            header?: never;
            path: {
                /** @description Reference. */
                reference: string;
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
                        data: components["schemas"]["BookingView"];
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
                        code: "already_cancelled" | "already_checked_in" | "already_completed" | "bad_request" | "cancellation_window_passed" | "not_found" | "rate_limited" | "server_busy" | "service_unavailable";
                    };
                };
            };
        };
    };
    ReviewsStaff_list: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows of a page: 8 when left out, at most 50. */
                page_size?: number;
                /** @description Status. */
                status?: "published" | "hidden";
                /** @description Id or slug of a stay. */
                stay?: string;
                /** @description So many stars or more. */
                rating?: "1" | "1.5" | "2" | "2.5" | "3" | "3.5" | "4" | "4.5" | "5";
                /** @description In comment, guest, booking reference and stay. */
                q?: string;
                /** @description Written in the last so many days. */
                since?: "7" | "30" | "90" | "365";
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
                            data: components["schemas"]["StaffReviewView"][];
                            /** @description This page, from 1. */
                            page: number;
                            /** @description Rows of a page. */
                            page_size: number;
                            /** @description How many rows there are on all pages. */
                            total: number;
                            /** @description How many pages there are. */
                            total_pages: number;
                            /** @description Reviews by status, under every filter but `status` */
                            counts: {
                                /** @description All. */
                                all: number;
                                /** @description Published. */
                                published: number;
                                /** @description Hidden. */
                                hidden: number;
                            };
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
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed";
                    };
                };
            };
        };
    };
    ReviewsStaff_setStatus: {
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
                "application/json": components["schemas"]["ReviewStatusBody"];
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
                        data: components["schemas"]["StaffReviewView"];
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
    Reviews_ofStay: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows of a page: 8 when left out, at most 50. */
                page_size?: number;
            };
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
                        data: {
                            /** @description What was asked for; null where there is nothing to answer. */
                            data: components["schemas"]["ReviewView"][];
                            /** @description This page, from 1. */
                            page: number;
                            /** @description Rows of a page. */
                            page_size: number;
                            /** @description How many rows there are on all pages. */
                            total: number;
                            /** @description How many pages there are. */
                            total_pages: number;
                            /** @description Of all published reviews, two decimals; null while there is none. */
                            average: number | null;
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
    Reviews_create: {
        parameters: {
            query?: {
                /** @description Access token of the booking. */
                token?: string;
                /** @description The address the booking was made with. */
                email?: string;
            };
            header?: never;
            path: {
                /** @description Reference. */
                reference: string;
            };
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
                        code: "already_reviewed" | "bad_request" | "body_too_large" | "malformed_json" | "not_completed" | "not_found" | "rate_limited" | "server_busy" | "service_unavailable" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    InquiriesStaff_list: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows of a page: 20 when left out, at most 50. */
                page_size?: number;
                /** @description Status. */
                status?: "new" | "replied" | "closed";
                /** @description In name, e-mail, phone, message and stay. */
                q?: string;
                /** @description Received on this day of the company or later. */
                from?: string;
                /** @description Received on this day of the company or before. */
                to?: string;
                /** @description Id or slug of a stay. */
                stay?: string;
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
                            data: components["schemas"]["InquiryView"][];
                            /** @description This page, from 1. */
                            page: number;
                            /** @description Rows of a page. */
                            page_size: number;
                            /** @description How many rows there are on all pages. */
                            total: number;
                            /** @description How many pages there are. */
                            total_pages: number;
                            /** @description Inquiries by status, under every filter but `status` */
                            counts: {
                                /** @description All. */
                                all: number;
                                /** @description New. */
                                new: number;
                                /** @description Replied. */
                                replied: number;
                                /** @description Closed. */
                                closed: number;
                            };
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
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed";
                    };
                };
            };
        };
    };
    Inquiries_receive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InquiryBody"];
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
                        data: components["schemas"]["InquiryReceiptView"];
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
    InquiriesStaff_detail: {
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
                        data: components["schemas"]["InquiryView"];
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
    InquiriesStaff_change: {
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
                "application/json": components["schemas"]["InquiryChangeBody"];
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
                        data: components["schemas"]["InquiryView"];
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
    Payments_offered: {
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
    PaymentWebhooks_receive: {
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
    FaqStaff_list: {
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
                        data: components["schemas"]["FaqEntryView"][];
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
    FaqStaff_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FaqEntryBody"];
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
                        data: components["schemas"]["FaqEntryView"];
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
                        code: "bad_request" | "body_too_large" | "malformed_json" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    FaqStaff_change: {
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
                "application/json": components["schemas"]["FaqEntryChangeBody"];
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
                        data: components["schemas"]["FaqEntryView"];
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
    FaqStaff_delete: {
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
    Faq_list: {
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
                        data: components["schemas"]["FaqEntryView"][];
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
    Overview_show: {
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
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Overview_series: {
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
                        data: components["schemas"]["MonthView"][];
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
    PublicSettings_paymentsStatus: {
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
                        data: components["schemas"]["PaymentsStatusView"];
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
                        code: "bad_request" | "body_too_large" | "email_taken" | "malformed_json" | "rate_limited" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
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
    Settings_list: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows of a page: 10 when left out, at most 100. */
                page_size?: number;
                /** @description Another name for `page_size`. */
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
