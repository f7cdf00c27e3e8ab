// Generated from the description of the service by `npm run clients`: not to be changed by hand.

export interface paths {
    "/api/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a member account and sign in
         * @description Creates an account with the member role and returns a token for it. No mail is sent. Its days follow `timezone`, which is UTC by default. Without a username, one is derived from the e-mail address. Open to anyone; no token is read. At most 10 calls from one address in a minute; after that 429 with `Retry-After`. At most 10 refusals of taken e-mail addresses from one address in an hour; after that 429 with `Retry-After`.
         */
        post: operations["Accounts_register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/delete-account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close your own account permanently
         * @description Requires the password. Permanently deletes all recorded data and ends tokens, ingest keys and sockets at once; posts, comments and replies stay without an author. The e-mail address may register again. The last account with full access cannot be closed. Needs the token of a signed-in account, a member's or one of the team. At most 10 attempts from one address in a minute; after that 429 with `Retry-After`. At most 20 wrong current passwords from one address or of one account in an hour; after that 429 with `Retry-After`.
         */
        post: operations["Accounts_close"];
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
         * Members, most recently changed first
         * @description A record must match every filter; `search` looks in names, username, e-mail address and phone number. Members who are also staff are listed with the team instead. Needs the token of an account with the permission `members.view`. Returns one page.
         */
        get: operations["Members_list"];
        put?: never;
        /**
         * Add a member
         * @description The account gets the member role and can sign in at once. No mail is sent; give the member the password yourself. `is_verified` needs the permission `members.verify`. Needs the token of an account with the permission `members.create`.
         */
        post: operations["Members_add"];
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
         * How many members there are
         * @description Counts members who are not deleted: all, confirmed, not confirmed, and new since the first of the month in UTC; and, separately, deleted members. Needs the token of an account with the permission `members.view`.
         */
        get: operations["Members_statistic"];
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
         * Deleted members, most recently changed first
         * @description Takes the filters of the list. Recorded data of deleted members is preserved. Needs the token of an account with the permission `members.view`. Returns one page.
         */
        get: operations["Members_deleted"];
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
         * One deleted member
         * @description Returns a deleted member by username; the username stays reserved for the record. Needs the token of an account with the permission `members.view`.
         */
        get: operations["Members_oneDeleted"];
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
         * Restore a deleted member
         * @description They can sign in again with their password and find everything they recorded; earlier tokens stay invalid. Needs the token of an account with the permission `members.restore`.
         */
        post: operations["Members_restore"];
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
         * One member
         * @description With time zone, country and whether the e-mail address is confirmed. Data that a member records is not included. Needs the token of an account with the permission `members.view`.
         */
        get: operations["Members_one"];
        put?: never;
        post?: never;
        /**
         * Delete a member, who can be restored; tokens end at once
         * @description Recorded data and the e-mail address are preserved; content that others see in the community loses its author. Sockets are closed. Needs the token of an account with the permission `members.delete`.
         */
        delete: operations["Members_remove"];
        options?: never;
        head?: never;
        /**
         * Change a member
         * @description Fields that are left out stay unchanged; `is_verified` needs the permission `members.verify`. A new e-mail address counts as not confirmed; the former address is notified by mail. That of the own account changes by `PATCH /coaches/profile` only. If staff permissions were added to the member role, the caller must have them too. Needs the token of an account with the permission `members.update`.
         */
        patch: operations["Members_change"];
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
         * Set a password; ends all earlier tokens
         * @description The member is not notified. Open sockets end with the tokens. The own account needs `current_password`. Needs the token of an account with the permission `members.update`. At most 20 wrong current passwords from one address or of one account in an hour; after that 429 with `Retry-After`.
         */
        patch: operations["Members_setPassword"];
        trace?: never;
    };
    "/api/users/{username}/resend-verification-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Return success without sending; this service sends no mail
         * @description Here for dashboards that are written for every service: nothing is sent, and `simulated` is true. Needs the token of an account with the permission `members.update`.
         */
        post: operations["Members_resend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
         * Mark the e-mail address as confirmed
         * @description Changes nothing but that mark; members need no confirmed address for anything. Needs the token of an account with the permission `members.verify`.
         */
        post: operations["Members_verify"];
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
         * Mark the e-mail address as not confirmed
         * @description Changes nothing but that mark; members need no confirmed address for anything. Needs the token of an account with the permission `members.verify`.
         */
        post: operations["Members_unverify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coaches/management/roles/select": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Roles that a form for staff can pick: all but that of members
         * @description Ids and names, ordered by name; not paginated. The member role is assigned only by registering or adding a member, never with other roles. Needs the token of an account with the permission `coaches.view` or `coaches.assign_roles`.
         */
        get: operations["RolePicker_select"];
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
         * @description Returns a token to send as `Authorization: Bearer …`, its lifetime, and the account with its roles and permissions. An unknown address, a deleted account and a wrong password are refused alike and take equally long. After 20 failures at one account from other addresses in an hour, only addresses that have signed in to it during the last 30 days may try. Open to anyone; no token is read. At most 10 attempts from one address in a minute; after that 429 with `Retry-After`.
         */
        post: operations["SignIn_signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/undo-email-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a change of an e-mail address, within 7 days
         * @description Takes the token of the mail that went to the former address, for every kind of account of this service. The account gets that address back as confirmed; tokens given before and open sockets end, and links mailed before are void. A link works once. The password stays: choose another one afterwards. Open to anyone; no token is read. At most 20 calls from one address in an hour; after that 429 with `Retry-After`.
         */
        post: operations["SignIn_undoEmailChange"];
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
         * @description Roles and permissions are those of this moment, not those of when the token was given; read it again when the live event `permissions-updated` arrives. Needs the token of a signed-in account, a member's or one of the team.
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
    "/api/coaches/profile": {
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
         * @description What is left out stays as it is; password and roles have addresses of their own and are refused here. Another e-mail address needs `current_password`; it is the one to sign in with from now on, and the former one gets a mail with a link that undoes the change within 7 days. Needs the token of a signed-in account, a member's or one of the team. At most 10 refusals of taken e-mail addresses from one address or to one account in an hour; after that 429 with `Retry-After`. At most 20 wrong current passwords from one address or of one account in an hour; after that 429 with `Retry-After`.
         */
        patch: operations["OwnAccount_changeProfile"];
        trace?: never;
    };
    "/api/coaches/profile/password": {
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
         * Change the own password and revoke all earlier tokens; the response contains a new one
         * @description Needs the current password. Tokens given before and open sockets of the account end at once. Needs the token of a signed-in account, a member's or one of the team. At most 10 attempts from one address in a minute; after that 429 with `Retry-After`. At most 20 wrong current passwords from one address or of one account in an hour; after that 429 with `Retry-After`.
         */
        patch: operations["OwnAccount_changePassword"];
        trace?: never;
    };
    "/api/coaches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Accounts, most recently changed first unless sorted otherwise
         * @description Accounts that are not deleted, each with its roles. All filters that are sent have to hold; parts of names are found without regard to case and accents. Needs the token of an account with the permission `coaches.view`. Returns one page.
         */
        get: operations["Staff_list"];
        put?: never;
        /**
         * Add an account
         * @description The account can sign in at once; no mail is sent. A username is made of the e-mail address when none is sent. Roles need the permission to assign roles, and nobody gives a permission that they do not hold themselves; neither is the account stored then. Needs the token of an account with the permission `coaches.create`.
         */
        post: operations["Staff_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/coaches/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many accounts there are, and hold which role
         * @description Counts accounts that are not deleted: all of them, those without a role, and those of each role, roles nobody holds among them. Needs the token of an account with the permission `coaches.view`.
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
    "/api/coaches/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One account, by id or username
         * @description With its roles and every permission they give. A deleted account is not found. Needs the token of an account with the permission `coaches.view`.
         */
        get: operations["Staff_one"];
        put?: never;
        post?: never;
        /**
         * Delete an account; its tokens end at once
         * @description It loses its roles and can no longer sign in; sockets are closed. What it did stays, and its e-mail address stays taken. The last account with full access cannot be deleted, nor one that holds a permission the caller does not. Needs the token of an account with the permission `coaches.delete`.
         */
        delete: operations["Staff_remove"];
        options?: never;
        head?: never;
        /**
         * Change an account; a new password ends its tokens
         * @description What is left out stays; `role_ids` replaces all roles and needs the permission to assign roles. The caller has to hold every permission the account has before and after, and cannot change what limits the own account. The e-mail address and the password of the own account change with `current_password` only. A new password ends tokens and sockets, another e-mail address is told to the former one by mail, other roles are told live as `permissions-updated`. Needs the token of an account with the permission `coaches.edit`. At most 20 wrong current passwords from one address or of one account in an hour; after that 429 with `Retry-After`.
         */
        patch: operations["Staff_change"];
        trace?: never;
    };
    "/api/coaches/{id}/roles": {
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
         * @description The account holds exactly the roles sent, none for an empty list, from its next request on; it hears `permissions-updated`. The caller has to hold every permission it has before and after, and somebody with full access has to remain (409 `last_full_account`). Needs the token of an account with the permission `coaches.assign_roles`.
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
         * Roles, most recently changed first unless sorted otherwise
         * @description Each with its permissions and how many accounts hold it. All filters that are sent have to hold. Needs the token of an account with the permission `roles.view`. Returns one page.
         */
        get: operations["Roles_list"];
        put?: never;
        /**
         * Add a role, without permissions
         * @description Its name must be free without regard to case; permissions are given by `POST /roles/{id}/permissions`. Needs the token of an account with the permission `roles.create`.
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
         * @description Counts roles, roles with and without accounts, and permissions that can be granted. Needs the token of an account with the permission `roles.view`.
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
         * @description Only ids and names, ordered by name and not in pages; the list of roles has the permissions. Needs the token of an account with the permission `roles.view`.
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
         * @description What a role can be given, each permission with what it allows. They are part of the program and do not change while it runs. Needs the token of an account with the permission `roles.view`.
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
         * @description With how many accounts hold it. Needs the token of an account with the permission `roles.view`.
         */
        get: operations["Roles_one"];
        /**
         * Rename or describe a role
         * @description What is left out stays, permissions are not touched. The caller has to hold all of them. A role that the program itself goes by keeps its name (409 `role_built_in`). Needs the token of an account with the permission `roles.edit`.
         */
        put: operations["Roles_change"];
        post?: never;
        /**
         * Delete a role without accounts
         * @description The caller has to hold all its permissions. Refused while an account holds it (409 `role_in_use`), and for a role that the program itself goes by. Needs the token of an account with the permission `roles.delete`.
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
         * @description The role has exactly these, for everybody who holds it and from their next request on; their open pages hear `permissions-updated`. The caller has to hold all of them, those taken away too, and somebody with full access has to remain. Needs the token of an account with the permission `roles.assign_permissions`.
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
         * What the website shows of the club
         * @description Reads what every page needs before anything else: name and line under it in both languages, how to reach the club, currency, the IANA time zone of the club, the default language and the goals of members who set none. Open to anyone; no token is read.
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
         * Settings, latest change first unless sorted otherwise
         * @description Returns settings with value, type and group; `search` compares key, description, group and value. Callers that may see public settings only get those. Needs the token of an account with the permission `settings.view`. Returns one page.
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
         * @description Returns one setting by its key, with value, type and description. Needs the token of an account with the permission `settings.view`.
         */
        get: operations["Settings_one"];
        put?: never;
        post?: never;
        /**
         * Reset a setting to its initial value
         * @description Resets the value, effective from the next request on; the setting stays in the list. A setting that this version does not declare is deleted. Needs the token of an account with the permission `settings.edit`.
         */
        delete: operations["Settings_remove"];
        options?: never;
        head?: never;
        /**
         * Change the value of a setting
         * @description Changes the value, effective from the next request on in every process. The value must have the type of the setting: `string` at most 255 characters, `text` at most 10,000, `json` an object or a list. Some settings have further rules, which the error names. Needs the token of an account with the permission `settings.edit`.
         */
        patch: operations["Settings_change"];
        trace?: never;
    };
    "/api/access-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The access keys of the signed-in account, the latest first
         * @description Lists the keys that were not deleted, expired and revoked ones included, without their secrets. Needs the token of a signed-in account, a member's or one of the team.
         */
        get: operations["AccessKeys_list"];
        put?: never;
        /**
         * Create an access key
         * @description Creates a key with which a program, such as an assistant, uses the MCP endpoint of the service as this account. It has the permissions of the account at the moment of each call, narrowed by `toolsets` and `read_only`. The response is the only one that contains the key. An account has at most 20 active keys; a new password revokes all of them. Needs the token of a signed-in account, a member's or one of the team. At most 10 attempts from one address in a minute; after that 429 with `Retry-After`. At most 20 wrong current passwords from one address or of one account in an hour; after that 429 with `Retry-After`.
         */
        post: operations["AccessKeys_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/access-keys/{id}": {
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
         * Delete an access key
         * @description Deletes a key of the signed-in account; it is refused from the next request on. Needs the token of a signed-in account, a member's or one of the team.
         */
        delete: operations["AccessKeys_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tool-calls": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Changes made through the MCP endpoint, the latest first
         * @description Lists every call of a tool that changes data, refused ones included, with account, access key, tool, changed record and HTTP status. Calls that only read are not recorded. Records are kept for 90 days. Needs the token of an account with the permission `settings.view`. Returns one page.
         */
        get: operations["ToolCalls_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
         * The notifications of the caller, the newest first
         * @description Returns the notifications of the last 30 days in the language of the request, newest first, and the number of unread ones. The last page has fewer items than the page size, or none. `since` limits the list to those created or read then or later. New ones arrive live as `notification:created`. Needs the token of a signed-in account, a member's or one of the team. Returns one page.
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
         * Mark all notifications as read
         * @description Marks all notifications as read; those read before keep their time. Returns the updated feed. Other open pages of the account receive `notification:read` with `id` null. Needs the token of a signed-in account, a member's or one of the team.
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
         * Mark one notification as read
         * @description Marks one notification as read; one read before keeps its time. Returns the updated feed. Other open pages of the account receive `notification:read`. Needs the token of a signed-in account, a member's or one of the team.
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
         * Delete one notification
         * @description Deletes one notification permanently. Returns the updated feed. Other open pages of the account receive `notification:deleted`. Needs the token of a signed-in account, a member's or one of the team.
         */
        delete: operations["StaffNotifications_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/helpers/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All countries by name, in the language of the request
         * @description Returns all countries with their names, sorted in the language of the request. Use `id`, the numeric code of ISO 3166-1, as `country_id` in other requests. Open to anyone; no token is read.
         */
        get: operations["Countries_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/helpers/labels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The words of fixed lists with their names in both languages
         * @description Lists every enum value in display order; clients can cache the result. It changes only with a new version of the service. Open to anyone; no token is read.
         */
        get: operations["Labels_list"];
        put?: never;
        post?: never;
        delete?: never;
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
         * @description Stores one `file` of at most 150 MB: a JPEG, PNG, WebP, GIF or AVIF image of at most 60 million pixels, or an MP4, WebM, MOV or M4V video; in courses also a PDF, plain text (UTF-8), ZIP or Office file without macros, which browsers download. The type is detected from the content. Images are converted to JPEG and WebP in the widths of the preset `for`, never wider than the original. Use the returned `url` in the fields of records. Names cannot be guessed, and anyone with the address can read the file. Files are deleted with the account unless a record uses them. Needs the token of a signed-in account, a member's or one of the team. Limited by address; over the limit 429 with `Retry-After`.
         */
        post: operations["Uploads_upload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/helpers/upload-chunk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload one part of a larger file; the last missing part returns the file
         * @description For files up to 2 GB: 1 to 128 parts of at most 16 MB, in any order, each carrying the same `upload_id` and number of `parts`. A part may be sent again; other bytes for it are refused (409 `part_differs`). The last missing part assembles the file and returns its URL, as a single upload does. An account may have five uploads in progress; incomplete ones are deleted after 24 hours. Needs the token of a signed-in account, a member's or one of the team. Limited by address; over the limit 429 with `Retry-After`.
         */
        post: operations["ChunkedUploads_receive"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/manage/exercises": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Exercises, the latest changed first
         * @description `muscle` filters by the main muscle. A record must match every filter; every word of `search` must occur in the name. Needs the token of an account with the permission `fitness.manage`. Returns one page.
         */
        get: operations["ExercisesStaff_list"];
        put?: never;
        /**
         * Add an exercise
         * @description Members see it at once. Without a slug or key, one is made from the English name; one that is already used is 409 `slug_in_use`. Needs the token of an account with the permission `fitness.manage`.
         */
        post: operations["ExercisesStaff_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/manage/exercises/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One exercise
         * @description Includes instructions and cues in both languages. Needs the token of an account with the permission `fitness.manage`.
         */
        get: operations["ExercisesStaff_one"];
        put?: never;
        post?: never;
        /**
         * Delete an exercise that nothing uses
         * @description Refused while a workout uses it (409 `exercise_in_use`). Logged sets stay in the histories of members. Needs the token of an account with the permission `fitness.manage`.
         */
        delete: operations["ExercisesStaff_remove"];
        options?: never;
        head?: never;
        /**
         * Change an exercise; its slug stays when it is renamed
         * @description Workouts show the new version; sessions and logged sets keep the old one. Fields that are left out stay unchanged, and so does the slug after a rename. Members see the change at once. Needs the token of an account with the permission `fitness.manage`.
         */
        patch: operations["ExercisesStaff_change"];
        trace?: never;
    };
    "/api/fitness/manage/exercises/{id}/feature": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Feature this exercise in place of the current one
         * @description The library of members shows it first. At most one exercise is featured. Needs the token of an account with the permission `fitness.manage`.
         */
        post: operations["ExercisesStaff_feature"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/manage/workouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Workouts with their exercises, the latest changed first
         * @description A record must match every filter; every word of `search` must occur in the name. Needs the token of an account with the permission `fitness.manage`. Returns one page.
         */
        get: operations["WorkoutsStaff_list"];
        put?: never;
        /**
         * Add a workout
         * @description At most 50 exercises, each once, with sets of repetitions or of seconds: 3 sets of 10 and 60 seconds of rest when left out. Members see it at once. Without a slug or key, one is made from the English name; one that is already used is 409 `slug_in_use`. Needs the token of an account with the permission `fitness.manage`.
         */
        post: operations["WorkoutsStaff_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/manage/workouts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One workout
         * @description Includes its exercises, in order. Needs the token of an account with the permission `fitness.manage`.
         */
        get: operations["WorkoutsStaff_one"];
        put?: never;
        post?: never;
        /**
         * Delete a workout that nothing uses
         * @description Refused while a program uses it or a coach has assigned it (409 `workout_in_use`). Finished sessions stay. Needs the token of an account with the permission `fitness.manage`.
         */
        delete: operations["WorkoutsStaff_remove"];
        options?: never;
        head?: never;
        /**
         * Change a workout; a list of exercises replaces the whole list
         * @description `exercises` replaces the whole list. Open and finished sessions keep the list they were opened with. Fields that are left out stay unchanged, and so does the slug after a rename. Members see the change at once. Needs the token of an account with the permission `fitness.manage`.
         */
        patch: operations["WorkoutsStaff_change"];
        trace?: never;
    };
    "/api/fitness/manage/programs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Programs with their days, the latest changed first
         * @description A record must match every filter; every word of `search` must occur in the name. Needs the token of an account with the permission `fitness.manage`. Returns one page.
         */
        get: operations["ProgramsStaff_list"];
        put?: never;
        /**
         * Add a program
         * @description Up to 52 weeks, each day of a week once; day 1 is the weekday on which a member starts. Members see it at once. Without a slug or key, one is made from the English name; one that is already used is 409 `slug_in_use`. Needs the token of an account with the permission `fitness.manage`.
         */
        post: operations["ProgramsStaff_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/manage/programs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One program
         * @description Includes its days; days that are not listed are rest days. Needs the token of an account with the permission `fitness.manage`.
         */
        get: operations["ProgramsStaff_one"];
        put?: never;
        post?: never;
        /**
         * Delete a program that nothing uses
         * @description Refused once a member follows it or has followed it (409 `program_in_use`). Needs the token of an account with the permission `fitness.manage`.
         */
        delete: operations["ProgramsStaff_remove"];
        options?: never;
        head?: never;
        /**
         * Change a program; a list of days replaces the whole list
         * @description `days` replaces the whole list, also for members who follow it. Fields that are left out stay unchanged, and so does the slug after a rename. Members see the change at once. Needs the token of an account with the permission `fitness.manage`.
         */
        patch: operations["ProgramsStaff_change"];
        trace?: never;
    };
    "/api/fitness/manage/dishes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Dishes, the latest changed first
         * @description A record must match every filter; every word of `search` must occur in the name. Needs the token of an account with the permission `fitness.manage`. Returns one page.
         */
        get: operations["DishesStaff_list"];
        put?: never;
        /**
         * Add a dish
         * @description Calories are computed from the grams and cannot be sent: 4 for each gram of protein and carbohydrate, 9 for each of fat. Members see it at once. Without a slug or key, one is made from the English name; one that is already used is 409 `slug_in_use`. Needs the token of an account with the permission `fitness.manage`.
         */
        post: operations["DishesStaff_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/manage/dishes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One dish
         * @description Figures are per serving. Needs the token of an account with the permission `fitness.manage`.
         */
        get: operations["DishesStaff_one"];
        put?: never;
        post?: never;
        /**
         * Delete a dish
         * @description Logged meals keep their figures. A deleted dish cannot be restored. Needs the token of an account with the permission `fitness.manage`.
         */
        delete: operations["DishesStaff_remove"];
        options?: never;
        head?: never;
        /**
         * Change a dish; its slug stays when it is renamed
         * @description Logged meals keep their figures. Fields that are left out stay unchanged, and so does the slug after a rename. Members see the change at once. Needs the token of an account with the permission `fitness.manage`.
         */
        patch: operations["DishesStaff_change"];
        trace?: never;
    };
    "/api/fitness/manage/badges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Badges, the latest changed first
         * @description A record must match every filter; every word of `search` must occur in the name. Needs the token of an account with the permission `fitness.manage`. Returns one page.
         */
        get: operations["BadgesStaff_list"];
        put?: never;
        /**
         * Add a badge
         * @description Members earn it by finishing a challenge that awards it. Members see it at once. Without a slug or key, one is made from the English name; one that is already used is 409 `slug_in_use`. Needs the token of an account with the permission `fitness.manage`.
         */
        post: operations["BadgesStaff_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/manage/badges/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One badge
         * @description Includes the number of members who have earned it. Needs the token of an account with the permission `fitness.manage`.
         */
        get: operations["BadgesStaff_one"];
        put?: never;
        post?: never;
        /**
         * Delete a badge that nothing uses
         * @description Refused once a member has earned it or a challenge awards it (409 `badge_in_use`). Needs the token of an account with the permission `fitness.manage`.
         */
        delete: operations["BadgesStaff_remove"];
        options?: never;
        head?: never;
        /**
         * Change a badge; its slug stays when it is renamed
         * @description Fields that are left out stay unchanged, and so does the slug after a rename. Members see the change at once. Needs the token of an account with the permission `fitness.manage`.
         */
        patch: operations["BadgesStaff_change"];
        trace?: never;
    };
    "/api/fitness/manage/achievements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Achievements, the latest changed first
         * @description A record must match every filter; every word of `search` must occur in the name. Needs the token of an account with the permission `fitness.manage`. Returns one page.
         */
        get: operations["AchievementsStaff_list"];
        put?: never;
        /**
         * Add an achievement
         * @description Members earn it when the figure `metric` reaches `threshold`; this is checked when they open the community. Members see it at once. Without a slug or key, one is made from the English name; one that is already used is 409 `slug_in_use`. Needs the token of an account with the permission `fitness.manage`.
         */
        post: operations["AchievementsStaff_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/manage/achievements/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One achievement
         * @description Includes the number of members who have earned it. Needs the token of an account with the permission `fitness.manage`.
         */
        get: operations["AchievementsStaff_one"];
        put?: never;
        post?: never;
        /**
         * Delete an achievement that nothing uses
         * @description Refused once a member has earned it (409 `achievement_in_use`). Needs the token of an account with the permission `fitness.manage`.
         */
        delete: operations["AchievementsStaff_remove"];
        options?: never;
        head?: never;
        /**
         * Change an achievement; its slug stays when it is renamed
         * @description Members who have earned it keep it. Fields that are left out stay unchanged, and so does the slug after a rename. Members see the change at once. Needs the token of an account with the permission `fitness.manage`.
         */
        patch: operations["AchievementsStaff_change"];
        trace?: never;
    };
    "/api/fitness/manage/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Groups, the latest changed first
         * @description A record must match every filter; every word of `search` must occur in the name. Needs the token of an account with the permission `fitness.manage`. Returns one page.
         */
        get: operations["GroupsStaff_list"];
        put?: never;
        /**
         * Add a group
         * @description Members see it at once. Without a slug or key, one is made from the English name; one that is already used is 409 `slug_in_use`. Needs the token of an account with the permission `fitness.manage`.
         */
        post: operations["GroupsStaff_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/manage/groups/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One group
         * @description Includes the number of members. Needs the token of an account with the permission `fitness.manage`.
         */
        get: operations["GroupsStaff_one"];
        put?: never;
        post?: never;
        /**
         * Delete a group that nothing uses
         * @description Refused while it has members, posts, discussions or events (409 `group_in_use`). Needs the token of an account with the permission `fitness.manage`.
         */
        delete: operations["GroupsStaff_remove"];
        options?: never;
        head?: never;
        /**
         * Change a group; its slug stays when it is renamed
         * @description Fields that are left out stay unchanged, and so does the slug after a rename. Members see the change at once. Needs the token of an account with the permission `fitness.manage`.
         */
        patch: operations["GroupsStaff_change"];
        trace?: never;
    };
    "/api/fitness/manage/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Events, the latest changed first
         * @description `from` and `to` are days in UTC. A record must match every filter; every word of `search` must occur in the name. Needs the token of an account with the permission `fitness.manage`. Returns one page.
         */
        get: operations["EventsStaff_list"];
        put?: never;
        /**
         * Add an event
         * @description It has to end after it starts. Members see it at once. Without a slug or key, one is made from the English name; one that is already used is 409 `slug_in_use`. Needs the token of an account with the permission `fitness.manage`.
         */
        post: operations["EventsStaff_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/manage/events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One event
         * @description With how many places are taken. Needs the token of an account with the permission `fitness.manage`.
         */
        get: operations["EventsStaff_one"];
        put?: never;
        post?: never;
        /**
         * Delete an event that nothing uses
         * @description Refused while a member attends it (409 `event_in_use`). Needs the token of an account with the permission `fitness.manage`.
         */
        delete: operations["EventsStaff_remove"];
        options?: never;
        head?: never;
        /**
         * Change an event; its slug stays when it is renamed
         * @description `capacity` cannot fall below the places that are taken or offered (409 `capacity_taken`). Attending members are not notified. Fields that are left out stay unchanged, and so does the slug after a rename. Members see the change at once. Needs the token of an account with the permission `fitness.manage`.
         */
        patch: operations["EventsStaff_change"];
        trace?: never;
    };
    "/api/fitness/manage/events/{id}/waiting-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Members who wait for a place at an event
         * @description In the order in which they joined, with open offers. Not found while `event_waiting_list` is off. Needs the token of an account with the permission `fitness.manage`. Returns one page.
         */
        get: operations["EventsStaff_waitingList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/manage/challenges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Challenges, the latest changed first
         * @description `running_on` finds challenges that run on that day. A record must match every filter; every word of `search` must occur in the name. Needs the token of an account with the permission `fitness.manage`. Returns one page.
         */
        get: operations["ChallengesStaff_list"];
        put?: never;
        /**
         * Add a challenge
         * @description Sums the figure `metric` of each member from `starts_on` to `ends_on`, both included, in the member's time zone. Members who reach `goal` earn the badge `badge_id`. Members see it at once. Without a slug or key, one is made from the English name; one that is already used is 409 `slug_in_use`. Needs the token of an account with the permission `fitness.manage`.
         */
        post: operations["ChallengesStaff_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/manage/challenges/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One challenge
         * @description Includes the number of participants. Needs the token of an account with the permission `fitness.manage`.
         */
        get: operations["ChallengesStaff_one"];
        put?: never;
        post?: never;
        /**
         * Delete a challenge that nothing uses
         * @description Refused while a member takes part (409 `challenge_in_use`). Needs the token of an account with the permission `fitness.manage`.
         */
        delete: operations["ChallengesStaff_remove"];
        options?: never;
        head?: never;
        /**
         * Change a challenge; its slug stays when it is renamed
         * @description Members who have reached the goal keep the badge. Fields that are left out stay unchanged, and so does the slug after a rename. Members see the change at once. Needs the token of an account with the permission `fitness.manage`.
         */
        patch: operations["ChallengesStaff_change"];
        trace?: never;
    };
    "/api/fitness/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All devices, and whether the member has connected them
         * @description Lists every device with the daily figures it can send and the last use of one of its keys, to the minute. Needs the token of an account with the permission `fitness.view`.
         */
        get: operations["Devices_page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/devices/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The active ingest keys of the account, the latest first
         * @description Shows the prefix of each key, never the whole key. The list is not paginated; an account has at most 20. Needs the token of an account with the permission `fitness.view`.
         */
        get: operations["Devices_list"];
        put?: never;
        /**
         * Create an ingest key; it is shown only once
         * @description The key is returned only by this call, since only a hash of it is stored. It writes for this account alone, at `/ingest`, until it is revoked. It continues the trainings of the revoked key of its device, or of its name where a key has no device. An account has 20 at most (409 `too_many_ingest_keys`). Needs the token of an account with the permission `fitness.edit`.
         */
        post: operations["Devices_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/devices/keys/{id}": {
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
         * Revoke a key; its recorded data stays
         * @description Takes effect at once: the next request with it returns 401. Returns the remaining keys. Needs the token of an account with the permission `fitness.edit`.
         */
        delete: operations["Devices_revoke"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/devices/{key}/toggle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Connect a device, or disconnect it
         * @description Marks the device on the page of devices only: figures are accepted from any valid key, connected or not, and no key is revoked by it. Needs the token of an account with the permission `fitness.edit`.
         */
        post: operations["Devices_toggle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/devices/{key}/sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Always refused: devices send their data themselves
         * @description 400 `device_sync_unavailable` for every device. Figures are not fetched from manufacturers: the device, or a bridge to it, sends them with an ingest key. Needs the token of an account with the permission `fitness.edit`.
         */
        post: operations["Devices_sync"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/devices/manage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Devices, the latest changed first
         * @description A record must match every filter; every word of `search` must occur in the name. Needs the token of an account with the permission `settings.edit`. Returns one page.
         */
        get: operations["DevicesStaff_list"];
        put?: never;
        /**
         * Add a device
         * @description Members see it at once. Without a slug or key, one is made from the English name; one that is already used is 409 `slug_in_use`. Needs the token of an account with the permission `settings.edit`.
         */
        post: operations["DevicesStaff_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/devices/manage/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One device
         * @description Includes the number of members who have connected it. Needs the token of an account with the permission `settings.edit`.
         */
        get: operations["DevicesStaff_one"];
        put?: never;
        post?: never;
        /**
         * Delete a device that no member has connected
         * @description Refused while a member has connected it (409 `device_in_use`). Its ingest keys keep working. Needs the token of an account with the permission `settings.edit`.
         */
        delete: operations["DevicesStaff_remove"];
        options?: never;
        head?: never;
        /**
         * Change a device; its key stays when it is renamed
         * @description Fields that are left out stay unchanged, and so does the slug after a rename. Members see the change at once. Needs the token of an account with the permission `settings.edit`.
         */
        patch: operations["DevicesStaff_change"];
        trace?: never;
    };
    "/api/fitness/workouts/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The open session; opened from today's plan when there is none
         * @description What it is opened from: the coach's assignment, the day of the program, or a suggestion; a free training while there is no workout at all. The workout is copied, later changes of it do not reach the session. An account has at most one open session, across all devices. A session ends 24 hours after it was opened: with its last set, or discarded without any. Needs the token of an account with the permission `fitness.view`.
         */
        get: operations["Sessions_current"];
        put?: never;
        /**
         * Start a chosen workout
         * @description Without `workout_slug` it starts today's planned workout, like the `GET`. Returns the open session when it is of the same workout. An open session of another workout is discarded when nothing was logged or noted in it; otherwise 409 `session_open`. Needs the token of an account with the permission `fitness.edit`.
         */
        post: operations["Sessions_start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/workouts/session/sets/{set}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log a set of the current exercise by its number; logging it again changes it
         * @description Sets are numbered from 1; one more than there are adds a set, up to 50. `exercise` names another exercise of the session than the current one. Repetitions are as planned when left out. Starts the rest period of the exercise; logging a set again starts no new one. Needs the token of an account with the permission `fitness.edit`.
         */
        post: operations["Sessions_logSet"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/workouts/session/rest/skip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the rest after the last set
         * @description Without a rest under way nothing changes. Needs the token of an account with the permission `fitness.edit`.
         */
        post: operations["Sessions_skipRest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/workouts/session/notes": {
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
         * Save the notes of the session
         * @description In place of those before, at most 2,000 characters. Needs the token of an account with the permission `fitness.edit`.
         */
        patch: operations["Sessions_notes"];
        trace?: never;
    };
    "/api/fitness/workouts/session/exercises": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an exercise: three sets of ten
         * @description It goes last, with 60 seconds of rest after a set; one that is there already stays as it is. A session has 50 exercises at most (409 `session_full`). Needs the token of an account with the permission `fitness.edit`.
         */
        post: operations["Sessions_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/workouts/session/exercises/{slug}/select": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an exercise the current one
         * @description Sets that are logged without naming an exercise are of this one. Needs the token of an account with the permission `fitness.edit`.
         */
        post: operations["Sessions_select"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/workouts/session/exercises/{slug}": {
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
         * Remove an exercise with its sets from the session
         * @description Logged sets of it are deleted. Of the current one, the exercise after it becomes the current one. Needs the token of an account with the permission `fitness.edit`.
         */
        delete: operations["Sessions_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/workouts/session/finish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish the session and record it; a repeated call returns the same session
         * @description It becomes a training among the activities of its day, with time and estimated calories, and does the earliest assignment of its workout that was due. Later than 24 hours after its start it counts until its last set. Without a set it is finished, and counts in no figure, achievement or assignment. Overlapping trainings a device sends count once. Open pages of the coach receive `session:finished`. Needs the token of an account with the permission `fitness.edit`.
         */
        post: operations["Sessions_finish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/workouts/session/restart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Discard the open session and open a new one from today's plan
         * @description What was logged in the open one is in no figure. Nothing has to be open. Needs the token of an account with the permission `fitness.edit`.
         */
        post: operations["Sessions_restart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/activity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Movement by days, weeks or months, with totals, trends and records
         * @description 30 days, 12 weeks or 12 months up to today in the time zone of the member, against as many before; a gap is null, not 0. A training reported by several devices, sessions or the member counts once. `page` and `page_count` choose the page of `activities`. Needs the token of an account with the permission `fitness.view`. Returns one page.
         */
        get: operations["Activity_page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/activity/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One training, compared with others of its kind
         * @description Includes the averages of the same kind over the 90 days before it and, for sessions of this service, the exercises. Needs the token of an account with the permission `fitness.view`.
         */
        get: operations["Activity_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ingest/whoami": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The key and its account
         * @description For a bridge to check its key with: name and prefix of the key, and name and time zone of the account. It counts as a use of the key. Needs an ingest key in the header `X-Api-Key`. At most 600 calls with one key in a minute; after that 429 with `Retry-After`. At most 1200 calls with all keys of one account in a minute; after that 429 with `Retry-After`.
         */
        get: operations["Ingest_whoami"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ingest/daily-metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Store figures of days, all or none; figures left out and those of other keys stay unchanged
         * @description 1 to 92 days, each once, at most one day ahead of today in the time zone of the account, each with at least one figure. What has an older `recorded_at` than what is stored changes nothing. Of several keys the largest figure of a day is shown; they are never added up. Needs an ingest key in the header `X-Api-Key`. At most 600 calls with one key in a minute; after that 429 with `Retry-After`. At most 1200 calls with all keys of one account in a minute; after that 429 with `Retry-After`.
         */
        post: operations["Ingest_daily"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ingest/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Store finished trainings, all or none; a known one is changed in every field
         * @description 1 to 100 trainings of at most 48 hours, none more than 24 hours ahead. One is known by its `external_id`, else by kind and times; what has an older `recorded_at` than what is stored changes nothing. An `external_id` of another key is another training, unless the times overlap. Of trainings of several sources that share at least half of the shorter one, one counts. Needs an ingest key in the header `X-Api-Key`. At most 600 calls with one key in a minute; after that 429 with `Retry-After`. At most 1200 calls with all keys of one account in a minute; after that 429 with `Retry-After`.
         */
        post: operations["Ingest_finished"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/exercises": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The library of exercises, with the featured, saved and last viewed ones
         * @description Every word of `search` must occur in the name; `muscle` also matches secondary muscles. Counts by muscle, equipment and difficulty cover the whole library. At most 100 saved and 8 recently viewed exercises are included; `is_saved=true` lists all saved ones. Needs the token of an account with the permission `fitness.view`. Returns one page.
         */
        get: operations["Library_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/exercises/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One exercise with the member's history; the call counts as a view
         * @description Includes instructions, the logged sets in pages, the personal best, workouts that contain it and six others for the same muscle. Needs the token of an account with the permission `fitness.view`. Returns one page.
         */
        get: operations["Library_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/exercises/{slug}/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save an exercise, or remove it from the saved ones
         * @description Saved exercises are listed in the library, the last saved first. Returns the updated exercise. Needs the token of an account with the permission `fitness.edit`.
         */
        post: operations["Library_save"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/exercises/{slug}/log-set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log sets done outside a session, today
         * @description Logs 1 to 100 equal sets on today's date of the member. They count for history and personal best, not as a training. Returns the updated exercise. Needs the token of an account with the permission `fitness.edit`.
         */
        post: operations["Library_logSets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/workouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The plan: today's workout, the week, the program, assignments and recent sessions
         * @description Days follow the time zone of the member; weeks start on Monday. The workout of today is an assignment of the coach (until it is done, at most for a week), else the program day, else a suggestion. No session is opened. `page` and `page_count` choose the page of `library`. Needs the token of an account with the permission `fitness.view`. Returns one page.
         */
        get: operations["Training_plan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/workouts/programs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All programs, and how far the active one is
         * @description Not paginated. The active program includes its week, its day and the number of completed workouts. Needs the token of an account with the permission `fitness.view`.
         */
        get: operations["Training_programs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/workouts/programs/{slug}/enroll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a program in place of the active one, or stop the active one
         * @description It starts today in the time zone of the member; one program is active at a time. A program whose weeks have passed starts again. Recorded trainings stay. Needs the token of an account with the permission `fitness.edit`.
         */
        post: operations["Training_enroll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/workouts/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One workout with its exercises
         * @description Includes how often and when the member last did it, programs that contain it, and four similar workouts. Needs the token of an account with the permission `fitness.view`.
         */
        get: operations["Training_workout"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/workouts/{slug}/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a workout, or remove it from the saved ones
         * @description Saved workouts are listed in the plan and suggested first. Returns the updated workout. Needs the token of an account with the permission `fitness.edit`.
         */
        post: operations["Training_save"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/nutrition": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Meals and water of today, with dishes to log
         * @description For the day it is where the member lives, against the goals of the club, with the last 30 days; a gap is null, not 0. `search` and `meal` narrow the dishes to log from, which are 24 at most, those logged most first. Needs the token of an account with the permission `fitness.view`.
         */
        get: operations["Nutrition_page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/nutrition/meals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log a dish of the catalogue into today
         * @description 0.1 to 10 servings, with the figures the dish has now; a later change of the dish does not change the meal. Answers the page of today. Needs the token of an account with the permission `fitness.edit`.
         */
        post: operations["Nutrition_log"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/nutrition/hydration": {
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
         * Set today's glasses
         * @description 0 to 100 glasses of 250 millilitres, in place of those noted before. Answers the page of today. Needs the token of an account with the permission `fitness.edit`.
         */
        patch: operations["Nutrition_hydrate"];
        trace?: never;
    };
    "/api/fitness/nutrition/planner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The meals of a day, in its week
         * @description Meals eaten and planned by time of day, and figures of the week around it, Monday to Sunday. Needs the token of an account with the permission `fitness.view`.
         */
        get: operations["Nutrition_planner"];
        put?: never;
        /**
         * Log or plan an own meal; its calories are computed from the grams
         * @description On any day up to a year ahead, today when none is sent; grams that are left out are 0. Answers the planner of that day. Needs the token of an account with the permission `fitness.edit`.
         */
        post: operations["Nutrition_plan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/nutrition/planner/{key}": {
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
         * Delete a meal; returns the planner of its day
         * @description Logged or planned, of the catalogue or an own one, by its `key`. Needs the token of an account with the permission `fitness.edit`.
         */
        delete: operations["Nutrition_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/sleep": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sleep: the last night, stages, regularity and the last 30 days
         * @description Nights belong to the day of waking. `page` and `page_count` choose the days that `nights` has. Figures are of the last 30 days in the time zone of the member, the debt of the last 14; naps count in none. Needs the token of an account with the permission `fitness.view`. Returns one page.
         */
        get: operations["Sleep_page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/sleep/nights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log a night, or an additional nap
         * @description With both times, or with `date` and the minutes asleep; not in the future, and at most 24 hours. Stages together cannot be longer than the sleep. A sleep replaces those it overlaps with; parts at most two hours apart are one night, which counts on the day of the last waking. A sleep at another time of that day is a nap, the longer of the two being the night. Returns the page. Needs the token of an account with the permission `fitness.edit`.
         */
        post: operations["Sleep_log"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/sleep/nights/{date}": {
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
         * Delete a night with its naps
         * @description By the day of waking. Returns the page without it. Needs the token of an account with the permission `fitness.edit`.
         */
        delete: operations["Sleep_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Vital signs: what was measured last, averages, trends and the last 30 days
         * @description Seven vital signs and the blood pressure, by days of the member; a gap is null, not 0. `page` and `page_count` choose the page of `readings`; figures and series do not depend on it. Classes of blood pressure are those of the ACC and AHA of 2017; nothing here is a diagnosis. Needs the token of an account with the permission `fitness.view`. Returns one page.
         */
        get: operations["Vitals_page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/health/readings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log a day's vital signs; fields left out stay, null clears them
         * @description Today when no date is sent, and not in the future; at least one figure has to remain. Systolic and diastolic pressure come together, the systolic above. Returns the page. Needs the token of an account with the permission `fitness.edit`.
         */
        post: operations["Vitals_log"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/health/readings/{date}": {
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
         * Delete the reading of a day
         * @description With its note. Returns the page without it. Needs the token of an account with the permission `fitness.edit`.
         */
        delete: operations["Vitals_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Weight, measures and the goal
         * @description Every measure with its first and latest figure, the trend and the forecast of the weight, the body mass index, and the readings, of which `page` and `page_count` choose the page. Needs the token of an account with the permission `fitness.view`. Returns one page.
         */
        get: operations["Progress_page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/progress/photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Two checkpoints to compare, the list of checkpoints, and the journal
         * @description The first and the latest checkpoint unless `before` and `after` name days; a day without one is 404. With the weight of then, and the latest 30 notes; `page` and `page_count` choose the page of `checkpoints`. Needs the token of an account with the permission `fitness.view`. Returns one page.
         */
        get: operations["Progress_compare"];
        put?: never;
        /**
         * Add a checkpoint of pictures, one a day; fields left out stay
         * @description At least one of the three pictures, each the URL of an upload to this service; null removes one. Today when no date is sent, and not in the future. Only the member sees them. Needs the token of an account with the permission `fitness.edit`.
         */
        post: operations["Progress_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/progress/photos/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The journal, the latest day first
         * @description One note a day at most. Needs the token of an account with the permission `fitness.view`. Returns one page.
         */
        get: operations["Progress_notes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Save a day's note of the journal
         * @description At most 5,000 characters, replacing the earlier note; an empty text deletes it. Today when no date is sent, and not in the future. Needs the token of an account with the permission `fitness.edit`.
         */
        patch: operations["Progress_note"];
        trace?: never;
    };
    "/api/fitness/progress/photos/{date}": {
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
         * Delete the checkpoint of a day with its pictures
         * @description Also deletes the files, unless they are used elsewhere. The note of the day stays. Answers the page. Needs the token of an account with the permission `fitness.edit`.
         */
        delete: operations["Progress_removePhotos"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/progress/goal": {
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
         * Set the target weight
         * @description 20 to 500 kg, with a day after today or none; null takes the goal away. A new target weight restarts the progress at the latest weighing. Returns the page with the forecast. Needs the token of an account with the permission `fitness.edit`.
         */
        patch: operations["Progress_aim"];
        trace?: never;
    };
    "/api/fitness/progress/readings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log a day's weight and measures; fields left out stay, null clears them
         * @description Today when no date is sent, and not in the future; at least one figure has to remain. Returns the page. Needs the token of an account with the permission `fitness.edit`.
         */
        post: operations["Progress_log"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/progress/readings/{date}": {
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
         * Delete the reading of a day
         * @description With its note. Returns the page without it. Needs the token of an account with the permission `fitness.edit`.
         */
        delete: operations["Progress_remove"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/community/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All groups, by English name
         * @description Includes joined groups and all others. Needs the token of an account with the permission `fitness.view`. Returns one page.
         */
        get: operations["CommunityLists_allGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/community/groups/{slug}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The members of a group, the last to join first
         * @description Open to all members; joining the group is not required. Needs the token of an account with the permission `fitness.view`. Returns one page.
         */
        get: operations["CommunityLists_members"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/community/groups/{slug}/posts/{postKey}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The comments on a post, the latest first
         * @description Open to all members; joining the group is not required. Needs the token of an account with the permission `fitness.view`. Returns one page.
         */
        get: operations["CommunityLists_comments"];
        put?: never;
        /**
         * Comment on a post of a joined group
         * @description At most 1,000 characters. The author of the post is notified in the feed and live, unless such alerts are off. Returns the page of the group. Needs the token of an account with the permission `fitness.edit`. At most 120 comments of one account in 10 minutes; after that 429 with `Retry-After`.
         */
        post: operations["Community_comment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/community/discussions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Discussions, the last replied to first
         * @description Covers all groups and those without a group, or only the group in `group`. Needs the token of an account with the permission `fitness.view`. Returns one page.
         */
        get: operations["CommunityLists_allDiscussions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/community/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Events that are not over, the soonest first
         * @description Covers all groups and those without a group, or only the group in `group`. Needs the token of an account with the permission `fitness.view`. Returns one page.
         */
        get: operations["CommunityLists_toCome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/community/challenges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Running and coming challenges, then those of the last 7 days
         * @description Includes the progress of the member and the first ten of the ranking for each challenge. Needs the token of an account with the permission `fitness.view`. Returns one page.
         */
        get: operations["CommunityLists_running"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/community/achievements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Achievements: earned ones first, then the nearest
         * @description Opening the list awards achievements whose threshold is reached. Needs the token of an account with the permission `fitness.view`. Returns one page.
         */
        get: operations["CommunityLists_reached"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/community": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The community page: groups, figures, feed, challenges, events and discussions
         * @description `page` and `page_count` choose the page of `feed`. Opening it awards challenges and achievements whose goal is reached. Needs the token of an account with the permission `fitness.view`. Returns one page.
         */
        get: operations["Community_page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/community/members/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The public profile of a member
         * @description Figures and badges are included only if the member shares them, and always for the member. The e-mail address is never included. Needs the token of an account with the permission `fitness.view`. Returns one page.
         */
        get: operations["Community_profile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/community/groups/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A group with its latest posts
         * @description Includes members, posts, coming events and discussions. Open to all members; joining the group is not required. Needs the token of an account with the permission `fitness.view`. Returns one page.
         */
        get: operations["Community_group"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/community/discussions/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A discussion with its replies
         * @description Page 1 has the latest replies, the oldest of them first; later pages have earlier replies. Open to all members. Needs the token of an account with the permission `fitness.view`. Returns one page.
         */
        get: operations["Community_discussion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/community/groups/{slug}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join or leave a group
         * @description A second call undoes the first. Only members of a group can write in it; their content stays when they leave. Needs the token of an account with the permission `fitness.edit`.
         */
        post: operations["Community_join"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/community/challenges/{slug}/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join or leave a challenge
         * @description A second call undoes the first; an earned badge is kept. Figures since its first day count. Refused when the challenge has ended (409 `challenge_over`). Needs the token of an account with the permission `fitness.edit`.
         */
        post: operations["Community_challenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/community/events/{slug}/attend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a place at an event, or give it back
         * @description A second call gives the place back. Refused when no place is left (409 `event_full`) or the event is over (409 `event_over`). While `event_waiting_list` is on, it takes the place that is offered to the member, refuses others while somebody waits, and `details.waiting_list` of `event_full` says whether the list is open. Needs the token of an account with the permission `fitness.edit`.
         */
        post: operations["Community_attend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/community/groups/{slug}/posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write a post in a joined group
         * @description At most 2,000 characters, and one picture uploaded to this service. Returns the page of the group. Needs the token of an account with the permission `fitness.edit`. At most 120 posts of one account in 10 minutes; after that 429 with `Retry-After`.
         */
        post: operations["Community_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/community/groups/{slug}/posts/{postKey}/like": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Like a post of a joined group, or remove the like
         * @description A second call undoes the first. No notification is sent. Returns the page of the group. Needs the token of an account with the permission `fitness.edit`.
         */
        post: operations["Community_like"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/community/groups/{slug}/posts/{postKey}": {
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
         * Delete an own post
         * @description Also deletes its picture, likes and comments, and the notifications about them. Works after leaving the group, too. A post of another member answers 404. Returns the page of the group. Needs the token of an account with the permission `fitness.edit`.
         */
        delete: operations["Community_removePost"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/community/groups/{slug}/posts/{postKey}/comments/{id}": {
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
         * Delete an own comment
         * @description Also deletes the notification of the author of the post. Works after leaving the group, too. A comment of another member answers 404. Returns the page of the group. Needs the token of an account with the permission `fitness.edit`.
         */
        delete: operations["Community_removeComment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/community/discussions/{slug}/replies/{id}": {
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
         * Delete an own reply
         * @description The discussion is then ordered by its last remaining reply. A reply of another member answers 404. Returns the discussion. Needs the token of an account with the permission `fitness.edit`.
         */
        delete: operations["Community_removeReply"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/community/discussions/{slug}/replies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reply to a discussion
         * @description At most 2,000 characters. Only members of the group can reply to its discussions (403 `not_in_group`). The author of the discussion is notified in the feed and live, unless such alerts are off. Needs the token of an account with the permission `fitness.edit`. At most 120 replies of one account in 10 minutes; after that 429 with `Retry-After`.
         */
        post: operations["Community_reply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/community/events/{slug}/waiting-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join the waiting list of a full event
         * @description Free places are offered in the order of the list, each for `event_offer_hours` but not beyond two hours before the start, when the list closes (409 `event_full`). A second call changes nothing. An event of a group is for its members only. Not found while `event_waiting_list` is off. Needs the token of an account with the permission `fitness.edit`.
         */
        post: operations["EventWaiting_join"];
        /**
         * Leave the waiting list of an event, or decline an offer
         * @description A declined place is offered to the next in line. Does nothing for members who do not wait. Not found while `event_waiting_list` is off. Needs the token of an account with the permission `fitness.edit`.
         */
        delete: operations["EventWaiting_leave"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/community/events/{slug}/waiting-list/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the offered place at an event
         * @description Does nothing for members who attend already. Without an offer it answers 409 `offer_over`. Not found while `event_waiting_list` is off. Needs the token of an account with the permission `fitness.edit`.
         */
        post: operations["EventWaiting_accept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/discussions/manage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Discussions, the latest changed first
         * @description A record must match every filter; every word of `search` must occur in the name. Needs the token of an account with the permission `fitness.manage`. Returns one page.
         */
        get: operations["DiscussionsStaff_list"];
        put?: never;
        /**
         * Open a discussion
         * @description Without a group it is for all members, otherwise only members of the group can reply. Members see it at once. Without a slug or key, one is made from the English name; one that is already used is 409 `slug_in_use`. Needs the token of an account with the permission `fitness.manage`.
         */
        post: operations["DiscussionsStaff_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/discussions/manage/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One discussion
         * @description With how many replies it has and when the last was written. Needs the token of an account with the permission `fitness.manage`.
         */
        get: operations["DiscussionsStaff_one"];
        put?: never;
        post?: never;
        /**
         * Delete a discussion with its replies
         * @description Deletes every reply to it. Members no longer see it. Needs the token of an account with the permission `fitness.manage`.
         */
        delete: operations["DiscussionsStaff_remove"];
        options?: never;
        head?: never;
        /**
         * Change a discussion; its address stays when it is renamed
         * @description Fields that are left out stay unchanged, and so does the slug after a rename. Members see the change at once. Needs the token of an account with the permission `fitness.manage`.
         */
        patch: operations["DiscussionsStaff_change"];
        trace?: never;
    };
    "/api/fitness/manage/posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Posts of all groups, the latest first
         * @description A record must match every filter. Former members have no author. Needs the token of an account with the permission `fitness.manage`. Returns one page.
         */
        get: operations["Moderation_posts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/manage/posts/{postKey}": {
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
         * Delete the post of a member
         * @description Its picture, likes and comments are deleted with it. The author is not notified. Needs the token of an account with the permission `fitness.manage`.
         */
        delete: operations["Moderation_removePost"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/manage/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Comments on all posts, the latest first
         * @description A record must match every filter. Former members have no author. Needs the token of an account with the permission `fitness.manage`. Returns one page.
         */
        get: operations["Moderation_comments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/manage/comments/{id}": {
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
         * Delete the comment of a member
         * @description Also deletes the notification of the author of the post. The author of the comment is not notified. Needs the token of an account with the permission `fitness.manage`.
         */
        delete: operations["Moderation_removeComment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/manage/replies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Replies to all discussions, the latest first
         * @description A record must match every filter. Former members have no author. Needs the token of an account with the permission `fitness.manage`. Returns one page.
         */
        get: operations["Moderation_replies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/manage/replies/{id}": {
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
         * Delete the reply of a member
         * @description The discussion is then ordered by its last remaining reply. The author is not notified. Needs the token of an account with the permission `fitness.manage`.
         */
        delete: operations["Moderation_removeReply"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/coaching/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your clients, by name
         * @description Includes for each client: last active day, trainings of the week, open assignments, unread messages and check-ins. Not paginated; days follow the client's time zone. Needs the token of an account with the permission `coaching.clients`.
         */
        get: operations["Roster_clients"];
        put?: never;
        /**
         * Take on a member who has no coach
         * @description The coach then sees figures, weights and check-ins of the member, and both can exchange messages. The member is notified in the feed and live. Refused if the member has a coach (409 `already_coached`). Needs the token of an account with the permission `coaching.clients`.
         */
        post: operations["Roster_take"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/coaching/available-members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Members without a coach
         * @description Ordered by name, without figures and e-mail addresses. Needs the token of an account with the permission `coaching.clients`. Returns one page.
         */
        get: operations["Roster_available"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/coaching/workouts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Workouts to assign, by their English names
         * @description All workouts of the catalogue; `GET /fitness/workouts/{slug}` returns the exercises of one. Needs the token of an account with the permission `coaching.clients`. Returns one page.
         */
        get: operations["Roster_workouts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/coaching/roster/assigned-work": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Today's assignments of the clients, each in their own time zone
         * @description Lists open and completed assignments of all clients, by name. Not paginated. Needs the token of an account with the permission `coaching.clients`.
         */
        get: operations["Roster_assignedWork"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/coaching/roster/check-ins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * This week's check-ins of the clients, unanswered ones first
         * @description Covers all clients, each with the current week in their time zone; among unanswered ones the one that waits longest first. Needs the token of an account with the permission `coaching.clients`.
         */
        get: operations["Roster_weeksCheckIns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/coaching/clients/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One client with figures of two weeks, weights, work and the last check-in
         * @description Another coach's client answers 404. The last 7 days are compared with the 7 before, in the client's time zone; the last 30 weights are included. Needs the token of an account with the permission `coaching.clients`.
         */
        get: operations["Roster_client"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/coaching/clients/{username}/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A client's assigned work, the latest day first
         * @description Lists open and completed assignments of current and former coaches. Another coach's client is 404. Needs the token of an account with the permission `coaching.clients`. Returns one page.
         */
        get: operations["Roster_plan"];
        put?: never;
        /**
         * Assign a workout
         * @description Assigns it for a day from a week ago to a year ahead, in the client's time zone. It is the client's workout of that day, and for a week after it until a session completes it; the client is notified in the feed and live. Needs the token of an account with the permission `coaching.clients`.
         */
        post: operations["Roster_assign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/coaching/plan/{id}": {
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
         * Remove an assignment of a client
         * @description Works for open and completed assignments; a session that completed it stays. The client is not notified. Needs the token of an account with the permission `coaching.clients`.
         */
        delete: operations["Roster_removeAssignment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/coaching/clients/{username}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The thread with a client, the latest first; reading it marks it read
         * @description Only messages between these two. Marks unread messages of the client as read; open pages of both sides receive `message:read`. Needs the token of an account with the permission `coaching.clients`. Returns one page.
         */
        get: operations["Roster_thread"];
        put?: never;
        /**
         * Write to a client
         * @description Takes a text of at most 4,000 characters, up to ten files uploaded to this service, or both. Open pages of both sides receive `message:created`; the client is also notified in the feed, unless such alerts are off. Needs the token of an account with the permission `coaching.clients`. At most 120 messages and answers of one account in 10 minutes; after that 429 with `Retry-After`.
         */
        post: operations["Roster_write"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/coaching/clients/{username}/check-ins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A client's check-ins, the latest week first
         * @description Includes the replies. Another coach's client is 404. Needs the token of an account with the permission `coaching.clients`. Returns one page.
         */
        get: operations["Roster_clientCheckIns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/coaching/check-ins/{id}/reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reply to the check-in of a client; a new reply replaces the old one
         * @description At most 2,000 characters. The client is notified of each reply in the feed and live. Needs the token of an account with the permission `coaching.clients`. At most 120 messages and answers of one account in 10 minutes; after that 429 with `Retry-After`.
         */
        post: operations["Roster_reply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/coaching/my-coach": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Your coach, or null
         * @description Includes when the coach took the member on and the number of unread messages. Needs the token of an account with the permission `fitness.view`.
         */
        get: operations["MemberCoaching_coach"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/coaching/my-plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Assignments of your coaches, the latest day first
         * @description Lists open and completed assignments of current and former coaches. Needs the token of an account with the permission `fitness.view`. Returns one page.
         */
        get: operations["MemberCoaching_plan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/coaching/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every message with coaches, the latest first; reading marks them read
         * @description Includes messages with former coaches. Marks unread messages of coaches as read; open pages of both sides receive `message:read`. Needs the token of an account with the permission `fitness.view`. Returns one page.
         */
        get: operations["MemberCoaching_thread"];
        put?: never;
        /**
         * Write to the own coach
         * @description Takes a text of at most 4,000 characters, up to ten files uploaded to this service, or both. Requires a coach (409 `no_coach`). Open pages of both sides receive `message:created`; the coach is also notified in the feed, unless such alerts are off. Needs the token of an account with the permission `fitness.edit`. At most 120 messages and answers of one account in 10 minutes; after that 429 with `Retry-After`.
         */
        post: operations["MemberCoaching_write"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/coaching/check-ins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The own check-ins, the latest week first
         * @description Includes the replies of coaches. Needs the token of an account with the permission `fitness.view`. Returns one page.
         */
        get: operations["MemberCoaching_list"];
        put?: never;
        /**
         * File this week's check-in, once a week
         * @description Takes the energy from 1 to 10, the weight and notes. The week starts on Monday in the time zone of the member; a second check-in is refused (409 `check_in_exists`). The coach, if any, is notified in the feed and live. Needs the token of an account with the permission `fitness.edit`.
         */
        post: operations["MemberCoaching_file"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/coaching/coaches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Accounts that may coach, with their number of clients
         * @description Ordered by name; not paginated. Needs the token of an account with the permission `coaching.assign`.
         */
        get: operations["RosterAssignment_coaches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/coaching/assignments/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The coach of a member
         * @description `coach` and `since` are null without a coach. Needs the token of an account with the permission `coaching.assign`.
         */
        get: operations["RosterAssignment_place"];
        put?: never;
        post?: never;
        /**
         * Take a member off every roster
         * @description The coach no longer sees the member. Messages, assignments and check-ins stay with the member. No notifications are sent. Without a coach, nothing changes. Needs the token of an account with the permission `coaching.assign`.
         */
        delete: operations["RosterAssignment_free"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/coaching/assignments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a member to a coach
         * @description The former coach no longer sees the member. The member and the new coach are notified in the feed and live. Moving a member to the current coach changes nothing. Needs the token of an account with the permission `coaching.assign`.
         */
        post: operations["RosterAssignment_move"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/billing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The own plan, the plans there are and the own invoices
         * @description For information only: plans cannot be chosen or paid here. `page` and `page_count` choose the page of `invoices`. Needs the token of an account with the permission `fitness.view`. Returns one page.
         */
        get: operations["Billing_page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing-plans/manage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Billing plans, the latest changed first
         * @description A record must match every filter; every word of `search` must occur in the name. Needs the token of an account with the permission `settings.edit`. Returns one page.
         */
        get: operations["BillingPlansStaff_list"];
        put?: never;
        /**
         * Add a billing plan
         * @description Members see it at once. Without a slug or key, one is made from the English name; one that is already used is 409 `slug_in_use`. Needs the token of an account with the permission `settings.edit`.
         */
        post: operations["BillingPlansStaff_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/billing-plans/manage/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One billing plan
         * @description With how many members are on it. Needs the token of an account with the permission `settings.edit`.
         */
        get: operations["BillingPlansStaff_one"];
        put?: never;
        post?: never;
        /**
         * Delete a billing plan that no member is on
         * @description Refused while a member is on it (409 `billing_plan_in_use`). Invoices stay as they are. Needs the token of an account with the permission `settings.edit`.
         */
        delete: operations["BillingPlansStaff_remove"];
        options?: never;
        head?: never;
        /**
         * Change a billing plan; its key stays when it is renamed
         * @description Fields that are left out stay unchanged, and so does the slug after a rename. Members see the change at once. Needs the token of an account with the permission `settings.edit`.
         */
        patch: operations["BillingPlansStaff_change"];
        trace?: never;
    };
    "/api/fitness/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The day at a glance: rings, calories, sleep, heart rate, trainings, steps
         * @description Covers today in the time zone of the member and the last 7 days. Missing figures are null, not 0. Needs the token of an account with the permission `fitness.view`.
         */
        get: operations["Overview_page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/settings-hub": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Figures, alerts, privacy and appearance of the member
         * @description For members only; staff accounts get 403 `member_only`. Needs the token of an account with the permission `settings.view`.
         */
        get: operations["SettingsHub_page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fitness/settings-hub/notifications": {
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
         * Switch alerts on and off
         * @description Fields that are left out stay unchanged. Alerts that are off are no longer sent; messages of the coach still arrive live. Times are in the time zone of the member: reminders from 08:00, the summary from 07:00 on Monday. Needs the token of an account with the permission `fitness.edit`.
         */
        patch: operations["SettingsHub_alerts"];
        trace?: never;
    };
    "/api/fitness/settings-hub/privacy": {
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
         * Share your own activity, or stop sharing it
         * @description Not sharing hides figures, badges and achievements from other members and takes the member off leaderboards; the coach still sees figures. Needs the token of an account with the permission `fitness.edit`.
         */
        patch: operations["SettingsHub_privacy"];
        trace?: never;
    };
    "/api/fitness/settings-hub/appearance": {
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
         * Set theme, accent and motion
         * @description Fields that are left out stay unchanged. Stored for the member's pages only; no other response depends on it. Needs the token of an account with the permission `settings.view`.
         */
        patch: operations["SettingsHub_appearance"];
        trace?: never;
    };
    "/api/fitness/settings-hub/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All data stored about the member, as a JSON file
         * @description Contains both sides of conversations, and otherwise only the member's own data; secrets are left out. The file `fitness-<id>.json` is streamed while it is read. Needs the token of an account with the permission `fitness.view`.
         */
        get: operations["Export_everything"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search everything the caller may open, by name
         * @description Every word must occur in the name; accounts are found by name only. The searched kinds depend on permissions, and every kind with hits is included. Names that begin with the words come first. Without `q` the list is empty. Needs the token of a signed-in account, a member's or one of the team.
         */
        get: operations["Search_find"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/demo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The demonstration: its accounts and the time of the next reset
         * @description Lists the accounts that visitors may sign in with, and when the data is next deleted and filled again. 404 unless this installation is a public demonstration (`DEMO_MODE`). Open to anyone; no token is read.
         */
        get: operations["Demo_overview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/demo/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in to a demo account without a password
         * @description Returns the same as the sign-in route of the account’s audience. 404 for an address that `GET /demo` does not list, and unless this installation is a public demonstration. Demo accounts keep their e-mail address, password and roles: 403 `demo_protected`. Open to anyone; no token is read. At most 10 calls from one address in a minute; after that 429 with `Retry-After`.
         */
        post: operations["Demo_createSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ai/models": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The models that can answer
         * @description Lists the configured models, the default one first. One that is not available cannot answer now. Needs the token of an account with the permission `ai_chat.view_models`.
         */
        get: operations["AiModels_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ai/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tokens by day and account
         * @description Lists the tokens that accounts used for AI, by day in UTC and account, the latest day first. Needs the token of an account with the permission `ai_chat.view_models`. Returns one page.
         */
        get: operations["AiModels_used"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ai/chats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The own conversations, newest first
         * @description Lists the conversations of the account with the assistant. No other account can see them. Needs the token of an account with the permission `ai_chat.use`. Returns one page.
         */
        get: operations["AiChats_list"];
        put?: never;
        /**
         * Begin a conversation
         * @description Creates a conversation without messages, which only the account can see. An account has at most 200: the one whose last message is the oldest is deleted for a further one. Needs the token of an account with the permission `ai_chat.use`.
         */
        post: operations["AiChats_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ai/chats/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A conversation with its latest messages
         * @description Returns an own conversation with the latest messages, the oldest of them first. For older ones, send the id of the first message as `before` while `has_more` is true. A conversation of another account is 404. Needs the token of an account with the permission `ai_chat.use`.
         */
        get: operations["AiChats_get"];
        put?: never;
        post?: never;
        /**
         * Delete a conversation
         * @description Deletes an own conversation permanently, with its messages and proposals. An answer under way ends. Needs the token of an account with the permission `ai_chat.use`.
         */
        delete: operations["AiChats_remove"];
        options?: never;
        head?: never;
        /**
         * Change the title or the model of a conversation
         * @description Changes the fields that are sent. Another model answers from the next message on. Needs the token of an account with the permission `ai_chat.use`.
         */
        patch: operations["AiChats_change"];
        trace?: never;
    };
    "/api/ai/chats/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message to the assistant and get its answer
         * @description The assistant reads with the rights that the account has now; changes become proposals, which only the account can confirm. With `Accept: text/event-stream` the answer is streamed, otherwise it is returned when it is complete; a client that disconnects ends it. A message whose answer failed or was interrupted can be sent again. Needs the token of an account with the permission `ai_chat.use`. Idempotent: the same `client_token` returns the first response again. With another body, that response has `Idempotency-Mismatch: true`. At most 20 messages of one account in 10 minutes; after that 429 with `Retry-After`.
         */
        post: operations["AiMessages_send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ai/chats/{id}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop the answer under way
         * @description Ends the answer of an own conversation in whichever page or process it runs. What was written is kept. Needs the token of an account with the permission `ai_chat.use`.
         */
        post: operations["AiMessages_stop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ai/chats/{id}/proposals/{proposal}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run a proposed change
         * @description Runs the change once, with the rights that the account has now; a further confirmation returns the same result. A change that its route refuses has the status `failed` with the reason in `result`. Without the permission it is 403 and stays as it is. Needs the token of an account with the permission `ai_chat.use`.
         */
        post: operations["AiMessages_confirm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ai/chats/{id}/proposals/{proposal}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Drop a proposed change
         * @description Drops a change, which can no longer be confirmed. One that was confirmed is 409 `proposal_decided`. Needs the token of an account with the permission `ai_chat.use`.
         */
        post: operations["AiMessages_decline"];
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
         * @description Queries the database once and waits at most 2 seconds. Returns 503 with `status: unavailable`, without the usual envelope, when the database is unavailable, read-only or has no tables yet. Open to anyone; no token is read.
         */
        get: operations["BareHealth_health"];
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
        HeldRoleView: {
            /** @description Id of the role. */
            id: number;
            /** @description What the role is called. */
            name: string;
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
             * @description Its media type, for a `source` element.
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
        StaffAccountView: {
            /** @description Id of the account. */
            id: number;
            /** @description In small letters; names the account in addresses. */
            username: string;
            /** @description Given name. */
            first_name: string;
            /** @description Family name. */
            last_name: string;
            /** @description What the account signs in with. */
            email: string;
            /** @description With the country code. */
            phone: string | null;
            /** @description Address of the picture; null without one. */
            profile_picture: string | null;
            /** @description ISO 3166-1 numeric code. */
            country_id: number | null;
            /** @description Roles the account holds, by name. */
            roles: components["schemas"]["HeldRoleView"][];
            /**
             * Format: date-time
             * @description When it was made, in UTC. (format date-time)
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed, in UTC. (format date-time)
             */
            updated_at: string;
            /** @description Every permission of every role, each once. */
            permissions: string[];
            /** @description Time zone, by its IANA name. */
            timezone: string;
            /** @description Whether the e-mail address is confirmed. */
            is_verified: boolean;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        StaffSignInView: {
            /** @description Sent as `Authorization: Bearer …`. */
            access_token: string;
            /**
             * @description The scheme before the token in the header.
             * @enum {string}
             */
            token_type: "Bearer";
            /** @description The lifetime as configured: seconds, or a number of s, m, h, d or w. */
            expires_in: string;
            /** @description The account that is signed in. */
            account: components["schemas"]["StaffAccountView"];
        };
        RegisterBody: {
            /** @description Given name. (minLength 1, maxLength 100) */
            first_name: string;
            /** @description Family name. (minLength 1, maxLength 100) */
            last_name: string;
            /**
             * Format: email
             * @description E-mail address of the account; used to sign in. (format email)
             */
            email: string;
            /**
             * Format: password
             * @description At least 8 characters and at most 72 bytes. (format password, minLength 8)
             */
            password: string;
            /** @description The same password again; optional. */
            password_confirmation?: string | null;
            /** @description Identifies the account in addresses; stored in lower case. (minLength 1, maxLength 40, pattern ^[a-z][a-z0-9._-]{0,39}$) */
            username?: string | null;
            /** @description A time zone by its IANA name; UTC until one is set. */
            timezone?: string | null;
        };
        DeleteAccountBody: {
            /**
             * Format: password
             * @description Current password of the account, as confirmation. (format password, minLength 1)
             */
            password: string;
        };
        MemberView: {
            /** @description Id of the account. */
            id: number;
            /** @description In lower case; identifies the account in addresses. */
            username: string;
            /** @description Given name. */
            first_name: string;
            /** @description Family name. */
            last_name: string;
            /** @description E-mail address to sign in with. */
            email: string;
            /** @description With the country code. */
            phone: string | null;
            /** @description Whether the e-mail address is confirmed. */
            is_verified: boolean;
            /** @description ISO 3166-1 numeric code. */
            country_id: number | null;
            /** @description Address of the profile picture; null without one. */
            profile_picture: string | null;
            /** @description Time zone, by its IANA name. */
            timezone: string;
            /**
             * Format: date-time
             * @description When it was made, in UTC. (format date-time)
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed, in UTC. (format date-time)
             */
            updated_at: string;
            /**
             * Format: date-time
             * @description When it was deleted, in UTC; null while it is live. (format date-time)
             */
            deleted_at: string | null;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        PersonStatisticView: {
            /** @description Those who are not deleted. */
            total: number;
            /** @description Of the total, those whose e-mail address is confirmed. */
            verified: number;
            /** @description Of the total, those whose e-mail address is not. */
            unverified: number;
            /** @description Deleted ones, who are not in the total. */
            deleted: number;
            /** @description Registered since the first day of this month, in UTC. */
            new_this_month: number;
        };
        MemberBody: {
            /** @description Given name. (minLength 1, maxLength 100) */
            first_name: string;
            /** @description Family name. (minLength 1, maxLength 100) */
            last_name: string;
            /**
             * Format: email
             * @description E-mail address of the account; used to sign in. (format email)
             */
            email: string;
            /** @description Identifies the account in addresses; stored in lower case. (minLength 1, maxLength 40, pattern ^[a-z][a-z0-9._-]{0,39}$) */
            username?: string | null;
            /** @description With the country code. */
            phone?: string | null;
            /** @description ISO 3166-1 numeric code. (minimum 1, maximum 999) */
            country_id?: number | null;
            /** @description Address of an image, as an upload answered it. (minLength 1, maxLength 2000) */
            profile_picture?: string | null;
            /** @description A time zone by its IANA name; UTC until one is set. */
            timezone?: string | null;
            /** @description Needs the permission to mark addresses as confirmed. */
            is_verified?: boolean | null;
            /**
             * Format: password
             * @description At least 8 characters and at most 72 bytes. (format password, minLength 8)
             */
            password: string;
            /** @description The same password again; optional. */
            password_confirmation?: string | null;
        };
        MemberChangeBody: {
            /** @description Given name. (minLength 1, maxLength 100) */
            first_name?: string;
            /** @description Family name. (minLength 1, maxLength 100) */
            last_name?: string;
            /**
             * Format: email
             * @description E-mail address of the account; used to sign in. (format email)
             */
            email?: string;
            /** @description Identifies the account in addresses; stored in lower case. (minLength 1, maxLength 40, pattern ^[a-z][a-z0-9._-]{0,39}$) */
            username?: string | null;
            /** @description With the country code. */
            phone?: string | null;
            /** @description ISO 3166-1 numeric code. (minimum 1, maximum 999) */
            country_id?: number | null;
            /** @description Address of an image, as an upload answered it. (minLength 1, maxLength 2000) */
            profile_picture?: string | null;
            /** @description A time zone by its IANA name; UTC until one is set. */
            timezone?: string | null;
            /** @description Needs the permission to mark addresses as confirmed. */
            is_verified?: boolean | null;
        };
        MemberPasswordBody: {
            /**
             * Format: password
             * @description The current password; needed for the own account, which a member reaches whose role has staff permissions. (format password, minLength 1)
             */
            current_password?: string | null;
            /**
             * Format: password
             * @description At least 8 characters and at most 72 bytes. (format password, minLength 8)
             */
            password: string;
            /** @description The same password again; optional. */
            password_confirmation?: string | null;
        };
        ResentView: {
            /** @description Whether the mail was sent. */
            sent: boolean;
            /** @description True when no mail server is configured, so that nothing was sent. */
            simulated: boolean;
        };
        RoleChoiceView: {
            /** @description Id of the role. */
            id: number;
            /** @description What the role is called. */
            name: string;
        };
        SignInBody: {
            /**
             * Format: email
             * @description E-mail address of the account; case is ignored. (format email)
             */
            email: string;
            /**
             * Format: password
             * @description Password of the account. (format password, minLength 1)
             */
            password: string;
        };
        EmailRestoredView: {
            /**
             * @description Always true; failures return an error.
             * @enum {boolean}
             */
            restored: true;
        };
        UndoEmailBody: {
            /** @description The token in the mailed link. (minLength 1, maxLength 255) */
            token: string;
        };
        ProfileBody: {
            /** @description With the country code. */
            phone?: string | null;
            /** @description Address of an image, as an upload returned it. (minLength 1, maxLength 2000, pattern ^(https?:\/\/|\/)[^\s<>"'\\]+$) */
            profile_picture?: string | null;
            /** @description ISO 3166-1 numeric code. (minimum 1, maximum 999) */
            country_id?: number | null;
            /** @description Given name. (minLength 1, maxLength 100) */
            first_name?: string | null;
            /** @description Family name. (minLength 1, maxLength 100) */
            last_name?: string | null;
            /**
             * Format: email
             * @description What the account signs in with. (format email)
             */
            email?: string | null;
            /**
             * Format: password
             * @description The current password; needed when the e-mail address or the password of the own account changes. (format password, minLength 1)
             */
            current_password?: string | null;
            /** @description A time zone by its IANA name; UTC until one is set. */
            timezone?: string | null;
        };
        SessionView: {
            /** @description Sent as `Authorization: Bearer …`. */
            access_token: string;
            /**
             * @description The scheme before the token in the header.
             * @enum {string}
             */
            token_type: "Bearer";
            /** @description The lifetime as configured: seconds, or a number of s, m, h, d or w. */
            expires_in: string;
        };
        OwnPasswordBody: {
            /**
             * Format: password
             * @description The password that is good until now. (format password, minLength 1)
             */
            current_password: string;
            /**
             * Format: password
             * @description At least 8 characters and at most 72 bytes. (format password, minLength 8)
             */
            password: string;
            /**
             * Format: password
             * @description The password once more; sent exactly when the password is. (format password)
             */
            password_confirmation: string;
        };
        StaffRowView: {
            /** @description Id of the account. */
            id: number;
            /** @description In small letters; names the account in addresses. */
            username: string;
            /** @description Given name. */
            first_name: string;
            /** @description Family name. */
            last_name: string;
            /** @description What the account signs in with. */
            email: string;
            /** @description With the country code. */
            phone: string | null;
            /** @description Address of the picture; null without one. */
            profile_picture: string | null;
            /** @description ISO 3166-1 numeric code. */
            country_id: number | null;
            /** @description Roles the account holds, by name. */
            roles: components["schemas"]["HeldRoleView"][];
            /**
             * Format: date-time
             * @description When it was made, in UTC. (format date-time)
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed, in UTC. (format date-time)
             */
            updated_at: string;
            /** @description Time zone, by its IANA name. */
            timezone: string;
            /** @description Whether the e-mail address is confirmed. */
            is_verified: boolean;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        HoldersView: {
            /** @description Id of the role. */
            id: number;
            /** @description What the role is called. */
            name: string;
            /** @description Accounts that hold the role. */
            accounts: number;
        };
        StaffStatisticsView: {
            /** @description Accounts that are not deleted. */
            total: number;
            /** @description Of the total, those that hold no role. */
            without_role: number;
            /** @description Every role by name; an account counts in each that it holds. */
            by_role: components["schemas"]["HoldersView"][];
        };
        CreateAccountBody: {
            /** @description With the country code. */
            phone?: string | null;
            /** @description Address of an image, as an upload returned it. (minLength 1, maxLength 2000, pattern ^(https?:\/\/|\/)[^\s<>"'\\]+$) */
            profile_picture?: string | null;
            /** @description ISO 3166-1 numeric code. (minimum 1, maximum 999) */
            country_id?: number | null;
            /** @description Identifies the account in addresses; stored in lower case. (minLength 1, maxLength 40, pattern ^[a-z][a-z0-9._-]{0,39}$) */
            username?: string | null;
            /** @description Given name. (minLength 1, maxLength 100) */
            first_name: string;
            /** @description Family name. (minLength 1, maxLength 100) */
            last_name: string;
            /**
             * Format: email
             * @description E-mail address of the account; used to sign in. (format email)
             */
            email: string;
            /**
             * Format: password
             * @description At least 8 characters and at most 72 bytes. (format password, minLength 8)
             */
            password: string;
            /**
             * Format: password
             * @description The password once more; sent exactly when the password is. (format password)
             */
            password_confirmation: string;
            /** @description Needs the permission to assign roles. (minItems 0, maxItems 200) */
            role_ids?: number[] | null;
            /** @description A time zone by its IANA name; UTC until one is set. */
            timezone?: string | null;
        };
        ChangeAccountBody: {
            /** @description With the country code. */
            phone?: string | null;
            /** @description Address of an image, as an upload returned it. (minLength 1, maxLength 2000, pattern ^(https?:\/\/|\/)[^\s<>"'\\]+$) */
            profile_picture?: string | null;
            /** @description ISO 3166-1 numeric code. (minimum 1, maximum 999) */
            country_id?: number | null;
            /** @description Given name. (minLength 1, maxLength 100) */
            first_name?: string | null;
            /** @description Family name. (minLength 1, maxLength 100) */
            last_name?: string | null;
            /**
             * Format: email
             * @description What the account signs in with. (format email)
             */
            email?: string | null;
            /**
             * Format: password
             * @description The current password; needed when the e-mail address or the password of the own account changes. (format password, minLength 1)
             */
            current_password?: string | null;
            /** @description Identifies the account in addresses; stored in lower case. (minLength 1, maxLength 40, pattern ^[a-z][a-z0-9._-]{0,39}$) */
            username?: string | null;
            /**
             * Format: password
             * @description At least 8 characters and at most 72 bytes. (format password, minLength 8)
             */
            password?: string | null;
            /**
             * Format: password
             * @description The password once more; sent exactly when the password is. (format password)
             */
            password_confirmation?: string | null;
            /** @description Replaces the roles; needs the permission to assign roles. (minItems 0, maxItems 200) */
            role_ids?: number[] | null;
            /** @description A time zone by its IANA name; UTC until one is set. */
            timezone?: string | null;
        };
        AccountRolesBody: {
            /** @description All roles the account shall hold; none for an empty list. (minItems 0, maxItems 200) */
            role_ids: number[];
        };
        RoleView: {
            /** @description Id of the role. */
            id: number;
            /** @description What the role is called. */
            name: string;
            /**
             * @description The audience the role is for.
             * @enum {string}
             */
            guard_name: "staff";
            /** @description Purpose of the role; null without one. */
            description: string | null;
            /** @description Names of what it allows. */
            permissions: string[];
            /** @description Accounts that hold the role. */
            accounts_count: number;
            /**
             * Format: date-time
             * @description When it was made, in UTC. (format date-time)
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed, in UTC. (format date-time)
             */
            updated_at: string;
        };
        RoleStatisticsView: {
            /** @description Roles there are. */
            total: number;
            /** @description Roles somebody holds. */
            in_use: number;
            /** @description Roles without accounts. */
            unused: number;
            /** @description Permissions there are. */
            permissions: number;
        };
        PermissionView: {
            /** @description As roles hold it: module and action. */
            name: string;
            /** @description What it allows, in English. */
            description: string;
        };
        PermissionGroupView: {
            /** @description The part of the program it is about. */
            module: string;
            /** @description What can be given in this part. */
            permissions: components["schemas"]["PermissionView"][];
        };
        CreateRoleBody: {
            /** @description What the role is called; each name once, without regard to case. (minLength 1, maxLength 100) */
            name: string;
            /** @description What the role is for. (minLength 0, maxLength 500) */
            description?: string | null;
        };
        ChangeRoleBody: {
            /** @description What the role is called; each name once, without regard to case. (minLength 1, maxLength 100) */
            name?: string;
            /** @description What the role is for. (minLength 0, maxLength 500) */
            description?: string | null;
        };
        RolePermissionsBody: {
            /** @description Names of all permissions the role shall have. (minItems 0, maxItems 500) */
            permissions: string[];
        };
        PublicSettingsView: {
            /** @description Name of the club. */
            site_name: string;
            /** @description Name of the club in Arabic; empty where it has none. */
            site_name_ar: string;
            /** @description Line under the name, in English. */
            site_tagline_en: string;
            /** @description Line under the name, in Arabic. */
            site_tagline_ar: string;
            /** @description Where members write. */
            support_email: string;
            /** @description Where members call. */
            support_phone: string;
            /** @description Time zone of the club. */
            timezone: string;
            /** @description Currency of plans that name none. */
            currency: string;
            /** @description Language of the website for new visitors: en or ar. */
            default_locale: string;
            /** @description Steps a day of a member who set no goal. */
            default_steps_goal: number;
            /** @description Active minutes a day of a member who set no goal. */
            default_active_minutes_goal: number;
            /** @description Active calories a day of a member who set no goal. */
            default_calories_goal: number;
            /** @description Minutes asleep a night of a member who set no goal. */
            default_sleep_minutes_goal: number;
            /** @description Glasses of water a day of a member who set no goal. */
            default_water_glasses_goal: number;
            /** @description Calories to eat a day of a member who set no goal. */
            default_eaten_calories_goal: number;
            /** @description Grams of protein a day of a member who set no goal. */
            default_protein_goal: number;
            /** @description Grams of carbohydrate a day of a member who set no goal. */
            default_carbohydrate_goal: number;
            /** @description Grams of fat a day of a member who set no goal. */
            default_fat_goal: number;
            /** @description Whether members may wait for places at full events. */
            event_waiting_list: boolean;
            /** @description Languages of bilingual texts (`{en, ar}`). */
            languages: ("en" | "ar")[];
        };
        SettingView: {
            /** @description Key of the setting in addresses and responses. */
            key: string;
            /** @description A value of the setting's type. */
            value: string | number | boolean | Record<string, never> | unknown[] | null;
            /**
             * @description `string` is one line, `text` several, `json` an object or a list.
             * @enum {string}
             */
            type: "string" | "number" | "boolean" | "json" | "text";
            /** @description The group it is shown in. */
            category: string;
            /** @description Effect of the setting, in English. */
            description: string;
            /** @description Whether visitors may read it. */
            is_public: boolean;
            /**
             * Format: date-time
             * @description When it last changed, in UTC. (format date-time)
             */
            updated_at: string;
        };
        SettingChangeBody: {
            /** @description A value of the type of the setting. */
            value: string | number | boolean | Record<string, never> | unknown[] | null;
        };
        AccessKeyView: {
            /** @description Id of the record. */
            id: number;
            /** @description What the key is for. */
            name: string;
            /** @description The first 8 characters of the key. */
            prefix: string;
            /** @description Groups of tools the key may use; null for all. */
            toolsets: string[] | null;
            /** @description Whether the key may only read. */
            read_only: boolean;
            /**
             * @description `revoked` after the password of the account has changed; keys that are not `active` are refused.
             * @enum {string}
             */
            status: "active" | "expired" | "revoked";
            /**
             * Format: date-time
             * @description From when on the key is refused; null for never. (format date-time)
             */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description When the key was last used, to the minute. (format date-time)
             */
            last_used_at: string | null;
            /**
             * Format: date-time
             * @description When it was made, in UTC. (format date-time)
             */
            created_at: string;
        };
        NewAccessKeyView: {
            /** @description Id of the record. */
            id: number;
            /** @description What the key is for. */
            name: string;
            /** @description The first 8 characters of the key. */
            prefix: string;
            /** @description Groups of tools the key may use; null for all. */
            toolsets: string[] | null;
            /** @description Whether the key may only read. */
            read_only: boolean;
            /**
             * @description `revoked` after the password of the account has changed; keys that are not `active` are refused.
             * @enum {string}
             */
            status: "active" | "expired" | "revoked";
            /**
             * Format: date-time
             * @description From when on the key is refused; null for never. (format date-time)
             */
            expires_at: string | null;
            /**
             * Format: date-time
             * @description When the key was last used, to the minute. (format date-time)
             */
            last_used_at: string | null;
            /**
             * Format: date-time
             * @description When it was made, in UTC. (format date-time)
             */
            created_at: string;
            /** @description The key. Store it now: it cannot be shown again. */
            key: string;
        };
        AccessKeyBody: {
            /** @description What the key is for. (minLength 1, maxLength 80) */
            name: string;
            /** @description Groups of tools the key may use; all when left out. An unknown group is refused. (minItems 1, maxItems 50) */
            toolsets?: string[] | null;
            /** @description Whether the key may only read; true when left out. */
            read_only?: boolean | null;
            /**
             * Format: date-time
             * @description From when on the key is refused, in the future; never when left out. (format date-time)
             */
            expires_at?: string | null;
            /**
             * Format: password
             * @description Current password of the account, as confirmation. (format password, minLength 1)
             */
            password: string;
        };
        ToolCallView: {
            /** @description Id of the record. */
            id: number;
            /**
             * Format: date-time
             * @description When the tool was called. (format date-time)
             */
            called_at: string;
            /** @description Kind of the calling account; null for a call without an account. */
            audience: string | null;
            /** @description Id of the calling account among its kind. */
            account_id: number | null;
            /** @description Name of the calling account, if it is one of the staff. */
            account_name: string | null;
            /** @description Name of the access key; null for a sign-in token. */
            access_key: string | null;
            /** @description Name of the tool. */
            tool: string;
            /** @description Id or address of the changed record, if there is one. */
            target: string | null;
            /** @description HTTP status of the call; null if it did not end, as when the process was stopped. */
            status: number | null;
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
            /**
             * Format: date-time
             * @description When it was read, in UTC; null until then. (format date-time)
             */
            read_at: string | null;
            /**
             * Format: date-time
             * @description When it was made, in UTC. (format date-time)
             */
            created_at: string;
        };
        NotificationFeedView: {
            /** @description Notifications of the last 30 days, newest first; 30 per page unless a page size is sent. */
            items: components["schemas"]["NotificationView"][];
            /** @description Number of unread notifications from the last 30 days. */
            unread_count: number;
        };
        CountryView: {
            /** @description The numeric code of ISO 3166-1. */
            id: number;
            /** @description The two letters of ISO 3166-1. */
            code: string;
            /** @description In the language of the request. */
            name: string;
        };
        FitnessLabel: {
            /** @description The value, as used in fields and filters. */
            value: string;
            /** @description Display name. */
            name: components["schemas"]["BilingualView"];
        };
        FitnessLabels: {
            /** @description Of `muscle` and `secondary_muscles`. */
            muscles: components["schemas"]["FitnessLabel"][];
            /** @description Of `equipment`. */
            equipment: components["schemas"]["FitnessLabel"][];
            /** @description Of `difficulty`, from the easiest. */
            difficulties: components["schemas"]["FitnessLabel"][];
            /** @description Of `kind` of workouts. */
            workout_kinds: components["schemas"]["FitnessLabel"][];
            /** @description Of `goal` of programs. */
            program_goals: components["schemas"]["FitnessLabel"][];
            /** @description Of `slot` and `meal`, in the order of the day. */
            meals: components["schemas"]["FitnessLabel"][];
            /** @description Of `tags` of dishes. */
            dish_tags: components["schemas"]["FitnessLabel"][];
            /** @description Of `topic` of groups. */
            group_topics: components["schemas"]["FitnessLabel"][];
            /** @description Of `tier` of badges, from the lowest. */
            badge_tiers: components["schemas"]["FitnessLabel"][];
            /** @description Of `metric` of challenges. */
            challenge_metrics: components["schemas"]["FitnessLabel"][];
            /** @description Of `metric` of achievements. */
            achievement_metrics: components["schemas"]["FitnessLabel"][];
            /** @description Of `kind` of devices. */
            device_kinds: components["schemas"]["FitnessLabel"][];
            /** @description Of `interval` of plans. */
            billing_intervals: components["schemas"]["FitnessLabel"][];
        };
        UploadVersionView: {
            /** @description Address of the JPEG file. */
            url: string;
            /** @description In pixels. */
            width: number;
            /** @description In pixels. */
            height: number;
        };
        UploadView: {
            /** @description Address of the stored file; for an image, of its widest version. */
            url: string;
            /** @description For an image: its versions by name, none wider than the original. */
            versions?: {
                [key: string]: components["schemas"]["UploadVersionView"];
            };
            /** @description For an image: the picture as records with its address return it. */
            pictures?: components["schemas"]["PictureView"][];
            /**
             * @description Type of the content; `file` only in courses.
             * @enum {string}
             */
            type: "image" | "video" | "file";
        };
        UploadForm: {
            /** @description Folder to keep the file in. (minLength 0, maxLength 100, pattern ^(?:[A-Za-z0-9_-]+\/)*[A-Za-z0-9_-]*$) */
            path?: string | null;
            /** @description Preset that decides the sizes of an image: `profile` in every service, others per service, which the error for an unknown preset lists. The preset of the main records when left out. (minLength 0, maxLength 50) */
            for?: string | null;
            /** @description Type assumed by the client; ignored, since the content decides. (minLength 0, maxLength 50) */
            type?: string | null;
            /**
             * Format: binary
             * @description An image or a video, in courses also a document; at most 150 MB. (format binary)
             */
            file: Blob;
        };
        ChunkedUploadView: {
            /** @description The name the client gave this upload. */
            upload_id: string;
            /** @description Total number of parts. */
            parts: number;
            /** @description Numbers of the received parts, in order. */
            received: number[];
            /** @description Whether the file is complete and stored. */
            complete: boolean;
            /** @description Null until it is complete. */
            url: string | null;
            /**
             * @description Media type of the file; null until it is complete.
             * @enum {string|null}
             */
            type: "image" | "video" | null;
            /** @description Of a complete image, as an upload in one answers them. */
            versions?: {
                [key: string]: components["schemas"]["UploadVersionView"];
            };
            /** @description Of a complete image: as records show it. */
            pictures?: components["schemas"]["PictureView"][];
        };
        UploadPartForm: {
            /** @description Folder to keep the file in. (minLength 0, maxLength 100, pattern ^(?:[A-Za-z0-9_-]+\/)*[A-Za-z0-9_-]*$) */
            path?: string | null;
            /** @description Preset that decides the sizes of an image: `profile` in every service, others per service, which the error for an unknown preset lists. The preset of the main records when left out. (minLength 0, maxLength 50) */
            for?: string | null;
            /** @description Type assumed by the client; ignored, since the content decides. (minLength 0, maxLength 50) */
            type?: string | null;
            /** @description A name that the client gives this upload; every part carries it. (minLength 8, maxLength 64, pattern ^[A-Za-z0-9_-]+$) */
            upload_id: string;
            /** @description Which part this is, from 1. Parts may be sent in any order and repeated. (minimum 1, maximum 128) */
            part: number;
            /** @description Total number of parts. (minimum 1, maximum 128) */
            parts: number;
            /**
             * Format: binary
             * @description The bytes of the part, at most 16 MB. (format binary)
             */
            file: Blob;
        };
        ManagedExerciseView: {
            /** @description Id of the record. */
            id: number;
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description The name. */
            name: components["schemas"]["BilingualView"];
            /** @description A short description, a few sentences long. */
            description: components["schemas"]["BilingualView"];
            /** @description Address of the picture; null without one. */
            image_url: string | null;
            /**
             * @description The main muscle it trains.
             * @enum {string}
             */
            muscle: "chest" | "back" | "shoulders" | "biceps" | "triceps" | "forearms" | "core" | "glutes" | "quadriceps" | "hamstrings" | "calves" | "full_body";
            /** @description Muscles that are also trained. */
            secondary_muscles: ("chest" | "back" | "shoulders" | "biceps" | "triceps" | "forearms" | "core" | "glutes" | "quadriceps" | "hamstrings" | "calves" | "full_body")[];
            /**
             * @description Required equipment.
             * @enum {string}
             */
            equipment: "none" | "mat" | "dumbbell" | "barbell" | "kettlebell" | "machine" | "cable" | "band" | "bench" | "pull_up_bar" | "box" | "medicine_ball" | "rope" | "cardio_machine";
            /**
             * @description Level of difficulty.
             * @enum {string}
             */
            difficulty: "beginner" | "intermediate" | "advanced";
            /** @description Steps, in order. */
            instructions: components["schemas"]["BilingualView"][];
            /** @description Points to watch during the exercise. */
            cues: components["schemas"]["BilingualView"][];
            /** @description Address of a video; null without one. */
            video_url: string | null;
            /** @description At most one exercise is. */
            is_featured: boolean;
            /**
             * Format: date-time
             * @description When it was made, in UTC. (format date-time)
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed, in UTC. (format date-time)
             */
            updated_at: string;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        BilingualText200: {
            /** @description In English. (minLength 1, maxLength 200) */
            en: string;
            /** @description In Arabic. (minLength 1, maxLength 200) */
            ar: string;
        };
        BilingualText5000OrEmptyEnglishFirst: {
            /** @description In English. (minLength 0, maxLength 5000) */
            en: string;
            /** @description In Arabic. (minLength 0, maxLength 5000) */
            ar?: string | null;
        };
        BilingualLine: {
            /** @description In English. (minLength 1, maxLength 500) */
            en: string;
            /** @description In Arabic. (minLength 1, maxLength 500) */
            ar: string;
        };
        ExerciseBody: {
            /** @description The name. */
            name: components["schemas"]["BilingualText200"];
            /** @description A plain string is used for both languages. */
            description?: components["schemas"]["BilingualText5000OrEmptyEnglishFirst"] | null;
            /** @description URL of a picture, uploaded to this service or elsewhere. (minLength 1, maxLength 500) */
            image_url?: string | null;
            /** @description Made from the English name when left out. (maxLength 120) */
            slug?: string | null;
            /**
             * @description Main muscle.
             * @enum {string}
             */
            muscle: "chest" | "back" | "shoulders" | "biceps" | "triceps" | "forearms" | "core" | "glutes" | "quadriceps" | "hamstrings" | "calves" | "full_body";
            /** @description Muscles that are also trained. */
            secondary_muscles?: ("chest" | "back" | "shoulders" | "biceps" | "triceps" | "forearms" | "core" | "glutes" | "quadriceps" | "hamstrings" | "calves" | "full_body")[] | null;
            /**
             * @description `none` when left out.
             * @enum {string|null}
             */
            equipment?: "none" | "mat" | "dumbbell" | "barbell" | "kettlebell" | "machine" | "cable" | "band" | "bench" | "pull_up_bar" | "box" | "medicine_ball" | "rope" | "cardio_machine" | null;
            /**
             * @description `beginner` when left out.
             * @enum {string|null}
             */
            difficulty?: "beginner" | "intermediate" | "advanced" | null;
            /** @description Steps, in order. (minItems 0, maxItems 30) */
            instructions?: components["schemas"]["BilingualLine"][] | null;
            /** @description Points to watch during the exercise. (minItems 0, maxItems 30) */
            cues?: components["schemas"]["BilingualLine"][] | null;
            /** @description URL of a video, uploaded to this service or elsewhere. (minLength 1, maxLength 500) */
            video_url?: string | null;
        };
        ExerciseChangeBody: {
            /** @description The name. */
            name?: components["schemas"]["BilingualText200"];
            /** @description A plain string is used for both languages. */
            description?: components["schemas"]["BilingualText5000OrEmptyEnglishFirst"] | null;
            /** @description URL of a picture, uploaded to this service or elsewhere. (minLength 1, maxLength 500) */
            image_url?: string | null;
            /** @description The part of a web address that names the record. (maxLength 120) */
            slug?: string | null;
            /**
             * @description Main muscle.
             * @enum {string}
             */
            muscle?: "chest" | "back" | "shoulders" | "biceps" | "triceps" | "forearms" | "core" | "glutes" | "quadriceps" | "hamstrings" | "calves" | "full_body";
            /** @description Muscles that are also trained. */
            secondary_muscles?: ("chest" | "back" | "shoulders" | "biceps" | "triceps" | "forearms" | "core" | "glutes" | "quadriceps" | "hamstrings" | "calves" | "full_body")[] | null;
            /**
             * @description Required equipment.
             * @enum {string|null}
             */
            equipment?: "none" | "mat" | "dumbbell" | "barbell" | "kettlebell" | "machine" | "cable" | "band" | "bench" | "pull_up_bar" | "box" | "medicine_ball" | "rope" | "cardio_machine" | null;
            /**
             * @description Level of difficulty.
             * @enum {string|null}
             */
            difficulty?: "beginner" | "intermediate" | "advanced" | null;
            /** @description Steps, in order. (minItems 0, maxItems 30) */
            instructions?: components["schemas"]["BilingualLine"][] | null;
            /** @description Points to watch during the exercise. (minItems 0, maxItems 30) */
            cues?: components["schemas"]["BilingualLine"][] | null;
            /** @description URL of a video, uploaded to this service or elsewhere. (minLength 1, maxLength 500) */
            video_url?: string | null;
        };
        ManagedWorkoutLineView: {
            /** @description Id of the exercise. */
            exercise_id: number;
            /** @description Slug of the exercise. */
            slug: string;
            /** @description Name of the exercise. */
            name: components["schemas"]["BilingualView"];
            /** @description Number of sets. */
            sets: number;
            /** @description Repetitions of each set; null where a set has a duration. */
            reps: number | null;
            /** @description Duration of a set, in seconds; null where repetitions are counted. */
            duration_seconds: number | null;
            /** @description Rest after a set, in seconds. */
            rest_seconds: number;
            /** @description A note; empty without one. */
            note: components["schemas"]["BilingualView"];
        };
        ManagedWorkoutView: {
            /** @description Id of the record. */
            id: number;
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description The name. */
            name: components["schemas"]["BilingualView"];
            /** @description A short description, a few sentences long. */
            description: components["schemas"]["BilingualView"];
            /** @description Address of the picture; null without one. */
            image_url: string | null;
            /**
             * @description Kind of training.
             * @enum {string}
             */
            kind: "strength" | "cardio" | "hiit" | "mobility" | "yoga" | "pilates" | "recovery";
            /**
             * @description Level of difficulty.
             * @enum {string}
             */
            difficulty: "beginner" | "intermediate" | "advanced";
            /** @description Duration, in minutes. */
            duration_minutes: number;
            /** @description Estimated energy use of an adult, in kilocalories. */
            calories: number;
            /** @description Exercises, in order. */
            exercises: components["schemas"]["ManagedWorkoutLineView"][];
            /**
             * Format: date-time
             * @description When it was made, in UTC. (format date-time)
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed, in UTC. (format date-time)
             */
            updated_at: string;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        BilingualText500OrEmptyEnglishFirst: {
            /** @description In English. (minLength 0, maxLength 500) */
            en: string;
            /** @description In Arabic. (minLength 0, maxLength 500) */
            ar?: string | null;
        };
        WorkoutLineBody: {
            /** @description Id of the exercise. (minimum 1, maximum 2147483647) */
            exercise_id: number;
            /** @description 3 when left out. (minimum 1, maximum 20) */
            sets?: number | null;
            /** @description Repetitions of each set; 10 when left out, none where a set has a duration. (minimum 1, maximum 1000) */
            reps?: number | null;
            /** @description Duration of each set, instead of `reps`. (minimum 1, maximum 7200) */
            duration_seconds?: number | null;
            /** @description Rest after each set, in seconds; 60 when left out. (minimum 0, maximum 3600) */
            rest_seconds?: number | null;
            /** @description A plain string is used for both languages. */
            note?: components["schemas"]["BilingualText500OrEmptyEnglishFirst"] | null;
        };
        WorkoutBody: {
            /** @description The name. */
            name: components["schemas"]["BilingualText200"];
            /** @description A plain string is used for both languages. */
            description?: components["schemas"]["BilingualText5000OrEmptyEnglishFirst"] | null;
            /** @description URL of a picture, uploaded to this service or elsewhere. (minLength 1, maxLength 500) */
            image_url?: string | null;
            /** @description Made from the English name when left out. (maxLength 120) */
            slug?: string | null;
            /**
             * @description Kind of training; `strength` when left out.
             * @enum {string|null}
             */
            kind?: "strength" | "cardio" | "hiit" | "mobility" | "yoga" | "pilates" | "recovery" | null;
            /**
             * @description `beginner` when left out.
             * @enum {string|null}
             */
            difficulty?: "beginner" | "intermediate" | "advanced" | null;
            /** @description How long it takes, in minutes. (minimum 1, maximum 600) */
            duration_minutes: number;
            /** @description Estimated energy use of an adult, in kilocalories. (minimum 0, maximum 10000) */
            calories?: number | null;
            /** @description Exercises in order, each once. (minItems 0, maxItems 50) */
            exercises?: components["schemas"]["WorkoutLineBody"][] | null;
        };
        WorkoutChangeBody: {
            /** @description The name. */
            name?: components["schemas"]["BilingualText200"];
            /** @description A plain string is used for both languages. */
            description?: components["schemas"]["BilingualText5000OrEmptyEnglishFirst"] | null;
            /** @description URL of a picture, uploaded to this service or elsewhere. (minLength 1, maxLength 500) */
            image_url?: string | null;
            /** @description The part of a web address that names the record. (maxLength 120) */
            slug?: string | null;
            /**
             * @description Kind of training.
             * @enum {string|null}
             */
            kind?: "strength" | "cardio" | "hiit" | "mobility" | "yoga" | "pilates" | "recovery" | null;
            /**
             * @description Level of difficulty.
             * @enum {string|null}
             */
            difficulty?: "beginner" | "intermediate" | "advanced" | null;
            /** @description How long it takes, in minutes. (minimum 1, maximum 600) */
            duration_minutes?: number;
            /** @description Estimated energy use of an adult, in kilocalories. (minimum 0, maximum 10000) */
            calories?: number | null;
            /** @description Exercises in order, each once. (minItems 0, maxItems 50) */
            exercises?: components["schemas"]["WorkoutLineBody"][] | null;
        };
        ManagedProgramDayView: {
            /** @description From 1. */
            week: number;
            /** @description Day of the week, 1 to 7; 1 is the weekday on which a member starts. */
            day: number;
            /** @description Id of the workout. */
            workout_id: number;
            /** @description Slug of the workout. */
            slug: string;
            /** @description Name of the workout. */
            name: components["schemas"]["BilingualView"];
        };
        ManagedProgramView: {
            /** @description Id of the record. */
            id: number;
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description The name. */
            name: components["schemas"]["BilingualView"];
            /** @description A short description, a few sentences long. */
            description: components["schemas"]["BilingualView"];
            /** @description Address of the picture; null without one. */
            image_url: string | null;
            /**
             * @description Main goal.
             * @enum {string}
             */
            goal: "strength" | "muscle" | "weight_loss" | "endurance" | "mobility" | "general";
            /**
             * @description Level of difficulty.
             * @enum {string}
             */
            difficulty: "beginner" | "intermediate" | "advanced";
            /** @description Length in weeks: the week of the last day; 0 without days. */
            weeks: number;
            /** @description Days with a workout, in order; all other days are rest days. */
            days: components["schemas"]["ManagedProgramDayView"][];
            /**
             * Format: date-time
             * @description When it was made, in UTC. (format date-time)
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed, in UTC. (format date-time)
             */
            updated_at: string;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        ProgramDayBody: {
            /** @description From 1 to 52. (minimum 1, maximum 52) */
            week: number;
            /** @description Day of the week, counted from the weekday on which the program is started. (minimum 1, maximum 7) */
            day: number;
            /** @description Id of the workout. (minimum 1, maximum 2147483647) */
            workout_id: number;
        };
        ProgramBody: {
            /** @description The name. */
            name: components["schemas"]["BilingualText200"];
            /** @description A plain string is used for both languages. */
            description?: components["schemas"]["BilingualText5000OrEmptyEnglishFirst"] | null;
            /** @description URL of a picture, uploaded to this service or elsewhere. (minLength 1, maxLength 500) */
            image_url?: string | null;
            /** @description Made from the English name when left out. (maxLength 120) */
            slug?: string | null;
            /**
             * @description Main goal. `general` when left out.
             * @enum {string|null}
             */
            goal?: "strength" | "muscle" | "weight_loss" | "endurance" | "mobility" | "general" | null;
            /**
             * @description `beginner` when left out.
             * @enum {string|null}
             */
            difficulty?: "beginner" | "intermediate" | "advanced" | null;
            /** @description Each day once; days that are left out are rest days. (minItems 0, maxItems 364) */
            days?: components["schemas"]["ProgramDayBody"][] | null;
        };
        ProgramChangeBody: {
            /** @description The name. */
            name?: components["schemas"]["BilingualText200"];
            /** @description A plain string is used for both languages. */
            description?: components["schemas"]["BilingualText5000OrEmptyEnglishFirst"] | null;
            /** @description URL of a picture, uploaded to this service or elsewhere. (minLength 1, maxLength 500) */
            image_url?: string | null;
            /** @description The part of a web address that names the record. (maxLength 120) */
            slug?: string | null;
            /**
             * @description Main goal.
             * @enum {string|null}
             */
            goal?: "strength" | "muscle" | "weight_loss" | "endurance" | "mobility" | "general" | null;
            /**
             * @description Level of difficulty.
             * @enum {string|null}
             */
            difficulty?: "beginner" | "intermediate" | "advanced" | null;
            /** @description Each day once; days that are left out are rest days. (minItems 0, maxItems 364) */
            days?: components["schemas"]["ProgramDayBody"][] | null;
        };
        ManagedDishView: {
            /** @description Id of the record. */
            id: number;
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description The name. */
            name: components["schemas"]["BilingualView"];
            /** @description A short description, a few sentences long. */
            description: components["schemas"]["BilingualView"];
            /** @description Address of the picture; null without one. */
            image_url: string | null;
            /**
             * @description Usual meal of the day.
             * @enum {string}
             */
            meal: "breakfast" | "lunch" | "dinner" | "snack";
            /** @description Weight of a serving, in grams; all other figures are per serving. */
            serving_g: number;
            /** @description Grams of protein. */
            protein_g: number;
            /** @description Grams of carbohydrate. */
            carbohydrate_g: number;
            /** @description Grams of fat. */
            fat_g: number;
            /** @description Grams of fibre, included in the carbohydrate. */
            fiber_g: number;
            /** @description 4 for each gram of protein and carbohydrate, 9 for each gram of fat. */
            calories: number;
            /** @description Time to prepare it, in minutes. */
            preparation_minutes: number;
            /** @description Ingredients of the dish, one per line. */
            ingredients: components["schemas"]["BilingualView"][];
            /** @description Diets and properties it is tagged with. */
            tags: ("vegetarian" | "vegan" | "high_protein" | "low_carb" | "gluten_free" | "dairy_free" | "high_fiber" | "quick")[];
            /**
             * Format: date-time
             * @description When it was made, in UTC. (format date-time)
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed, in UTC. (format date-time)
             */
            updated_at: string;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        DishBody: {
            /** @description The name. */
            name: components["schemas"]["BilingualText200"];
            /** @description A plain string is used for both languages. */
            description?: components["schemas"]["BilingualText5000OrEmptyEnglishFirst"] | null;
            /** @description URL of a picture, uploaded to this service or elsewhere. (minLength 1, maxLength 500) */
            image_url?: string | null;
            /** @description Made from the English name when left out. (maxLength 120) */
            slug?: string | null;
            /** @description Grams of protein. (minimum 0, maximum 2000) */
            protein_g: number;
            /** @description Grams of carbohydrate. (minimum 0, maximum 2000) */
            carbohydrate_g: number;
            /** @description Grams of fat. (minimum 0, maximum 2000) */
            fat_g: number;
            /** @description Part of the carbohydrate; 0 when left out. (minimum 0, maximum 2000) */
            fiber_g?: number | null;
            /** @description Weight of a serving, in grams. 100 when left out. (minimum 1, maximum 5000) */
            serving_g?: number | null;
            /**
             * @description Usual meal of the day; `lunch` when left out.
             * @enum {string|null}
             */
            meal?: "breakfast" | "lunch" | "dinner" | "snack" | null;
            /** @description Time to prepare it, in minutes. (minimum 0, maximum 1440) */
            preparation_minutes?: number | null;
            /** @description Ingredients of the dish, one per line. (minItems 0, maxItems 50) */
            ingredients?: components["schemas"]["BilingualLine"][] | null;
            /** @description Diets and properties it is tagged with. */
            tags?: ("vegetarian" | "vegan" | "high_protein" | "low_carb" | "gluten_free" | "dairy_free" | "high_fiber" | "quick")[] | null;
        };
        DishChangeBody: {
            /** @description The name. */
            name?: components["schemas"]["BilingualText200"];
            /** @description A plain string is used for both languages. */
            description?: components["schemas"]["BilingualText5000OrEmptyEnglishFirst"] | null;
            /** @description URL of a picture, uploaded to this service or elsewhere. (minLength 1, maxLength 500) */
            image_url?: string | null;
            /** @description The part of a web address that names the record. (maxLength 120) */
            slug?: string | null;
            /** @description Grams of protein. (minimum 0, maximum 2000) */
            protein_g?: number;
            /** @description Grams of carbohydrate. (minimum 0, maximum 2000) */
            carbohydrate_g?: number;
            /** @description Grams of fat. (minimum 0, maximum 2000) */
            fat_g?: number;
            /** @description Part of the carbohydrate. (minimum 0, maximum 2000) */
            fiber_g?: number | null;
            /** @description Weight of a serving, in grams. (minimum 1, maximum 5000) */
            serving_g?: number | null;
            /**
             * @description Usual meal of the day.
             * @enum {string|null}
             */
            meal?: "breakfast" | "lunch" | "dinner" | "snack" | null;
            /** @description Time to prepare it, in minutes. (minimum 0, maximum 1440) */
            preparation_minutes?: number | null;
            /** @description Ingredients of the dish, one per line. (minItems 0, maxItems 50) */
            ingredients?: components["schemas"]["BilingualLine"][] | null;
            /** @description Diets and properties it is tagged with. */
            tags?: ("vegetarian" | "vegan" | "high_protein" | "low_carb" | "gluten_free" | "dairy_free" | "high_fiber" | "quick")[] | null;
        };
        ManagedBadgeView: {
            /** @description Id of the record. */
            id: number;
            /** @description Key that identifies it in URLs. */
            key: string;
            /** @description The name. */
            name: components["schemas"]["BilingualView"];
            /** @description A short description, a few sentences long. */
            description: components["schemas"]["BilingualView"];
            /** @description Address of the picture; null without one. */
            image_url: string | null;
            /**
             * @description Tier of the badge; bronze is the lowest.
             * @enum {string}
             */
            tier: "bronze" | "silver" | "gold" | "platinum";
            /** @description Name of an icon of the site; null without one. */
            icon: string | null;
            /** @description Members who have it. */
            earned_count: number;
            /**
             * Format: date-time
             * @description When it was made, in UTC. (format date-time)
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed, in UTC. (format date-time)
             */
            updated_at: string;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        BadgeBody: {
            /** @description The name. */
            name: components["schemas"]["BilingualText200"];
            /** @description A plain string is used for both languages. */
            description?: components["schemas"]["BilingualText5000OrEmptyEnglishFirst"] | null;
            /** @description URL of a picture, uploaded to this service or elsewhere. (minLength 1, maxLength 500) */
            image_url?: string | null;
            /** @description Made from the English name when left out. (maxLength 120) */
            key?: string | null;
            /**
             * @description Tier of the badge; bronze is the lowest.
             * @enum {string}
             */
            tier: "bronze" | "silver" | "gold" | "platinum";
            /** @description Name of an icon. (minLength 1, maxLength 60) */
            icon?: string | null;
        };
        BadgeChangeBody: {
            /** @description The name. */
            name?: components["schemas"]["BilingualText200"];
            /** @description A plain string is used for both languages. */
            description?: components["schemas"]["BilingualText5000OrEmptyEnglishFirst"] | null;
            /** @description URL of a picture, uploaded to this service or elsewhere. (minLength 1, maxLength 500) */
            image_url?: string | null;
            /** @description Key that identifies it in URLs. (maxLength 120) */
            key?: string | null;
            /**
             * @description Tier of the badge; bronze is the lowest.
             * @enum {string}
             */
            tier?: "bronze" | "silver" | "gold" | "platinum";
            /** @description Name of an icon. (minLength 1, maxLength 60) */
            icon?: string | null;
        };
        ManagedAchievementView: {
            /** @description Id of the record. */
            id: number;
            /** @description Key that identifies it in URLs. */
            key: string;
            /** @description The name. */
            name: components["schemas"]["BilingualView"];
            /** @description A short description, a few sentences long. */
            description: components["schemas"]["BilingualView"];
            /** @description Address of the picture; null without one. */
            image_url: string | null;
            /**
             * @description The measured figure; its name gives the unit.
             * @enum {string}
             */
            metric: "workouts" | "active_days" | "streak_days" | "best_day_steps" | "distance_m" | "calories_kcal" | "nights" | "hydrated_days" | "challenges" | "check_ins" | "posts";
            /** @description Value in the unit of the metric. */
            threshold: number;
            /** @description Points awarded. */
            points: number;
            /** @description Name of an icon of the site; null without one. */
            icon: string | null;
            /** @description Members who have it. */
            earned_count: number;
            /**
             * Format: date-time
             * @description When it was made, in UTC. (format date-time)
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed, in UTC. (format date-time)
             */
            updated_at: string;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        AchievementBody: {
            /** @description The name. */
            name: components["schemas"]["BilingualText200"];
            /** @description A plain string is used for both languages. */
            description?: components["schemas"]["BilingualText5000OrEmptyEnglishFirst"] | null;
            /** @description URL of a picture, uploaded to this service or elsewhere. (minLength 1, maxLength 500) */
            image_url?: string | null;
            /** @description Made from the English name when left out. (maxLength 120) */
            key?: string | null;
            /**
             * @description Figure of a member that is measured.
             * @enum {string}
             */
            metric: "workouts" | "active_days" | "streak_days" | "best_day_steps" | "distance_m" | "calories_kcal" | "nights" | "hydrated_days" | "challenges" | "check_ins" | "posts";
            /** @description Value in the unit of the metric. (minimum 0.01, maximum 1000000000) */
            threshold: number;
            /** @description 10 when left out. (minimum 0, maximum 10000) */
            points?: number | null;
            /** @description Name of an icon. (minLength 1, maxLength 60) */
            icon?: string | null;
        };
        AchievementChangeBody: {
            /** @description The name. */
            name?: components["schemas"]["BilingualText200"];
            /** @description A plain string is used for both languages. */
            description?: components["schemas"]["BilingualText5000OrEmptyEnglishFirst"] | null;
            /** @description URL of a picture, uploaded to this service or elsewhere. (minLength 1, maxLength 500) */
            image_url?: string | null;
            /** @description Key that identifies it in URLs. (maxLength 120) */
            key?: string | null;
            /**
             * @description Figure of a member that is measured.
             * @enum {string}
             */
            metric?: "workouts" | "active_days" | "streak_days" | "best_day_steps" | "distance_m" | "calories_kcal" | "nights" | "hydrated_days" | "challenges" | "check_ins" | "posts";
            /** @description Value in the unit of the metric. (minimum 0.01, maximum 1000000000) */
            threshold?: number;
            /** @description Points awarded. (minimum 0, maximum 10000) */
            points?: number | null;
            /** @description Name of an icon. (minLength 1, maxLength 60) */
            icon?: string | null;
        };
        ManagedGroupView: {
            /** @description Id of the record. */
            id: number;
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description The name. */
            name: components["schemas"]["BilingualView"];
            /** @description A short description, a few sentences long. */
            description: components["schemas"]["BilingualView"];
            /** @description Address of the picture; null without one. */
            image_url: string | null;
            /**
             * @description Topic of the group.
             * @enum {string}
             */
            topic: "running" | "cycling" | "strength" | "yoga" | "nutrition" | "walking" | "swimming" | "mindfulness" | "beginners" | "general";
            /** @description Number of members. */
            member_count: number;
            /**
             * Format: date-time
             * @description When it was made, in UTC. (format date-time)
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed, in UTC. (format date-time)
             */
            updated_at: string;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        GroupBody: {
            /** @description The name. */
            name: components["schemas"]["BilingualText200"];
            /** @description A plain string is used for both languages. */
            description?: components["schemas"]["BilingualText5000OrEmptyEnglishFirst"] | null;
            /** @description URL of a picture, uploaded to this service or elsewhere. (minLength 1, maxLength 500) */
            image_url?: string | null;
            /** @description Made from the English name when left out. (maxLength 120) */
            slug?: string | null;
            /**
             * @description `general` when left out.
             * @enum {string|null}
             */
            topic?: "running" | "cycling" | "strength" | "yoga" | "nutrition" | "walking" | "swimming" | "mindfulness" | "beginners" | "general" | null;
        };
        GroupChangeBody: {
            /** @description The name. */
            name?: components["schemas"]["BilingualText200"];
            /** @description A plain string is used for both languages. */
            description?: components["schemas"]["BilingualText5000OrEmptyEnglishFirst"] | null;
            /** @description URL of a picture, uploaded to this service or elsewhere. (minLength 1, maxLength 500) */
            image_url?: string | null;
            /** @description The part of a web address that names the record. (maxLength 120) */
            slug?: string | null;
            /**
             * @description Topic of the group.
             * @enum {string|null}
             */
            topic?: "running" | "cycling" | "strength" | "yoga" | "nutrition" | "walking" | "swimming" | "mindfulness" | "beginners" | "general" | null;
        };
        ManagedEventView: {
            /** @description Id of the record. */
            id: number;
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description The name. */
            name: components["schemas"]["BilingualView"];
            /** @description A short description, a few sentences long. */
            description: components["schemas"]["BilingualView"];
            /** @description Address of the picture; null without one. */
            image_url: string | null;
            /** @description The place, or the link to join. */
            location: components["schemas"]["BilingualView"];
            /** @description Whether it takes place online. */
            is_online: boolean;
            /** @description Id of the group; null for none. */
            group_id: number | null;
            /**
             * Format: date-time
             * @description When it begins, in UTC. (format date-time)
             */
            starts_at: string;
            /**
             * Format: date-time
             * @description When it ends, in UTC. (format date-time)
             */
            ends_at: string;
            /** @description Number of places. */
            capacity: number;
            /** @description Places that are taken. */
            attendee_count: number;
            /** @description Places that are offered to members of the waiting list. */
            offered_count: number;
            /**
             * Format: date-time
             * @description When it was made, in UTC. (format date-time)
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed, in UTC. (format date-time)
             */
            updated_at: string;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        EventLineEntryView: {
            /** @description Username, in lower case; identifies the account in URLs. */
            username: string;
            /** @description Given name. */
            first_name: string;
            /** @description Family name. */
            last_name: string;
            /**
             * @description `offered` while a place is held for the member.
             * @enum {string}
             */
            state: "waiting" | "offered";
            /** @description Place in line, from 1; null while a place is offered. */
            place: number | null;
            /**
             * Format: date-time
             * @description When the member joined the list, in UTC. (format date-time)
             */
            joined_at: string;
            /**
             * Format: date-time
             * @description When the offer is over, in UTC; null without one. (format date-time)
             */
            offer_until: string | null;
        };
        BilingualText300OrEmptyEnglishFirst: {
            /** @description In English. (minLength 0, maxLength 300) */
            en: string;
            /** @description In Arabic. (minLength 0, maxLength 300) */
            ar?: string | null;
        };
        EventBody: {
            /** @description The name. */
            name: components["schemas"]["BilingualText200"];
            /** @description A plain string is used for both languages. */
            description?: components["schemas"]["BilingualText5000OrEmptyEnglishFirst"] | null;
            /** @description URL of a picture, uploaded to this service or elsewhere. (minLength 1, maxLength 500) */
            image_url?: string | null;
            /** @description Made from the English name when left out. (maxLength 120) */
            slug?: string | null;
            /**
             * Format: date-time
             * @description When it begins, in UTC. (format date-time)
             */
            starts_at: string;
            /**
             * Format: date-time
             * @description When it ends, in UTC. (format date-time)
             */
            ends_at: string;
            /** @description Places; never fewer than are taken. (minimum 1, maximum 100000) */
            capacity: number;
            /** @description Where it is, or where to join. A plain string is used for both languages. */
            location?: components["schemas"]["BilingualText300OrEmptyEnglishFirst"] | null;
            /** @description False when left out. */
            is_online?: boolean | null;
            /** @description The hosting group. (minimum 1, maximum 2147483647) */
            group_id?: number | null;
        };
        EventChangeBody: {
            /** @description The name. */
            name?: components["schemas"]["BilingualText200"];
            /** @description A plain string is used for both languages. */
            description?: components["schemas"]["BilingualText5000OrEmptyEnglishFirst"] | null;
            /** @description URL of a picture, uploaded to this service or elsewhere. (minLength 1, maxLength 500) */
            image_url?: string | null;
            /** @description The part of a web address that names the record. (maxLength 120) */
            slug?: string | null;
            /**
             * Format: date-time
             * @description When it begins, in UTC. (format date-time)
             */
            starts_at?: string;
            /**
             * Format: date-time
             * @description When it ends, in UTC. (format date-time)
             */
            ends_at?: string;
            /** @description Places; never fewer than are taken. (minimum 1, maximum 100000) */
            capacity?: number;
            /** @description Where it is, or where to join. A plain string is used for both languages. */
            location?: components["schemas"]["BilingualText300OrEmptyEnglishFirst"] | null;
            /** @description Whether it takes place online. */
            is_online?: boolean | null;
            /** @description The hosting group. (minimum 1, maximum 2147483647) */
            group_id?: number | null;
        };
        ManagedChallengeView: {
            /** @description Id of the record. */
            id: number;
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description The name. */
            name: components["schemas"]["BilingualView"];
            /** @description A short description, a few sentences long. */
            description: components["schemas"]["BilingualView"];
            /** @description Address of the picture; null without one. */
            image_url: string | null;
            /**
             * @description The measured figure; its name gives the unit.
             * @enum {string}
             */
            metric: "steps" | "distance_m" | "active_minutes" | "calories_kcal" | "workouts";
            /** @description Value in the unit of the metric. */
            goal: number;
            /**
             * Format: date
             * @description First day, included. (format date)
             */
            starts_on: string;
            /**
             * Format: date
             * @description Last day, included. (format date)
             */
            ends_on: string;
            /** @description Id of the badge for members who reach the goal; null without one. */
            badge_id: number | null;
            /** @description Number of participants. */
            participant_count: number;
            /**
             * Format: date-time
             * @description When it was made, in UTC. (format date-time)
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed, in UTC. (format date-time)
             */
            updated_at: string;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        ChallengeBody: {
            /** @description The name. */
            name: components["schemas"]["BilingualText200"];
            /** @description A plain string is used for both languages. */
            description?: components["schemas"]["BilingualText5000OrEmptyEnglishFirst"] | null;
            /** @description URL of a picture, uploaded to this service or elsewhere. (minLength 1, maxLength 500) */
            image_url?: string | null;
            /** @description Made from the English name when left out. (maxLength 120) */
            slug?: string | null;
            /**
             * @description Figure that is summed.
             * @enum {string}
             */
            metric: "steps" | "distance_m" | "active_minutes" | "calories_kcal" | "workouts";
            /** @description Value in the unit of the metric. (minimum 0.01, maximum 1000000000) */
            goal: number;
            /**
             * Format: date
             * @description First day, included. (format date)
             */
            starts_on: string;
            /**
             * Format: date
             * @description Last day, included. (format date)
             */
            ends_on: string;
            /** @description Badge for members who reach the goal. (minimum 1, maximum 2147483647) */
            badge_id?: number | null;
        };
        ChallengeChangeBody: {
            /** @description The name. */
            name?: components["schemas"]["BilingualText200"];
            /** @description A plain string is used for both languages. */
            description?: components["schemas"]["BilingualText5000OrEmptyEnglishFirst"] | null;
            /** @description URL of a picture, uploaded to this service or elsewhere. (minLength 1, maxLength 500) */
            image_url?: string | null;
            /** @description The part of a web address that names the record. (maxLength 120) */
            slug?: string | null;
            /**
             * @description Figure that is summed.
             * @enum {string}
             */
            metric?: "steps" | "distance_m" | "active_minutes" | "calories_kcal" | "workouts";
            /** @description Value in the unit of the metric. (minimum 0.01, maximum 1000000000) */
            goal?: number;
            /**
             * Format: date
             * @description First day, included. (format date)
             */
            starts_on?: string;
            /**
             * Format: date
             * @description Last day, included. (format date)
             */
            ends_on?: string;
            /** @description Badge for members who reach the goal. (minimum 1, maximum 2147483647) */
            badge_id?: number | null;
        };
        DeviceView: {
            /** @description Key that identifies it in URLs. */
            key: string;
            /** @description The name. */
            name: components["schemas"]["BilingualView"];
            /** @description A short description, a few sentences long. */
            description: components["schemas"]["BilingualView"];
            /** @description Name of the manufacturer. */
            maker: string;
            /**
             * @description Kind of device.
             * @enum {string}
             */
            kind: "watch" | "band" | "scale" | "ring" | "phone" | "application";
            /** @description Names of the daily figures it can send. */
            figures: string[];
            /** @description Address of the picture; null without one. */
            image_url: string | null;
            /** @description Whether the member has connected it. */
            is_connected: boolean;
            /**
             * Format: date-time
             * @description When the member connected it, in UTC; null otherwise. (format date-time)
             */
            connected_at: string | null;
            /**
             * Format: date-time
             * @description When a key of this device was last used, to the minute. (format date-time)
             */
            last_received_at: string | null;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        DevicesPageView: {
            /** @description All devices of the catalogue. */
            devices: components["schemas"]["DeviceView"][];
            /** @description Number of connected devices. */
            connected_count: number;
            /** @description Keys that are not revoked. */
            ingest_keys_count: number;
        };
        IngestKeyView: {
            /** @description Id of the record. */
            id: number;
            /** @description The name. */
            name: string;
            /** @description The middle part of the key. */
            prefix: string;
            /** @description Key of the device it is for; null for none in particular. */
            device_key: string | null;
            /**
             * Format: date-time
             * @description To the minute. (format date-time)
             */
            last_used_at: string | null;
            /**
             * Format: date-time
             * @description When it was made, in UTC. (format date-time)
             */
            created_at: string;
        };
        NewIngestKeyView: {
            /** @description Id of the record. */
            id: number;
            /** @description The name. */
            name: string;
            /** @description The middle part of the key. */
            prefix: string;
            /** @description Key of the device it is for; null for none in particular. */
            device_key: string | null;
            /**
             * Format: date-time
             * @description To the minute. (format date-time)
             */
            last_used_at: string | null;
            /**
             * Format: date-time
             * @description When it was made, in UTC. (format date-time)
             */
            created_at: string;
            /** @description The whole key. It is returned only once, since only a hash of it is stored. */
            key: string;
        };
        IngestKeyBody: {
            /** @description Name of the key. (minLength 1, maxLength 80) */
            name: string;
            /** @description Key of the device it is for. (minLength 1, maxLength 120) */
            device_key?: string | null;
        };
        ManagedDeviceView: {
            /** @description Id of the record. */
            id: number;
            /** @description Key that identifies it in URLs. */
            key: string;
            /** @description The name. */
            name: components["schemas"]["BilingualView"];
            /** @description A short description, a few sentences long. */
            description: components["schemas"]["BilingualView"];
            /** @description Address of the picture; null without one. */
            image_url: string | null;
            /** @description Name of the manufacturer. */
            maker: string;
            /**
             * @description Kind of device.
             * @enum {string}
             */
            kind: "watch" | "band" | "scale" | "ring" | "phone" | "application";
            /** @description Names of the daily figures it can send. */
            figures: string[];
            /** @description Position in the list that members see, in ascending order. */
            position: number;
            /** @description Number of members who have connected it. */
            connected_count: number;
            /**
             * Format: date-time
             * @description When it was made, in UTC. (format date-time)
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed, in UTC. (format date-time)
             */
            updated_at: string;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        DeviceBody: {
            /** @description The name. */
            name: components["schemas"]["BilingualText200"];
            /** @description A plain string is used for both languages. */
            description?: components["schemas"]["BilingualText5000OrEmptyEnglishFirst"] | null;
            /** @description URL of a picture, uploaded to this service or elsewhere. (minLength 1, maxLength 500) */
            image_url?: string | null;
            /** @description Made from the English name when left out. (maxLength 120) */
            key?: string | null;
            /** @description Name of the manufacturer. (minLength 1, maxLength 100) */
            maker: string;
            /**
             * @description Kind of device.
             * @enum {string}
             */
            kind: "watch" | "band" | "scale" | "ring" | "phone" | "application";
            /** @description Daily figures it can send; none when left out. */
            figures?: ("steps" | "distance_m" | "active_minutes" | "calories" | "floors" | "resting_heart_rate")[] | null;
            /** @description Position in the list that members see; 0 when left out. (minimum 0, maximum 100000) */
            position?: number | null;
        };
        DeviceChangeBody: {
            /** @description The name. */
            name?: components["schemas"]["BilingualText200"];
            /** @description A plain string is used for both languages. */
            description?: components["schemas"]["BilingualText5000OrEmptyEnglishFirst"] | null;
            /** @description URL of a picture, uploaded to this service or elsewhere. (minLength 1, maxLength 500) */
            image_url?: string | null;
            /** @description Key that identifies it in URLs. (maxLength 120) */
            key?: string | null;
            /** @description Name of the manufacturer. (minLength 1, maxLength 100) */
            maker?: string;
            /**
             * @description Kind of device.
             * @enum {string}
             */
            kind?: "watch" | "band" | "scale" | "ring" | "phone" | "application";
            /** @description Daily figures it can send. */
            figures?: ("steps" | "distance_m" | "active_minutes" | "calories" | "floors" | "resting_heart_rate")[] | null;
            /** @description Position in the list that members see. (minimum 0, maximum 100000) */
            position?: number | null;
        };
        FitnessSessionSet: {
            /** @description From 1 within its exercise; what `sets/:set` takes. */
            number: number;
            /** @description Weight, in kilograms; null where it is unknown. Older spelling of `weight_kg`. */
            weightKg: number | null;
            /** @description Weight, in kilograms; null where it is unknown. */
            weight_kg: number | null;
            /** @description Repetitions done; null until it is logged, or where none are counted. */
            reps: number | null;
            /** @description Rate of perceived exertion, 0 to 10 in halves. */
            rpe: number | null;
            /**
             * Format: date-time
             * @description Null until it is done. (format date-time)
             */
            logged_at: string | null;
        };
        FitnessPreviousSet: {
            /**
             * Format: date
             * @description The day, in the time zone of the member. (format date)
             */
            date: string;
            /** @description Weight, in kilograms; null where it is unknown. Older spelling of `weight_kg`. */
            weightKg: number | null;
            /** @description Weight, in kilograms; null where it is unknown. */
            weight_kg: number | null;
            /** @description Number of repetitions; null where none are counted. */
            reps: number | null;
        };
        FitnessSessionExercise: {
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description The name. */
            name: components["schemas"]["BilingualView"];
            /**
             * @description The main muscle it trains.
             * @enum {string}
             */
            muscle: "chest" | "back" | "shoulders" | "biceps" | "triceps" | "forearms" | "core" | "glutes" | "quadriceps" | "hamstrings" | "calves" | "full_body";
            /**
             * @description Required equipment.
             * @enum {string}
             */
            equipment: "none" | "mat" | "dumbbell" | "barbell" | "kettlebell" | "machine" | "cable" | "band" | "bench" | "pull_up_bar" | "box" | "medicine_ball" | "rope" | "cardio_machine";
            /** @description Address of the picture; null without one. */
            image_url: string | null;
            /** @description Place in the session, from 1. */
            position: number;
            /** @description Whether sets are logged of it when none is named. */
            is_current: boolean;
            /** @description Every set of it is. */
            is_done: boolean;
            /** @description Planned of a set; null where a set is measured in time. */
            reps: number | null;
            /** @description Planned of a set, where it is measured in time. */
            duration_seconds: number | null;
            /** @description After each set. */
            rest_seconds: number;
            /** @description A note; empty without one. */
            note: components["schemas"]["BilingualView"];
            /** @description Planned ones and logged ones, by their number. */
            sets: components["schemas"]["FitnessSessionSet"][];
            /** @description The heaviest set of the last session that had it. */
            previous: components["schemas"]["FitnessPreviousSet"] | null;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        FitnessSession: {
            /** @description Id of the record. */
            id: number;
            /**
             * @description `open` is under way; a `discarded` one counts nowhere.
             * @enum {string}
             */
            status: "open" | "finished" | "discarded";
            /**
             * @description What it was opened from.
             * @enum {string}
             */
            source: "assignment" | "program" | "suggestion";
            /** @description Slug of the workout; null for a free training. */
            workout_slug: string | null;
            /** @description The name. */
            name: components["schemas"]["BilingualView"];
            /**
             * Format: date
             * @description The member's day it was opened on. (format date)
             */
            date: string;
            /**
             * Format: date-time
             * @description When it began, in UTC. (format date-time)
             */
            started_at: string;
            /**
             * Format: date-time
             * @description When it was finished or discarded, in UTC; null while it is open. (format date-time)
             */
            ended_at: string | null;
            /** @description Until it ended, or until now. */
            elapsed_seconds: number;
            /** @description Slug of the exercise that is done now; null in an empty session. */
            current_slug: string | null;
            /**
             * Format: date-time
             * @description End of the rest after the last set. (format date-time)
             */
            rest_until: string | null;
            /** @description What is left of the rest, in seconds; 0 without one. */
            rest_seconds_left: number;
            /** @description What the member noted; empty without any. */
            notes: string;
            /** @description Estimated when it is finished. */
            calories_kcal: number | null;
            /** @description Sets there are, added ones too. */
            sets_planned: number;
            /** @description Sets that were logged. */
            sets_done: number;
            /** @description Sets done of those planned, in percent. */
            percent: number;
            /** @description Repetitions of the sets done. */
            reps: number;
            /** @description Weight times repetitions of what was done. */
            volume_kg: number;
            /** @description In their order, each with its sets. */
            exercises: components["schemas"]["FitnessSessionExercise"][];
        };
        SessionStartBody: {
            /** @description Slug of the workout; today's planned one when left out. (maxLength 120) */
            workout_slug?: string | null;
        };
        DoneSetBody: {
            /** @description 0 without any weight. Older spelling of `weight_kg`. (minimum 0, maximum 1000) */
            weightKg?: number | null;
            /** @description 0 without any weight. (minimum 0, maximum 1000) */
            weight_kg?: number | null;
            /** @description As planned when left out. (minimum 0, maximum 1000) */
            reps?: number | null;
            /** @description Rate of perceived exertion, in halves. (minimum 0, maximum 10, multipleOf 0.5) */
            rpe?: number | null;
            /** @description The exercise it belongs to; the current one when left out. (maxLength 120) */
            exercise?: string | null;
        };
        SessionNotesBody: {
            /** @description At most 2,000 characters. (minLength 0, maxLength 2000) */
            notes: string;
        };
        AddedExerciseBody: {
            /** @description The part of a web address that names the record. (maxLength 120) */
            slug: string;
        };
        GoalsView: {
            /** @description Steps of a day. */
            steps: number;
            /** @description Active minutes of a day. */
            active_minutes: number;
            /** @description Active kilocalories to burn in a day. */
            calories_kcal: number;
            /** @description Minutes asleep of a night. */
            sleep_minutes: number;
            /** @description Glasses of water of a day, of 250 millilitres. */
            water_glasses: number;
            /** @description Kilocalories to eat in a day. */
            eaten_kcal: number;
            /** @description Protein to eat in a day, in grams. */
            protein_g: number;
            /** @description Carbohydrate to eat in a day, in grams. */
            carbohydrate_g: number;
            /** @description Fat to eat in a day, in grams. */
            fat_g: number;
        };
        RingView: {
            /**
             * @description Name of the ring.
             * @enum {string}
             */
            key: "steps" | "active_minutes" | "calories";
            /** @description Null while nothing is known. */
            value: number | null;
            /** @description The goal value. */
            goal: number;
            /** @description More than 100 when the goal is passed. */
            percent: number;
            /** @description Amount left to the goal, at least 0. */
            remaining: number;
            /** @description Whether the goal is reached. */
            is_reached: boolean;
        };
        ActivityTotalsView: {
            /** @description Number of steps. */
            steps: number | null;
            /** @description Distance, in metres. */
            distance_m: number | null;
            /** @description Minutes of movement that counts as exercise. */
            active_minutes: number | null;
            /** @description Active kilocalories. */
            calories_kcal: number | null;
            /** @description Floors climbed. */
            floors: number | null;
            /** @description Number of trainings. */
            workouts: number;
            /** @description Time of those trainings, in minutes. */
            workout_minutes: number;
            /** @description Number of days with a step count. */
            recorded_days: number;
            /** @description Number of days that reached the step goal. */
            goal_days: number;
            /** @description Average steps of a recorded day. */
            average_steps: number | null;
        };
        FigureTrendView: {
            /**
             * @description Name of the daily figure.
             * @enum {string}
             */
            figure: "steps" | "distance_m" | "active_minutes" | "calories_kcal" | "floors";
            /** @description Of a day; days without a figure do not count. */
            average: number | null;
            /** @description Of the period of the same length before. */
            average_before: number | null;
            /** @description The average now less the one before; null where either is unknown. */
            change: number | null;
            /** @description The same in percent of the average before. */
            change_percent: number | null;
            /**
             * @description `level` within a hundredth.
             * @enum {string|null}
             */
            direction: "up" | "down" | "level" | null;
        };
        ActivityPeriodView: {
            /**
             * Format: date
             * @description First day of the period. (format date)
             */
            from: string;
            /**
             * Format: date
             * @description Its last day, today at most. (format date)
             */
            to: string;
            /** @description Number of steps. */
            steps: number | null;
            /** @description Distance, in metres. */
            distance_m: number | null;
            /** @description Minutes of movement that counts as exercise. */
            active_minutes: number | null;
            /** @description Active kilocalories. */
            calories_kcal: number | null;
            /** @description Floors climbed. */
            floors: number | null;
            /** @description Number of trainings. */
            workouts: number;
            /** @description Time of those trainings, in minutes. */
            workout_minutes: number;
            /** @description Number of days with a step count. */
            recorded_days: number;
            /** @description Number of days that reached the step goal. */
            goal_days: number;
            /** @description Average steps of a recorded day. */
            average_steps: number | null;
        };
        ActivityKindView: {
            /** @description Kind of activity, such as `run`; devices can send kinds of their own, in any language. */
            kind: string;
            /**
             * @description What the kind means; `other` for words that are not known.
             * @enum {string}
             */
            type: "strength" | "hiit" | "swim" | "row" | "hike" | "run" | "walk" | "ride" | "yoga" | "pilates" | "dance" | "climb" | "ski" | "ball" | "racket" | "combat" | "cardio" | "mobility" | "other";
            /** @description Number of trainings. */
            workouts: number;
            /** @description Time of training, in minutes. */
            minutes: number;
            /** @description Distance, in metres. */
            distance_m: number | null;
            /** @description Energy, in kilocalories. */
            calories_kcal: number | null;
        };
        RecordView: {
            /**
             * @description What the record is about.
             * @enum {string}
             */
            figure: "steps" | "distance_m" | "active_minutes" | "calories_kcal" | "floors" | "longest_workout_minutes" | "farthest_workout_m";
            /** @description The record value; the name of the figure gives the unit. */
            value: number;
            /**
             * Format: date
             * @description The day, in the time zone of the member. (format date)
             */
            date: string;
            /** @description Slug of the activity, for records of a single training. */
            slug: string | null;
        };
        ActivityView: {
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description Kind of activity, such as `run`; devices can send kinds of their own, in any language. */
            kind: string;
            /**
             * @description What the kind means; `other` for words that are not known.
             * @enum {string}
             */
            type: "strength" | "hiit" | "swim" | "row" | "hike" | "run" | "walk" | "ride" | "yoga" | "pilates" | "dance" | "climb" | "ski" | "ball" | "racket" | "combat" | "cardio" | "mobility" | "other";
            /**
             * @description Where it comes from: a device, a session of this service, or the member.
             * @enum {string}
             */
            source: "device" | "session" | "manual";
            /** @description Name of the ingest key, for data of a device. */
            source_name: string | null;
            /**
             * Format: date
             * @description The local day it began on. (format date)
             */
            date: string;
            /**
             * Format: date-time
             * @description When it began, in UTC. (format date-time)
             */
            started_at: string;
            /**
             * Format: date-time
             * @description When it ended, in UTC. (format date-time)
             */
            ended_at: string;
            /** @description Duration, in minutes with one decimal. */
            duration_minutes: number;
            /** @description Energy, in kilocalories. */
            calories_kcal: number | null;
            /** @description Distance, in metres. */
            distance_m: number | null;
            /** @description Average heart rate, in beats a minute; null where it is unknown. */
            average_heart_rate_bpm: number | null;
            /** @description Average speed, in kilometres an hour; null without a distance. */
            average_speed_kmh: number | null;
            /** @description Seconds for a kilometre; null without a distance. */
            pace_seconds_per_km: number | null;
            /** @description Whether another source reported the same training; only that one counts. */
            is_duplicate: boolean;
        };
        ActivityPageView: {
            /**
             * @description Length of a period.
             * @enum {string}
             */
            granularity: "days" | "weeks" | "months";
            /**
             * Format: date
             * @description Today in the time zone of the member. (format date)
             */
            today: string;
            /** @description Time zone, by its IANA name. */
            timezone: string;
            /**
             * @description The first day of a week.
             * @enum {string}
             */
            week_starts_on: "monday";
            /**
             * Format: date
             * @description First day of the period. (format date)
             */
            from: string;
            /**
             * Format: date
             * @description The last of the days. (format date)
             */
            to: string;
            /** @description Daily goals, as set by the club. */
            goals: components["schemas"]["GoalsView"];
            /** @description Rings of today. */
            rings: components["schemas"]["RingView"][];
            /** @description Current run of days that reached the step goal, up to today or yesterday, over all recorded days and not only the periods shown. The streak of the community counts active days instead. */
            current_streak_days: number;
            /** @description Longest run of days that reached the step goal. */
            longest_streak_days: number;
            /** @description Totals of all periods shown. */
            totals: components["schemas"]["ActivityTotalsView"];
            /** @description Trends against the same number of earlier periods. */
            trends: components["schemas"]["FigureTrendView"][];
            /** @description 30 days, 12 weeks or 12 months, the earliest first, ending with the current one. Missing figures are null, not 0. */
            periods: components["schemas"]["ActivityPeriodView"][];
            /** @description Trainings of the periods by kind, the most minutes first. */
            kinds: components["schemas"]["ActivityKindView"][];
            /** @description Best days and trainings; empty without data. */
            records: components["schemas"]["RecordView"][];
            /** @description The latest first. */
            activities: components["schemas"]["ActivityView"][];
            /** @description The page of `activities`, from 1. */
            page: number;
            /** @description How many rows a page of `activities` has. */
            limit: number;
            /** @description How many rows `activities` has on all pages. */
            total: number;
            /** @description How many pages `activities` has. */
            totalPages: number;
        };
        ActivityComparisonView: {
            /** @description Number of activities of the same kind in the 90 days before it. */
            activities: number;
            /** @description Average of those, in minutes; null without any. */
            average_minutes: number | null;
            /** @description Average of those, in metres; null without any. */
            average_distance_m: number | null;
            /** @description Average of those, in kilocalories; null without any. */
            average_calories_kcal: number | null;
            /** @description Average of those, in beats a minute; null without any. */
            average_heart_rate_bpm: number | null;
        };
        ActivityExerciseView: {
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description The name. */
            name: components["schemas"]["BilingualView"];
            /** @description Number of completed sets. */
            sets: number;
            /** @description Number of repetitions; null where none are counted. */
            reps: number | null;
            /** @description Weight times repetitions, of all sets. */
            volume_kg: number | null;
            /** @description The heaviest weight of a set, in kilograms; null without any. */
            heaviest_kg: number | null;
        };
        OneActivityView: {
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description Kind of activity, such as `run`; devices can send kinds of their own, in any language. */
            kind: string;
            /**
             * @description What the kind means; `other` for words that are not known.
             * @enum {string}
             */
            type: "strength" | "hiit" | "swim" | "row" | "hike" | "run" | "walk" | "ride" | "yoga" | "pilates" | "dance" | "climb" | "ski" | "ball" | "racket" | "combat" | "cardio" | "mobility" | "other";
            /**
             * @description Where it comes from: a device, a session of this service, or the member.
             * @enum {string}
             */
            source: "device" | "session" | "manual";
            /** @description Name of the ingest key, for data of a device. */
            source_name: string | null;
            /**
             * Format: date
             * @description The local day it began on. (format date)
             */
            date: string;
            /**
             * Format: date-time
             * @description When it began, in UTC. (format date-time)
             */
            started_at: string;
            /**
             * Format: date-time
             * @description When it ended, in UTC. (format date-time)
             */
            ended_at: string;
            /** @description Duration, in minutes with one decimal. */
            duration_minutes: number;
            /** @description Energy, in kilocalories. */
            calories_kcal: number | null;
            /** @description Distance, in metres. */
            distance_m: number | null;
            /** @description Average heart rate, in beats a minute; null where it is unknown. */
            average_heart_rate_bpm: number | null;
            /** @description Average speed, in kilometres an hour; null without a distance. */
            average_speed_kmh: number | null;
            /** @description Seconds for a kilometre; null without a distance. */
            pace_seconds_per_km: number | null;
            /** @description Whether another source reported the same training; only that one counts. */
            is_duplicate: boolean;
            /** @description Slug of the activity that counts instead; null if this one counts. */
            duplicate_of_slug: string | null;
            /** @description Averages of earlier activities of the same kind. */
            comparison: components["schemas"]["ActivityComparisonView"];
            /** @description Exercises, for a session of this service. */
            exercises: components["schemas"]["ActivityExerciseView"][];
        };
        KeyAccountView: {
            /** @description Id of the record. */
            id: number;
            /** @description Username, in lower case; identifies the account in URLs. */
            username: string;
            /** @description Given name. */
            first_name: string;
            /** @description Family name. */
            last_name: string;
            /** @description Time zone, by its IANA name. */
            timezone: string;
        };
        KeyHolderView: {
            /** @description Of the key. */
            name: string;
            /** @description The middle part of the key. */
            prefix: string;
            /** @description The one the key writes for. */
            account: components["schemas"]["KeyAccountView"];
        };
        IngestedDaysView: {
            /** @description Days that were sent. */
            received: number;
            /** @description Days this key sent for the first time. */
            inserted: number;
            /** @description Days whose figures changed. */
            updated: number;
        };
        IngestedDayBody: {
            /**
             * Format: date
             * @description The member's day; each day once in a body, at most one day ahead. (format date)
             */
            date: string;
            /** @description Steps of the day. (minimum 0, maximum 200000) */
            steps?: number | null;
            /** @description Metres. (minimum 0, maximum 1000000) */
            distance_m?: number | null;
            /** @description Minutes of movement that counts as exercise. (minimum 0, maximum 1440) */
            active_minutes?: number | null;
            /** @description Active kilocalories. (minimum 0, maximum 20000) */
            calories?: number | null;
            /** @description Floors climbed on the day. (minimum 0, maximum 5000) */
            floors?: number | null;
            /** @description Beats a minute; 0 and null are no reading. (minimum 20, maximum 250) */
            resting_heart_rate?: number | null;
            /**
             * Format: date-time
             * @description When the device made these figures. What is older than what is stored changes nothing; without it the last to arrive counts. (format date-time)
             */
            recorded_at?: string | null;
        };
        DailyMetricsBody: {
            /** @description 1 to 92 days. (minItems 1, maxItems 92) */
            days: components["schemas"]["IngestedDayBody"][];
        };
        IngestedSessionsView: {
            /** @description Trainings that were sent. */
            received: number;
            /** @description Sessions that were not known. */
            recorded: number;
            /** @description Known ones; what differs was changed. */
            duplicates: number;
        };
        IngestedSessionBody: {
            /** @description The sender's own id, known per key and the keys it replaced. Sending it again updates the session; without an id, kind and times identify it. (minLength 1, maxLength 200) */
            external_id?: string | null;
            /** @description Kind of activity, in any language. It is kept as sent, plain words in lower case. (minLength 1, maxLength 100) */
            kind: string;
            /**
             * Format: date-time
             * @description Its local day is the day of the session: by the offset it carries, else of the member. (format date-time)
             */
            started_at: string;
            /**
             * Format: date-time
             * @description When it ended, with a zone or offset; at most 48 hours after the start. (format date-time)
             */
            ended_at: string;
            /** @description Kilocalories. (minimum 0, maximum 20000) */
            calories?: number | null;
            /** @description Metres. (minimum 0, maximum 1000000) */
            distance_m?: number | null;
            /** @description Beats a minute; 0 and null are no reading. (minimum 20, maximum 250) */
            average_heart_rate?: number | null;
            /**
             * Format: date-time
             * @description When the device made these figures. What is older than what is stored changes nothing; without it the last to arrive counts. (format date-time)
             */
            recorded_at?: string | null;
        };
        IngestedSessionsBody: {
            /** @description 1 to 100 trainings. (minItems 1, maxItems 100) */
            sessions: components["schemas"]["IngestedSessionBody"][];
        };
        FitnessExerciseCard: {
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description The name. */
            name: components["schemas"]["BilingualView"];
            /**
             * @description Main muscle.
             * @enum {string}
             */
            muscle: "chest" | "back" | "shoulders" | "biceps" | "triceps" | "forearms" | "core" | "glutes" | "quadriceps" | "hamstrings" | "calves" | "full_body";
            /** @description Muscles that are also trained. */
            secondary_muscles: ("chest" | "back" | "shoulders" | "biceps" | "triceps" | "forearms" | "core" | "glutes" | "quadriceps" | "hamstrings" | "calves" | "full_body")[];
            /**
             * @description Required equipment.
             * @enum {string}
             */
            equipment: "none" | "mat" | "dumbbell" | "barbell" | "kettlebell" | "machine" | "cable" | "band" | "bench" | "pull_up_bar" | "box" | "medicine_ball" | "rope" | "cardio_machine";
            /**
             * @description Level of difficulty.
             * @enum {string}
             */
            difficulty: "beginner" | "intermediate" | "advanced";
            /** @description Address of the picture; null without one. */
            image_url: string | null;
            /** @description Whether the library shows it first; at most one exercise is. */
            is_featured: boolean;
            /** @description Whether the member has saved it. */
            is_saved: boolean;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        FitnessCountOf12Words: {
            /**
             * @description The muscle, as the filter takes it.
             * @enum {string}
             */
            value: "chest" | "back" | "shoulders" | "biceps" | "triceps" | "forearms" | "core" | "glutes" | "quadriceps" | "hamstrings" | "calves" | "full_body";
            /** @description Number of exercises. */
            count: number;
        };
        FitnessCountOf14Words: {
            /**
             * @description The equipment, as the filter takes it.
             * @enum {string}
             */
            value: "none" | "mat" | "dumbbell" | "barbell" | "kettlebell" | "machine" | "cable" | "band" | "bench" | "pull_up_bar" | "box" | "medicine_ball" | "rope" | "cardio_machine";
            /** @description Number of exercises. */
            count: number;
        };
        FitnessCountOf3Words: {
            /**
             * @description The difficulty, as the filter takes it.
             * @enum {string}
             */
            value: "beginner" | "intermediate" | "advanced";
            /** @description Number of exercises. */
            count: number;
        };
        FitnessLibraryPage: {
            /** @description Exercises, by English name. */
            data: components["schemas"]["FitnessExerciseCard"][];
            /** @description This page, from 1. */
            page: number;
            /** @description Rows of a page. */
            limit: number;
            /** @description How many rows there are on all pages. */
            total: number;
            /** @description How many pages there are. */
            totalPages: number;
            /** @description The featured exercise; null while none is chosen. */
            featured: components["schemas"]["FitnessExerciseCard"] | null;
            /** @description The 100 saved last, the latest first; `is_saved=true` lists all. */
            saved: components["schemas"]["FitnessExerciseCard"][];
            /** @description The 8 exercises viewed last. */
            recently_viewed: components["schemas"]["FitnessExerciseCard"][];
            /** @description Counts over the whole library. */
            muscles: components["schemas"]["FitnessCountOf12Words"][];
            /** @description Counts over the whole library. */
            equipment: components["schemas"]["FitnessCountOf14Words"][];
            /** @description Counts over the whole library. */
            difficulties: components["schemas"]["FitnessCountOf3Words"][];
        };
        FitnessPersonalBest: {
            /** @description Weight, in kilograms; null where it is unknown. Older spelling of `weight_kg`. */
            weightKg: number;
            /** @description Weight, in kilograms; null where it is unknown. */
            weight_kg: number;
            /** @description Number of repetitions; null where none are counted. */
            reps: number;
            /**
             * Format: date
             * @description The day, in the time zone of the member. (format date)
             */
            date: string;
            /** @description Estimated one-repetition maximum (Epley), from the best set of at most 12 repetitions. */
            one_rep_max_kg: number;
        };
        FitnessDoneSets: {
            /**
             * Format: date
             * @description The day, in the time zone of the member. (format date)
             */
            date: string;
            /** @description Number of equal sets. */
            sets: number;
            /** @description Of each set. */
            reps: number | null;
            /** @description Weight, in kilograms; null where it is unknown. Older spelling of `weight_kg`. */
            weightKg: number | null;
            /** @description Weight, in kilograms; null where it is unknown. */
            weight_kg: number | null;
            /** @description Whether it was done in a session; otherwise it was logged directly. */
            in_session: boolean;
        };
        FitnessWorkoutCard: {
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description The name. */
            name: components["schemas"]["BilingualView"];
            /**
             * @description Kind of training.
             * @enum {string}
             */
            kind: "strength" | "cardio" | "hiit" | "mobility" | "yoga" | "pilates" | "recovery";
            /**
             * @description Level of difficulty.
             * @enum {string}
             */
            difficulty: "beginner" | "intermediate" | "advanced";
            /** @description Duration, in minutes. */
            duration_minutes: number;
            /** @description Estimated energy use of an adult, in kilocalories. */
            calories_kcal: number;
            /** @description Address of the picture; null without one. */
            image_url: string | null;
            /** @description Number of exercises. */
            exercise_count: number;
            /** @description Whether the member has saved it. */
            is_saved: boolean;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        FitnessExercisePage: {
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description The name. */
            name: components["schemas"]["BilingualView"];
            /**
             * @description Main muscle.
             * @enum {string}
             */
            muscle: "chest" | "back" | "shoulders" | "biceps" | "triceps" | "forearms" | "core" | "glutes" | "quadriceps" | "hamstrings" | "calves" | "full_body";
            /** @description Muscles that are also trained. */
            secondary_muscles: ("chest" | "back" | "shoulders" | "biceps" | "triceps" | "forearms" | "core" | "glutes" | "quadriceps" | "hamstrings" | "calves" | "full_body")[];
            /**
             * @description Required equipment.
             * @enum {string}
             */
            equipment: "none" | "mat" | "dumbbell" | "barbell" | "kettlebell" | "machine" | "cable" | "band" | "bench" | "pull_up_bar" | "box" | "medicine_ball" | "rope" | "cardio_machine";
            /**
             * @description Level of difficulty.
             * @enum {string}
             */
            difficulty: "beginner" | "intermediate" | "advanced";
            /** @description Address of the picture; null without one. */
            image_url: string | null;
            /** @description Whether the library shows it first; at most one exercise is. */
            is_featured: boolean;
            /** @description Whether the member has saved it. */
            is_saved: boolean;
            /** @description A short description, a few sentences long. */
            description: components["schemas"]["BilingualView"];
            /** @description Steps, in order. */
            instructions: components["schemas"]["BilingualView"][];
            /** @description Points to watch during the exercise. */
            cues: components["schemas"]["BilingualView"][];
            /** @description Address of a video; null without one. */
            video_url: string | null;
            /** @description Number of views by the member. */
            views: number;
            /** @description The set with the highest estimated one-repetition maximum; null without a weighted set. */
            personal_best: components["schemas"]["FitnessPersonalBest"] | null;
            /** @description The latest first. */
            history: components["schemas"]["FitnessDoneSets"][];
            /** @description The page of `history`, from 1. */
            page: number;
            /** @description How many rows a page of `history` has. */
            limit: number;
            /** @description How many rows `history` has on all pages. */
            total: number;
            /** @description How many pages `history` has. */
            totalPages: number;
            /** @description The 20 shortest workouts that contain it. */
            workouts: components["schemas"]["FitnessWorkoutCard"][];
            /** @description Exercises for the same muscle. */
            alternatives: components["schemas"]["FitnessExerciseCard"][];
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        LoggedSetsBody: {
            /** @description Number of equal sets, 1 to 100. (minimum 1, maximum 100) */
            sets: number;
            /** @description Repetitions of each set. (minimum 0, maximum 1000) */
            reps: number;
            /** @description Weight in kilograms; 0 without weight. Older spelling of `weight_kg`. (minimum 0, maximum 1000) */
            weightKg?: number | null;
            /** @description Weight in kilograms; 0 without weight. (minimum 0, maximum 1000) */
            weight_kg?: number | null;
        };
        FitnessTodaysWorkout: {
            /**
             * @description Assigned by the coach, planned by the program, or suggested.
             * @enum {string}
             */
            source: "assignment" | "program" | "suggestion";
            /** @description The workout. */
            workout: components["schemas"]["FitnessWorkoutCard"];
            /** @description Whether a session is open; it may be of another workout. */
            has_open_session: boolean;
        };
        FitnessPlannedDay: {
            /**
             * Format: date
             * @description The day, in the time zone of the member. (format date)
             */
            date: string;
            /** @description Whether it is today in the time zone of the member. */
            is_today: boolean;
            /**
             * @description Source of the plan; null on a rest day.
             * @enum {string|null}
             */
            source: "assignment" | "program" | null;
            /** @description Planned workout; null on a rest day. */
            workout: components["schemas"]["FitnessWorkoutCard"] | null;
            /** @description Number of sessions finished on this day. */
            finished_sessions: number;
        };
        FitnessActiveProgram: {
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description The name. */
            name: components["schemas"]["BilingualView"];
            /** @description Address of the picture; null without one. */
            image_url: string | null;
            /**
             * Format: date
             * @description First day of the program. (format date)
             */
            started_on: string;
            /**
             * Format: date
             * @description Last day of the program. (format date)
             */
            ends_on: string;
            /** @description Number of weeks. */
            weeks: number;
            /** @description From 1. */
            week: number;
            /** @description 1 to 7; 1 is the weekday on which it was started. */
            day: number;
            /** @description Whether all of its weeks have passed. */
            is_over: boolean;
            /** @description Number of days with a workout. */
            workouts: number;
            /** @description Number of those completed since the start. */
            workouts_done: number;
            /** @description Progress in percent; 100 only when everything is done. */
            percent: number;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        FitnessAssignedWorkout: {
            /** @description Id of the record. */
            id: number;
            /**
             * Format: date
             * @description The day it is for, in the time zone of the member. Older spelling of `starts_on`. (format date)
             */
            startsOn: string;
            /**
             * Format: date
             * @description The day it is for, in the time zone of the member. (format date)
             */
            starts_on: string;
            /** @description A note; empty without one. */
            note: string;
            /** @description First and last name of the coach; null when the account is closed. */
            coach: string | null;
            /** @description Whether a finished session has completed it. */
            is_done: boolean;
            /** @description The workout. */
            workout: components["schemas"]["FitnessWorkoutCard"];
        };
        FitnessFinishedSession: {
            /** @description Id of the record. */
            id: number;
            /** @description The name. */
            name: components["schemas"]["BilingualView"];
            /** @description Slug of the workout; null for a free training. */
            workout_slug: string | null;
            /**
             * Format: date
             * @description The day, in the time zone of the member. (format date)
             */
            date: string;
            /** @description Duration, in minutes. */
            duration_minutes: number;
            /** @description Number of completed sets. */
            sets: number;
            /** @description Weight times repetitions, of all sets. */
            volume_kg: number;
            /** @description Estimated, in kilocalories; null without a workout. */
            calories_kcal: number | null;
        };
        FitnessTrainingTotals: {
            /** @description Number of finished trainings. */
            sessions: number;
            /** @description Time of those trainings, in minutes. */
            minutes: number;
            /** @description Number of completed sets. */
            sets: number;
            /** @description Weight times repetitions of all sets, in kilograms. */
            volume_kg: number;
        };
        FitnessPlanPage: {
            /**
             * Format: date
             * @description The member's day. (format date)
             */
            date: string;
            /** @description Today's workout; null while the catalogue has none. */
            today: components["schemas"]["FitnessTodaysWorkout"] | null;
            /** @description Monday to Sunday. */
            week: components["schemas"]["FitnessPlannedDay"][];
            /** @description The active program; null without one. */
            active_program: components["schemas"]["FitnessActiveProgram"] | null;
            /** @description Assignments of the coach that are open or from the last 30 days, at most 100; `GET /fitness/coaching/my-plan` lists all. */
            assigned: components["schemas"]["FitnessAssignedWorkout"][];
            /** @description Saved workouts, the last saved first. */
            saved: components["schemas"]["FitnessWorkoutCard"][];
            /** @description All workouts, the newest first. */
            library: components["schemas"]["FitnessWorkoutCard"][];
            /** @description The page of `library`, from 1. */
            page: number;
            /** @description How many rows a page of `library` has. */
            limit: number;
            /** @description How many rows `library` has on all pages. */
            total: number;
            /** @description How many pages `library` has. */
            totalPages: number;
            /** @description The last 10; `GET /fitness/activity` lists all among the activities. */
            recent_sessions: components["schemas"]["FitnessFinishedSession"][];
            /** @description Totals since Monday. */
            this_week: components["schemas"]["FitnessTrainingTotals"];
            /** @description Totals of the week before. */
            last_week: components["schemas"]["FitnessTrainingTotals"];
        };
        FitnessProgramCard: {
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description The name. */
            name: components["schemas"]["BilingualView"];
            /** @description A short description, a few sentences long. */
            description: components["schemas"]["BilingualView"];
            /**
             * @description Main goal.
             * @enum {string}
             */
            goal: "strength" | "muscle" | "weight_loss" | "endurance" | "mobility" | "general";
            /**
             * @description Level of difficulty.
             * @enum {string}
             */
            difficulty: "beginner" | "intermediate" | "advanced";
            /** @description Address of the picture; null without one. */
            image_url: string | null;
            /** @description Number of weeks. */
            weeks: number;
            /** @description Number of days with a workout. */
            workouts: number;
            /** @description Whether the member follows it now. */
            is_active: boolean;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        FitnessProgramsPage: {
            /** @description The active program; null without one. */
            active: components["schemas"]["FitnessActiveProgram"] | null;
            /** @description All programs, the last changed first. */
            programs: components["schemas"]["FitnessProgramCard"][];
        };
        FitnessWorkoutLine: {
            /** @description Position in the workout, from 1. */
            position: number;
            /** @description Slug of the exercise. */
            slug: string;
            /** @description The name. */
            name: components["schemas"]["BilingualView"];
            /**
             * @description The main muscle it trains.
             * @enum {string}
             */
            muscle: "chest" | "back" | "shoulders" | "biceps" | "triceps" | "forearms" | "core" | "glutes" | "quadriceps" | "hamstrings" | "calves" | "full_body";
            /**
             * @description Required equipment.
             * @enum {string}
             */
            equipment: "none" | "mat" | "dumbbell" | "barbell" | "kettlebell" | "machine" | "cable" | "band" | "bench" | "pull_up_bar" | "box" | "medicine_ball" | "rope" | "cardio_machine";
            /** @description Address of the picture; null without one. */
            image_url: string | null;
            /** @description Number of sets. */
            sets: number;
            /** @description Repetitions of a set; null where a set is measured in time. */
            reps: number | null;
            /** @description Duration of a set; null where repetitions are counted. */
            duration_seconds: number | null;
            /** @description Rest after a set, in seconds. */
            rest_seconds: number;
            /** @description A note; empty without one. */
            note: components["schemas"]["BilingualView"];
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        FitnessProgramName: {
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description The name. */
            name: components["schemas"]["BilingualView"];
        };
        FitnessWorkoutPage: {
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description The name. */
            name: components["schemas"]["BilingualView"];
            /**
             * @description Kind of training.
             * @enum {string}
             */
            kind: "strength" | "cardio" | "hiit" | "mobility" | "yoga" | "pilates" | "recovery";
            /**
             * @description Level of difficulty.
             * @enum {string}
             */
            difficulty: "beginner" | "intermediate" | "advanced";
            /** @description Duration, in minutes. */
            duration_minutes: number;
            /** @description Estimated energy use of an adult, in kilocalories. */
            calories_kcal: number;
            /** @description Address of the picture; null without one. */
            image_url: string | null;
            /** @description Number of exercises. */
            exercise_count: number;
            /** @description Whether the member has saved it. */
            is_saved: boolean;
            /** @description A short description, a few sentences long. */
            description: components["schemas"]["BilingualView"];
            /** @description Exercises, in order. */
            exercises: components["schemas"]["FitnessWorkoutLine"][];
            /** @description Muscles trained, the most used first. */
            muscles: ("chest" | "back" | "shoulders" | "biceps" | "triceps" | "forearms" | "core" | "glutes" | "quadriceps" | "hamstrings" | "calves" | "full_body")[];
            /** @description All required equipment. */
            equipment: ("none" | "mat" | "dumbbell" | "barbell" | "kettlebell" | "machine" | "cable" | "band" | "bench" | "pull_up_bar" | "box" | "medicine_ball" | "rope" | "cardio_machine")[];
            /** @description How often the member has finished it. */
            times_done: number;
            /**
             * Format: date
             * @description The day the member finished it last; null for never. (format date)
             */
            last_done_on: string | null;
            /** @description Programs that contain it. */
            programs: components["schemas"]["FitnessProgramName"][];
            /** @description Workouts of the same kind, the closest in difficulty and length first. */
            similar: components["schemas"]["FitnessWorkoutCard"][];
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        GoalProgressView: {
            /** @description Null while nothing is known. */
            value: number | null;
            /** @description The goal value. */
            goal: number;
            /** @description More than 100 when the goal is passed. */
            percent: number;
            /** @description Amount left to the goal, at least 0. */
            remaining: number;
            /** @description Whether the goal is reached. */
            is_reached: boolean;
        };
        MacroView: {
            /**
             * @description Which of the three.
             * @enum {string}
             */
            key: "protein" | "carbohydrate" | "fat";
            /** @description Null while nothing is known. */
            value: number | null;
            /** @description The goal value. */
            goal: number;
            /** @description More than 100 when the goal is passed. */
            percent: number;
            /** @description Amount left to the goal, at least 0. */
            remaining: number;
            /** @description Whether the goal is reached. */
            is_reached: boolean;
            /** @description Share of what was eaten, null while nothing was. */
            percent_of_calories: number | null;
        };
        MealView: {
            /** @description What addresses call the meal. */
            key: string;
            /**
             * Format: date
             * @description The day, in the time zone of the member. (format date)
             */
            date: string;
            /**
             * @description The meal of the day.
             * @enum {string}
             */
            slot: "breakfast" | "lunch" | "dinner" | "snack";
            /**
             * @description A dish of the catalogue, or an own meal.
             * @enum {string}
             */
            origin: "catalogue" | "own";
            /** @description Of the dish then; null for an own meal. */
            dish_slug: string | null;
            /** @description The name. */
            name: components["schemas"]["BilingualView"];
            /** @description The figures are of all of them together, as they were when it was logged. */
            servings: number;
            /** @description Energy, in kilocalories. */
            calories_kcal: number;
            /** @description Grams of protein. */
            protein_g: number;
            /** @description Grams of carbohydrate. */
            carbohydrate_g: number;
            /** @description Grams of fat. */
            fat_g: number;
            /** @description A note; empty without one. */
            note: string;
            /**
             * Format: date-time
             * @description When it was made, in UTC. (format date-time)
             */
            created_at: string;
        };
        NutritionTotalsView: {
            /** @description Energy, in kilocalories. */
            calories_kcal: number;
            /** @description Grams of protein. */
            protein_g: number;
            /** @description Grams of carbohydrate. */
            carbohydrate_g: number;
            /** @description Grams of fat. */
            fat_g: number;
        };
        MealSlotView: {
            /**
             * @description The meal of the day.
             * @enum {string}
             */
            slot: "breakfast" | "lunch" | "dinner" | "snack";
            /** @description What was eaten or is planned then. */
            meals: components["schemas"]["MealView"][];
            /** @description The sums. */
            totals: components["schemas"]["NutritionTotalsView"];
        };
        HydrationView: {
            /** @description Null while nothing is known. */
            value: number | null;
            /** @description The goal value. */
            goal: number;
            /** @description More than 100 when the goal is passed. */
            percent: number;
            /** @description Amount left to the goal, at least 0. */
            remaining: number;
            /** @description Whether the goal is reached. */
            is_reached: boolean;
            /** @description Of glasses of 250. */
            millilitres: number;
        };
        TrendView: {
            /** @description Of a day; days without a figure do not count. */
            average: number | null;
            /** @description Of the period of the same length before. */
            average_before: number | null;
            /** @description The average now less the one before; null where either is unknown. */
            change: number | null;
            /** @description The same in percent of the average before. */
            change_percent: number | null;
            /**
             * @description `level` within a hundredth.
             * @enum {string|null}
             */
            direction: "up" | "down" | "level" | null;
        };
        NutritionAveragesView: {
            /** @description Days with a meal. */
            logged_days: number;
            /** @description Of a logged day, as the grams are. */
            calories_kcal: number | null;
            /** @description Grams of protein. */
            protein_g: number | null;
            /** @description Grams of carbohydrate. */
            carbohydrate_g: number | null;
            /** @description Grams of fat. */
            fat_g: number | null;
            /** @description Of a day with glasses noted. */
            glasses: number | null;
        };
        NutritionDayView: {
            /**
             * Format: date
             * @description The day, in the time zone of the member. (format date)
             */
            date: string;
            /** @description How many meals. */
            meals: number;
            /** @description Eaten kilocalories; null on a day without a meal. */
            calories_kcal: number | null;
            /** @description Grams of protein. */
            protein_g: number | null;
            /** @description Grams of carbohydrate. */
            carbohydrate_g: number | null;
            /** @description Grams of fat. */
            fat_g: number | null;
            /** @description Glasses of water of 250 millilitres. */
            glasses: number | null;
        };
        DishChoiceView: {
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description The name. */
            name: components["schemas"]["BilingualView"];
            /**
             * @description Usual meal of the day.
             * @enum {string}
             */
            meal: "breakfast" | "lunch" | "dinner" | "snack";
            /** @description Weight of a serving, in grams. */
            serving_g: number;
            /** @description Energy, in kilocalories. */
            calories_kcal: number;
            /** @description Grams of protein. */
            protein_g: number;
            /** @description Grams of carbohydrate. */
            carbohydrate_g: number;
            /** @description Grams of fat. */
            fat_g: number;
            /** @description Diets and properties it is tagged with. */
            tags: ("vegetarian" | "vegan" | "high_protein" | "low_carb" | "gluten_free" | "dairy_free" | "high_fiber" | "quick")[];
            /** @description Address of the picture; null without one. */
            image_url: string | null;
            /** @description By the member, in the last 90 days. */
            times_logged: number;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        NutritionPageView: {
            /**
             * Format: date
             * @description Today's date in the time zone of the member. (format date)
             */
            date: string;
            /** @description Time zone, by its IANA name. */
            timezone: string;
            /** @description Daily goals, as set by the club. */
            goals: components["schemas"]["GoalsView"];
            /** @description Eaten kilocalories. */
            calories: components["schemas"]["GoalProgressView"];
            /** @description Protein, carbohydrate and fat of the day against their goals. */
            macros: components["schemas"]["MacroView"][];
            /** @description Breakfast, lunch, dinner and snacks, in this order. */
            slots: components["schemas"]["MealSlotView"][];
            /** @description Active kilocalories of the day. */
            burned_kcal: number | null;
            /** @description Glasses of water of today against the goal. */
            hydration: components["schemas"]["HydrationView"];
            /** @description Eaten kilocalories: the last 7 days against the 7 before. */
            trend: components["schemas"]["TrendView"];
            /** @description Of the series. */
            averages: components["schemas"]["NutritionAveragesView"];
            /** @description The last 30 days, today last; a gap is null, not 0. */
            series: components["schemas"]["NutritionDayView"][];
            /** @description To log from: the ones logged most, then the newest; 24 at most. */
            dishes: components["schemas"]["DishChoiceView"][];
        };
        LoggedDishBody: {
            /** @description Of a dish of the catalogue. (maxLength 120) */
            slug: string;
            /**
             * @description What the dish is mostly eaten as, when left out.
             * @enum {string|null}
             */
            slot?: "breakfast" | "lunch" | "dinner" | "snack" | null;
            /** @description 1 when left out. (minimum 0.1, maximum 10) */
            servings?: number | null;
        };
        HydrationBody: {
            /** @description Glasses of today, instead of those before. (minimum 0, maximum 100) */
            glasses: number;
        };
        PlannerPageView: {
            /**
             * Format: date
             * @description The day, in the time zone of the member. (format date)
             */
            date: string;
            /**
             * Format: date
             * @description Today in the time zone of the member. (format date)
             */
            today: string;
            /** @description Daily goals, as set by the club. */
            goals: components["schemas"]["GoalsView"];
            /** @description Eaten kilocalories. */
            calories: components["schemas"]["GoalProgressView"];
            /** @description Protein, carbohydrate and fat of the day against their goals. */
            macros: components["schemas"]["MacroView"][];
            /** @description Breakfast, lunch, dinner and snacks, in this order. */
            slots: components["schemas"]["MealSlotView"][];
            /** @description Monday to Sunday around the date. */
            week: components["schemas"]["NutritionDayView"][];
        };
        OwnMealBody: {
            /**
             * Format: date
             * @description Today when left out; at most a year ahead. (format date)
             */
            date?: string | null;
            /**
             * @description Which meal of the day it is.
             * @enum {string}
             */
            slot: "breakfast" | "lunch" | "dinner" | "snack";
            /** @description What was eaten, in the words of the member. (minLength 1, maxLength 120) */
            name: string;
            /** @description 0 when left out, as the other grams. (minimum 0, maximum 2000) */
            protein_g?: number | null;
            /** @description Grams of carbohydrate. (minimum 0, maximum 2000) */
            carbohydrate_g?: number | null;
            /** @description Grams of fat. (minimum 0, maximum 2000) */
            fat_g?: number | null;
            /** @description A note to it, at most 500 characters. (minLength 0, maxLength 500) */
            note?: string | null;
        };
        NapView: {
            /**
             * Format: date-time
             * @description When it began, in UTC. (format date-time)
             */
            fell_asleep_at: string;
            /**
             * Format: date-time
             * @description When it ended, in UTC. (format date-time)
             */
            woke_at: string;
            /** @description Time asleep, in minutes. */
            asleep_minutes: number;
        };
        SleepNightView: {
            /**
             * Format: date
             * @description The day of waking. (format date)
             */
            date: string;
            /**
             * Format: date-time
             * @description When the sleep began, in UTC. (format date-time)
             */
            fell_asleep_at: string | null;
            /**
             * Format: date-time
             * @description When the sleep ended, in UTC. (format date-time)
             */
            woke_at: string | null;
            /** @description Where it was slept. */
            timezone: string;
            /** @description Time asleep, in minutes. */
            asleep_minutes: number;
            /** @description Deep sleep, in minutes. */
            deep_minutes: number | null;
            /** @description Dreaming (REM) sleep, in minutes. */
            rem_minutes: number | null;
            /** @description Light sleep, in minutes. */
            light_minutes: number | null;
            /** @description Time awake in bed, in minutes. */
            awake_minutes: number | null;
            /** @description Minutes asleep of the minutes in bed, in percent; null without the times. */
            efficiency_percent: number | null;
            /** @description 1 to 5. */
            quality: number | null;
            /** @description Parts of the night by time; empty for a night in one part. */
            parts: components["schemas"]["NapView"][];
            /** @description Shorter sleeps of the day; no figure counts them. */
            naps: components["schemas"]["NapView"][];
            /** @description A note; empty without one. */
            note: string;
        };
        SleepStageView: {
            /**
             * @description Which part of the sleep.
             * @enum {string}
             */
            stage: "deep" | "rem" | "light" | "awake";
            /** @description Of the nights that know it. */
            average_minutes: number | null;
            /** @description Of the sleep and the waking of those nights. */
            percent: number | null;
        };
        SleepRegularityView: {
            /** @description 100 for the same times every night, 0 for two hours off. */
            score: number | null;
            /** @description By the clock where it was slept, `HH:MM`; null without times. */
            average_bedtime: string | null;
            /** @description By the clock where it was slept, `HH:MM`; null without times. */
            average_waking: string | null;
            /** @description How far bedtimes are from it on average, in minutes. */
            bedtime_deviation_minutes: number | null;
            /** @description How far waking times are from it on average, in minutes. */
            waking_deviation_minutes: number | null;
            /** @description With times, of the last 14. */
            nights: number;
        };
        DayValueView: {
            /**
             * Format: date
             * @description The day, in the time zone of the member. (format date)
             */
            date: string;
            /** @description The figure of the day; null for a gap. */
            value: number | null;
        };
        SleepPageView: {
            /**
             * Format: date
             * @description Today's date in the time zone of the member. (format date)
             */
            date: string;
            /** @description Time zone, by its IANA name. */
            timezone: string;
            /** @description Minutes asleep that a night aims for. */
            goal_minutes: number;
            /** @description The latest night of the last 30 days. */
            last_night: components["schemas"]["SleepNightView"] | null;
            /** @description That night against the goal. */
            last_night_goal: components["schemas"]["GoalProgressView"];
            /** @description Minutes asleep: the last 7 days against the 7 before. */
            trend: components["schemas"]["TrendView"];
            /** @description Minutes asleep of a night of the last 30 days; null without any. */
            average_30_days_minutes: number | null;
            /** @description Of the last 30 days, nights that reached the goal. */
            goal_nights: number;
            /** @description Short of the goal over the nights of the last 14 days. */
            debt_minutes: number;
            /** @description Of the last 30 days. */
            average_quality: number | null;
            /** @description Of the last 30 days. */
            stages: components["schemas"]["SleepStageView"][];
            /** @description How alike bed and waking times are. */
            regularity: components["schemas"]["SleepRegularityView"];
            /** @description Minutes asleep, ever. */
            longest_night: components["schemas"]["DayValueView"] | null;
            /** @description Minutes asleep of the last 30 days, today last; a gap is null. */
            series: components["schemas"]["DayValueView"][];
            /** @description Of the days of this page, the latest first; the days of page 1 end today. */
            nights: components["schemas"]["SleepNightView"][];
            /** @description The page of `nights`, from 1. */
            page: number;
            /** @description How many days a page of `nights` has. */
            limit: number;
            /** @description Days from the first night to today. */
            total: number;
            /** @description How many pages `nights` has. */
            totalPages: number;
        };
        SleepNightBody: {
            /**
             * Format: date
             * @description The day of waking; needed without `woke_at`, and then the same as its day. (format date)
             */
            date?: string | null;
            /**
             * Format: date-time
             * @description Sent together with `woke_at`, or not at all. (format date-time)
             */
            fell_asleep_at?: string | null;
            /**
             * Format: date-time
             * @description When the sleep ended, in UTC. (format date-time)
             */
            woke_at?: string | null;
            /** @description The time between the two less the minutes awake, when left out. (minimum 0, maximum 1440) */
            asleep_minutes?: number | null;
            /** @description Deep sleep, in minutes. (minimum 0, maximum 1440) */
            deep_minutes?: number | null;
            /** @description Dreaming (REM) sleep, in minutes. (minimum 0, maximum 1440) */
            rem_minutes?: number | null;
            /** @description Light sleep, in minutes. (minimum 0, maximum 1440) */
            light_minutes?: number | null;
            /** @description Time awake in bed, in minutes. (minimum 0, maximum 1440) */
            awake_minutes?: number | null;
            /** @description How good it was, 1 to 5. (minimum 1, maximum 5) */
            quality?: number | null;
            /** @description A note; empty without one. (minLength 0, maxLength 1000) */
            note?: string | null;
        };
        HealthReadingView: {
            /**
             * Format: date
             * @description The day, in the time zone of the member. (format date)
             */
            date: string;
            /** @description Heart rate at rest, in beats a minute. */
            resting_heart_rate_bpm: number | null;
            /** @description Variability of the heart rate, in milliseconds. */
            heart_rate_variability_ms: number | null;
            /** @description Systolic blood pressure, in millimetres of mercury. */
            systolic_mmhg: number | null;
            /** @description Diastolic blood pressure, in millimetres of mercury. */
            diastolic_mmhg: number | null;
            /**
             * @description Class of the two pressures by the guideline of ACC and AHA of 2017; null without them.
             * @enum {string|null}
             */
            blood_pressure_category: "normal" | "elevated" | "high_stage_1" | "high_stage_2" | "crisis" | null;
            /** @description Oxygen saturation of the blood, in percent. */
            blood_oxygen_percent: number | null;
            /** @description Breaths a minute. */
            respiratory_rate_bpm: number | null;
            /** @description Temperature of the body, in degrees Celsius. */
            body_temperature_c: number | null;
            /** @description Sugar in the blood, in milligrams per decilitre. */
            blood_glucose_mg_dl: number | null;
            /** @description 0 to 100. */
            stress: number | null;
            /** @description A note; empty without one. */
            note: string;
        };
        VitalView: {
            /**
             * @description What is measured, with its unit; stress is 0 to 100.
             * @enum {string}
             */
            key: "resting_heart_rate_bpm" | "heart_rate_variability_ms" | "blood_oxygen_percent" | "respiratory_rate_bpm" | "body_temperature_c" | "blood_glucose_mg_dl" | "stress";
            /** @description Of the last 30 days. */
            latest: number | null;
            /**
             * Format: date
             * @description Of the latest. (format date)
             */
            date: string | null;
            /** @description Of the days of the series that know it. */
            average: number | null;
            /** @description The lowest of the series; null without any. */
            lowest: number | null;
            /** @description The highest of the series; null without any. */
            highest: number | null;
            /** @description The last 7 days against the 7 before. */
            trend: components["schemas"]["TrendView"];
            /** @description The last 30 days, today last; a gap is null. */
            series: components["schemas"]["DayValueView"][];
        };
        BloodPressureDayView: {
            /**
             * Format: date
             * @description The day, in the time zone of the member. (format date)
             */
            date: string;
            /** @description Systolic blood pressure, in millimetres of mercury. */
            systolic_mmhg: number;
            /** @description Diastolic blood pressure, in millimetres of mercury. */
            diastolic_mmhg: number;
            /**
             * @description Class by the guideline of ACC and AHA of 2017.
             * @enum {string}
             */
            category: "normal" | "elevated" | "high_stage_1" | "high_stage_2" | "crisis";
        };
        BloodPressureView: {
            /** @description The latest of the series; null without any. */
            latest: components["schemas"]["BloodPressureDayView"] | null;
            /** @description Average of the series, in millimetres of mercury; null without any. */
            average_systolic_mmhg: number | null;
            /** @description Average of the series, in millimetres of mercury; null without any. */
            average_diastolic_mmhg: number | null;
            /**
             * @description Class of the two averages; null without any.
             * @enum {string|null}
             */
            average_category: "normal" | "elevated" | "high_stage_1" | "high_stage_2" | "crisis" | null;
            /** @description Measured days of the last 30, the earliest first. */
            series: components["schemas"]["BloodPressureDayView"][];
        };
        HealthPageView: {
            /**
             * Format: date
             * @description Today's date in the time zone of the member. (format date)
             */
            date: string;
            /** @description Time zone, by its IANA name. */
            timezone: string;
            /** @description Today's reading, null without one. */
            today: components["schemas"]["HealthReadingView"] | null;
            /** @description The resting heart rate is what was measured, else the value of a device; the others are measured. */
            vitals: components["schemas"]["VitalView"][];
            /** @description The last 30 days of it. */
            blood_pressure: components["schemas"]["BloodPressureView"];
            /** @description The latest first. */
            readings: components["schemas"]["HealthReadingView"][];
            /** @description The page of `readings`, from 1. */
            page: number;
            /** @description How many rows a page of `readings` has. */
            limit: number;
            /** @description How many rows `readings` has on all pages. */
            total: number;
            /** @description How many pages `readings` has. */
            totalPages: number;
        };
        HealthReadingBody: {
            /**
             * Format: date
             * @description Today when left out; not in the future. (format date)
             */
            date?: string | null;
            /** @description Heart rate at rest, in beats a minute. (minimum 20, maximum 250) */
            resting_heart_rate_bpm?: number | null;
            /** @description Variability of the heart rate, in milliseconds. (minimum 1, maximum 500) */
            heart_rate_variability_ms?: number | null;
            /** @description Together with the diastolic, and above it. (minimum 40, maximum 300) */
            systolic_mmhg?: number | null;
            /** @description Diastolic blood pressure, in millimetres of mercury. (minimum 20, maximum 200) */
            diastolic_mmhg?: number | null;
            /** @description Oxygen saturation of the blood, in percent. (minimum 50, maximum 100) */
            blood_oxygen_percent?: number | null;
            /** @description Breaths a minute. (minimum 2, maximum 80) */
            respiratory_rate_bpm?: number | null;
            /** @description Temperature of the body, in degrees Celsius. (minimum 30, maximum 45) */
            body_temperature_c?: number | null;
            /** @description Sugar in the blood, in milligrams per decilitre. (minimum 20, maximum 1000) */
            blood_glucose_mg_dl?: number | null;
            /** @description How tense the member is, 0 to 100. (minimum 0, maximum 100) */
            stress?: number | null;
            /** @description A note; empty without one. (minLength 0, maxLength 1000) */
            note?: string | null;
        };
        BodyMeasureView: {
            /**
             * @description What is measured, with its unit.
             * @enum {string}
             */
            key: "weight_kg" | "body_fat_percent" | "muscle_mass_kg" | "chest_cm" | "waist_cm" | "hips_cm" | "arm_cm" | "thigh_cm";
            /** @description The latest figure; null without any. */
            latest: number | null;
            /**
             * Format: date
             * @description Of the latest. (format date)
             */
            date: string | null;
            /** @description The first figure ever; null without any. */
            first: number | null;
            /** @description From the first to the latest. */
            change: number | null;
            /** @description To the latest, from the last one that is 30 days older or more. */
            change_30_days: number | null;
        };
        BmiView: {
            /** @description Kilograms by square metre. */
            value: number;
            /**
             * @description Class of the World Health Organization for adults.
             * @enum {string}
             */
            category: "underweight" | "normal" | "overweight" | "obese";
            /** @description The latest that was measured. */
            height_cm: number;
        };
        WeightGoalView: {
            /** @description Target weight, in kilograms; null without a goal. */
            target_weight_kg: number;
            /** @description The weight when it was set, in kilograms; null where it was unknown. */
            start_weight_kg: number | null;
            /**
             * Format: date
             * @description The day it was set. (format date)
             */
            started_on: string;
            /**
             * Format: date
             * @description The day to be there; null for any. (format date)
             */
            target_date: string | null;
            /**
             * @description `away` while the weight goes the other way, `unknown` with less than a week of weighings.
             * @enum {string}
             */
            status: "reached" | "on_track" | "behind" | "away" | "unknown";
            /** @description Of the way from the start. */
            percent: number | null;
            /** @description Negative to lose. */
            remaining_kg: number | null;
            /**
             * Format: date
             * @description When it is reached if the weight goes on as in the last 30 days. (format date)
             */
            projected_on: string | null;
            /** @description To be there on the target date; negative to lose. */
            needed_kg_a_week: number | null;
        };
        ProgressPhotoView: {
            /**
             * Format: date
             * @description The day, in the time zone of the member. (format date)
             */
            date: string;
            /** @description Address of the picture from the front; null without one. */
            front_url: string | null;
            /** @description Address of the picture from the side; null without one. */
            side_url: string | null;
            /** @description Address of the picture from behind; null without one. */
            back_url: string | null;
            /** @description The last one weighed until that day. */
            weight_kg: number | null;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        BodyReadingView: {
            /**
             * Format: date
             * @description The day, in the time zone of the member. (format date)
             */
            date: string;
            /** @description Body weight, in kilograms. */
            weight_kg: number | null;
            /** @description Height of the body, in centimetres. */
            height_cm: number | null;
            /** @description Share of fat in the body, in percent. */
            body_fat_percent: number | null;
            /** @description Weight of the muscles, in kilograms. */
            muscle_mass_kg: number | null;
            /** @description Girth of the chest, in centimetres. */
            chest_cm: number | null;
            /** @description Girth of the waist, in centimetres. */
            waist_cm: number | null;
            /** @description Girth of the hips, in centimetres. */
            hips_cm: number | null;
            /** @description Girth of the upper arm, in centimetres. */
            arm_cm: number | null;
            /** @description Girth of the thigh, in centimetres. */
            thigh_cm: number | null;
            /** @description A note; empty without one. */
            note: string;
        };
        ProgressPageView: {
            /**
             * Format: date
             * @description Today's date in the time zone of the member. (format date)
             */
            date: string;
            /** @description Time zone, by its IANA name. */
            timezone: string;
            /** @description Over everything that was measured. */
            measures: components["schemas"]["BodyMeasureView"][];
            /** @description The last 7 days against the 7 before. */
            weight_trend: components["schemas"]["TrendView"];
            /** @description Of the last 30 days. */
            weight_change_kg_a_week: number | null;
            /** @description Null until weight and height are known. */
            bmi: components["schemas"]["BmiView"] | null;
            /** @description Weight goal with a forecast; null without one. */
            goal: components["schemas"]["WeightGoalView"] | null;
            /** @description Weighed days of the last 365, the earliest first. */
            weight_series: components["schemas"]["DayValueView"][];
            /** @description How many checkpoints there are. */
            photos_count: number;
            /** @description The latest checkpoint; null without any. */
            latest_photo: components["schemas"]["ProgressPhotoView"] | null;
            /** @description The latest first. */
            readings: components["schemas"]["BodyReadingView"][];
            /** @description The page of `readings`, from 1. */
            page: number;
            /** @description How many rows a page of `readings` has. */
            limit: number;
            /** @description How many rows `readings` has on all pages. */
            total: number;
            /** @description How many pages `readings` has. */
            totalPages: number;
        };
        JournalNoteView: {
            /**
             * Format: date
             * @description The day, in the time zone of the member. (format date)
             */
            date: string;
            /** @description What the member wrote on that day. */
            body: string;
            /**
             * Format: date-time
             * @description When it last changed, in UTC. (format date-time)
             */
            updated_at: string;
        };
        ProgressPhotosPageView: {
            /**
             * Format: date
             * @description Today's date in the time zone of the member. (format date)
             */
            date: string;
            /** @description The checkpoint on the left; null without any. */
            before: components["schemas"]["ProgressPhotoView"] | null;
            /** @description The checkpoint on the right; null without any. */
            after: components["schemas"]["ProgressPhotoView"] | null;
            /** @description Days from one to the other; null without two. */
            days_between: number | null;
            /** @description How the weight changed between the two, in kilograms; null where it is unknown. */
            weight_change_kg: number | null;
            /** @description The latest first. */
            checkpoints: components["schemas"]["ProgressPhotoView"][];
            /** @description The page of `checkpoints`, from 1. */
            page: number;
            /** @description How many rows a page of `checkpoints` has. */
            limit: number;
            /** @description How many rows `checkpoints` has on all pages. */
            total: number;
            /** @description How many pages `checkpoints` has. */
            totalPages: number;
            /** @description The latest 30 of the journal; `GET …/photos/notes` lists all. */
            notes: components["schemas"]["JournalNoteView"][];
        };
        ProgressPhotoBody: {
            /**
             * Format: date
             * @description Today when left out; not in the future. (format date)
             */
            date?: string | null;
            /** @description Address of a picture stored with this service. (minLength 1, maxLength 500) */
            front_url?: string | null;
            /** @description Address of a picture stored with this service. (minLength 1, maxLength 500) */
            side_url?: string | null;
            /** @description Address of a picture stored with this service. (minLength 1, maxLength 500) */
            back_url?: string | null;
        };
        JournalNoteBody: {
            /** @description Text of the note; an empty one deletes it. (minLength 0, maxLength 5000) */
            body: string;
            /**
             * Format: date
             * @description Today when left out; not in the future. (format date)
             */
            date?: string | null;
        };
        WeightGoalBody: {
            /** @description Target weight, in kilograms; null deletes the goal. (minimum 20, maximum 500) */
            target_weight_kg: number | null;
            /**
             * Format: date
             * @description After today. (format date)
             */
            target_date?: string | null;
        };
        BodyReadingBody: {
            /**
             * Format: date
             * @description Today when left out; not in the future. (format date)
             */
            date?: string | null;
            /** @description Body weight, in kilograms. (minimum 1, maximum 700) */
            weight_kg?: number | null;
            /** @description Height of the body, in centimetres. (minimum 40, maximum 280) */
            height_cm?: number | null;
            /** @description Share of fat in the body, in percent. (minimum 1, maximum 90) */
            body_fat_percent?: number | null;
            /** @description Weight of the muscles, in kilograms. (minimum 1, maximum 300) */
            muscle_mass_kg?: number | null;
            /** @description Girth of the chest, in centimetres. (minimum 20, maximum 300) */
            chest_cm?: number | null;
            /** @description Girth of the waist, in centimetres. (minimum 20, maximum 300) */
            waist_cm?: number | null;
            /** @description Girth of the hips, in centimetres. (minimum 20, maximum 300) */
            hips_cm?: number | null;
            /** @description Girth of the upper arm, in centimetres. (minimum 5, maximum 150) */
            arm_cm?: number | null;
            /** @description Girth of the thigh, in centimetres. (minimum 10, maximum 200) */
            thigh_cm?: number | null;
            /** @description A note; empty without one. (minLength 0, maxLength 1000) */
            note?: string | null;
        };
        CommunityGroupView: {
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description The name. */
            name: components["schemas"]["BilingualView"];
            /** @description A short description, a few sentences long. */
            description: components["schemas"]["BilingualView"];
            /**
             * @description Topic of the group.
             * @enum {string}
             */
            topic: "running" | "cycling" | "strength" | "yoga" | "nutrition" | "walking" | "swimming" | "mindfulness" | "beginners" | "general";
            /** @description Address of the picture; null without one. */
            image_url: string | null;
            /** @description Number of members. */
            member_count: number;
            /** @description Number of posts. */
            post_count: number;
            /** @description Whether the caller has joined. */
            joined: boolean;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        CommunityMember: {
            /** @description Username, in lower case; identifies the account in URLs. */
            username: string;
            /** @description Given name. */
            first_name: string;
            /** @description Family name. */
            last_name: string;
            /** @description Address of the profile picture; null without one. */
            profile_picture: string | null;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        CommunityComment: {
            /** @description Id of the record. */
            id: number;
            /** @description Null for a former member. */
            author: components["schemas"]["CommunityMember"] | null;
            /** @description The text. */
            body: string;
            /**
             * Format: date-time
             * @description When it was written, in UTC. (format date-time)
             */
            created_at: string;
        };
        GroupName: {
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description The name. */
            name: components["schemas"]["BilingualView"];
        };
        DiscussionCard: {
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description The title. */
            title: components["schemas"]["BilingualView"];
            /** @description The group it belongs to; null for none. */
            group: components["schemas"]["GroupName"] | null;
            /** @description Null for the club or a former member. */
            author: components["schemas"]["CommunityMember"] | null;
            /** @description Total number of replies. */
            reply_count: number;
            /**
             * Format: date-time
             * @description Time of the last reply, in UTC; time of opening without replies. (format date-time)
             */
            last_reply_at: string;
        };
        EventWaitingView: {
            /**
             * @description `offered` while a place is held for the caller.
             * @enum {string}
             */
            state: "none" | "waiting" | "offered";
            /** @description Place in line, from 1; null unless waiting. */
            place: number | null;
            /**
             * Format: date-time
             * @description When the offer is over, in UTC; null without one. (format date-time)
             */
            offer_until: string | null;
        };
        CommunityEventView: {
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description The name. */
            name: components["schemas"]["BilingualView"];
            /** @description A short description, a few sentences long. */
            description: components["schemas"]["BilingualView"];
            /** @description Address of the picture; null without one. */
            image_url: string | null;
            /** @description The place, or the link to join. */
            location: components["schemas"]["BilingualView"];
            /** @description Whether it takes place online. */
            is_online: boolean;
            /** @description The group it belongs to; null for none. */
            group: components["schemas"]["GroupName"] | null;
            /**
             * Format: date-time
             * @description When it begins, in UTC. (format date-time)
             */
            starts_at: string;
            /**
             * Format: date-time
             * @description When it ends, in UTC. (format date-time)
             */
            ends_at: string;
            /** @description Number of places. */
            capacity: number;
            /** @description Number of attendees. */
            attendee_count: number;
            /** @description Number of free places, without offered ones. */
            seats_left: number;
            /** @description Whether the caller attends. */
            joined: boolean;
            /** @description Null while events have no waiting lists. */
            waiting: components["schemas"]["EventWaitingView"] | null;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        CommunityBadge: {
            /** @description Key of the badge. */
            key: string;
            /** @description The name. */
            name: components["schemas"]["BilingualView"];
            /**
             * @description Tier of the badge; bronze is the lowest.
             * @enum {string}
             */
            tier: "bronze" | "silver" | "gold" | "platinum";
            /** @description Name of an icon of the site; null without one. */
            icon: string | null;
            /** @description Address of the picture; null without one. */
            image_url: string | null;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        ChallengeRank: {
            /** @description From 1; equal figures share a rank. */
            rank: number;
            /** @description The member it is about. */
            member: components["schemas"]["CommunityMember"];
            /** @description Figure of the member, in the unit of the metric. */
            value: number;
            /** @description Whether it is the caller. */
            is_me: boolean;
        };
        CommunityChallenge: {
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description The name. */
            name: components["schemas"]["BilingualView"];
            /** @description A short description, a few sentences long. */
            description: components["schemas"]["BilingualView"];
            /** @description Address of the picture; null without one. */
            image_url: string | null;
            /**
             * @description The measured figure; its name gives the unit.
             * @enum {string}
             */
            metric: "steps" | "distance_m" | "active_minutes" | "calories_kcal" | "workouts";
            /** @description Value in the unit of the metric. */
            goal: number;
            /**
             * Format: date
             * @description First day, included. (format date)
             */
            starts_on: string;
            /**
             * Format: date
             * @description Last day, included. (format date)
             */
            ends_on: string;
            /** @description Badge for members who reach the goal. */
            badge: components["schemas"]["CommunityBadge"] | null;
            /** @description Number of participants. */
            participant_count: number;
            /** @description Whether the caller has joined. */
            joined: boolean;
            /** @description Progress of the caller; null when not joined. */
            progress: number | null;
            /** @description Of the goal, in percent, at most 100; null when not joined. */
            percent: number | null;
            /**
             * Format: date-time
             * @description When the caller reached the goal. (format date-time)
             */
            finished_at: string | null;
            /** @description The first ten of those who share their activity. */
            leaderboard: components["schemas"]["ChallengeRank"][];
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        CommunityAchievement: {
            /** @description Key that identifies it in URLs. */
            key: string;
            /** @description The name. */
            name: components["schemas"]["BilingualView"];
            /** @description A short description, a few sentences long. */
            description: components["schemas"]["BilingualView"];
            /** @description Name of an icon of the site; null without one. */
            icon: string | null;
            /** @description Points awarded. */
            points: number;
            /**
             * @description The measured figure; its name gives the unit.
             * @enum {string}
             */
            metric: "workouts" | "active_days" | "streak_days" | "best_day_steps" | "distance_m" | "calories_kcal" | "nights" | "hydrated_days" | "challenges" | "check_ins" | "posts";
            /** @description Value in the unit of the metric. */
            threshold: number;
            /** @description Current value of the figure, in the unit of the metric. */
            progress: number;
            /** @description Progress in percent; 100 only when the goal is reached. */
            percent: number;
            /**
             * Format: date-time
             * @description When it was earned, in UTC. (format date-time)
             */
            earned_at: string | null;
        };
        MemberFigures: {
            /** @description Number of trainings. */
            workouts: number;
            /** @description Days with a training or 30 active minutes. */
            active_days: number;
            /** @description Active days in a row, up to today or yesterday. The streak of the activity page counts days that reached the goal of steps. */
            streak_days: number;
            /** @description The most active days in a row, of the last five years. */
            longest_streak_days: number;
            /** @description The most steps of one day. */
            best_day_steps: number;
            /** @description Metres of all days together. */
            distance_m: number;
            /** @description Active kilocalories of all days together. */
            calories_kcal: number;
            /** @description Points of all earned achievements. */
            points: number;
        };
        EarnedBadgeView: {
            /** @description Key of the badge. */
            key: string;
            /** @description The name. */
            name: components["schemas"]["BilingualView"];
            /**
             * @description Tier of the badge; bronze is the lowest.
             * @enum {string}
             */
            tier: "bronze" | "silver" | "gold" | "platinum";
            /** @description Name of an icon of the site; null without one. */
            icon: string | null;
            /** @description Address of the picture; null without one. */
            image_url: string | null;
            /**
             * Format: date-time
             * @description When it was earned, in UTC. (format date-time)
             */
            earned_at: string;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        CommunityPost: {
            /** @description Key that identifies the post in URLs. Older spelling of `post_key`. */
            postKey: string;
            /** @description Key that identifies the post in URLs. */
            post_key: string;
            /** @description The group it belongs to; null for none. */
            group: components["schemas"]["GroupName"];
            /** @description Null for a former member. */
            author: components["schemas"]["CommunityMember"] | null;
            /** @description The text. */
            body: string;
            /** @description Address of the picture; null without one. */
            image_url: string | null;
            /** @description Number of likes. */
            likes: number;
            /** @description Whether the caller likes it. */
            liked: boolean;
            /** @description Total number of comments. */
            comment_count: number;
            /** @description The last 20, the oldest of them first; `GET …/comments` lists all. */
            comments: components["schemas"]["CommunityComment"][];
            /**
             * Format: date-time
             * @description When it was made, in UTC. (format date-time)
             */
            created_at: string;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        CommunityProfile: {
            /** @description Username, in lower case; identifies the account in URLs. */
            username: string;
            /** @description Given name. */
            first_name: string;
            /** @description Family name. */
            last_name: string;
            /** @description Address of the profile picture; null without one. */
            profile_picture: string | null;
            /**
             * Format: date-time
             * @description When the account was created, in UTC. (format date-time)
             */
            member_since: string;
            /** @description Whether it is the caller. */
            is_me: boolean;
            /** @description Whether other members see figures, badges and achievements. */
            shares_activity: boolean;
            /** @description Figures of the member; null where they are not shared. */
            figures: components["schemas"]["MemberFigures"] | null;
            /** @description Earned badges, the latest first. */
            badges: components["schemas"]["EarnedBadgeView"][];
            /** @description Groups the member has joined, the latest first. */
            groups: components["schemas"]["GroupName"][];
            /** @description The latest first. */
            posts: components["schemas"]["CommunityPost"][];
            /** @description The page of `posts`, from 1. */
            page: number;
            /** @description How many rows a page of `posts` has. */
            limit: number;
            /** @description How many rows `posts` has on all pages. */
            total: number;
            /** @description How many pages `posts` has. */
            totalPages: number;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        CommunityPage: {
            /** @description Profile of the caller. */
            me: components["schemas"]["CommunityProfile"];
            /** @description Joined ones, by their English names. */
            groups: components["schemas"]["CommunityGroupView"][];
            /** @description Other groups, the largest first. With joined ones 500; `GET …/groups` lists all. */
            discover: components["schemas"]["CommunityGroupView"][];
            /** @description Posts of joined groups, the latest first; of all groups without any. */
            feed: components["schemas"]["CommunityPost"][];
            /** @description The page of `feed`, from 1. */
            page: number;
            /** @description How many rows a page of `feed` has. */
            limit: number;
            /** @description How many rows `feed` has on all pages. */
            total: number;
            /** @description How many pages `feed` has. */
            totalPages: number;
            /** @description 30 of the running and coming ones and those of the last 7 days; `GET …/challenges` lists all. */
            challenges: components["schemas"]["CommunityChallenge"][];
            /** @description The next 50, the soonest first; `GET …/events` lists all. */
            events: components["schemas"]["CommunityEventView"][];
            /** @description The 30 last replied to; `GET …/discussions` lists all. */
            discussions: components["schemas"]["DiscussionCard"][];
            /** @description 60 of them, earned ones first, then the nearest; `GET …/achievements` lists all. */
            achievements: components["schemas"]["CommunityAchievement"][];
        };
        CommunityGroupPage: {
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description The name. */
            name: components["schemas"]["BilingualView"];
            /** @description A short description, a few sentences long. */
            description: components["schemas"]["BilingualView"];
            /**
             * @description Topic of the group.
             * @enum {string}
             */
            topic: "running" | "cycling" | "strength" | "yoga" | "nutrition" | "walking" | "swimming" | "mindfulness" | "beginners" | "general";
            /** @description Address of the picture; null without one. */
            image_url: string | null;
            /** @description Number of members. */
            member_count: number;
            /** @description Number of posts. */
            post_count: number;
            /** @description Whether the caller has joined. */
            joined: boolean;
            /** @description The last 30 to join; `GET …/members` lists all. */
            members: components["schemas"]["CommunityMember"][];
            /** @description The latest first. */
            posts: components["schemas"]["CommunityPost"][];
            /** @description The page of `posts`, from 1. */
            page: number;
            /** @description How many rows a page of `posts` has. */
            limit: number;
            /** @description How many rows `posts` has on all pages. */
            total: number;
            /** @description How many pages `posts` has. */
            totalPages: number;
            /** @description The next 50, the soonest first; `GET …/events` lists all. */
            events: components["schemas"]["CommunityEventView"][];
            /** @description The 30 last replied to; `GET …/discussions` lists all. */
            discussions: components["schemas"]["DiscussionCard"][];
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        DiscussionReplyView: {
            /** @description Id of the record. */
            id: number;
            /** @description Null for a former member. */
            author: components["schemas"]["CommunityMember"] | null;
            /** @description The text. */
            body: string;
            /**
             * Format: date-time
             * @description When it was made, in UTC. (format date-time)
             */
            created_at: string;
        };
        DiscussionView: {
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description The title. */
            title: components["schemas"]["BilingualView"];
            /** @description The group it belongs to; null for none. */
            group: components["schemas"]["GroupName"] | null;
            /** @description Null for the club or a former member. */
            author: components["schemas"]["CommunityMember"] | null;
            /** @description Total number of replies. */
            reply_count: number;
            /**
             * Format: date-time
             * @description Time of the last reply, in UTC; time of opening without replies. (format date-time)
             */
            last_reply_at: string;
            /** @description The text. */
            body: components["schemas"]["BilingualView"];
            /**
             * Format: date-time
             * @description When it was made, in UTC. (format date-time)
             */
            created_at: string;
            /** @description Replies; page 1 has the latest ones, the oldest of a page first. */
            replies: components["schemas"]["DiscussionReplyView"][];
            /** @description The page of `replies`, from 1. */
            page: number;
            /** @description How many rows a page of `replies` has. */
            limit: number;
            /** @description How many rows `replies` has on all pages. */
            total: number;
            /** @description How many pages `replies` has. */
            totalPages: number;
        };
        PostBody: {
            /** @description The post, at most 2,000 characters. (minLength 1, maxLength 2000) */
            body: string;
            /** @description Address of a picture uploaded to this service. (minLength 1, maxLength 500) */
            image_url?: string | null;
        };
        CommentBody: {
            /** @description The comment, at most 1,000 characters. (minLength 1, maxLength 1000) */
            body: string;
        };
        ReplyBody: {
            /** @description The reply, at most 2,000 characters. (minLength 1, maxLength 2000) */
            body: string;
        };
        ManagedDiscussionView: {
            /** @description Id of the record. */
            id: number;
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description The title. */
            title: components["schemas"]["BilingualView"];
            /** @description The text. */
            body: components["schemas"]["BilingualView"];
            /** @description Null for a discussion of all members. */
            group_id: number | null;
            /** @description Null for a discussion of all members. */
            group: components["schemas"]["GroupName"] | null;
            /** @description Null for the club or a former member. */
            author: components["schemas"]["CommunityMember"] | null;
            /** @description How many replies there are in all. */
            reply_count: number;
            /**
             * Format: date-time
             * @description When it was opened, while it has no reply. (format date-time)
             */
            last_reply_at: string;
            /**
             * Format: date-time
             * @description When it was made, in UTC. (format date-time)
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed, in UTC. (format date-time)
             */
            updated_at: string;
        };
        DiscussionBody: {
            /** @description The title. */
            title: components["schemas"]["BilingualText200"];
            /** @description The question. A plain string is used for both languages. */
            body?: components["schemas"]["BilingualText5000OrEmptyEnglishFirst"] | null;
            /** @description Made from the English title when left out. (maxLength 120) */
            slug?: string | null;
            /** @description The group it belongs to; all members when left out. (minimum 1, maximum 2147483647) */
            group_id?: number | null;
        };
        DiscussionChangeBody: {
            /** @description The title. */
            title?: components["schemas"]["BilingualText200"];
            /** @description The question. A plain string is used for both languages. */
            body?: components["schemas"]["BilingualText5000OrEmptyEnglishFirst"] | null;
            /** @description The part of a web address that names the record. (maxLength 120) */
            slug?: string | null;
            /** @description The group it belongs to. (minimum 1, maximum 2147483647) */
            group_id?: number | null;
        };
        ModeratedPost: {
            /** @description Key that identifies the post in URLs. Older spelling of `post_key`. */
            postKey: string;
            /** @description Key that identifies the post in URLs. */
            post_key: string;
            /** @description The group it belongs to; null for none. */
            group: components["schemas"]["GroupName"];
            /** @description Null for a former member. */
            author: components["schemas"]["CommunityMember"] | null;
            /** @description The text. */
            body: string;
            /** @description Address of the picture; null without one. */
            image_url: string | null;
            /** @description Number of likes. */
            likes: number;
            /** @description Number of comments. */
            comment_count: number;
            /**
             * Format: date-time
             * @description When it was made, in UTC. (format date-time)
             */
            created_at: string;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        ModeratedComment: {
            /** @description Id of the record. */
            id: number;
            /** @description Key of the post it belongs to. Older spelling of `post_key`. */
            postKey: string;
            /** @description Key of the post it belongs to. */
            post_key: string;
            /** @description The group it belongs to; null for none. */
            group: components["schemas"]["GroupName"];
            /** @description Null for a former member. */
            author: components["schemas"]["CommunityMember"] | null;
            /** @description The text. */
            body: string;
            /**
             * Format: date-time
             * @description When it was made, in UTC. (format date-time)
             */
            created_at: string;
        };
        DiscussionName: {
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description The title. */
            title: components["schemas"]["BilingualView"];
        };
        ModeratedReply: {
            /** @description Id of the record. */
            id: number;
            /** @description The discussion it belongs to. */
            discussion: components["schemas"]["DiscussionName"];
            /** @description Null for a former member. */
            author: components["schemas"]["CommunityMember"] | null;
            /** @description The text. */
            body: string;
            /**
             * Format: date-time
             * @description When it was made, in UTC. (format date-time)
             */
            created_at: string;
        };
        ClientView: {
            /** @description Username, in lower case; identifies the account in URLs. */
            username: string;
            /** @description Given name. */
            first_name: string;
            /** @description Family name. */
            last_name: string;
            /** @description Address of the profile picture; null without one. */
            profile_picture: string | null;
            /**
             * Format: date-time
             * @description When the coach took the member on. (format date-time)
             */
            since: string;
            /** @description Time zone of the client, by its IANA name. */
            timezone: string;
            /**
             * Format: date
             * @description Last day with a training or activity figures. (format date)
             */
            last_active_on: string | null;
            /** @description Trainings since Monday. */
            sessions_this_week: number;
            /** @description Number of open assignments. */
            open_assignments: number;
            /** @description Number of unread messages of the other side. */
            unread_messages: number;
            /** @description Whether the member has checked in for the current week. */
            checked_in_this_week: boolean;
            /** @description Whether a check-in of the client is unanswered. */
            awaits_reply: boolean;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        NewClientBody: {
            /** @description Username of a member without a coach. (minLength 1, maxLength 60) */
            username: string;
        };
        CoachingPerson: {
            /** @description Username, in lower case; identifies the account in URLs. */
            username: string;
            /** @description Given name. */
            first_name: string;
            /** @description Family name. */
            last_name: string;
            /** @description Address of the profile picture; null without one. */
            profile_picture: string | null;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        PageFigures: {
            /** @description This page, from 1. */
            page: number;
            /** @description Rows of a page. */
            limit: number;
            /** @description How many rows there are on all pages. */
            total: number;
            /** @description How many pages there are. */
            totalPages: number;
        };
        AssignableWorkout: {
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description The name. */
            name: components["schemas"]["BilingualView"];
            /**
             * @description Kind of training.
             * @enum {string}
             */
            kind: "strength" | "cardio" | "hiit" | "mobility" | "yoga" | "pilates" | "recovery";
            /**
             * @description Level of difficulty.
             * @enum {string}
             */
            difficulty: "beginner" | "intermediate" | "advanced";
            /** @description Duration, in minutes. */
            duration_minutes: number;
            /** @description Estimated energy use of an adult, in kilocalories. */
            calories_kcal: number;
            /** @description Address of the picture; null without one. */
            image_url: string | null;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        RosterWork: {
            /** @description The member it is about. */
            client: components["schemas"]["CoachingPerson"];
            /** @description Id of the record. */
            id: number;
            /** @description Slug of the workout. Older spelling of `workout_slug`. */
            workoutSlug: string;
            /** @description Slug of the workout. */
            workout_slug: string;
            /**
             * Format: date
             * @description The day it is for, in the time zone of the member. Older spelling of `starts_on`. (format date)
             */
            startsOn: string;
            /**
             * Format: date
             * @description The day it is for, in the time zone of the member. (format date)
             */
            starts_on: string;
            /** @description A note; empty without one. */
            note: string;
            /** @description Whether a finished session has completed it. */
            is_done: boolean;
            /**
             * Format: date
             * @description The day it was done; null while it is open. (format date)
             */
            done_on: string | null;
            /** @description The workout. */
            workout: components["schemas"]["AssignableWorkout"];
            /** @description Null after that account is closed. */
            coach: components["schemas"]["CoachingPerson"] | null;
            /**
             * Format: date-time
             * @description When it was made, in UTC. (format date-time)
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed, in UTC. (format date-time)
             */
            updated_at: string;
        };
        ClientCheckIn: {
            /** @description The member it is about. */
            client: components["schemas"]["CoachingPerson"];
            /** @description Id of the record. */
            id: number;
            /**
             * Format: date
             * @description The Monday of the ISO week, in the time zone of the member. (format date)
             */
            week: string;
            /** @description 1 to 10. */
            energy: number;
            /** @description Weight, in kilograms; null where it is unknown. Older spelling of `weight_kg`. */
            weightKg: number | null;
            /** @description Weight, in kilograms; null where it is unknown. */
            weight_kg: number | null;
            /** @description Notes of the member; empty without any. */
            notes: string;
            /**
             * @description Whether a coach has answered.
             * @enum {string}
             */
            status: "unanswered" | "answered";
            /** @description Reply of the coach; null until then. */
            reply: string | null;
            /**
             * Format: date-time
             * @description When the coach answered last, in UTC; null until then. (format date-time)
             */
            replied_at: string | null;
            /** @description The coach who answered; null until then, or after that account is closed. */
            replied_by: components["schemas"]["CoachingPerson"] | null;
            /**
             * Format: date-time
             * @description When it was made, in UTC. (format date-time)
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed, in UTC. (format date-time)
             */
            updated_at: string;
        };
        ClientWeight: {
            /**
             * Format: date
             * @description The day of the reading. (format date)
             */
            date: string;
            /** @description Weight, in kilograms; null where it is unknown. Older spelling of `weight_kg`. */
            weightKg: number;
            /** @description Weight, in kilograms; null where it is unknown. */
            weight_kg: number;
        };
        ClientWeek: {
            /**
             * Format: date
             * @description First day of the period. (format date)
             */
            from: string;
            /**
             * Format: date
             * @description The last of the days. (format date)
             */
            to: string;
            /** @description Trainings that were finished. */
            sessions: number;
            /** @description Time of those trainings, in minutes. */
            training_minutes: number;
            /** @description Average of the days with a step count. */
            average_steps: number | null;
            /** @description Active minutes of a day that has any; null without such a day. */
            average_active_minutes: number | null;
            /** @description Average minutes asleep of a logged night; null without one. */
            average_sleep_minutes: number | null;
        };
        AssignmentView: {
            /** @description Id of the record. */
            id: number;
            /** @description Slug of the workout. Older spelling of `workout_slug`. */
            workoutSlug: string;
            /** @description Slug of the workout. */
            workout_slug: string;
            /**
             * Format: date
             * @description The day it is for, in the time zone of the member. Older spelling of `starts_on`. (format date)
             */
            startsOn: string;
            /**
             * Format: date
             * @description The day it is for, in the time zone of the member. (format date)
             */
            starts_on: string;
            /** @description A note; empty without one. */
            note: string;
            /** @description Whether a finished session has completed it. */
            is_done: boolean;
            /**
             * Format: date
             * @description The day it was done; null while it is open. (format date)
             */
            done_on: string | null;
            /** @description The workout. */
            workout: components["schemas"]["AssignableWorkout"];
            /** @description Null after that account is closed. */
            coach: components["schemas"]["CoachingPerson"] | null;
            /**
             * Format: date-time
             * @description When it was made, in UTC. (format date-time)
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed, in UTC. (format date-time)
             */
            updated_at: string;
        };
        CheckInView: {
            /** @description Id of the record. */
            id: number;
            /**
             * Format: date
             * @description The Monday of the ISO week, in the time zone of the member. (format date)
             */
            week: string;
            /** @description 1 to 10. */
            energy: number;
            /** @description Weight, in kilograms; null where it is unknown. Older spelling of `weight_kg`. */
            weightKg: number | null;
            /** @description Weight, in kilograms; null where it is unknown. */
            weight_kg: number | null;
            /** @description Notes of the member; empty without any. */
            notes: string;
            /**
             * @description Whether a coach has answered.
             * @enum {string}
             */
            status: "unanswered" | "answered";
            /** @description Reply of the coach; null until then. */
            reply: string | null;
            /**
             * Format: date-time
             * @description When the coach answered last, in UTC; null until then. (format date-time)
             */
            replied_at: string | null;
            /** @description The coach who answered; null until then, or after that account is closed. */
            replied_by: components["schemas"]["CoachingPerson"] | null;
            /**
             * Format: date-time
             * @description When it was made, in UTC. (format date-time)
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed, in UTC. (format date-time)
             */
            updated_at: string;
        };
        ClientDetail: {
            /** @description Username, in lower case; identifies the account in URLs. */
            username: string;
            /** @description Given name. */
            first_name: string;
            /** @description Family name. */
            last_name: string;
            /** @description Address of the profile picture; null without one. */
            profile_picture: string | null;
            /**
             * Format: date-time
             * @description When the coach took the member on. (format date-time)
             */
            since: string;
            /** @description Time zone of the client, by its IANA name. */
            timezone: string;
            /**
             * Format: date
             * @description Last day with a training or activity figures. (format date)
             */
            last_active_on: string | null;
            /** @description Trainings since Monday. */
            sessions_this_week: number;
            /** @description Number of open assignments. */
            open_assignments: number;
            /** @description Number of unread messages of the other side. */
            unread_messages: number;
            /** @description Whether the member has checked in for the current week. */
            checked_in_this_week: boolean;
            /** @description Whether a check-in of the client is unanswered. */
            awaits_reply: boolean;
            /** @description ISO 3166-1 numeric code. */
            country_id: number | null;
            /** @description Target weight, in kilograms; null without a goal. */
            target_weight_kg: number | null;
            /** @description The last 30 readings, the latest first. */
            weights: components["schemas"]["ClientWeight"][];
            /** @description Figures of the 7 days up to today. */
            last_7_days: components["schemas"]["ClientWeek"];
            /** @description The 7 days before those. */
            before: components["schemas"]["ClientWeek"];
            /** @description Open ones, and those of the last 30 days. */
            assignments: components["schemas"]["AssignmentView"][];
            /** @description The latest check-in; null without any. */
            last_check_in: components["schemas"]["CheckInView"] | null;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        AssignmentBody: {
            /** @description Slug of a workout of the library. Older spelling of `workout_slug`. (maxLength 120) */
            workoutSlug?: string;
            /** @description Slug of a workout of the library. (maxLength 120) */
            workout_slug?: string | null;
            /**
             * Format: date
             * @description From a week ago to a year from now. Older spelling of `starts_on`. (format date)
             */
            startsOn?: string;
            /**
             * Format: date
             * @description From a week ago to a year from now. (format date)
             */
            starts_on?: string | null;
            /** @description Note of the coach, at most 1,000 characters. (minLength 0, maxLength 1000) */
            note?: string | null;
        } & (({
            /** @description Slug of a workout of the library. Older spelling of `workout_slug`. (maxLength 120) */
            workoutSlug: string;
        } | {
            /** @description Slug of a workout of the library. (maxLength 120) */
            workout_slug: string | null;
        }) & ({
            /**
             * Format: date
             * @description From a week ago to a year from now. Older spelling of `starts_on`. (format date)
             */
            startsOn: string;
        } | {
            /**
             * Format: date
             * @description From a week ago to a year from now. (format date)
             */
            starts_on: string | null;
        }));
        CoachMessageAttachment: {
            /** @description Address of the file. */
            url: string;
            /** @description The name. */
            name: string;
            /** @description Media type. */
            type: string;
            /** @description Pixels of the widest version; null of a picture that is not stored here. */
            width: number | null;
            /** @description Pixels of the widest version; null of a picture that is not stored here. */
            height: number | null;
            /** @description For a `srcset`: from narrow to wide, of each width as WebP and as JPEG. Empty where `width` is null. */
            versions: components["schemas"]["PictureVersionView"][];
        };
        CoachMessageView: {
            /** @description Id of the record. */
            id: number;
            /**
             * @description Side that wrote it.
             * @enum {string}
             */
            sender: "coach" | "member";
            /** @description The text. */
            body: string;
            /** @description Files sent with the text, ten at most. Their addresses open for the two sides and are valid for one to two hours. */
            attachments: components["schemas"]["CoachMessageAttachment"][];
            /**
             * Format: date-time
             * @description When the other side first read it; null while unread. (format date-time)
             */
            read_at: string | null;
            /** @description Username of the member of the thread. */
            member_username: string;
            /** @description Null after that account is closed. */
            coach: components["schemas"]["CoachingPerson"] | null;
            /**
             * Format: date-time
             * @description When it was made, in UTC. (format date-time)
             */
            created_at: string;
        };
        AttachmentBody: {
            /** @description Accepted as in the response and ignored; the file decides. */
            width?: string | number | boolean | Record<string, never> | unknown[] | null;
            /** @description Accepted as in the response and ignored; the file decides. */
            height?: string | number | boolean | Record<string, never> | unknown[] | null;
            /** @description Accepted as in the response and ignored; the file decides. */
            versions?: string | number | boolean | Record<string, never> | unknown[] | null;
            /** @description Address of a file uploaded to this service. (minLength 1, maxLength 500) */
            url: string;
            /** @description File name; the end of the URL when left out. (minLength 1, maxLength 200) */
            name?: string | null;
            /** @description Media type. (minLength 1, maxLength 100) */
            type?: string | null;
        };
        CoachMessageBody: {
            /** @description The text, at most 4,000 characters; optional when files are attached. (minLength 0, maxLength 4000) */
            body?: string | null;
            /** @description Files sent with the text, ten at most. Their addresses open for the two sides and are valid for one to two hours. (minItems 0, maxItems 10) */
            attachments?: components["schemas"]["AttachmentBody"][] | null;
        };
        CheckInReplyBody: {
            /** @description The reply; replaces an earlier one. (minLength 1, maxLength 2000) */
            body: string;
        };
        MyCoach: {
            /** @description Username, in lower case; identifies the account in URLs. */
            username: string;
            /** @description Given name. */
            first_name: string;
            /** @description Family name. */
            last_name: string;
            /** @description Address of the profile picture; null without one. */
            profile_picture: string | null;
            /**
             * Format: date-time
             * @description When the coach took the member on, in UTC. (format date-time)
             */
            since: string;
            /** @description Number of unread messages of the other side. */
            unread_messages: number;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        CheckInBody: {
            /** @description How the member feels, 1 to 10. (minimum 1, maximum 10) */
            energy: number;
            /** @description Weight in kilograms; optional. 0 is no reading. Older spelling of `weight_kg`. (minimum 0, maximum 1000) */
            weightKg?: number | null;
            /** @description Weight in kilograms; optional. 0 is no reading. (minimum 0, maximum 1000) */
            weight_kg?: number | null;
            /** @description How the week was, at most 2,000 characters. (minLength 0, maxLength 2000) */
            notes?: string | null;
        };
        CoachWithClients: {
            /** @description Username, in lower case; identifies the account in URLs. */
            username: string;
            /** @description Given name. */
            first_name: string;
            /** @description Family name. */
            last_name: string;
            /** @description Address of the profile picture; null without one. */
            profile_picture: string | null;
            /** @description Number of members they coach. */
            clients: number;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        RosterPlace: {
            /** @description The member it is about. */
            member: components["schemas"]["CoachingPerson"];
            /** @description Coach of the member; null without one. */
            coach: components["schemas"]["CoachingPerson"] | null;
            /**
             * Format: date-time
             * @description When the coach took the member on, in UTC; null without a coach. (format date-time)
             */
            since: string | null;
        };
        MoveBody: {
            /** @description Username of an account that may coach (`coaching.clients`). Older spelling of `coach_username`. (minLength 1, maxLength 60) */
            coachUsername?: string;
            /** @description Username of an account that may coach (`coaching.clients`). (minLength 1, maxLength 60) */
            coach_username?: string | null;
            /** @description Username of the member. Older spelling of `member_username`. (minLength 1, maxLength 60) */
            memberUsername?: string;
            /** @description Username of the member. (minLength 1, maxLength 60) */
            member_username?: string | null;
        } & (({
            /** @description Username of an account that may coach (`coaching.clients`). Older spelling of `coach_username`. (minLength 1, maxLength 60) */
            coachUsername: string;
        } | {
            /** @description Username of an account that may coach (`coaching.clients`). (minLength 1, maxLength 60) */
            coach_username: string | null;
        }) & ({
            /** @description Username of the member. Older spelling of `member_username`. (minLength 1, maxLength 60) */
            memberUsername: string;
        } | {
            /** @description Username of the member. (minLength 1, maxLength 60) */
            member_username: string | null;
        }));
        SubscriptionView: {
            /** @description Key of the plan. */
            plan_key: string;
            /**
             * @description Whether it is in force.
             * @enum {string}
             */
            status: "active" | "paused" | "cancelled";
            /**
             * Format: date
             * @description The first of its days. (format date)
             */
            started_on: string;
            /**
             * Format: date
             * @description The day it goes on; null where it ends. (format date)
             */
            renews_on: string | null;
            /** @description How it is paid, as the club noted it; null where it did not. */
            payment_label: string | null;
        };
        BillingPlanView: {
            /** @description Key that identifies it in URLs. */
            key: string;
            /** @description The name. */
            name: components["schemas"]["BilingualView"];
            /** @description A short description, a few sentences long. */
            description: components["schemas"]["BilingualView"];
            /** @description Features of the plan, one per line. */
            features: components["schemas"]["BilingualView"][];
            /** @description For one interval. In units of the currency, with at most two decimals. */
            price: number;
            /** @description ISO 4217 code of the currency, such as `USD`. */
            currency: string;
            /**
             * @description Billing interval.
             * @enum {string}
             */
            interval: "month" | "year";
            /** @description Whether it is the plan of the member. */
            is_current: boolean;
        };
        InvoiceView: {
            /** @description As the invoice is called, such as `INV-10001`. */
            number: string;
            /**
             * Format: date
             * @description The day it was written. (format date)
             */
            issued_on: string;
            /** @description A short description, a few sentences long. */
            description: components["schemas"]["BilingualView"];
            /** @description What it asks for. In units of the currency, with at most two decimals. */
            amount: number;
            /** @description ISO 4217 code of the currency, such as `USD`. */
            currency: string;
            /**
             * @description Whether it is still to be paid.
             * @enum {string}
             */
            status: "open" | "paid" | "void";
            /**
             * Format: date-time
             * @description When it was paid, in UTC; null until then. (format date-time)
             */
            paid_at: string | null;
        };
        BillingPageView: {
            /** @description Null without a plan. */
            subscription: components["schemas"]["SubscriptionView"] | null;
            /** @description The cheapest first. */
            plans: components["schemas"]["BillingPlanView"][];
            /** @description The latest first. */
            invoices: components["schemas"]["InvoiceView"][];
            /** @description The page of `invoices`, from 1. */
            page: number;
            /** @description How many rows a page of `invoices` has. */
            limit: number;
            /** @description How many rows `invoices` has on all pages. */
            total: number;
            /** @description How many pages `invoices` has. */
            totalPages: number;
            /** @description Of all open invoices. */
            open_amount: number;
        };
        ManagedBillingPlanView: {
            /** @description Id of the record. */
            id: number;
            /** @description Key that identifies it in URLs. */
            key: string;
            /** @description The name. */
            name: components["schemas"]["BilingualView"];
            /** @description A short description, a few sentences long. */
            description: components["schemas"]["BilingualView"];
            /** @description Features of the plan, one per line. */
            features: components["schemas"]["BilingualView"][];
            /** @description For one interval. In units of the currency, with at most two decimals. */
            price: number;
            /** @description ISO 4217 code of the currency, such as `USD`. */
            currency: string;
            /**
             * @description Billing interval.
             * @enum {string}
             */
            interval: "month" | "year";
            /** @description Members who are on it. */
            member_count: number;
            /**
             * Format: date-time
             * @description When it was made, in UTC. (format date-time)
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed, in UTC. (format date-time)
             */
            updated_at: string;
        };
        BillingPlanBody: {
            /** @description The name. */
            name: components["schemas"]["BilingualText200"];
            /** @description A plain string is used for both languages. */
            description?: components["schemas"]["BilingualText5000OrEmptyEnglishFirst"] | null;
            /** @description Made from the English name when left out. (maxLength 120) */
            key?: string | null;
            /** @description For one interval. In units of the currency. (minimum 0, maximum 1000000) */
            price: number;
            /** @description The setting `currency` when left out. (minLength 1, maxLength 255, pattern ^[A-Z]{3}$) */
            currency?: string | null;
            /**
             * @description Billing interval.
             * @enum {string}
             */
            interval: "month" | "year";
            /** @description Features of the plan, one per line. (minItems 0, maxItems 50) */
            features?: components["schemas"]["BilingualLine"][] | null;
        };
        BillingPlanChangeBody: {
            /** @description The name. */
            name?: components["schemas"]["BilingualText200"];
            /** @description A plain string is used for both languages. */
            description?: components["schemas"]["BilingualText5000OrEmptyEnglishFirst"] | null;
            /** @description Key that identifies it in URLs. (maxLength 120) */
            key?: string | null;
            /** @description For one interval. In units of the currency. (minimum 0, maximum 1000000) */
            price?: number;
            /** @description ISO 4217 code of the currency, such as `USD`. (minLength 1, maxLength 255, pattern ^[A-Z]{3}$) */
            currency?: string | null;
            /**
             * @description Billing interval.
             * @enum {string}
             */
            interval?: "month" | "year";
            /** @description Features of the plan, one per line. (minItems 0, maxItems 50) */
            features?: components["schemas"]["BilingualLine"][] | null;
        };
        OverviewStepsView: {
            /** @description Null while nothing is known. */
            value: number | null;
            /** @description The goal value. */
            goal: number;
            /** @description More than 100 when the goal is passed. */
            percent: number;
            /** @description Amount left to the goal, at least 0. */
            remaining: number;
            /** @description Whether the goal is reached. */
            is_reached: boolean;
            /** @description Distance, in metres. */
            distance_m: number | null;
            /** @description Floors climbed. */
            floors: number | null;
            /** @description Number of the last 7 days that reached the goal. */
            goal_days: number;
            /** @description The last 7 days against the 7 before. */
            trend: components["schemas"]["TrendView"];
            /** @description The last 7 days, today last; a gap is null, not 0. */
            series: components["schemas"]["DayValueView"][];
        };
        OverviewCaloriesView: {
            /** @description Active kilocalories. */
            burned: components["schemas"]["GoalProgressView"];
            /** @description Kilocalories. */
            eaten: components["schemas"]["GoalProgressView"];
            /** @description The last 7 days against the 7 before. */
            trend: components["schemas"]["TrendView"];
            /** @description The last 7 days, today last; a gap is null, not 0. */
            burned_series: components["schemas"]["DayValueView"][];
            /** @description The last 7 days, today last; a gap is null, not 0. */
            eaten_series: components["schemas"]["DayValueView"][];
        };
        OverviewSleepView: {
            /** @description Null while nothing is known. */
            value: number | null;
            /** @description The goal value. */
            goal: number;
            /** @description More than 100 when the goal is passed. */
            percent: number;
            /** @description Amount left to the goal, at least 0. */
            remaining: number;
            /** @description Whether the goal is reached. */
            is_reached: boolean;
            /**
             * Format: date
             * @description Day of waking of the latest of the last 7 nights, null without one. (format date)
             */
            date: string | null;
            /** @description Deep sleep, in minutes. */
            deep_minutes: number | null;
            /** @description Dreaming (REM) sleep, in minutes. */
            rem_minutes: number | null;
            /** @description Light sleep, in minutes. */
            light_minutes: number | null;
            /** @description Time awake in bed, in minutes. */
            awake_minutes: number | null;
            /** @description 1 to 5. */
            quality: number | null;
            /** @description The last 7 days against the 7 before. */
            trend: components["schemas"]["TrendView"];
            /** @description The last 7 days, today last; a gap is null, not 0. */
            series: components["schemas"]["DayValueView"][];
        };
        OverviewHeartRateView: {
            /** @description The latest of the last 7 days. */
            resting_bpm: number | null;
            /**
             * Format: date
             * @description The day of that reading; null without one. (format date)
             */
            date: string | null;
            /** @description The lowest of the last 7 days, in beats a minute; null without any. */
            lowest_bpm: number | null;
            /** @description The highest of the last 7 days, in beats a minute; null without any. */
            highest_bpm: number | null;
            /** @description The last 7 days against the 7 before. */
            trend: components["schemas"]["TrendView"];
            /** @description The last 7 days, today last; a gap is null, not 0. */
            series: components["schemas"]["DayValueView"][];
        };
        OverviewWorkoutsView: {
            /**
             * Format: date
             * @description Monday. (format date)
             */
            week_from: string;
            /** @description Trainings since Monday. */
            week_workouts: number;
            /** @description Minutes trained since Monday. */
            week_minutes: number;
            /** @description Trainings of today, the latest first. */
            today: components["schemas"]["ActivityView"][];
            /** @description The latest 5. */
            latest: components["schemas"]["ActivityView"][];
        };
        OverviewWeightView: {
            /** @description Body weight, in kilograms. */
            weight_kg: number;
            /**
             * Format: date
             * @description The day, in the time zone of the member. (format date)
             */
            date: string;
            /** @description Target weight, in kilograms; null without a goal. */
            target_weight_kg: number | null;
        };
        OverviewPageView: {
            /**
             * Format: date
             * @description Today's date in the time zone of the member. (format date)
             */
            date: string;
            /** @description Time zone, by its IANA name. */
            timezone: string;
            /** @description Daily goals, as set by the club. */
            goals: components["schemas"]["GoalsView"];
            /** @description Steps, active minutes and active calories of today against their goals. */
            rings: components["schemas"]["RingView"][];
            /** @description Steps of today against the goal, and the trend. */
            steps: components["schemas"]["OverviewStepsView"];
            /** @description Kilocalories burned and eaten. */
            calories: components["schemas"]["OverviewCaloriesView"];
            /** @description The latest of the last 7 nights, and the trend. */
            sleep: components["schemas"]["OverviewSleepView"];
            /** @description Heart rate at rest. */
            heart_rate: components["schemas"]["OverviewHeartRateView"];
            /** @description Trainings of today and of the week. */
            workouts: components["schemas"]["OverviewWorkoutsView"];
            /** @description Glasses of water. */
            hydration: components["schemas"]["GoalProgressView"];
            /** @description The latest, null without one. */
            weight: components["schemas"]["OverviewWeightView"] | null;
        };
        HubAccountView: {
            /** @description Id of the account. */
            id: number;
            /** @description In lower case; identifies the account in addresses. */
            username: string;
            /** @description Given name. */
            first_name: string;
            /** @description Family name. */
            last_name: string;
            /** @description E-mail address to sign in with. */
            email: string;
            /** @description With the country code. */
            phone: string | null;
            /** @description Whether the e-mail address is confirmed. */
            is_verified: boolean;
            /** @description Address of the profile picture; null without one. */
            profile_picture: string | null;
            /** @description ISO 3166-1 numeric code. */
            country_id: number | null;
            /** @description Time zone that determines the days of the member, by its IANA name. */
            timezone: string;
            /**
             * Format: date-time
             * @description When the account was created, in UTC. (format date-time)
             */
            member_since: string;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        HubFiguresView: {
            /** @description Days with activity figures from any source. */
            days_recorded: number;
            /** @description Trainings, each counted once. */
            activities: number;
            /** @description Minutes of those trainings. */
            active_minutes: number;
            /** @description Meals logged or planned. */
            meals: number;
            /** @description Nights logged. */
            nights: number;
            /** @description Days with vitals, and days with readings of the body. */
            readings: number;
            /** @description Days with pictures. */
            photos: number;
            /** @description Achievements that were earned. */
            achievements: number;
            /** @description Points of all earned achievements. */
            points: number;
            /** @description Badges that were earned. */
            badges: number;
            /** @description Groups that were joined. */
            groups: number;
            /** @description Connected devices. */
            devices: number;
            /** @description Ingest keys that are not revoked. */
            ingest_keys: number;
        };
        AlertsView: {
            /** @description Work a coach assigns, and in the morning the workout planned for the day, in the feed. */
            workouts: boolean;
            /** @description Messages of the coach in the feed. */
            messages: boolean;
            /** @description Comments on own posts and replies to own discussions in the feed. */
            community: boolean;
            /** @description The week in figures, on Monday morning, in the feed and by mail. */
            summary: boolean;
        };
        PrivacyView: {
            /** @description Off hides every figure of the member in the community. */
            share_activity: boolean;
        };
        AppearanceView: {
            /**
             * @description Light, dark, or the setting of the system.
             * @enum {string}
             */
            theme: "light" | "dark" | "system";
            /** @description The name of a colour, or one as `#rrggbb`. */
            accent: string;
            /**
             * @description Whether animations are shown.
             * @enum {string}
             */
            motion: "full" | "reduced";
        };
        SettingsHubView: {
            /** @description Account of the member. */
            account: components["schemas"]["HubAccountView"];
            /** @description Lifetime totals of the member. */
            figures: components["schemas"]["HubFiguresView"];
            /** @description Alerts that are switched on. */
            alerts: components["schemas"]["AlertsView"];
            /** @description What other members can see. */
            privacy: components["schemas"]["PrivacyView"];
            /** @description Appearance of the member's pages. */
            appearance: components["schemas"]["AppearanceView"];
        };
        AlertsBody: {
            /** @description Work a coach assigns, and in the morning the workout planned for the day, in the feed. */
            workouts?: boolean | null;
            /** @description Messages of the coach in the feed. */
            messages?: boolean | null;
            /** @description Comments on own posts and replies to own discussions in the feed. */
            community?: boolean | null;
            /** @description The week in figures, on Monday morning, in the feed and by mail. */
            summary?: boolean | null;
        };
        PrivacyBody: {
            /** @description Whether figures are shown in the community. */
            share_activity?: boolean | null;
        };
        AppearanceBody: {
            /**
             * @description Light, dark, or the setting of the system.
             * @enum {string|null}
             */
            theme?: "light" | "dark" | "system" | null;
            /** @description The name of a colour, or one as `#rrggbb`. (minLength 1, maxLength 20, pattern ^(#[0-9a-fA-F]{6}|[a-z][a-z-]*)$) */
            accent?: string | null;
            /**
             * @description Whether animations are shown.
             * @enum {string|null}
             */
            motion?: "full" | "reduced" | null;
        };
        ExportView: {
            /**
             * Format: date-time
             * @description When it was begun, in UTC. (format date-time)
             */
            exported_at: string;
            /** @description The account itself. */
            account: {
                [key: string]: unknown;
            };
            /** @description Everything recorded, by kind, each with all its rows. */
            records: {
                [key: string]: {
                    [key: string]: unknown;
                }[];
            };
        };
        FitnessSearchHit: {
            /**
             * @description A client is a member of the own roster, a coach any staff account.
             * @enum {string}
             */
            kind: "client" | "member" | "coach" | "exercise" | "workout" | "program" | "dish" | "group" | "event" | "challenge" | "discussion" | "badge" | "achievement";
            /** @description Slug, key or username that addresses it. */
            key: string;
            /** @description Of a record of a catalogue; null for people and discussions. */
            id: number | null;
            /** @description The title. */
            title: string;
            /** @description Beginning of the description; the username of a person. */
            subtitle: string;
            /** @description Address of the picture; null without one. */
            image_url: string | null;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        DemoAccountView: {
            /** @description Kind of account, as in the list of tokens. */
            audience: string;
            /** @description Roles of a staff account; for other accounts the audience. */
            role: string;
            /** @description First and last name. */
            name: string;
            /** @description Send it to `POST /demo/session`. */
            email: string;
        };
        DemoView: {
            /** @description Always true; without demo mode the response is 404. */
            enabled: boolean;
            /**
             * Format: date-time
             * @description When everything is next deleted and filled again. (format date-time)
             */
            resets_at: string;
            /** @description Accounts to sign in with, without a password. */
            accounts: components["schemas"]["DemoAccountView"][];
        };
        DemoSessionBody: {
            /**
             * Format: email
             * @description E-mail address of a demo account, as `GET /demo` lists it. (format email)
             */
            email: string;
        };
        AiModelView: {
            /** @description Its name at the provider. */
            name: string;
            /**
             * @description Protocol of the provider; `demo` is no language model and answers where no provider is configured.
             * @enum {string}
             */
            provider: "openai" | "anthropic" | "demo";
            /** @description Whether it answers in conversations without a model of their own. */
            is_default: boolean;
            /** @description Whether it can answer now. */
            is_available: boolean;
        };
        AiUsageView: {
            /**
             * Format: date
             * @description Calendar day in UTC. (format date)
             */
            day: string;
            /** @description Id of the account. */
            account_id: number;
            /** @description Name of the account; null if it no longer exists. */
            account_name: string | null;
            /** @description Tokens that were sent to the provider. */
            input_tokens: number;
            /** @description Tokens that the provider returned. */
            output_tokens: number;
        };
        AiChatView: {
            /** @description Id of the record. */
            id: number;
            /** @description As given, or the beginning of the first message; null before both. */
            title: string | null;
            /** @description Model that answers; null for the default one. */
            model: string | null;
            /** @description Whether an answer is under way, in any page or process. */
            is_answering: boolean;
            /**
             * Format: date-time
             * @description When it was made, in UTC. (format date-time)
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed, in UTC. (format date-time)
             */
            updated_at: string;
        };
        AiChatBody: {
            /** @description Made from the first message when left out. (minLength 1, maxLength 120) */
            title?: string | null;
            /** @description Name of a model; the default one when left out or null. (minLength 1, maxLength 120) */
            model?: string | null;
        };
        AiToolUseView: {
            /** @description Name of the operation as a tool. */
            name: string;
            /** @description Summary of the operation, in English. */
            title: string;
            /**
             * @description Whether it could be read.
             * @enum {string}
             */
            status: "done" | "failed";
        };
        AiProposalValueView: {
            /** @description Path of the argument: `name.ar`, `lines.0.quantity`. */
            field: string;
            /** @description Name of the field in the language of the request. */
            label: string;
            /** @description The whole value. Texts are in quotation marks, without direction marks and invisible letters; lists are joined. */
            text: string;
        };
        AiProposalResultView: {
            /** @description HTTP status of the change. */
            status: number;
            /** @description What the route returned; null after a failure, or if it was too large. */
            data: string | number | boolean | Record<string, never> | unknown[] | null;
            /** @description What failed, in no language; null if it was done. */
            code: string | null;
            /** @description The sentence of the failure; null if it was done. */
            message: string | null;
            /** @description Problems by field; null without any. */
            errors: {
                [key: string]: unknown;
            } | null;
        };
        AiProposalView: {
            /** @description Id of the record. */
            id: number;
            /** @description Id of the answer it belongs to. */
            message_id: number;
            /** @description Name of the operation as a tool. */
            tool: string;
            /** @description Summary of the operation, in English. */
            title: string;
            /** @description What is sent when it is confirmed. */
            arguments: {
                [key: string]: unknown;
            };
            /** @description The change in plain words with all its values, in the language of the request. Show it, or `values`, as a whole before the account confirms. */
            sentence: string;
            /** @description The arguments one by one, as `sentence` has them. Nothing else is sent when it is confirmed. */
            values: components["schemas"]["AiProposalValueView"][];
            /**
             * @description `pending` can be confirmed until `expires_at`; `failed` was confirmed and refused.
             * @enum {string}
             */
            status: "pending" | "running" | "done" | "failed" | "declined" | "expired";
            /**
             * Format: date-time
             * @description Until when it can be confirmed. (format date-time)
             */
            expires_at: string;
            /** @description Null until it was run. */
            result: components["schemas"]["AiProposalResultView"] | null;
            /**
             * Format: date-time
             * @description When it was made, in UTC. (format date-time)
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it was confirmed or declined; null before. (format date-time)
             */
            decided_at: string | null;
        };
        AiMessageView: {
            /** @description Id of the record. */
            id: number;
            /**
             * @description Who wrote it.
             * @enum {string}
             */
            role: "user" | "assistant";
            /** @description What was written, so far if the answer did not end. */
            text: string;
            /**
             * @description Of an answer: `stopped` by the account; `interrupted` and `failed` continue when the message is sent again with the same `client_token`. `done` for messages of the account.
             * @enum {string}
             */
            status: "running" | "done" | "stopped" | "interrupted" | "failed";
            /** @description Token the message was sent with; null for answers. */
            client_token: string | null;
            /** @description Model of the answer; null for messages of the account. */
            model: string | null;
            /** @description Why an answer failed, such as `assistant_failed`; null otherwise. */
            failure_code: string | null;
            /** @description What the answer read, in order. */
            tools: components["schemas"]["AiToolUseView"][];
            /** @description Changes that the answer proposes, in order. */
            proposals: components["schemas"]["AiProposalView"][];
            /**
             * Format: date-time
             * @description When it was made, in UTC. (format date-time)
             */
            created_at: string;
        };
        AiChatDetailView: {
            /** @description Id of the record. */
            id: number;
            /** @description As given, or the beginning of the first message; null before both. */
            title: string | null;
            /** @description Model that answers; null for the default one. */
            model: string | null;
            /** @description Whether an answer is under way, in any page or process. */
            is_answering: boolean;
            /**
             * Format: date-time
             * @description When it was made, in UTC. (format date-time)
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When it last changed, in UTC. (format date-time)
             */
            updated_at: string;
            /** @description The latest messages, or those before `before`; the oldest first. */
            messages: components["schemas"]["AiMessageView"][];
            /** @description Whether there are older messages. */
            has_more: boolean;
        };
        AiDeltaView: {
            /** @description Text to append. */
            text: string;
        };
        AiToolEventView: {
            /** @description Name of the operation as a tool. */
            name: string;
            /** @description Summary of the operation, in English. */
            title: string;
            /**
             * @description Sent when it begins and when it ended.
             * @enum {string}
             */
            status: "running" | "done" | "failed";
        };
        AiErrorView: {
            /** @description What failed, in no language. */
            code: string;
            /** @description A sentence for the reader. */
            message: string;
            /** @description Seconds until it may be tried again; null if not known. */
            retry_after: number | null;
        };
        AiMessageBody: {
            /** @description What the account asks or wants to be done. (minLength 1, maxLength 4000) */
            text: string;
            /** @description Made for each message. A message whose answer was interrupted or failed continues with the same token. (minLength 1, maxLength 100) */
            client_token: string;
        };
        StatusView: {
            /**
             * @description Whether requests can be served.
             * @enum {string}
             */
            status: "ok" | "unavailable";
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
            /** @description The sentence of `code` for the reader, where `message` is a key or the problem of one field. */
            text?: string;
            /** @description Figures and names behind the sentence, where the refusal has any; null or absent otherwise. */
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
    Accounts_register: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterBody"];
            };
        };
        responses: {
            /** @description A token and the account that signed in. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
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
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 409: email_taken, idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, username_taken; 413: body_too_large, too_many_values; 415: unsupported_media_type; 429: rate_limited; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "email_taken" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "rate_limited" | "server_busy" | "service_unavailable" | "too_many_values" | "unsupported_media_type" | "username_taken" | "validation_failed";
                    };
                };
            };
        };
    };
    Accounts_close: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteAccountBody"];
            };
        };
        responses: {
            /** @description Done; `data` is null. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
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
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: demo_protected; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, last_full_account; 413: body_too_large, too_many_values; 415: unsupported_media_type; 429: rate_limited; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "demo_protected" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "last_full_account" | "malformed_json" | "rate_limited" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Members_list: {
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
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows per page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description ISO 3166-1 numeric code. */
                country_id?: number;
                /** @description By the latest change; `desc` when left out. */
                order?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is the account of a member. */
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
                            data: components["schemas"]["MemberView"][];
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Members_add: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberBody"];
            };
        };
        responses: {
            /** @description The account of a member. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
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
                        data: components["schemas"]["MemberView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 409: email_taken, idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, username_taken; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "email_taken" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "username_taken" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Members_statistic: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts of accounts. */
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
                        data: components["schemas"]["PersonStatisticView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Members_deleted: {
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
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows per page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description ISO 3166-1 numeric code. */
                country_id?: number;
                /** @description By the latest change; `desc` when left out. */
                order?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is the account of a member. */
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
                            data: components["schemas"]["MemberView"][];
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Members_oneDeleted: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Username of the member. */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account of a member. */
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
                        data: components["schemas"]["MemberView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: member_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "member_not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Members_restore: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Username of the member. */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account of a member. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
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
                        data: components["schemas"]["MemberView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: member_not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "member_not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Members_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Username of the member. */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account of a member. */
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
                        data: components["schemas"]["MemberView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: member_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "member_not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Members_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Username of the member. */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; `data` is null. */
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: beyond_own_rights, demo_protected, permission_required; 404: member_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "beyond_own_rights" | "demo_protected" | "member_not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Members_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Username of the member. */
                username: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberChangeBody"];
            };
        };
        responses: {
            /** @description The account of a member. */
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
                        data: components["schemas"]["MemberView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: beyond_own_rights, demo_protected, permission_required; 404: member_not_found; 409: email_taken, username_taken; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "beyond_own_rights" | "body_too_large" | "demo_protected" | "email_taken" | "malformed_json" | "member_not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "username_taken" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Members_setPassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Username of the member. */
                username: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberPasswordBody"];
            };
        };
        responses: {
            /** @description The account of a member. */
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
                        data: components["schemas"]["MemberView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: beyond_own_rights, demo_protected, permission_required; 404: member_not_found; 413: body_too_large, too_many_values; 415: unsupported_media_type; 429: rate_limited; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "beyond_own_rights" | "body_too_large" | "demo_protected" | "malformed_json" | "member_not_found" | "permission_required" | "rate_limited" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Members_resend: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Username of the member. */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Whether the mail was sent. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
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
                        data: components["schemas"]["ResentView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: member_not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "member_not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Members_verify: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Username of the member. */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account of a member. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
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
                        data: components["schemas"]["MemberView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: demo_protected, permission_required; 404: member_not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "demo_protected" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "member_not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Members_unverify: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Username of the member. */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account of a member. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
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
                        data: components["schemas"]["MemberView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: demo_protected, permission_required; 404: member_not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "demo_protected" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "member_not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    RolePicker_select: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list; each entry is a role to choose from. */
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    SignIn_signIn: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInBody"];
            };
        };
        responses: {
            /** @description A token and the account that signed in. */
            200: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
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
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_failed; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 429: rate_limited; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "rate_limited" | "server_busy" | "service_unavailable" | "sign_in_failed" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    SignIn_undoEmailChange: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoEmailBody"];
            };
        };
        responses: {
            /** @description Confirms that the former e-mail address is restored. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
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
                        data: components["schemas"]["EmailRestoredView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 403: demo_protected; 409: email_taken, idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 429: rate_limited; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "demo_protected" | "email_taken" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "rate_limited" | "server_busy" | "service_unavailable" | "too_many_values" | "unsupported_media_type" | "validation_failed";
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
            /** @description A staff account with its roles and permissions. */
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
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
            /** @description A staff account with its roles and permissions. */
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
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: demo_protected; 409: email_taken; 413: body_too_large, too_many_values; 415: unsupported_media_type; 429: rate_limited; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "demo_protected" | "email_taken" | "malformed_json" | "rate_limited" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
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
            /** @description A new token. */
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
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: demo_protected; 413: body_too_large, too_many_values; 415: unsupported_media_type; 429: rate_limited; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "demo_protected" | "malformed_json" | "rate_limited" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
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
                /** @description Rows per page: 10 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                limit?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description Part of the names, the username, the e-mail address or the phone number. */
                search?: string;
                /** @description Part of the e-mail address. */
                email?: string;
                /** @description Part of the names or the username. */
                name?: string;
                /** @description Part of the phone number, as written. */
                phone?: string;
                /** @description Holders of this role. */
                role_id?: number;
                /** @description What to sort by; the latest change first when left out or unknown. */
                sort?: "id" | "username" | "first_name" | "last_name" | "email" | "created_at" | "updated_at";
                /** @description Direction of `sort`: `asc` when left out. */
                order?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a staff account with its roles. */
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Staff_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAccountBody"];
            };
        };
        responses: {
            /** @description A staff account with its roles and permissions. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
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
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: beyond_own_rights, permission_required; 409: email_taken, idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, username_taken; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "beyond_own_rights" | "body_too_large" | "email_taken" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "username_taken" | "validation_failed" | "wrong_audience";
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
            /** @description Counts of staff accounts by role. */
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
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
                /** @description Id or username of the account. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A staff account with its roles and permissions. */
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
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
                /** @description Id or username of the account. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; `data` is null. */
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: beyond_own_rights, demo_protected, permission_required; 404: record_not_found; 409: last_full_account; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "beyond_own_rights" | "demo_protected" | "last_full_account" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
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
                /** @description Id or username of the account. */
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
            /** @description A staff account with its roles and permissions. */
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
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: beyond_own_rights, demo_protected, permission_required; 404: record_not_found; 409: email_taken, last_full_account, username_taken; 413: body_too_large, too_many_values; 415: unsupported_media_type; 429: rate_limited; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "beyond_own_rights" | "body_too_large" | "demo_protected" | "email_taken" | "last_full_account" | "malformed_json" | "permission_required" | "rate_limited" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "username_taken" | "validation_failed" | "wrong_audience";
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
                /** @description Id or username of the account. */
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
            /** @description A staff account with its roles and permissions. */
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
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: beyond_own_rights, demo_protected, permission_required; 404: record_not_found; 409: last_full_account; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "beyond_own_rights" | "body_too_large" | "demo_protected" | "last_full_account" | "malformed_json" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
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
                /** @description Rows per page: 10 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                limit?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description Part of the name. */
                name?: string;
                /** @description The audience of the role: `staff` finds all, any other none. */
                guard_name?: string;
                /** @description Created on this day (UTC) or later. */
                created_from?: string;
                /** @description Created on this day (UTC) or earlier. */
                created_to?: string;
                /** @description What to sort by; the latest change first when left out or unknown. */
                sort?: "id" | "name" | "created_at" | "updated_at";
                /** @description Direction of `sort`: `asc` when left out. */
                order?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a role with its permissions. */
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Roles_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateRoleBody"];
            };
        };
        responses: {
            /** @description A role with its permissions. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
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
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, role_name_taken; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "permission_required" | "role_name_taken" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
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
            /** @description Counts of roles and permissions. */
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
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
            /** @description A list; each entry is a role to choose from. */
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
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
            /** @description A list; each entry is the permissions of one module. */
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
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
            /** @description A role with its permissions. */
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
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
            /** @description A role with its permissions. */
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
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: beyond_own_rights, permission_required; 404: record_not_found; 409: role_built_in, role_name_taken; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "beyond_own_rights" | "body_too_large" | "malformed_json" | "permission_required" | "record_not_found" | "role_built_in" | "role_name_taken" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
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
            /** @description Done; `data` is null. */
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: beyond_own_rights, permission_required; 404: record_not_found; 409: role_built_in, role_in_use; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "beyond_own_rights" | "permission_required" | "record_not_found" | "role_built_in" | "role_in_use" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Roles_replacePermissions: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
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
            /** @description A role with its permissions. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
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
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: beyond_own_rights, demo_protected, permission_required; 404: record_not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, last_full_account; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "beyond_own_rights" | "body_too_large" | "demo_protected" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "last_full_account" | "malformed_json" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
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
            /** @description The settings that a site needs. */
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
            /** @description Refused. 400: bad_request; 503: server_busy, service_unavailable */
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
                /** @description Rows per page: 10 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description In key, description, category or value. */
                search?: string;
                /** @description Settings of this group, such as `site`. */
                category?: string;
                /** @description Settings of this type. */
                type?: "string" | "number" | "boolean" | "json" | "text";
                /** @description What to sort by; the latest change first when left out or unknown. */
                sort?: "key" | "category" | "type" | "created_at" | "updated_at";
                /** @description Direction of `sort`: `asc` when left out. */
                order?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a setting with its value, type and category. */
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
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
                /** @description Key of the setting, such as `site_name`. */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A setting with its value, type and category. */
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
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
                /** @description Key of the setting, such as `site_name`. */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; `data` is null. */
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: demo_protected, permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "demo_protected" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
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
                /** @description Key of the setting, such as `site_name`. */
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
            /** @description A setting with its value, type and category. */
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
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: demo_protected, permission_required; 404: record_not_found; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "demo_protected" | "malformed_json" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    AccessKeys_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list; each entry is an access key of the account, without its secret. */
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
                        data: components["schemas"]["AccessKeyView"][];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    AccessKeys_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccessKeyBody"];
            };
        };
        responses: {
            /** @description A new access key with its secret, which is shown only once. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
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
                        data: components["schemas"]["NewAccessKeyView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, too_many_access_keys; 413: body_too_large, too_many_values; 415: unsupported_media_type; 429: rate_limited; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "rate_limited" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_access_keys" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    AccessKeys_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the access key. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; `data` is null. */
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    ToolCalls_list: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows per page: 20 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a change that a program made through the MCP endpoint. */
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
                            data: components["schemas"]["ToolCallView"][];
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    StaffNotifications_list: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows per page: 30 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                limit?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description Created or read at this instant or later. */
                since?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of notifications and the number of unread ones. */
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
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
            /** @description One page of notifications and the number of unread ones. */
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
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
            /** @description One page of notifications and the number of unread ones. */
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
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
            /** @description One page of notifications and the number of unread ones. */
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Countries_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list; each entry is a country to choose from. */
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
                        data: components["schemas"]["CountryView"][];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 503: server_busy, service_unavailable */
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
    Labels_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Labels of all lists in both languages. */
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
                        data: components["schemas"]["FitnessLabels"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 503: server_busy, service_unavailable */
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
    Uploads_upload: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadForm"];
            };
        };
        responses: {
            /** @description The stored file with its address and versions. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
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
            /** @description Refused. 400: bad_request, bucket_required, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large; 415: unsupported_media_type; 429: rate_limited, uploads_under_way; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "bucket_required" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "rate_limited" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "unsupported_media_type" | "uploads_under_way" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    ChunkedUploads_receive: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadPartForm"];
            };
        };
        responses: {
            /** @description The state of the upload, and the file once it is complete. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
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
                        data: components["schemas"]["ChunkedUploadView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, bucket_required, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, part_differs, too_many_uploads, upload_differs; 413: body_too_large; 415: unsupported_media_type; 429: rate_limited, uploads_under_way; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "bucket_required" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "part_differs" | "rate_limited" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_uploads" | "unsupported_media_type" | "upload_differs" | "uploads_under_way" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    ExercisesStaff_list: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows per page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description Words of the name in either language, all of which must occur. */
                search?: string;
                /** @description Order by the last change; `desc`, the latest first, when left out. */
                order?: "asc" | "desc";
                /** @description Exercises for this muscle. */
                muscle?: "chest" | "back" | "shoulders" | "biceps" | "triceps" | "forearms" | "core" | "glutes" | "quadriceps" | "hamstrings" | "calves" | "full_body";
                /** @description Exercises that need this. */
                equipment?: "none" | "mat" | "dumbbell" | "barbell" | "kettlebell" | "machine" | "cable" | "band" | "bench" | "pull_up_bar" | "box" | "medicine_ball" | "rope" | "cardio_machine";
                /** @description Exercises of this difficulty. */
                difficulty?: "beginner" | "intermediate" | "advanced";
                /** @description The featured exercise only, or all others. */
                is_featured?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is an exercise with all its fields. */
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
                            data: components["schemas"]["ManagedExerciseView"][];
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
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    ExercisesStaff_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExerciseBody"];
            };
        };
        responses: {
            /** @description An exercise with all its fields. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
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
                        data: components["schemas"]["ManagedExerciseView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, slug_in_use; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_in_use" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    ExercisesStaff_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the exercise. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An exercise with all its fields. */
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
                        data: components["schemas"]["ManagedExerciseView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    ExercisesStaff_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the exercise. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; `data` is null. */
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: exercise_in_use; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "exercise_in_use" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    ExercisesStaff_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the exercise. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExerciseChangeBody"];
            };
        };
        responses: {
            /** @description An exercise with all its fields. */
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
                        data: components["schemas"]["ManagedExerciseView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: slug_in_use; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_in_use" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    ExercisesStaff_feature: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the exercise. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An exercise with all its fields. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
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
                        data: components["schemas"]["ManagedExerciseView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    WorkoutsStaff_list: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows per page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description Words of the name in either language, all of which must occur. */
                search?: string;
                /** @description Order by the last change; `desc`, the latest first, when left out. */
                order?: "asc" | "desc";
                /** @description Workouts of this kind. */
                kind?: "strength" | "cardio" | "hiit" | "mobility" | "yoga" | "pilates" | "recovery";
                /** @description Workouts of this difficulty. */
                difficulty?: "beginner" | "intermediate" | "advanced";
                /** @description Workouts with this exercise. */
                exercise_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a workout with its exercises. */
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
                            data: components["schemas"]["ManagedWorkoutView"][];
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
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    WorkoutsStaff_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkoutBody"];
            };
        };
        responses: {
            /** @description A workout with its exercises. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
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
                        data: components["schemas"]["ManagedWorkoutView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, slug_in_use; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_in_use" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    WorkoutsStaff_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the workout. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A workout with its exercises. */
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
                        data: components["schemas"]["ManagedWorkoutView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    WorkoutsStaff_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the workout. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; `data` is null. */
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: workout_in_use; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "workout_in_use" | "wrong_audience";
                    };
                };
            };
        };
    };
    WorkoutsStaff_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the workout. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkoutChangeBody"];
            };
        };
        responses: {
            /** @description A workout with its exercises. */
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
                        data: components["schemas"]["ManagedWorkoutView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: slug_in_use; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_in_use" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    ProgramsStaff_list: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows per page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description Words of the name in either language, all of which must occur. */
                search?: string;
                /** @description Order by the last change; `desc`, the latest first, when left out. */
                order?: "asc" | "desc";
                /** @description Programs for this goal. */
                goal?: "strength" | "muscle" | "weight_loss" | "endurance" | "mobility" | "general";
                /** @description Programs of this difficulty. */
                difficulty?: "beginner" | "intermediate" | "advanced";
                /** @description Programs with this workout. */
                workout_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a program with its days. */
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
                            data: components["schemas"]["ManagedProgramView"][];
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
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    ProgramsStaff_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProgramBody"];
            };
        };
        responses: {
            /** @description A program with its days. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
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
                        data: components["schemas"]["ManagedProgramView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, slug_in_use; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_in_use" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    ProgramsStaff_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the program. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A program with its days. */
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
                        data: components["schemas"]["ManagedProgramView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    ProgramsStaff_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the program. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; `data` is null. */
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: program_in_use; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "program_in_use" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    ProgramsStaff_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the program. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProgramChangeBody"];
            };
        };
        responses: {
            /** @description A program with its days. */
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
                        data: components["schemas"]["ManagedProgramView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: slug_in_use; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_in_use" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    DishesStaff_list: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows per page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description Words of the name in either language, all of which must occur. */
                search?: string;
                /** @description Order by the last change; `desc`, the latest first, when left out. */
                order?: "asc" | "desc";
                /** @description Dishes for this meal of the day. */
                meal?: "breakfast" | "lunch" | "dinner" | "snack";
                /** @description Dishes with this tag. */
                tag?: "vegetarian" | "vegan" | "high_protein" | "low_carb" | "gluten_free" | "dairy_free" | "high_fiber" | "quick";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a dish with its nutrients. */
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
                            data: components["schemas"]["ManagedDishView"][];
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
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    DishesStaff_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DishBody"];
            };
        };
        responses: {
            /** @description A dish with its nutrients. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
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
                        data: components["schemas"]["ManagedDishView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, slug_in_use; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_in_use" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    DishesStaff_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the dish. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A dish with its nutrients. */
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
                        data: components["schemas"]["ManagedDishView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    DishesStaff_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the dish. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; `data` is null. */
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    DishesStaff_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the dish. */
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
            /** @description A dish with its nutrients. */
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
                        data: components["schemas"]["ManagedDishView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: slug_in_use; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_in_use" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    BadgesStaff_list: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows per page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description Words of the name in either language, all of which must occur. */
                search?: string;
                /** @description Order by the last change; `desc`, the latest first, when left out. */
                order?: "asc" | "desc";
                /** @description Badges of this tier. */
                tier?: "bronze" | "silver" | "gold" | "platinum";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a badge and how many members earned it. */
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
                            data: components["schemas"]["ManagedBadgeView"][];
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
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    BadgesStaff_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BadgeBody"];
            };
        };
        responses: {
            /** @description A badge and how many members earned it. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
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
                        data: components["schemas"]["ManagedBadgeView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, slug_in_use; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_in_use" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    BadgesStaff_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the badge. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A badge and how many members earned it. */
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
                        data: components["schemas"]["ManagedBadgeView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    BadgesStaff_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the badge. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; `data` is null. */
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: badge_in_use; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "badge_in_use" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    BadgesStaff_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the badge. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BadgeChangeBody"];
            };
        };
        responses: {
            /** @description A badge and how many members earned it. */
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
                        data: components["schemas"]["ManagedBadgeView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: slug_in_use; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_in_use" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    AchievementsStaff_list: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows per page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description Words of the name in either language, all of which must occur. */
                search?: string;
                /** @description Order by the last change; `desc`, the latest first, when left out. */
                order?: "asc" | "desc";
                /** @description Achievements of this figure. */
                metric?: "workouts" | "active_days" | "streak_days" | "best_day_steps" | "distance_m" | "calories_kcal" | "nights" | "hydrated_days" | "challenges" | "check_ins" | "posts";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is an achievement and how many members earned it. */
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
                            data: components["schemas"]["ManagedAchievementView"][];
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
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    AchievementsStaff_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AchievementBody"];
            };
        };
        responses: {
            /** @description An achievement and how many members earned it. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
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
                        data: components["schemas"]["ManagedAchievementView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, slug_in_use; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_in_use" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    AchievementsStaff_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the achievement. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An achievement and how many members earned it. */
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
                        data: components["schemas"]["ManagedAchievementView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    AchievementsStaff_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the achievement. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; `data` is null. */
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: achievement_in_use; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "achievement_in_use" | "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    AchievementsStaff_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the achievement. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AchievementChangeBody"];
            };
        };
        responses: {
            /** @description An achievement and how many members earned it. */
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
                        data: components["schemas"]["ManagedAchievementView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: slug_in_use; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_in_use" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    GroupsStaff_list: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows per page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description Words of the name in either language, all of which must occur. */
                search?: string;
                /** @description Order by the last change; `desc`, the latest first, when left out. */
                order?: "asc" | "desc";
                /** @description Groups about this. */
                topic?: "running" | "cycling" | "strength" | "yoga" | "nutrition" | "walking" | "swimming" | "mindfulness" | "beginners" | "general";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a group with the number of its members. */
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
                            data: components["schemas"]["ManagedGroupView"][];
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
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    GroupsStaff_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupBody"];
            };
        };
        responses: {
            /** @description A group with the number of its members. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
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
                        data: components["schemas"]["ManagedGroupView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, slug_in_use; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_in_use" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    GroupsStaff_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the group. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A group with the number of its members. */
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
                        data: components["schemas"]["ManagedGroupView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    GroupsStaff_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the group. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; `data` is null. */
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: group_in_use; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "group_in_use" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    GroupsStaff_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the group. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupChangeBody"];
            };
        };
        responses: {
            /** @description A group with the number of its members. */
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
                        data: components["schemas"]["ManagedGroupView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: slug_in_use; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_in_use" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    EventsStaff_list: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows per page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description Words of the name in either language, all of which must occur. */
                search?: string;
                /** @description Order by the last change; `desc`, the latest first, when left out. */
                order?: "asc" | "desc";
                /** @description Events of this group. */
                group_id?: number;
                /** @description Online events only, or all others. */
                is_online?: boolean;
                /** @description Those that begin on this day in UTC or later. */
                from?: string;
                /** @description Those that begin on this day in UTC or earlier. */
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is an event with its places. */
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
                            data: components["schemas"]["ManagedEventView"][];
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
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    EventsStaff_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventBody"];
            };
        };
        responses: {
            /** @description An event with its places. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
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
                        data: components["schemas"]["ManagedEventView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, slug_in_use; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_in_use" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    EventsStaff_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the event. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An event with its places. */
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
                        data: components["schemas"]["ManagedEventView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    EventsStaff_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the event. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; `data` is null. */
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: event_in_use; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "event_in_use" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    EventsStaff_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the event. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventChangeBody"];
            };
        };
        responses: {
            /** @description An event with its places. */
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
                        data: components["schemas"]["ManagedEventView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: capacity_taken, slug_in_use; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "capacity_taken" | "malformed_json" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_in_use" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    EventsStaff_waitingList: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows per page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
            };
            header?: never;
            path: {
                /** @description Id of the event. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a member on the waiting list of an event. */
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
                            data: components["schemas"]["EventLineEntryView"][];
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    ChallengesStaff_list: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows per page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description Words of the name in either language, all of which must occur. */
                search?: string;
                /** @description Order by the last change; `desc`, the latest first, when left out. */
                order?: "asc" | "desc";
                /** @description Challenges of this figure. */
                metric?: "steps" | "distance_m" | "active_minutes" | "calories_kcal" | "workouts";
                /** @description Challenges that run on this day. */
                running_on?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a challenge with the number of its participants. */
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
                            data: components["schemas"]["ManagedChallengeView"][];
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
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    ChallengesStaff_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChallengeBody"];
            };
        };
        responses: {
            /** @description A challenge with the number of its participants. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
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
                        data: components["schemas"]["ManagedChallengeView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, slug_in_use; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_in_use" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    ChallengesStaff_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the challenge. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A challenge with the number of its participants. */
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
                        data: components["schemas"]["ManagedChallengeView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    ChallengesStaff_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the challenge. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; `data` is null. */
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: challenge_in_use; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "challenge_in_use" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    ChallengesStaff_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the challenge. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChallengeChangeBody"];
            };
        };
        responses: {
            /** @description A challenge with the number of its participants. */
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
                        data: components["schemas"]["ManagedChallengeView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: slug_in_use; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_in_use" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Devices_page: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The devices of the member, connected or not. */
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
                        data: components["schemas"]["DevicesPageView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Devices_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list; each entry is an ingest key without its secret. */
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
                        data: components["schemas"]["IngestKeyView"][];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Devices_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IngestKeyBody"];
            };
        };
        responses: {
            /** @description The new ingest key; its secret is shown only here. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
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
                        data: components["schemas"]["NewIngestKeyView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, too_many_ingest_keys; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_ingest_keys" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Devices_revoke: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the key. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list; each entry is an ingest key without its secret. */
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
                        data: components["schemas"]["IngestKeyView"][];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Devices_toggle: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Key of the device. */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The devices of the member, connected or not. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
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
                        data: components["schemas"]["DevicesPageView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Devices_sync: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Key of the device. */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; `data` is null. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
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
            /** @description Refused. 400: bad_request, device_sync_unavailable, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "device_sync_unavailable" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    DevicesStaff_list: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows per page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description Words of the name in either language, all of which must occur. */
                search?: string;
                /** @description Order by the last change; `desc`, the latest first, when left out. */
                order?: "asc" | "desc";
                /** @description Devices of this kind. */
                kind?: "watch" | "band" | "scale" | "ring" | "phone" | "application";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a kind of device with the number of connections. */
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
                            data: components["schemas"]["ManagedDeviceView"][];
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
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    DevicesStaff_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeviceBody"];
            };
        };
        responses: {
            /** @description A kind of device with the number of connections. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
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
                        data: components["schemas"]["ManagedDeviceView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, slug_in_use; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_in_use" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    DevicesStaff_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the device. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A kind of device with the number of connections. */
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
                        data: components["schemas"]["ManagedDeviceView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    DevicesStaff_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the device. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; `data` is null. */
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: device_in_use; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "device_in_use" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    DevicesStaff_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the device. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeviceChangeBody"];
            };
        };
        responses: {
            /** @description A kind of device with the number of connections. */
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
                        data: components["schemas"]["ManagedDeviceView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: slug_in_use; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_in_use" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Sessions_current: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session with its exercises, sets and totals. */
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
                        data: components["schemas"]["FitnessSession"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Sessions_start: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionStartBody"];
            };
        };
        responses: {
            /** @description The session with its exercises, sets and totals. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
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
                        data: components["schemas"]["FitnessSession"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, session_open; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "session_open" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Sessions_logSet: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Number of the set within its exercise, from 1. */
                set: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DoneSetBody"];
            };
        };
        responses: {
            /** @description The session with its exercises, sets and totals. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
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
                        data: components["schemas"]["FitnessSession"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, no_open_session; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "no_open_session" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Sessions_skipRest: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session with its exercises, sets and totals. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
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
                        data: components["schemas"]["FitnessSession"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, no_open_session; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "no_open_session" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Sessions_notes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionNotesBody"];
            };
        };
        responses: {
            /** @description The session with its exercises, sets and totals. */
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
                        data: components["schemas"]["FitnessSession"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 409: no_open_session; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "no_open_session" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Sessions_add: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddedExerciseBody"];
            };
        };
        responses: {
            /** @description The session with its exercises, sets and totals. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
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
                        data: components["schemas"]["FitnessSession"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, no_open_session, session_full; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "no_open_session" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "session_full" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Sessions_select: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Slug of the exercise. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session with its exercises, sets and totals. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
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
                        data: components["schemas"]["FitnessSession"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, no_open_session; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "no_open_session" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Sessions_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Slug of the exercise. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session with its exercises, sets and totals. */
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
                        data: components["schemas"]["FitnessSession"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: no_open_session; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "no_open_session" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Sessions_finish: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session with its exercises, sets and totals. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
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
                        data: components["schemas"]["FitnessSession"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, no_open_session; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "no_open_session" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Sessions_restart: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session with its exercises, sets and totals. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
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
                        data: components["schemas"]["FitnessSession"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Activity_page: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows per page: 20 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description `days` when left out. */
                granularity?: "days" | "weeks" | "months";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The activity of the period with goals, totals and trends. */
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
                        data: components["schemas"]["ActivityPageView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Activity_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Slug of the training. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One activity with its figures. */
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
                        data: components["schemas"]["OneActivityView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Ingest_whoami: {
        parameters: {
            query?: never;
            header?: {
                /** @description An ingest key of the account, `qk_<prefix>_<secret>` */
                "X-Api-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account the key belongs to. */
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
                        data: components["schemas"]["KeyHolderView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: ingest_key_required; 429: rate_limited; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "ingest_key_required" | "rate_limited" | "server_busy" | "service_unavailable";
                    };
                };
            };
        };
    };
    Ingest_daily: {
        parameters: {
            query?: never;
            header?: {
                /** @description An ingest key of the account, `qk_<prefix>_<secret>` */
                "X-Api-Key"?: string;
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DailyMetricsBody"];
            };
        };
        responses: {
            /** @description How many days were received, inserted and updated. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
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
                        data: components["schemas"]["IngestedDaysView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: ingest_key_required; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 429: rate_limited; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "ingest_key_required" | "malformed_json" | "rate_limited" | "server_busy" | "service_unavailable" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    Ingest_finished: {
        parameters: {
            query?: never;
            header?: {
                /** @description An ingest key of the account, `qk_<prefix>_<secret>` */
                "X-Api-Key"?: string;
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IngestedSessionsBody"];
            };
        };
        responses: {
            /** @description How many sessions were received, recorded and duplicate. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
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
                        data: components["schemas"]["IngestedSessionsView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: ingest_key_required; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 429: rate_limited; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "ingest_key_required" | "malformed_json" | "rate_limited" | "server_busy" | "service_unavailable" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    Library_list: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows per page: 24 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description Exercises with this main or secondary muscle. */
                muscle?: "chest" | "back" | "shoulders" | "biceps" | "triceps" | "forearms" | "core" | "glutes" | "quadriceps" | "hamstrings" | "calves" | "full_body";
                /** @description Exercises that need this. */
                equipment?: "none" | "mat" | "dumbbell" | "barbell" | "kettlebell" | "machine" | "cable" | "band" | "bench" | "pull_up_bar" | "box" | "medicine_ball" | "rope" | "cardio_machine";
                /** @description Exercises of this difficulty. */
                difficulty?: "beginner" | "intermediate" | "advanced";
                /** @description Saved exercises only, or all others. */
                is_saved?: boolean;
                /** @description Words of the name in either language, all of which must occur. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of exercises with filters and recent ones. */
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
                        data: components["schemas"]["FitnessLibraryPage"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Library_one: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows per page: 50 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
            };
            header?: never;
            path: {
                /** @description Slug of the exercise. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An exercise with instructions, own records and history. */
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
                        data: components["schemas"]["FitnessExercisePage"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Library_save: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Slug of the exercise. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An exercise with instructions, own records and history. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
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
                        data: components["schemas"]["FitnessExercisePage"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Library_logSets: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Slug of the exercise. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoggedSetsBody"];
            };
        };
        responses: {
            /** @description An exercise with instructions, own records and history. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
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
                        data: components["schemas"]["FitnessExercisePage"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Training_plan: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows per page: 200 when left out, otherwise at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The week of the member: program, assigned and recent workouts. */
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
                        data: components["schemas"]["FitnessPlanPage"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Training_programs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The active program and all programs. */
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
                        data: components["schemas"]["FitnessProgramsPage"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Training_enroll: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Slug of the program. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The active program and all programs. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
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
                        data: components["schemas"]["FitnessProgramsPage"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Training_workout: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Slug of the workout. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A workout with its exercises. */
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
                        data: components["schemas"]["FitnessWorkoutPage"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Training_save: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Slug of the workout. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A workout with its exercises. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
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
                        data: components["schemas"]["FitnessWorkoutPage"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Nutrition_page: {
        parameters: {
            query?: {
                /** @description Words of the name of a dish, in either language. */
                search?: string;
                /** @description Dishes mostly eaten as this. */
                meal?: "breakfast" | "lunch" | "dinner" | "snack";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The meals, nutrients and water of the day. */
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
                        data: components["schemas"]["NutritionPageView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Nutrition_log: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoggedDishBody"];
            };
        };
        responses: {
            /** @description The meals, nutrients and water of the day. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
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
                        data: components["schemas"]["NutritionPageView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Nutrition_hydrate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HydrationBody"];
            };
        };
        responses: {
            /** @description The meals, nutrients and water of the day. */
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
                        data: components["schemas"]["NutritionPageView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Nutrition_planner: {
        parameters: {
            query?: {
                /** @description Today when left out. */
                date?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The planned meals of the week. */
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
                        data: components["schemas"]["PlannerPageView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Nutrition_plan: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnMealBody"];
            };
        };
        responses: {
            /** @description The planned meals of the week. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
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
                        data: components["schemas"]["PlannerPageView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Nutrition_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Key of the meal. */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The planned meals of the week. */
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
                        data: components["schemas"]["PlannerPageView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Sleep_page: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows per page: 30 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sleep of the last nights with goals and averages. */
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
                        data: components["schemas"]["SleepPageView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Sleep_log: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SleepNightBody"];
            };
        };
        responses: {
            /** @description The sleep of the last nights with goals and averages. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
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
                        data: components["schemas"]["SleepPageView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Sleep_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Day of waking, `YYYY-MM-DD`. */
                date: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sleep of the last nights with goals and averages. */
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
                        data: components["schemas"]["SleepPageView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Vitals_page: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows per page: 60 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vitals of today and one page of readings. */
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
                        data: components["schemas"]["HealthPageView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Vitals_log: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HealthReadingBody"];
            };
        };
        responses: {
            /** @description The vitals of today and one page of readings. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
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
                        data: components["schemas"]["HealthPageView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Vitals_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Day of the reading, `YYYY-MM-DD`. */
                date: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The vitals of today and one page of readings. */
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
                        data: components["schemas"]["HealthPageView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Progress_page: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows per page: 60 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Weight and measures with trends and one page of readings. */
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
                        data: components["schemas"]["ProgressPageView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Progress_compare: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows per page: 100 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description Day of a checkpoint; the first when left out. */
                before?: string;
                /** @description Day of a checkpoint; the latest when left out. */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Photos before and after, and one page of checkpoints. */
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
                        data: components["schemas"]["ProgressPhotosPageView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Progress_add: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProgressPhotoBody"];
            };
        };
        responses: {
            /** @description Photos before and after, and one page of checkpoints. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
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
                        data: components["schemas"]["ProgressPhotosPageView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Progress_notes: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows per page: 30 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a note of the journal. */
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
                            data: components["schemas"]["JournalNoteView"][];
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Progress_note: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JournalNoteBody"];
            };
        };
        responses: {
            /** @description Photos before and after, and one page of checkpoints. */
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
                        data: components["schemas"]["ProgressPhotosPageView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Progress_removePhotos: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Day of the checkpoint, `YYYY-MM-DD`. */
                date: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Photos before and after, and one page of checkpoints. */
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
                        data: components["schemas"]["ProgressPhotosPageView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Progress_aim: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WeightGoalBody"];
            };
        };
        responses: {
            /** @description Weight and measures with trends and one page of readings. */
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
                        data: components["schemas"]["ProgressPageView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Progress_log: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BodyReadingBody"];
            };
        };
        responses: {
            /** @description Weight and measures with trends and one page of readings. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
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
                        data: components["schemas"]["ProgressPageView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Progress_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Day of the reading, `YYYY-MM-DD`. */
                date: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Weight and measures with trends and one page of readings. */
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
                        data: components["schemas"]["ProgressPageView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    CommunityLists_allGroups: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows per page: 30 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a group of the community. */
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
                            data: components["schemas"]["CommunityGroupView"][];
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    CommunityLists_members: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows per page: 30 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
            };
            header?: never;
            path: {
                /** @description Slug of the group. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a member as the community sees them. */
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
                            data: components["schemas"]["CommunityMember"][];
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    CommunityLists_comments: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows per page: 30 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
            };
            header?: never;
            path: {
                /** @description Slug of the group. */
                slug: string;
                /** @description Key of the post, as the group shows it. */
                postKey: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a comment of a post. */
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
                            data: components["schemas"]["CommunityComment"][];
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Community_comment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Slug of the group. */
                slug: string;
                /** @description Key of the post, as the group shows it. */
                postKey: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentBody"];
            };
        };
        responses: {
            /** @description A group with members and one page of posts. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
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
                        data: components["schemas"]["CommunityGroupPage"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: not_in_group, permission_required; 404: record_not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 429: rate_limited; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "not_in_group" | "permission_required" | "rate_limited" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    CommunityLists_allDiscussions: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows per page: 30 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description Slug of a group; all groups when left out. */
                group?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a discussion with the number of replies. */
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
                            data: components["schemas"]["DiscussionCard"][];
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    CommunityLists_toCome: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows per page: 30 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description Slug of a group; all groups when left out. */
                group?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is an event with its places. */
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
                            data: components["schemas"]["CommunityEventView"][];
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    CommunityLists_running: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows per page: 30 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a challenge with the progress of the member. */
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
                            data: components["schemas"]["CommunityChallenge"][];
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    CommunityLists_reached: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows per page: 30 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is an achievement with the progress of the member. */
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
                            data: components["schemas"]["CommunityAchievement"][];
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Community_page: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows per page: 30 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the community page shows. */
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
                        data: components["schemas"]["CommunityPage"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Community_profile: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows per page: 10 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
            };
            header?: never;
            path: {
                /** @description Username of the member. */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A member with badges, groups and posts. */
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
                        data: components["schemas"]["CommunityProfile"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: member_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "member_not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Community_group: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows per page: 50 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
            };
            header?: never;
            path: {
                /** @description Slug of the group. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A group with members and one page of posts. */
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
                        data: components["schemas"]["CommunityGroupPage"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Community_discussion: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows per page: 200 when left out, otherwise at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
            };
            header?: never;
            path: {
                /** @description Slug of the discussion. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A discussion with one page of replies. */
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
                        data: components["schemas"]["DiscussionView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Community_join: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Slug of the group. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A group with members and one page of posts. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
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
                        data: components["schemas"]["CommunityGroupPage"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Community_challenge: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Slug of the challenge. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A challenge with the progress of the member. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
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
                        data: components["schemas"]["CommunityChallenge"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: challenge_over, idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "challenge_over" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Community_attend: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Slug of the event. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An event with its places. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
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
                        data: components["schemas"]["CommunityEventView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: event_full, event_over, idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "event_full" | "event_over" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Community_post: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Slug of the group. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PostBody"];
            };
        };
        responses: {
            /** @description A group with members and one page of posts. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
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
                        data: components["schemas"]["CommunityGroupPage"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: not_in_group, permission_required; 404: record_not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 429: rate_limited; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "not_in_group" | "permission_required" | "rate_limited" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Community_like: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Slug of the group. */
                slug: string;
                /** @description Key of the post, as the group shows it. */
                postKey: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A group with members and one page of posts. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
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
                        data: components["schemas"]["CommunityGroupPage"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: not_in_group, permission_required; 404: record_not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "not_in_group" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Community_removePost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Slug of the group. */
                slug: string;
                /** @description Key of the post, as the group shows it. */
                postKey: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A group with members and one page of posts. */
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
                        data: components["schemas"]["CommunityGroupPage"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Community_removeComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Slug of the group. */
                slug: string;
                /** @description Key of the post, as the group shows it. */
                postKey: string;
                /** @description Id of the comment. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A group with members and one page of posts. */
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
                        data: components["schemas"]["CommunityGroupPage"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Community_removeReply: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Slug of the discussion. */
                slug: string;
                /** @description Id of the reply. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A discussion with one page of replies. */
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
                        data: components["schemas"]["DiscussionView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Community_reply: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Slug of the discussion. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplyBody"];
            };
        };
        responses: {
            /** @description A discussion with one page of replies. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
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
                        data: components["schemas"]["DiscussionView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: not_in_group, permission_required; 404: record_not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 429: rate_limited; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "not_in_group" | "permission_required" | "rate_limited" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    EventWaiting_join: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Slug of the event. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An event with its places. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
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
                        data: components["schemas"]["CommunityEventView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: not_in_group, permission_required; 404: record_not_found; 409: event_full, event_over, idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, places_free; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "event_full" | "event_over" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "not_in_group" | "permission_required" | "places_free" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    EventWaiting_leave: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Slug of the event. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An event with its places. */
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
                        data: components["schemas"]["CommunityEventView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: event_over; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "event_over" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    EventWaiting_accept: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Slug of the event. */
                slug: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description An event with its places. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
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
                        data: components["schemas"]["CommunityEventView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: event_over, idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, offer_over; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "event_over" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "offer_over" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    DiscussionsStaff_list: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows per page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description Words of the name in either language, all of which must occur. */
                search?: string;
                /** @description Order by the last change; `desc`, the latest first, when left out. */
                order?: "asc" | "desc";
                /** @description Discussions of this group. */
                group_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a discussion as moderators see it. */
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
                            data: components["schemas"]["ManagedDiscussionView"][];
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
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    DiscussionsStaff_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DiscussionBody"];
            };
        };
        responses: {
            /** @description A discussion as moderators see it. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
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
                        data: components["schemas"]["ManagedDiscussionView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, slug_in_use; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_in_use" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    DiscussionsStaff_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the discussion. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A discussion as moderators see it. */
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
                        data: components["schemas"]["ManagedDiscussionView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    DiscussionsStaff_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the discussion. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; `data` is null. */
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    DiscussionsStaff_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the discussion. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DiscussionChangeBody"];
            };
        };
        responses: {
            /** @description A discussion as moderators see it. */
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
                        data: components["schemas"]["ManagedDiscussionView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: slug_in_use; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_in_use" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Moderation_posts: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows per page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description Username of the author. */
                author?: string;
                /** @description Posts of this group. */
                group_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a post as moderators see it. */
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
                            data: components["schemas"]["ModeratedPost"][];
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
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Moderation_removePost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Key of the post, as the list shows it. */
                postKey: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; `data` is null. */
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Moderation_comments: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows per page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description Username of the author. */
                author?: string;
                /** @description Key of the post they belong to. Older spelling of `post_key`. */
                postKey?: string;
                /** @description Key of the post they belong to. */
                post_key?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a comment as moderators see it. */
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
                            data: components["schemas"]["ModeratedComment"][];
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
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Moderation_removeComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the comment. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; `data` is null. */
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Moderation_replies: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows per page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description Username of the author. */
                author?: string;
                /** @description Replies to this discussion. */
                discussion_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a reply as moderators see it. */
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
                            data: components["schemas"]["ModeratedReply"][];
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
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Moderation_removeReply: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the reply. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; `data` is null. */
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Roster_clients: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list; each entry is a client with the activity of the week. */
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
                        data: components["schemas"]["ClientView"][];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Roster_take: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewClientBody"];
            };
        };
        responses: {
            /** @description A client with the activity of the week. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
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
                        data: components["schemas"]["ClientView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: member_not_found; 409: already_coached, idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "already_coached" | "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "member_not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Roster_available: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows per page: 500 when left out, otherwise at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description Words of the names or the username, all of which must occur. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a member or coach. */
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
                        data: components["schemas"]["CoachingPerson"][];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                        /** @description Which page this is, and how many rows and pages there are. */
                        pagination: components["schemas"]["PageFigures"];
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Roster_workouts: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows per page: 500 when left out, otherwise at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description Words of the name in either language, all of which must occur. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a workout to assign. */
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
                        data: components["schemas"]["AssignableWorkout"][];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                        /** @description Which page this is, and how many rows and pages there are. */
                        pagination: components["schemas"]["PageFigures"];
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Roster_assignedWork: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list; each entry is assigned work with its client. */
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
                        data: components["schemas"]["RosterWork"][];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Roster_weeksCheckIns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list; each entry is a check-in with its client. */
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
                        data: components["schemas"]["ClientCheckIn"][];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Roster_client: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Username of the client. */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A client with goals, plan and figures. */
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
                        data: components["schemas"]["ClientDetail"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: member_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "member_not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Roster_plan: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows per page: 500 when left out, otherwise at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
            };
            header?: never;
            path: {
                /** @description Username of the client. */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is assigned work. */
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
                        data: components["schemas"]["AssignmentView"][];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                        /** @description Which page this is, and how many rows and pages there are. */
                        pagination: components["schemas"]["PageFigures"];
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: member_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "member_not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Roster_assign: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Username of the client. */
                username: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignmentBody"];
            };
        };
        responses: {
            /** @description Assigned work. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
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
                        data: components["schemas"]["AssignmentView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: member_not_found, record_not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "member_not_found" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Roster_removeAssignment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the assignment. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; `data` is null. */
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Roster_thread: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows per page: 50 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
            };
            header?: never;
            path: {
                /** @description Username of the client. */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a message between coach and member. */
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
                            data: components["schemas"]["CoachMessageView"][];
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: member_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "member_not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Roster_write: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Username of the client. */
                username: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CoachMessageBody"];
            };
        };
        responses: {
            /** @description A message between coach and member. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
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
                        data: components["schemas"]["CoachMessageView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: member_not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 429: rate_limited; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "member_not_found" | "permission_required" | "rate_limited" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Roster_clientCheckIns: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows per page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
            };
            header?: never;
            path: {
                /** @description Username of the client. */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a check-in with the reply of the coach. */
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
                            data: components["schemas"]["CheckInView"][];
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: member_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "member_not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Roster_reply: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the check-in. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckInReplyBody"];
            };
        };
        responses: {
            /** @description A check-in with the reply of the coach. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
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
                        data: components["schemas"]["CheckInView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 429: rate_limited; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "permission_required" | "rate_limited" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    MemberCoaching_coach: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The coach of the member; null if there is none. */
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
                        data: components["schemas"]["MyCoach"] | null;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    MemberCoaching_plan: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows per page: 500 when left out, otherwise at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is assigned work. */
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
                        data: components["schemas"]["AssignmentView"][];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                        /** @description Which page this is, and how many rows and pages there are. */
                        pagination: components["schemas"]["PageFigures"];
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    MemberCoaching_thread: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows per page: 50 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a message between coach and member. */
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
                            data: components["schemas"]["CoachMessageView"][];
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    MemberCoaching_write: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CoachMessageBody"];
            };
        };
        responses: {
            /** @description A message between coach and member. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
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
                        data: components["schemas"]["CoachMessageView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, no_coach; 413: body_too_large, too_many_values; 415: unsupported_media_type; 429: rate_limited; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "no_coach" | "permission_required" | "rate_limited" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    MemberCoaching_list: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows per page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a check-in with the reply of the coach. */
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
                            data: components["schemas"]["CheckInView"][];
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    MemberCoaching_file: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckInBody"];
            };
        };
        responses: {
            /** @description A check-in with the reply of the coach. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
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
                        data: components["schemas"]["CheckInView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 409: check_in_exists, idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "check_in_exists" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    RosterAssignment_coaches: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list; each entry is a coach with the number of clients. */
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
                        data: components["schemas"]["CoachWithClients"][];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    RosterAssignment_place: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Username of the member. */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Which coach has the member. */
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
                        data: components["schemas"]["RosterPlace"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: member_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "member_not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    RosterAssignment_free: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Username of the member. */
                username: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Which coach has the member. */
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
                        data: components["schemas"]["RosterPlace"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: member_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "member_not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    RosterAssignment_move: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveBody"];
            };
        };
        responses: {
            /** @description Which coach has the member. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
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
                        data: components["schemas"]["RosterPlace"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: coach_not_found, member_not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "coach_not_found" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "member_not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Billing_page: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows per page: 100 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscription, all plans and one page of invoices. */
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
                        data: components["schemas"]["BillingPageView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    BillingPlansStaff_list: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows per page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description Words of the name in either language, all of which must occur. */
                search?: string;
                /** @description Order by the last change; `desc`, the latest first, when left out. */
                order?: "asc" | "desc";
                /** @description Plans paid this often. */
                interval?: "month" | "year";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a billing plan with the number of members. */
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
                            data: components["schemas"]["ManagedBillingPlanView"][];
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
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    BillingPlansStaff_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BillingPlanBody"];
            };
        };
        responses: {
            /** @description A billing plan with the number of members. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
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
                        data: components["schemas"]["ManagedBillingPlanView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, slug_in_use; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_in_use" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    BillingPlansStaff_one: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the billing plan. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A billing plan with the number of members. */
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
                        data: components["schemas"]["ManagedBillingPlanView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    BillingPlansStaff_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the billing plan. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; `data` is null. */
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: billing_plan_in_use; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "billing_plan_in_use" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    BillingPlansStaff_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the billing plan. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BillingPlanChangeBody"];
            };
        };
        responses: {
            /** @description A billing plan with the number of members. */
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
                        data: components["schemas"]["ManagedBillingPlanView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: slug_in_use; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_in_use" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Overview_page: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The day of the member: goals, training, sleep and meals. */
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
                        data: components["schemas"]["OverviewPageView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    SettingsHub_page: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The own settings. */
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
                        data: components["schemas"]["SettingsHubView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: member_only, permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "member_only" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    SettingsHub_alerts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AlertsBody"];
            };
        };
        responses: {
            /** @description The own settings. */
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
                        data: components["schemas"]["SettingsHubView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: member_only, permission_required; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "member_only" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    SettingsHub_privacy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PrivacyBody"];
            };
        };
        responses: {
            /** @description The own settings. */
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
                        data: components["schemas"]["SettingsHubView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: member_only, permission_required; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "member_only" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    SettingsHub_appearance: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppearanceBody"];
            };
        };
        responses: {
            /** @description The own settings. */
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
                        data: components["schemas"]["SettingsHubView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: member_only, permission_required; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "member_only" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    Export_everything: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All data of the account. */
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
                        data: components["schemas"]["ExportView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Search_find: {
        parameters: {
            query?: {
                /** @description Words, all of which must occur in what is found; nothing is found without any. */
                q?: string;
                /** @description Of titles and subtitles; that of the request when left out. */
                locale?: "en" | "ar";
                /** @description Most hits: 20 when left out, at most 50. */
                limit?: number;
                /** @description Another name for `limit`. */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list; each entry is a result of the search. */
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
                        data: components["schemas"]["FitnessSearchHit"][];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    Demo_overview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state of the demonstration and its accounts. */
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
                        data: components["schemas"]["DemoView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "record_not_found" | "server_busy" | "service_unavailable";
                    };
                };
            };
        };
    };
    Demo_createSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DemoSessionBody"];
            };
        };
        responses: {
            /** @description A token and the account that signed in. */
            200: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
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
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 404: record_not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 429: rate_limited; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "rate_limited" | "record_not_found" | "server_busy" | "service_unavailable" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    AiModels_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A list; each entry is a model that can answer. */
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
                        data: components["schemas"]["AiModelView"][];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    AiModels_used: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows per page: 10 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
                /** @description On this day in UTC or later. */
                from_date?: string;
                /** @description On this day in UTC or earlier. */
                to_date?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is the tokens of one account on one day. */
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
                            data: components["schemas"]["AiUsageView"][];
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    AiChats_list: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows per page: 10 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                page_size?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of a list; each entry is a conversation with the assistant. */
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
                            data: components["schemas"]["AiChatView"][];
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    AiChats_create: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AiChatBody"];
            };
        };
        responses: {
            /** @description A conversation with the assistant. */
            201: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
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
                        data: components["schemas"]["AiChatView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    AiChats_get: {
        parameters: {
            query?: {
                /** @description Messages before this one; the latest when left out. */
                before?: number;
            };
            header?: never;
            path: {
                /** @description Id of the conversation. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A conversation with its messages. */
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
                        data: components["schemas"]["AiChatDetailView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    AiChats_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the conversation. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; `data` is null. */
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
            /** @description Refused. 400: bad_request; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "wrong_audience";
                    };
                };
            };
        };
    };
    AiChats_change: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the conversation. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AiChatBody"];
            };
        };
        responses: {
            /** @description A conversation with the assistant. */
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
                        data: components["schemas"]["AiChatView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 413: body_too_large, too_many_values; 415: unsupported_media_type; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    AiMessages_send: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the conversation. */
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AiMessageBody"];
            };
        };
        responses: {
            /** @description A message of the account or an answer of the assistant. */
            200: {
                headers: {
                    /** @description Sent if the key or token was used before with another body: this body was not processed. Use a new key for it. */
                    "Idempotency-Mismatch"?: "true";
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
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
                        data: components["schemas"]["AiMessageView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                    "text/event-stream": components["schemas"]["AiDeltaView"] | components["schemas"]["AiToolEventView"] | components["schemas"]["AiProposalView"] | components["schemas"]["AiMessageView"] | components["schemas"]["AiErrorView"];
                };
            };
            /** @description Refused. 400: bad_request, malformed_json, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: answer_under_way, idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 413: body_too_large, too_many_values; 415: unsupported_media_type; 422: assistant_unavailable; 429: ai_tokens_used_up, rate_limited; 502: assistant_failed; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "ai_tokens_used_up" | "answer_under_way" | "assistant_failed" | "assistant_unavailable" | "bad_request" | "body_too_large" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "malformed_json" | "permission_required" | "rate_limited" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    AiMessages_stop: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the conversation. */
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done; `data` is null. */
            200: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
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
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    AiMessages_confirm: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the conversation. */
                id: number;
                /** @description Id of the proposal. */
                proposal: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A change that the assistant proposes. */
            200: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
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
                        data: components["schemas"]["AiProposalView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, proposal_decided, proposal_expired, proposal_under_way; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "permission_required" | "proposal_decided" | "proposal_expired" | "proposal_under_way" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    AiMessages_decline: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes the request safe to repeat: for 24 hours the same caller, key and body get the first successful response again, with `Idempotent-Replayed: true`. Another body or address is 409 `idempotency_mismatch`, a request that still runs 409 `idempotency_in_progress`. Refusals and failures are not stored. Visible ASCII characters, such as a UUID. */
                "Idempotency-Key"?: string;
            };
            path: {
                /** @description Id of the conversation. */
                id: number;
                /** @description Id of the proposal. */
                proposal: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A change that the assistant proposes. */
            200: {
                headers: {
                    /** @description Sent if this is the stored response to an earlier request with the key. */
                    "Idempotent-Replayed"?: "true";
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
                        data: components["schemas"]["AiProposalView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. 400: bad_request, validation_failed; 401: sign_in_required, token_expired, wrong_audience; 403: permission_required; 404: record_not_found; 409: idempotency_in_progress, idempotency_mismatch, idempotency_response_lost, proposal_decided; 503: server_busy, service_unavailable */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "idempotency_in_progress" | "idempotency_mismatch" | "idempotency_response_lost" | "permission_required" | "proposal_decided" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed" | "wrong_audience";
                    };
                };
            };
        };
    };
    BareHealth_health: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service is ready. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusView"];
                };
            };
            /** @description Refused. 400: bad_request; 503: no code */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request";
                    };
                };
            };
        };
    };
}
