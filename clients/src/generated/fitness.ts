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
         * Make the account of a member and sign in
         * @description Open to anyone; no token is read. At most 10 calls from one address in a minute; after that 429 with `Retry-After`.
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
         * Close the own account for good
         * @description Needs the token of a signed-in member of staff. Limited by address; over the limit 429 with `Retry-After`.
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
         * @description Needs the token of an account with the permission `members.view`. Answers one page.
         */
        get: operations["Members_list"];
        put?: never;
        /**
         * Add a member
         * @description Needs the token of an account with the permission `members.create`.
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
         * @description Needs the token of an account with the permission `members.view`.
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
         * @description Needs the token of an account with the permission `members.view`. Answers one page.
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
         * @description Needs the token of an account with the permission `members.view`.
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
         * @description Needs the token of an account with the permission `members.restore`.
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
         * @description Needs the token of an account with the permission `members.view`.
         */
        get: operations["Members_one"];
        put?: never;
        post?: never;
        /**
         * Delete a member, who can be restored; tokens end at once
         * @description Needs the token of an account with the permission `members.delete`.
         */
        delete: operations["Members_remove"];
        options?: never;
        head?: never;
        /**
         * Change a member
         * @description Needs the token of an account with the permission `members.update`.
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
         * Set a password; ends every token given before
         * @description Needs the token of an account with the permission `members.update`.
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
         * Answers that it went well; this service sends no mail
         * @description Needs the token of an account with the permission `members.update`.
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
         * @description Needs the token of an account with the permission `members.verify`.
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
         * @description Needs the token of an account with the permission `members.verify`.
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
         * @description Needs the token of an account with the permission `coaches.view` or `coaches.assign_roles`.
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
         * @description Needs the token of a signed-in member of staff. Limited by address; over the limit 429 with `Retry-After`.
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
         * Change the own password; every other session ends, the answer carries the token to go on with
         * @description Needs the token of a signed-in member of staff. Limited by address; over the limit 429 with `Retry-After`.
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
         * Accounts, most recently changed first
         * @description Needs the token of an account with the permission `coaches.view`. Answers one page.
         */
        get: operations["Staff_list"];
        put?: never;
        /**
         * Add an account
         * @description Needs the token of an account with the permission `coaches.create`.
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
         * @description Needs the token of an account with the permission `coaches.view`.
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
         * @description Needs the token of an account with the permission `coaches.view`.
         */
        get: operations["Staff_one"];
        put?: never;
        post?: never;
        /**
         * Delete an account; its tokens end at once
         * @description Needs the token of an account with the permission `coaches.delete`.
         */
        delete: operations["Staff_remove"];
        options?: never;
        head?: never;
        /**
         * Change an account; a new password ends its tokens
         * @description Needs the token of an account with the permission `coaches.edit`.
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
         * @description Needs the token of an account with the permission `coaches.assign_roles`.
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
    "/api/helpers/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All countries by name, in the language of the request
         * @description Open to anyone; no token is read.
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
         * Store one part of a larger file; the one that makes it whole answers the file
         * @description Needs the token of a signed-in member of staff.
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
         * @description Needs the token of an account with the permission `fitness.manage`. Answers one page.
         */
        get: operations["ExercisesStaff_list"];
        put?: never;
        /**
         * Add an exercise
         * @description Needs the token of an account with the permission `fitness.manage`.
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
         * @description Needs the token of an account with the permission `fitness.manage`.
         */
        get: operations["ExercisesStaff_one"];
        put?: never;
        post?: never;
        /**
         * Delete an exercise that nothing uses
         * @description Needs the token of an account with the permission `fitness.manage`.
         */
        delete: operations["ExercisesStaff_remove"];
        options?: never;
        head?: never;
        /**
         * Change an exercise; its address stays, whatever it is called
         * @description Needs the token of an account with the permission `fitness.manage`.
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
         * Make this exercise the featured one, in place of the one that was
         * @description Needs the token of an account with the permission `fitness.manage`.
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
         * @description Needs the token of an account with the permission `fitness.manage`. Answers one page.
         */
        get: operations["WorkoutsStaff_list"];
        put?: never;
        /**
         * Add a workout
         * @description Needs the token of an account with the permission `fitness.manage`.
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
         * @description Needs the token of an account with the permission `fitness.manage`.
         */
        get: operations["WorkoutsStaff_one"];
        put?: never;
        post?: never;
        /**
         * Delete a workout that nothing uses
         * @description Needs the token of an account with the permission `fitness.manage`.
         */
        delete: operations["WorkoutsStaff_remove"];
        options?: never;
        head?: never;
        /**
         * Change a workout; a list of exercises replaces the whole list
         * @description Needs the token of an account with the permission `fitness.manage`.
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
         * @description Needs the token of an account with the permission `fitness.manage`. Answers one page.
         */
        get: operations["ProgramsStaff_list"];
        put?: never;
        /**
         * Add a program
         * @description Needs the token of an account with the permission `fitness.manage`.
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
         * @description Needs the token of an account with the permission `fitness.manage`.
         */
        get: operations["ProgramsStaff_one"];
        put?: never;
        post?: never;
        /**
         * Delete a program that nothing uses
         * @description Needs the token of an account with the permission `fitness.manage`.
         */
        delete: operations["ProgramsStaff_remove"];
        options?: never;
        head?: never;
        /**
         * Change a program; a list of days replaces the whole list
         * @description Needs the token of an account with the permission `fitness.manage`.
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
         * @description Needs the token of an account with the permission `fitness.manage`. Answers one page.
         */
        get: operations["DishesStaff_list"];
        put?: never;
        /**
         * Add a dish
         * @description Needs the token of an account with the permission `fitness.manage`.
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
         * @description Needs the token of an account with the permission `fitness.manage`.
         */
        get: operations["DishesStaff_one"];
        put?: never;
        post?: never;
        /**
         * Delete a dish
         * @description Needs the token of an account with the permission `fitness.manage`.
         */
        delete: operations["DishesStaff_remove"];
        options?: never;
        head?: never;
        /**
         * Change a dish; its address stays, whatever it is called
         * @description Needs the token of an account with the permission `fitness.manage`.
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
         * @description Needs the token of an account with the permission `fitness.manage`. Answers one page.
         */
        get: operations["BadgesStaff_list"];
        put?: never;
        /**
         * Add a badge
         * @description Needs the token of an account with the permission `fitness.manage`.
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
         * @description Needs the token of an account with the permission `fitness.manage`.
         */
        get: operations["BadgesStaff_one"];
        put?: never;
        post?: never;
        /**
         * Delete a badge that nothing uses
         * @description Needs the token of an account with the permission `fitness.manage`.
         */
        delete: operations["BadgesStaff_remove"];
        options?: never;
        head?: never;
        /**
         * Change a badge; its address stays, whatever it is called
         * @description Needs the token of an account with the permission `fitness.manage`.
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
         * @description Needs the token of an account with the permission `fitness.manage`. Answers one page.
         */
        get: operations["AchievementsStaff_list"];
        put?: never;
        /**
         * Add an achievement
         * @description Needs the token of an account with the permission `fitness.manage`.
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
         * @description Needs the token of an account with the permission `fitness.manage`.
         */
        get: operations["AchievementsStaff_one"];
        put?: never;
        post?: never;
        /**
         * Delete an achievement that nothing uses
         * @description Needs the token of an account with the permission `fitness.manage`.
         */
        delete: operations["AchievementsStaff_remove"];
        options?: never;
        head?: never;
        /**
         * Change an achievement; its address stays, whatever it is called
         * @description Needs the token of an account with the permission `fitness.manage`.
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
         * @description Needs the token of an account with the permission `fitness.manage`. Answers one page.
         */
        get: operations["GroupsStaff_list"];
        put?: never;
        /**
         * Add a group
         * @description Needs the token of an account with the permission `fitness.manage`.
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
         * @description Needs the token of an account with the permission `fitness.manage`.
         */
        get: operations["GroupsStaff_one"];
        put?: never;
        post?: never;
        /**
         * Delete a group that nothing uses
         * @description Needs the token of an account with the permission `fitness.manage`.
         */
        delete: operations["GroupsStaff_remove"];
        options?: never;
        head?: never;
        /**
         * Change a group; its address stays, whatever it is called
         * @description Needs the token of an account with the permission `fitness.manage`.
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
         * @description Needs the token of an account with the permission `fitness.manage`. Answers one page.
         */
        get: operations["EventsStaff_list"];
        put?: never;
        /**
         * Add an event
         * @description Needs the token of an account with the permission `fitness.manage`.
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
         * @description Needs the token of an account with the permission `fitness.manage`.
         */
        get: operations["EventsStaff_one"];
        put?: never;
        post?: never;
        /**
         * Delete an event that nothing uses
         * @description Needs the token of an account with the permission `fitness.manage`.
         */
        delete: operations["EventsStaff_remove"];
        options?: never;
        head?: never;
        /**
         * Change an event; its address stays, whatever it is called
         * @description Needs the token of an account with the permission `fitness.manage`.
         */
        patch: operations["EventsStaff_change"];
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
         * @description Needs the token of an account with the permission `fitness.manage`. Answers one page.
         */
        get: operations["ChallengesStaff_list"];
        put?: never;
        /**
         * Add a challenge
         * @description Needs the token of an account with the permission `fitness.manage`.
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
         * @description Needs the token of an account with the permission `fitness.manage`.
         */
        get: operations["ChallengesStaff_one"];
        put?: never;
        post?: never;
        /**
         * Delete a challenge that nothing uses
         * @description Needs the token of an account with the permission `fitness.manage`.
         */
        delete: operations["ChallengesStaff_remove"];
        options?: never;
        head?: never;
        /**
         * Change a challenge; its address stays, whatever it is called
         * @description Needs the token of an account with the permission `fitness.manage`.
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
         * All devices, and whether the member uses them
         * @description Needs the token of an account with the permission `fitness.view`.
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
         * The keys that write for the account and are not revoked, the latest first
         * @description Needs the token of an account with the permission `fitness.view`.
         */
        get: operations["Devices_list"];
        put?: never;
        /**
         * Make a key to write with; only this answer holds it
         * @description Needs the token of an account with the permission `fitness.edit`.
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
         * Revoke a key; what it sent stays
         * @description Needs the token of an account with the permission `fitness.edit`.
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
         * @description Needs the token of an account with the permission `fitness.edit`.
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
         * Always refused: devices send what they record
         * @description Needs the token of an account with the permission `fitness.edit`.
         */
        post: operations["Devices_sync"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
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
         * @description Needs the token of an account with the permission `fitness.view`.
         */
        get: operations["Sessions_current"];
        put?: never;
        post?: never;
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
         * @description Needs the token of an account with the permission `fitness.edit`.
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
         * @description Needs the token of an account with the permission `fitness.edit`.
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
         * @description Needs the token of an account with the permission `fitness.edit`.
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
         * @description Needs the token of an account with the permission `fitness.edit`.
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
         * @description Needs the token of an account with the permission `fitness.edit`.
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
         * Take an exercise with its sets out of the session
         * @description Needs the token of an account with the permission `fitness.edit`.
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
         * Finish the session and record it; asked again, the same session is answered
         * @description Needs the token of an account with the permission `fitness.edit`.
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
         * @description Needs the token of an account with the permission `fitness.edit`.
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
         * @description Needs the token of an account with the permission `fitness.view`.
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
         * One training, beside others of its kind
         * @description Needs the token of an account with the permission `fitness.view`.
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
         * @description Needs an ingest key in the header `X-Api-Key`. Limited by address; over the limit 429 with `Retry-After`.
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
         * Store figures of days, all or none; figures left out stay, those of other keys stand beside them
         * @description Needs an ingest key in the header `X-Api-Key`. Limited by address; over the limit 429 with `Retry-After`.
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
         * @description Needs an ingest key in the header `X-Api-Key`. Limited by address; over the limit 429 with `Retry-After`.
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
         * @description Needs the token of an account with the permission `fitness.view`. Answers one page.
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
         * One exercise with what the member has done of it; it is counted as viewed
         * @description Needs the token of an account with the permission `fitness.view`.
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
         * Save an exercise, or take it out of the saved ones
         * @description Needs the token of an account with the permission `fitness.edit`.
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
         * @description Needs the token of an account with the permission `fitness.edit`.
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
         * The plan: today's workout, the week, the program, what the coach gave, and what was done
         * @description Needs the token of an account with the permission `fitness.view`.
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
         * @description Needs the token of an account with the permission `fitness.view`.
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
         * Start a program, which stops the active one; of the active one: stop it
         * @description Needs the token of an account with the permission `fitness.edit`.
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
         * @description Needs the token of an account with the permission `fitness.view`.
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
         * Save a workout, or take it out of the saved ones
         * @description Needs the token of an account with the permission `fitness.edit`.
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
         * What is eaten and drunk today, with dishes to log
         * @description Needs the token of an account with the permission `fitness.view`.
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
         * @description Needs the token of an account with the permission `fitness.edit`.
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
         * @description Needs the token of an account with the permission `fitness.edit`.
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
         * @description Needs the token of an account with the permission `fitness.view`.
         */
        get: operations["Nutrition_planner"];
        put?: never;
        /**
         * Log or plan an own meal; its calories are made of the grams
         * @description Needs the token of an account with the permission `fitness.edit`.
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
         * Remove a meal; answers the planner of its day
         * @description Needs the token of an account with the permission `fitness.edit`.
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
         * @description Needs the token of an account with the permission `fitness.view`.
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
         * Log a night, or a nap beside it
         * @description Needs the token of an account with the permission `fitness.edit`.
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
         * @description Needs the token of an account with the permission `fitness.edit`.
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
         * @description Needs the token of an account with the permission `fitness.view`.
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
         * Log a day's vital signs; what is left out stays, null takes it away
         * @description Needs the token of an account with the permission `fitness.edit`.
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
         * @description Needs the token of an account with the permission `fitness.edit`.
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
         * @description Needs the token of an account with the permission `fitness.view`.
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
         * Two checkpoints beside one another, all of them, and the journal
         * @description Needs the token of an account with the permission `fitness.view`.
         */
        get: operations["Progress_compare"];
        put?: never;
        /**
         * Add a checkpoint of pictures, one a day; what is left out stays
         * @description Needs the token of an account with the permission `fitness.edit`.
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
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Save a day's note of the journal
         * @description Needs the token of an account with the permission `fitness.edit`.
         */
        patch: operations["Progress_note"];
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
         * Set the weight to come to
         * @description Needs the token of an account with the permission `fitness.edit`.
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
         * Log a day's weight and measures; what is left out stays, null takes it away
         * @description Needs the token of an account with the permission `fitness.edit`.
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
         * @description Needs the token of an account with the permission `fitness.edit`.
         */
        delete: operations["Progress_remove"];
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
         * The community: own groups and figures, the feed, challenges, events, discussions
         * @description Needs the token of an account with the permission `fitness.view`.
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
         * What a member shows of themselves
         * @description Needs the token of an account with the permission `fitness.view`.
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
         * @description Needs the token of an account with the permission `fitness.view`.
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
         * @description Needs the token of an account with the permission `fitness.view`.
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
         * Join a group, or leave it
         * @description Needs the token of an account with the permission `fitness.edit`.
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
         * Take part in a challenge, or leave it
         * @description Needs the token of an account with the permission `fitness.edit`.
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
         * @description Needs the token of an account with the permission `fitness.edit`.
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
         * @description Needs the token of an account with the permission `fitness.edit`.
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
         * Like a post of a joined group, or take the like back
         * @description Needs the token of an account with the permission `fitness.edit`.
         */
        post: operations["Community_like"];
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
        get?: never;
        put?: never;
        /**
         * Comment on a post of a joined group
         * @description Needs the token of an account with the permission `fitness.edit`.
         */
        post: operations["Community_comment"];
        delete?: never;
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
         * @description Needs the token of an account with the permission `fitness.edit`.
         */
        post: operations["Community_reply"];
        delete?: never;
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
         * The own clients by their names
         * @description Needs the token of an account with the permission `coaching.clients`.
         */
        get: operations["Roster_clients"];
        put?: never;
        /**
         * Take on a member who has no coach
         * @description Needs the token of an account with the permission `coaching.clients`.
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
         * @description Needs the token of an account with the permission `coaching.clients`.
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
         * @description Needs the token of an account with the permission `coaching.clients`.
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
         * What the clients have to do today, each in their own time zone
         * @description Needs the token of an account with the permission `coaching.clients`.
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
         * @description Needs the token of an account with the permission `coaching.clients`.
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
         * @description Needs the token of an account with the permission `coaching.clients`.
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
         * @description Needs the token of an account with the permission `coaching.clients`.
         */
        get: operations["Roster_plan"];
        put?: never;
        /**
         * Assign a workout
         * @description Needs the token of an account with the permission `coaching.clients`.
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
         * @description Needs the token of an account with the permission `coaching.clients`.
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
         * @description Needs the token of an account with the permission `coaching.clients`. Answers one page.
         */
        get: operations["Roster_thread"];
        put?: never;
        /**
         * Write to a client
         * @description Needs the token of an account with the permission `coaching.clients`.
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
         * @description Needs the token of an account with the permission `coaching.clients`. Answers one page.
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
         * Answer the check-in of a client; answering again replaces the answer
         * @description Needs the token of an account with the permission `coaching.clients`.
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
         * The own coach, or null
         * @description Needs the token of an account with the permission `fitness.view`.
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
         * What coaches assigned, the latest day first
         * @description Needs the token of an account with the permission `fitness.view`.
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
         * @description Needs the token of an account with the permission `fitness.view`. Answers one page.
         */
        get: operations["MemberCoaching_thread"];
        put?: never;
        /**
         * Write to the own coach
         * @description Needs the token of an account with the permission `fitness.edit`.
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
         * @description Needs the token of an account with the permission `fitness.view`. Answers one page.
         */
        get: operations["MemberCoaching_list"];
        put?: never;
        /**
         * File this week's check-in, once a week
         * @description Needs the token of an account with the permission `fitness.edit`.
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
         * Accounts that hold the role of coaches, with how many clients they have
         * @description Needs the token of an account with the permission `coaching.assign`.
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
         * Who coaches a member
         * @description Needs the token of an account with the permission `coaching.assign`.
         */
        get: operations["RosterAssignment_place"];
        put?: never;
        post?: never;
        /**
         * Take a member off every roster
         * @description Needs the token of an account with the permission `coaching.assign`.
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
         * @description Needs the token of an account with the permission `coaching.assign`.
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
         * @description Needs the token of an account with the permission `fitness.view`.
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
    "/api/fitness/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The day at a glance: rings, calories, sleep, heart rate, trainings, steps
         * @description Needs the token of an account with the permission `fitness.view`.
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
         * @description Needs the token of an account with the permission `settings.view`.
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
         * @description Needs the token of an account with the permission `fitness.edit`.
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
         * Share the own activity, or not
         * @description Needs the token of an account with the permission `fitness.edit`.
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
         * @description Needs the token of an account with the permission `settings.view`.
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
         * Everything that is kept of the member, as a file of JSON
         * @description Needs the token of an account with the permission `fitness.view`.
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
         * What the caller may open, by words of its name; every kind that has hits is among them
         * @description Needs the token of a signed-in member of staff.
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
            /** @description Id of the record. */
            id: number;
            /** @description Name. */
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
            /** @description Id of the record. */
            id: number;
            /** @description Name of the account, unique and in small letters. */
            username: string;
            /** @description Given name. */
            first_name: string;
            /** @description Family name. */
            last_name: string;
            /** @description E-mail address; compared and kept in small letters. */
            email: string;
            /** @description With the country code. */
            phone: string | null;
            /** @description Profile picture. */
            profile_picture: string | null;
            /** @description ISO 3166-1 numeric code. */
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
            /** @description Time zone, by its IANA name. */
            timezone: string;
            /** @description Whether the e-mail address is known to be theirs. */
            is_verified: boolean;
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
            /** @description Account. */
            account: components["schemas"]["StaffAccountView"];
        };
        RegisterBody: {
            /** @description Given name. */
            first_name: string;
            /** @description Family name. */
            last_name: string;
            /**
             * Format: email
             * @description E-mail address; compared and kept in small letters.
             */
            email: string;
            /**
             * Format: password
             * @description Letters of any alphabet, digits and signs; at most 72 bytes.
             */
            password: string;
            /** @description The same password once more. */
            password_confirmation?: string;
            /** @description Name of the account, unique and in small letters. */
            username?: string;
            /** @description A time zone by its IANA name; UTC until one is set. */
            timezone?: string;
        };
        DeleteAccountBody: {
            /**
             * Format: password
             * @description Letters of any alphabet, digits and signs; at most 72 bytes.
             */
            password: string;
        };
        MemberView: {
            /** @description Id of the record. */
            id: number;
            /** @description Name of the account, unique and in small letters. */
            username: string;
            /** @description Given name. */
            first_name: string;
            /** @description Family name. */
            last_name: string;
            /** @description E-mail address; compared and kept in small letters. */
            email: string;
            /** @description With the country code. */
            phone: string | null;
            /** @description Whether the e-mail address is known to be theirs. */
            is_verified: boolean;
            /** @description ISO 3166-1 numeric code. */
            country_id: number | null;
            /** @description Profile picture. */
            profile_picture: string | null;
            /** @description Time zone, by its IANA name. */
            timezone: string;
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
             * @description When it was deleted, in UTC; null while it is live.
             */
            deleted_at: string | null;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        PersonStatisticView: {
            /** @description Those who are not deleted. */
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
        MemberBody: {
            /** @description Given name. */
            first_name: string;
            /** @description Family name. */
            last_name: string;
            /**
             * Format: email
             * @description E-mail address; compared and kept in small letters.
             */
            email: string;
            /** @description Name of the account, unique and in small letters. */
            username?: string;
            /** @description With the country code. */
            phone?: string | null;
            /** @description ISO 3166-1 numeric code. */
            country_id?: number | null;
            /** @description Address of an image, as an upload answered it. */
            profile_picture?: string | null;
            /** @description A time zone by its IANA name; UTC until one is set. */
            timezone?: string;
            /** @description Needs the permission to mark addresses as confirmed. */
            is_verified?: boolean;
            /**
             * Format: password
             * @description Letters of any alphabet, digits and signs; at most 72 bytes.
             */
            password: string;
            /** @description The same password once more. */
            password_confirmation?: string;
        };
        MemberChangeBody: {
            /** @description Given name. */
            first_name?: string;
            /** @description Family name. */
            last_name?: string;
            /**
             * Format: email
             * @description E-mail address; compared and kept in small letters.
             */
            email?: string;
            /** @description Name of the account, unique and in small letters. */
            username?: string;
            /** @description With the country code. */
            phone?: string | null;
            /** @description ISO 3166-1 numeric code. */
            country_id?: number | null;
            /** @description Address of an image, as an upload answered it. */
            profile_picture?: string | null;
            /** @description A time zone by its IANA name; UTC until one is set. */
            timezone?: string;
            /** @description Needs the permission to mark addresses as confirmed. */
            is_verified?: boolean;
        };
        MemberPasswordBody: {
            /**
             * Format: password
             * @description Letters of any alphabet, digits and signs; at most 72 bytes.
             */
            password: string;
            /** @description The same password once more. */
            password_confirmation?: string;
        };
        ResentView: {
            /** @description Whether the mail left. */
            sent: boolean;
            /** @description No mail server is set, so nothing leaves. */
            simulated: boolean;
        };
        RoleChoiceView: {
            /** @description Id of the record. */
            id: number;
            /** @description Name. */
            name: string;
        };
        SignInBody: {
            /**
             * Format: email
             * @description E-mail address; compared and kept in small letters.
             */
            email: string;
            /**
             * Format: password
             * @description Letters of any alphabet, digits and signs; at most 72 bytes.
             */
            password: string;
        };
        ProfileBody: {
            /** @description With the country code. */
            phone?: string | null;
            /** @description Address of an image, as an upload answered it. */
            profile_picture?: string | null;
            /** @description ISO 3166-1 numeric code. */
            country_id?: number | null;
            /** @description Given name. */
            first_name?: string;
            /** @description Family name. */
            last_name?: string;
            /**
             * Format: email
             * @description E-mail address; compared and kept in small letters.
             */
            email?: string;
            /** @description A time zone by its IANA name; UTC until one is set. */
            timezone?: string;
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
             * @description The password that is good until now.
             */
            current_password: string;
            /**
             * Format: password
             * @description Letters of any alphabet, digits and signs; at most 72 bytes.
             */
            password: string;
            /**
             * Format: password
             * @description The same password once more.
             */
            password_confirmation: string;
        };
        StaffRowView: {
            /** @description Id of the record. */
            id: number;
            /** @description Name of the account, unique and in small letters. */
            username: string;
            /** @description Given name. */
            first_name: string;
            /** @description Family name. */
            last_name: string;
            /** @description E-mail address; compared and kept in small letters. */
            email: string;
            /** @description With the country code. */
            phone: string | null;
            /** @description Profile picture. */
            profile_picture: string | null;
            /** @description ISO 3166-1 numeric code. */
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
            /** @description Time zone, by its IANA name. */
            timezone: string;
            /** @description Whether the e-mail address is known to be theirs. */
            is_verified: boolean;
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
            /** @description ISO 3166-1 numeric code. */
            country_id?: number | null;
            /** @description Name of the account, unique and in small letters. */
            username?: string;
            /** @description Given name. */
            first_name: string;
            /** @description Family name. */
            last_name: string;
            /**
             * Format: email
             * @description E-mail address; compared and kept in small letters.
             */
            email: string;
            /**
             * Format: password
             * @description Letters of any alphabet, digits and signs; at most 72 bytes.
             */
            password: string;
            /**
             * Format: password
             * @description The same password once more.
             */
            password_confirmation: string;
            /** @description Needs the permission to assign roles. */
            role_ids?: number[];
            /** @description A time zone by its IANA name; UTC until one is set. */
            timezone?: string;
        };
        ChangeAccountBody: {
            /** @description With the country code. */
            phone?: string | null;
            /** @description Address of an image, as an upload answered it. */
            profile_picture?: string | null;
            /** @description ISO 3166-1 numeric code. */
            country_id?: number | null;
            /** @description Given name. */
            first_name?: string;
            /** @description Family name. */
            last_name?: string;
            /**
             * Format: email
             * @description E-mail address; compared and kept in small letters.
             */
            email?: string;
            /** @description Name of the account, unique and in small letters. */
            username?: string;
            /**
             * Format: password
             * @description Letters of any alphabet, digits and signs; at most 72 bytes.
             */
            password?: string;
            /**
             * Format: password
             * @description The same password once more.
             */
            password_confirmation?: string;
            /** @description Replaces the roles; needs the permission to assign roles. */
            role_ids?: number[];
            /** @description A time zone by its IANA name; UTC until one is set. */
            timezone?: string;
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
        CountryView: {
            /** @description The numeric code of ISO 3166-1. */
            id: number;
            /** @description Code. */
            code: string;
            /** @description In the language of the request. */
            name: string;
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
        ChunkedUploadView: {
            /** @description Upload. */
            upload_id: string;
            /** @description Parts. */
            parts: number;
            /** @description The parts that are here, in order. */
            received: number[];
            /** @description Whether the file is whole and stored. */
            complete: boolean;
            /** @description Null until it is complete. */
            url: string | null;
            /**
             * @description Kind.
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
            /** @description Folder to keep the file in. */
            path?: string;
            /** @description What an image is for, which decides its sizes: `profile` in every service, and its own, which a refusal names. Those of its main records when left out. */
            for?: string;
            /** @description What the client takes the file for; only its bytes decide. */
            type?: string;
            /** @description A name that the client gives this upload; every part carries it. */
            upload_id: string;
            /** @description Which part this is, from 1. Parts may come in any order, and again. */
            part: number;
            /** @description How many parts there are. */
            parts: number;
            /**
             * Format: binary
             * @description The bytes of the part, at most 16 MB.
             */
            file: Blob;
        };
        ManagedExerciseView: {
            /** @description Id of the record. */
            id: number;
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description Name. */
            name: components["schemas"]["BilingualView"];
            /** @description Description. */
            description: components["schemas"]["BilingualView"];
            /** @description Picture. */
            image_url: string | null;
            /**
             * @description Muscle.
             * @enum {string}
             */
            muscle: "chest" | "back" | "shoulders" | "biceps" | "triceps" | "forearms" | "core" | "glutes" | "quadriceps" | "hamstrings" | "calves" | "full_body";
            /** @description Other muscles. */
            secondary_muscles: ("chest" | "back" | "shoulders" | "biceps" | "triceps" | "forearms" | "core" | "glutes" | "quadriceps" | "hamstrings" | "calves" | "full_body")[];
            /**
             * @description Equipment.
             * @enum {string}
             */
            equipment: "none" | "mat" | "dumbbell" | "barbell" | "kettlebell" | "machine" | "cable" | "band" | "bench" | "pull_up_bar" | "box" | "medicine_ball" | "rope" | "cardio_machine";
            /**
             * @description Difficulty.
             * @enum {string}
             */
            difficulty: "beginner" | "intermediate" | "advanced";
            /** @description Instructions. */
            instructions: components["schemas"]["BilingualView"][];
            /** @description Cues. */
            cues: components["schemas"]["BilingualView"][];
            /** @description Video. */
            video_url: string | null;
            /** @description At most one exercise is. */
            is_featured: boolean;
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
        BilingualText200: {
            /** @description In English. */
            en: string;
            /** @description In Arabic. */
            ar: string;
        };
        BilingualText5000OrEmptyEnglishFirst: {
            /** @description In English. */
            en: string;
            /** @description In Arabic. */
            ar?: string;
        };
        BilingualLine: {
            /** @description In English. */
            en: string;
            /** @description In Arabic. */
            ar: string;
        };
        ExerciseBody: {
            /** @description Name. */
            name: components["schemas"]["BilingualText200"];
            /** @description A plain text stands for both languages. */
            description?: components["schemas"]["BilingualText5000OrEmptyEnglishFirst"] | null;
            /** @description A picture of this service or of the web. */
            image_url?: string | null;
            /** @description Made from the English name when left out. */
            slug?: string;
            /**
             * @description The one it is for.
             * @enum {string}
             */
            muscle: "chest" | "back" | "shoulders" | "biceps" | "triceps" | "forearms" | "core" | "glutes" | "quadriceps" | "hamstrings" | "calves" | "full_body";
            /** @description What works along. */
            secondary_muscles?: ("chest" | "back" | "shoulders" | "biceps" | "triceps" | "forearms" | "core" | "glutes" | "quadriceps" | "hamstrings" | "calves" | "full_body")[];
            /**
             * @description `none` when left out.
             * @enum {string}
             */
            equipment?: "none" | "mat" | "dumbbell" | "barbell" | "kettlebell" | "machine" | "cable" | "band" | "bench" | "pull_up_bar" | "box" | "medicine_ball" | "rope" | "cardio_machine";
            /**
             * @description `beginner` when left out.
             * @enum {string}
             */
            difficulty?: "beginner" | "intermediate" | "advanced";
            /** @description Steps in their order. */
            instructions?: components["schemas"]["BilingualLine"][];
            /** @description What to keep in mind. */
            cues?: components["schemas"]["BilingualLine"][];
            /** @description A video of this service or of the web. */
            video_url?: string | null;
        };
        ExerciseChangeBody: {
            /** @description Name. */
            name?: components["schemas"]["BilingualText200"];
            /** @description A plain text stands for both languages. */
            description?: components["schemas"]["BilingualText5000OrEmptyEnglishFirst"] | null;
            /** @description A picture of this service or of the web. */
            image_url?: string | null;
            /** @description Made from the English name when left out. */
            slug?: string;
            /**
             * @description The one it is for.
             * @enum {string}
             */
            muscle?: "chest" | "back" | "shoulders" | "biceps" | "triceps" | "forearms" | "core" | "glutes" | "quadriceps" | "hamstrings" | "calves" | "full_body";
            /** @description What works along. */
            secondary_muscles?: ("chest" | "back" | "shoulders" | "biceps" | "triceps" | "forearms" | "core" | "glutes" | "quadriceps" | "hamstrings" | "calves" | "full_body")[];
            /**
             * @description `none` when left out.
             * @enum {string}
             */
            equipment?: "none" | "mat" | "dumbbell" | "barbell" | "kettlebell" | "machine" | "cable" | "band" | "bench" | "pull_up_bar" | "box" | "medicine_ball" | "rope" | "cardio_machine";
            /**
             * @description `beginner` when left out.
             * @enum {string}
             */
            difficulty?: "beginner" | "intermediate" | "advanced";
            /** @description Steps in their order. */
            instructions?: components["schemas"]["BilingualLine"][];
            /** @description What to keep in mind. */
            cues?: components["schemas"]["BilingualLine"][];
            /** @description A video of this service or of the web. */
            video_url?: string | null;
        };
        ManagedWorkoutLineView: {
            /** @description Exercise. */
            exercise_id: number;
            /** @description Of the exercise. */
            slug: string;
            /** @description Of the exercise. */
            name: components["schemas"]["BilingualView"];
            /** @description Sets. */
            sets: number;
            /** @description Of each set; null where a set has a duration. */
            reps: number | null;
            /** @description Duration, in seconds. */
            duration_seconds: number | null;
            /** @description Rest, in seconds. */
            rest_seconds: number;
            /** @description Note. */
            note: components["schemas"]["BilingualView"];
        };
        ManagedWorkoutView: {
            /** @description Id of the record. */
            id: number;
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description Name. */
            name: components["schemas"]["BilingualView"];
            /** @description Description. */
            description: components["schemas"]["BilingualView"];
            /** @description Picture. */
            image_url: string | null;
            /**
             * @description Kind.
             * @enum {string}
             */
            kind: "strength" | "cardio" | "hiit" | "mobility" | "yoga" | "pilates" | "recovery";
            /**
             * @description Difficulty.
             * @enum {string}
             */
            difficulty: "beginner" | "intermediate" | "advanced";
            /** @description Duration, in minutes. */
            duration_minutes: number;
            /** @description Calories, in kilocalories. */
            calories: number;
            /** @description Exercises. */
            exercises: components["schemas"]["ManagedWorkoutLineView"][];
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
        BilingualText500OrEmptyEnglishFirst: {
            /** @description In English. */
            en: string;
            /** @description In Arabic. */
            ar?: string;
        };
        WorkoutLineBody: {
            /** @description Exercise. */
            exercise_id: number;
            /** @description 3 when left out. */
            sets?: number;
            /** @description Of each set; 10 when left out, none where a set has a duration. */
            reps?: number | null;
            /** @description Of each set, in place of reps. */
            duration_seconds?: number | null;
            /** @description After each set; 60 when left out. */
            rest_seconds?: number;
            /** @description A plain text stands for both languages. */
            note?: components["schemas"]["BilingualText500OrEmptyEnglishFirst"] | null;
        };
        WorkoutBody: {
            /** @description Name. */
            name: components["schemas"]["BilingualText200"];
            /** @description A plain text stands for both languages. */
            description?: components["schemas"]["BilingualText5000OrEmptyEnglishFirst"] | null;
            /** @description A picture of this service or of the web. */
            image_url?: string | null;
            /** @description Made from the English name when left out. */
            slug?: string;
            /**
             * @description `strength` when left out.
             * @enum {string}
             */
            kind?: "strength" | "cardio" | "hiit" | "mobility" | "yoga" | "pilates" | "recovery";
            /**
             * @description `beginner` when left out.
             * @enum {string}
             */
            difficulty?: "beginner" | "intermediate" | "advanced";
            /** @description Duration, in minutes. */
            duration_minutes: number;
            /** @description What an adult uses up in it, estimated. */
            calories?: number;
            /** @description In their order; each exercise once. */
            exercises?: components["schemas"]["WorkoutLineBody"][];
        };
        WorkoutChangeBody: {
            /** @description Name. */
            name?: components["schemas"]["BilingualText200"];
            /** @description A plain text stands for both languages. */
            description?: components["schemas"]["BilingualText5000OrEmptyEnglishFirst"] | null;
            /** @description A picture of this service or of the web. */
            image_url?: string | null;
            /** @description Made from the English name when left out. */
            slug?: string;
            /**
             * @description `strength` when left out.
             * @enum {string}
             */
            kind?: "strength" | "cardio" | "hiit" | "mobility" | "yoga" | "pilates" | "recovery";
            /**
             * @description `beginner` when left out.
             * @enum {string}
             */
            difficulty?: "beginner" | "intermediate" | "advanced";
            /** @description Duration, in minutes. */
            duration_minutes?: number;
            /** @description What an adult uses up in it, estimated. */
            calories?: number;
            /** @description In their order; each exercise once. */
            exercises?: components["schemas"]["WorkoutLineBody"][];
        };
        ManagedProgramDayView: {
            /** @description Week. */
            week: number;
            /** @description Day. */
            day: number;
            /** @description Workout. */
            workout_id: number;
            /** @description Of the workout. */
            slug: string;
            /** @description Of the workout. */
            name: components["schemas"]["BilingualView"];
        };
        ManagedProgramView: {
            /** @description Id of the record. */
            id: number;
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description Name. */
            name: components["schemas"]["BilingualView"];
            /** @description Description. */
            description: components["schemas"]["BilingualView"];
            /** @description Picture. */
            image_url: string | null;
            /**
             * @description Goal.
             * @enum {string}
             */
            goal: "strength" | "muscle" | "weight_loss" | "endurance" | "mobility" | "general";
            /**
             * @description Difficulty.
             * @enum {string}
             */
            difficulty: "beginner" | "intermediate" | "advanced";
            /** @description The week of its last day; 0 without days. */
            weeks: number;
            /** @description Days. */
            days: components["schemas"]["ManagedProgramDayView"][];
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
        ProgramDayBody: {
            /** @description Week. */
            week: number;
            /** @description Counted from the day of the week the program is started on. */
            day: number;
            /** @description Workout. */
            workout_id: number;
        };
        ProgramBody: {
            /** @description Name. */
            name: components["schemas"]["BilingualText200"];
            /** @description A plain text stands for both languages. */
            description?: components["schemas"]["BilingualText5000OrEmptyEnglishFirst"] | null;
            /** @description A picture of this service or of the web. */
            image_url?: string | null;
            /** @description Made from the English name when left out. */
            slug?: string;
            /**
             * @description `general` when left out.
             * @enum {string}
             */
            goal?: "strength" | "muscle" | "weight_loss" | "endurance" | "mobility" | "general";
            /**
             * @description `beginner` when left out.
             * @enum {string}
             */
            difficulty?: "beginner" | "intermediate" | "advanced";
            /** @description Each day once; what is left out is for rest. */
            days?: components["schemas"]["ProgramDayBody"][];
        };
        ProgramChangeBody: {
            /** @description Name. */
            name?: components["schemas"]["BilingualText200"];
            /** @description A plain text stands for both languages. */
            description?: components["schemas"]["BilingualText5000OrEmptyEnglishFirst"] | null;
            /** @description A picture of this service or of the web. */
            image_url?: string | null;
            /** @description Made from the English name when left out. */
            slug?: string;
            /**
             * @description `general` when left out.
             * @enum {string}
             */
            goal?: "strength" | "muscle" | "weight_loss" | "endurance" | "mobility" | "general";
            /**
             * @description `beginner` when left out.
             * @enum {string}
             */
            difficulty?: "beginner" | "intermediate" | "advanced";
            /** @description Each day once; what is left out is for rest. */
            days?: components["schemas"]["ProgramDayBody"][];
        };
        ManagedDishView: {
            /** @description Id of the record. */
            id: number;
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description Name. */
            name: components["schemas"]["BilingualView"];
            /** @description Description. */
            description: components["schemas"]["BilingualView"];
            /** @description Picture. */
            image_url: string | null;
            /**
             * @description Meal.
             * @enum {string}
             */
            meal: "breakfast" | "lunch" | "dinner" | "snack";
            /** @description The weight of a serving, which the other figures are of. */
            serving_g: number;
            /** @description Protein, in grams. */
            protein_g: number;
            /** @description Carbohydrates, in grams. */
            carbohydrate_g: number;
            /** @description Fat, in grams. */
            fat_g: number;
            /** @description Fibre, in grams. */
            fiber_g: number;
            /** @description 4 for each gram of protein and carbohydrate, 9 for each gram of fat. */
            calories: number;
            /** @description Preparation time, in minutes. */
            preparation_minutes: number;
            /** @description Ingredients. */
            ingredients: components["schemas"]["BilingualView"][];
            /** @description Tags. */
            tags: ("vegetarian" | "vegan" | "high_protein" | "low_carb" | "gluten_free" | "dairy_free" | "high_fiber" | "quick")[];
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
        DishBody: {
            /** @description Name. */
            name: components["schemas"]["BilingualText200"];
            /** @description A plain text stands for both languages. */
            description?: components["schemas"]["BilingualText5000OrEmptyEnglishFirst"] | null;
            /** @description A picture of this service or of the web. */
            image_url?: string | null;
            /** @description Made from the English name when left out. */
            slug?: string;
            /** @description Protein, in grams. */
            protein_g: number;
            /** @description Carbohydrates, in grams. */
            carbohydrate_g: number;
            /** @description Fat, in grams. */
            fat_g: number;
            /** @description Part of the carbohydrate; 0 when left out. */
            fiber_g?: number;
            /** @description 100 when left out. */
            serving_g?: number;
            /**
             * @description What it is mostly eaten as; `lunch` when left out.
             * @enum {string}
             */
            meal?: "breakfast" | "lunch" | "dinner" | "snack";
            /** @description Preparation time, in minutes. */
            preparation_minutes?: number;
            /** @description Ingredients. */
            ingredients?: components["schemas"]["BilingualLine"][];
            /** @description Tags. */
            tags?: ("vegetarian" | "vegan" | "high_protein" | "low_carb" | "gluten_free" | "dairy_free" | "high_fiber" | "quick")[];
        };
        DishChangeBody: {
            /** @description Name. */
            name?: components["schemas"]["BilingualText200"];
            /** @description A plain text stands for both languages. */
            description?: components["schemas"]["BilingualText5000OrEmptyEnglishFirst"] | null;
            /** @description A picture of this service or of the web. */
            image_url?: string | null;
            /** @description Made from the English name when left out. */
            slug?: string;
            /** @description Protein, in grams. */
            protein_g?: number;
            /** @description Carbohydrates, in grams. */
            carbohydrate_g?: number;
            /** @description Fat, in grams. */
            fat_g?: number;
            /** @description Part of the carbohydrate; 0 when left out. */
            fiber_g?: number;
            /** @description 100 when left out. */
            serving_g?: number;
            /**
             * @description What it is mostly eaten as; `lunch` when left out.
             * @enum {string}
             */
            meal?: "breakfast" | "lunch" | "dinner" | "snack";
            /** @description Preparation time, in minutes. */
            preparation_minutes?: number;
            /** @description Ingredients. */
            ingredients?: components["schemas"]["BilingualLine"][];
            /** @description Tags. */
            tags?: ("vegetarian" | "vegan" | "high_protein" | "low_carb" | "gluten_free" | "dairy_free" | "high_fiber" | "quick")[];
        };
        ManagedBadgeView: {
            /** @description Id of the record. */
            id: number;
            /** @description Key. */
            key: string;
            /** @description Name. */
            name: components["schemas"]["BilingualView"];
            /** @description Description. */
            description: components["schemas"]["BilingualView"];
            /** @description Picture. */
            image_url: string | null;
            /**
             * @description Tier.
             * @enum {string}
             */
            tier: "bronze" | "silver" | "gold" | "platinum";
            /** @description Icon. */
            icon: string | null;
            /** @description Members who have it. */
            earned_count: number;
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
        BadgeBody: {
            /** @description Name. */
            name: components["schemas"]["BilingualText200"];
            /** @description A plain text stands for both languages. */
            description?: components["schemas"]["BilingualText5000OrEmptyEnglishFirst"] | null;
            /** @description A picture of this service or of the web. */
            image_url?: string | null;
            /** @description Made from the English name when left out. */
            key?: string;
            /**
             * @description Tier.
             * @enum {string}
             */
            tier: "bronze" | "silver" | "gold" | "platinum";
            /** @description Name of a pictogram. */
            icon?: string | null;
        };
        BadgeChangeBody: {
            /** @description Name. */
            name?: components["schemas"]["BilingualText200"];
            /** @description A plain text stands for both languages. */
            description?: components["schemas"]["BilingualText5000OrEmptyEnglishFirst"] | null;
            /** @description A picture of this service or of the web. */
            image_url?: string | null;
            /** @description Made from the English name when left out. */
            key?: string;
            /**
             * @description Tier.
             * @enum {string}
             */
            tier?: "bronze" | "silver" | "gold" | "platinum";
            /** @description Name of a pictogram. */
            icon?: string | null;
        };
        ManagedAchievementView: {
            /** @description Id of the record. */
            id: number;
            /** @description Key. */
            key: string;
            /** @description Name. */
            name: components["schemas"]["BilingualView"];
            /** @description Description. */
            description: components["schemas"]["BilingualView"];
            /** @description Picture. */
            image_url: string | null;
            /**
             * @description Measure.
             * @enum {string}
             */
            metric: "workouts" | "active_days" | "streak_days" | "best_day_steps" | "distance_m" | "calories_kcal" | "nights" | "hydrated_days" | "challenges" | "check_ins" | "posts";
            /** @description In the unit of the metric. */
            threshold: number;
            /** @description Points. */
            points: number;
            /** @description Icon. */
            icon: string | null;
            /** @description Members who have it. */
            earned_count: number;
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
        AchievementBody: {
            /** @description Name. */
            name: components["schemas"]["BilingualText200"];
            /** @description A plain text stands for both languages. */
            description?: components["schemas"]["BilingualText5000OrEmptyEnglishFirst"] | null;
            /** @description A picture of this service or of the web. */
            image_url?: string | null;
            /** @description Made from the English name when left out. */
            key?: string;
            /**
             * @description The figure of a member that counts.
             * @enum {string}
             */
            metric: "workouts" | "active_days" | "streak_days" | "best_day_steps" | "distance_m" | "calories_kcal" | "nights" | "hydrated_days" | "challenges" | "check_ins" | "posts";
            /** @description In the unit of the metric. */
            threshold: number;
            /** @description 10 when left out. */
            points?: number;
            /** @description Name of a pictogram. */
            icon?: string | null;
        };
        AchievementChangeBody: {
            /** @description Name. */
            name?: components["schemas"]["BilingualText200"];
            /** @description A plain text stands for both languages. */
            description?: components["schemas"]["BilingualText5000OrEmptyEnglishFirst"] | null;
            /** @description A picture of this service or of the web. */
            image_url?: string | null;
            /** @description Made from the English name when left out. */
            key?: string;
            /**
             * @description The figure of a member that counts.
             * @enum {string}
             */
            metric?: "workouts" | "active_days" | "streak_days" | "best_day_steps" | "distance_m" | "calories_kcal" | "nights" | "hydrated_days" | "challenges" | "check_ins" | "posts";
            /** @description In the unit of the metric. */
            threshold?: number;
            /** @description 10 when left out. */
            points?: number;
            /** @description Name of a pictogram. */
            icon?: string | null;
        };
        ManagedGroupView: {
            /** @description Id of the record. */
            id: number;
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description Name. */
            name: components["schemas"]["BilingualView"];
            /** @description Description. */
            description: components["schemas"]["BilingualView"];
            /** @description Picture. */
            image_url: string | null;
            /**
             * @description Topic.
             * @enum {string}
             */
            topic: "running" | "cycling" | "strength" | "yoga" | "nutrition" | "walking" | "swimming" | "mindfulness" | "beginners" | "general";
            /** @description Member count. */
            member_count: number;
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
        GroupBody: {
            /** @description Name. */
            name: components["schemas"]["BilingualText200"];
            /** @description A plain text stands for both languages. */
            description?: components["schemas"]["BilingualText5000OrEmptyEnglishFirst"] | null;
            /** @description A picture of this service or of the web. */
            image_url?: string | null;
            /** @description Made from the English name when left out. */
            slug?: string;
            /**
             * @description `general` when left out.
             * @enum {string}
             */
            topic?: "running" | "cycling" | "strength" | "yoga" | "nutrition" | "walking" | "swimming" | "mindfulness" | "beginners" | "general";
        };
        GroupChangeBody: {
            /** @description Name. */
            name?: components["schemas"]["BilingualText200"];
            /** @description A plain text stands for both languages. */
            description?: components["schemas"]["BilingualText5000OrEmptyEnglishFirst"] | null;
            /** @description A picture of this service or of the web. */
            image_url?: string | null;
            /** @description Made from the English name when left out. */
            slug?: string;
            /**
             * @description `general` when left out.
             * @enum {string}
             */
            topic?: "running" | "cycling" | "strength" | "yoga" | "nutrition" | "walking" | "swimming" | "mindfulness" | "beginners" | "general";
        };
        ManagedEventView: {
            /** @description Id of the record. */
            id: number;
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description Name. */
            name: components["schemas"]["BilingualView"];
            /** @description Description. */
            description: components["schemas"]["BilingualView"];
            /** @description Picture. */
            image_url: string | null;
            /** @description Place. */
            location: components["schemas"]["BilingualView"];
            /** @description Online, or not. */
            is_online: boolean;
            /** @description Group. */
            group_id: number | null;
            /**
             * Format: date-time
             * @description Start, in UTC.
             */
            starts_at: string;
            /**
             * Format: date-time
             * @description End, in UTC.
             */
            ends_at: string;
            /** @description Places. */
            capacity: number;
            /** @description Places that are taken. */
            attendee_count: number;
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
        EventBody: {
            /** @description Name. */
            name: components["schemas"]["BilingualText200"];
            /** @description A plain text stands for both languages. */
            description?: components["schemas"]["BilingualText5000OrEmptyEnglishFirst"] | null;
            /** @description A picture of this service or of the web. */
            image_url?: string | null;
            /** @description Made from the English name when left out. */
            slug?: string;
            /**
             * Format: date-time
             * @description Start, in UTC.
             */
            starts_at: string;
            /**
             * Format: date-time
             * @description End, in UTC.
             */
            ends_at: string;
            /** @description Places; never fewer than are taken. */
            capacity: number;
            /** @description Where it is, or where to join. A plain text stands for both languages. */
            location?: components["schemas"]["BilingualText300OrEmptyEnglishFirst"] | null;
            /** @description False when left out. */
            is_online?: boolean;
            /** @description The group that holds it. */
            group_id?: number | null;
        };
        EventChangeBody: {
            /** @description Name. */
            name?: components["schemas"]["BilingualText200"];
            /** @description A plain text stands for both languages. */
            description?: components["schemas"]["BilingualText5000OrEmptyEnglishFirst"] | null;
            /** @description A picture of this service or of the web. */
            image_url?: string | null;
            /** @description Made from the English name when left out. */
            slug?: string;
            /**
             * Format: date-time
             * @description Start, in UTC.
             */
            starts_at?: string;
            /**
             * Format: date-time
             * @description End, in UTC.
             */
            ends_at?: string;
            /** @description Places; never fewer than are taken. */
            capacity?: number;
            /** @description Where it is, or where to join. A plain text stands for both languages. */
            location?: components["schemas"]["BilingualText300OrEmptyEnglishFirst"] | null;
            /** @description False when left out. */
            is_online?: boolean;
            /** @description The group that holds it. */
            group_id?: number | null;
        };
        ManagedChallengeView: {
            /** @description Id of the record. */
            id: number;
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description Name. */
            name: components["schemas"]["BilingualView"];
            /** @description Description. */
            description: components["schemas"]["BilingualView"];
            /** @description Picture. */
            image_url: string | null;
            /**
             * @description Measure.
             * @enum {string}
             */
            metric: "steps" | "distance_m" | "active_minutes" | "calories_kcal" | "workouts";
            /** @description In the unit of the metric. */
            goal: number;
            /**
             * Format: date
             * @description First day, a calendar day.
             */
            starts_on: string;
            /**
             * Format: date
             * @description The last day, still counted.
             */
            ends_on: string;
            /** @description Badge. */
            badge_id: number | null;
            /** @description Participant count. */
            participant_count: number;
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
        ChallengeBody: {
            /** @description Name. */
            name: components["schemas"]["BilingualText200"];
            /** @description A plain text stands for both languages. */
            description?: components["schemas"]["BilingualText5000OrEmptyEnglishFirst"] | null;
            /** @description A picture of this service or of the web. */
            image_url?: string | null;
            /** @description Made from the English name when left out. */
            slug?: string;
            /**
             * @description The figure that is added up.
             * @enum {string}
             */
            metric: "steps" | "distance_m" | "active_minutes" | "calories_kcal" | "workouts";
            /** @description In the unit of the metric. */
            goal: number;
            /**
             * Format: date
             * @description First day, a calendar day.
             */
            starts_on: string;
            /**
             * Format: date
             * @description The last day, still counted.
             */
            ends_on: string;
            /** @description The badge for who reaches the goal. */
            badge_id?: number | null;
        };
        ChallengeChangeBody: {
            /** @description Name. */
            name?: components["schemas"]["BilingualText200"];
            /** @description A plain text stands for both languages. */
            description?: components["schemas"]["BilingualText5000OrEmptyEnglishFirst"] | null;
            /** @description A picture of this service or of the web. */
            image_url?: string | null;
            /** @description Made from the English name when left out. */
            slug?: string;
            /**
             * @description The figure that is added up.
             * @enum {string}
             */
            metric?: "steps" | "distance_m" | "active_minutes" | "calories_kcal" | "workouts";
            /** @description In the unit of the metric. */
            goal?: number;
            /**
             * Format: date
             * @description First day, a calendar day.
             */
            starts_on?: string;
            /**
             * Format: date
             * @description The last day, still counted.
             */
            ends_on?: string;
            /** @description The badge for who reaches the goal. */
            badge_id?: number | null;
        };
        DeviceView: {
            /** @description Key. */
            key: string;
            /** @description Name. */
            name: components["schemas"]["BilingualView"];
            /** @description Description. */
            description: components["schemas"]["BilingualView"];
            /** @description Maker. */
            maker: string;
            /**
             * @description Kind.
             * @enum {string}
             */
            kind: "watch" | "band" | "scale" | "ring" | "phone" | "application";
            /** @description Names of the daily figures it can send. */
            figures: string[];
            /** @description Picture. */
            image_url: string | null;
            /** @description The member says to use it. */
            is_connected: boolean;
            /**
             * Format: date-time
             * @description Connected at, in UTC.
             */
            connected_at: string | null;
            /**
             * Format: date-time
             * @description When a key of this device was used last, to the minute.
             */
            last_received_at: string | null;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        DevicesPageView: {
            /** @description Devices. */
            devices: components["schemas"]["DeviceView"][];
            /** @description Connected count. */
            connected_count: number;
            /** @description Keys that are not revoked. */
            ingest_keys_count: number;
        };
        IngestKeyView: {
            /** @description Id of the record. */
            id: number;
            /** @description Name. */
            name: string;
            /** @description The middle part of the key. */
            prefix: string;
            /** @description Device. */
            device_key: string | null;
            /**
             * Format: date-time
             * @description To the minute.
             */
            last_used_at: string | null;
            /**
             * Format: date-time
             * @description When it was made, in UTC.
             */
            created_at: string;
        };
        NewIngestKeyView: {
            /** @description Id of the record. */
            id: number;
            /** @description Name. */
            name: string;
            /** @description The middle part of the key. */
            prefix: string;
            /** @description Device. */
            device_key: string | null;
            /**
             * Format: date-time
             * @description To the minute.
             */
            last_used_at: string | null;
            /**
             * Format: date-time
             * @description When it was made, in UTC.
             */
            created_at: string;
            /** @description The whole key. It stands in this answer only: what is stored is a hash of it. */
            key: string;
        };
        IngestKeyBody: {
            /** @description Tells it from the other keys. */
            name: string;
            /** @description Key of the device it is for. */
            device_key?: string | null;
        };
        FitnessSessionSet: {
            /** @description From 1 within its exercise; what `sets/:set` takes. */
            number: number;
            /** @description Weight, in kilograms. */
            weightKg: number | null;
            /** @description Repetitions. */
            reps: number | null;
            /** @description Rate of perceived exertion, 0 to 10 in halves. */
            rpe: number | null;
            /**
             * Format: date-time
             * @description Null until it is done.
             */
            logged_at: string | null;
        };
        FitnessPreviousSet: {
            /**
             * Format: date
             * @description Date, a calendar day.
             */
            date: string;
            /** @description Weight, in kilograms. */
            weightKg: number | null;
            /** @description Repetitions. */
            reps: number | null;
        };
        FitnessSessionExercise: {
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description Name. */
            name: components["schemas"]["BilingualView"];
            /**
             * @description Muscle.
             * @enum {string}
             */
            muscle: "chest" | "back" | "shoulders" | "biceps" | "triceps" | "forearms" | "core" | "glutes" | "quadriceps" | "hamstrings" | "calves" | "full_body";
            /**
             * @description Equipment.
             * @enum {string}
             */
            equipment: "none" | "mat" | "dumbbell" | "barbell" | "kettlebell" | "machine" | "cable" | "band" | "bench" | "pull_up_bar" | "box" | "medicine_ball" | "rope" | "cardio_machine";
            /** @description Picture. */
            image_url: string | null;
            /** @description Place in the order, from 0. */
            position: number;
            /** @description Is current, or not. */
            is_current: boolean;
            /** @description Every set of it is. */
            is_done: boolean;
            /** @description Planned of a set; null where a set is measured in time. */
            reps: number | null;
            /** @description Planned of a set, where it is measured in time. */
            duration_seconds: number | null;
            /** @description After each set. */
            rest_seconds: number;
            /** @description Note. */
            note: components["schemas"]["BilingualView"];
            /** @description Sets. */
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
             * @description Status.
             * @enum {string}
             */
            status: "open" | "finished" | "discarded";
            /**
             * @description What it was opened from.
             * @enum {string}
             */
            source: "assignment" | "program" | "suggestion";
            /** @description Workout slug. */
            workout_slug: string | null;
            /** @description Name. */
            name: components["schemas"]["BilingualView"];
            /**
             * Format: date
             * @description The member's day it was opened on.
             */
            date: string;
            /**
             * Format: date-time
             * @description Start, in UTC.
             */
            started_at: string;
            /**
             * Format: date-time
             * @description End, in UTC.
             */
            ended_at: string | null;
            /** @description Until it ended, or until now. */
            elapsed_seconds: number;
            /** @description Current slug. */
            current_slug: string | null;
            /**
             * Format: date-time
             * @description End of the rest after the last set.
             */
            rest_until: string | null;
            /** @description Rest seconds left. */
            rest_seconds_left: number;
            /** @description Notes. */
            notes: string;
            /** @description Estimated when it is finished. */
            calories_kcal: number | null;
            /** @description Sets planned. */
            sets_planned: number;
            /** @description Sets done. */
            sets_done: number;
            /** @description Percent, in percent. */
            percent: number;
            /** @description Repetitions. */
            reps: number;
            /** @description Weight times repetitions of what was done. */
            volume_kg: number;
            /** @description Exercises. */
            exercises: components["schemas"]["FitnessSessionExercise"][];
        };
        DoneSetBody: {
            /** @description 0 without any weight. */
            weightKg?: number | null;
            /** @description As planned when left out. */
            reps?: number | null;
            /** @description Rate of perceived exertion, in halves. */
            rpe?: number | null;
            /** @description The exercise it belongs to; the current one when left out. */
            exercise?: string;
        };
        SessionNotesBody: {
            /** @description Notes. */
            notes: string;
        };
        AddedExerciseBody: {
            /** @description The part of a web address that names the record. */
            slug: string;
        };
        GoalsView: {
            /** @description Steps. */
            steps: number;
            /** @description Active minutes, in minutes. */
            active_minutes: number;
            /** @description Active kilocalories to burn in a day. */
            calories_kcal: number;
            /** @description Sleep minutes, in minutes. */
            sleep_minutes: number;
            /** @description Water glasses. */
            water_glasses: number;
            /** @description Kilocalories to eat in a day. */
            eaten_kcal: number;
            /** @description Protein, in grams. */
            protein_g: number;
            /** @description Carbohydrates, in grams. */
            carbohydrate_g: number;
            /** @description Fat, in grams. */
            fat_g: number;
        };
        RingView: {
            /**
             * @description Key.
             * @enum {string}
             */
            key: "steps" | "active_minutes" | "calories";
            /** @description Null while nothing is known. */
            value: number | null;
            /** @description Goal. */
            goal: number;
            /** @description More than 100 when the goal is passed. */
            percent: number;
            /** @description What is left to the goal, never below 0. */
            remaining: number;
            /** @description Is reached, or not. */
            is_reached: boolean;
        };
        ActivityTotalsView: {
            /** @description Steps. */
            steps: number | null;
            /** @description Distance, in metres. */
            distance_m: number | null;
            /** @description Active minutes, in minutes. */
            active_minutes: number | null;
            /** @description Active kilocalories. */
            calories_kcal: number | null;
            /** @description Floors. */
            floors: number | null;
            /** @description Workouts. */
            workouts: number;
            /** @description Workout minutes, in minutes. */
            workout_minutes: number;
            /** @description Days there is a figure of steps for. */
            recorded_days: number;
            /** @description Days that reached the goal of steps. */
            goal_days: number;
            /** @description Of a recorded day. */
            average_steps: number | null;
        };
        FigureTrendView: {
            /**
             * @description Figure.
             * @enum {string}
             */
            figure: "steps" | "distance_m" | "active_minutes" | "calories_kcal" | "floors";
            /** @description Of a day; days without a figure do not count. */
            average: number | null;
            /** @description Of the period of the same length before. */
            average_before: number | null;
            /** @description Change. */
            change: number | null;
            /** @description Change percent, in percent. */
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
             * @description From, a calendar day.
             */
            from: string;
            /**
             * Format: date
             * @description Its last day, today at most.
             */
            to: string;
            /** @description Steps. */
            steps: number | null;
            /** @description Distance, in metres. */
            distance_m: number | null;
            /** @description Active minutes, in minutes. */
            active_minutes: number | null;
            /** @description Active kilocalories. */
            calories_kcal: number | null;
            /** @description Floors. */
            floors: number | null;
            /** @description Workouts. */
            workouts: number;
            /** @description Workout minutes, in minutes. */
            workout_minutes: number;
            /** @description Days there is a figure of steps for. */
            recorded_days: number;
            /** @description Days that reached the goal of steps. */
            goal_days: number;
            /** @description Of a recorded day. */
            average_steps: number | null;
        };
        ActivityKindView: {
            /** @description Kind. */
            kind: string;
            /** @description Workouts. */
            workouts: number;
            /** @description Minutes. */
            minutes: number;
            /** @description Distance, in metres. */
            distance_m: number | null;
            /** @description Calories kcal, in kilocalories. */
            calories_kcal: number | null;
        };
        RecordView: {
            /**
             * @description Figure.
             * @enum {string}
             */
            figure: "steps" | "distance_m" | "active_minutes" | "calories_kcal" | "floors" | "longest_workout_minutes" | "farthest_workout_m";
            /** @description Value. */
            value: number;
            /**
             * Format: date
             * @description Date, a calendar day.
             */
            date: string;
            /** @description Of the activity, where it is one. */
            slug: string | null;
        };
        ActivityView: {
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description Kind. */
            kind: string;
            /**
             * @description Source.
             * @enum {string}
             */
            source: "device" | "session" | "manual";
            /** @description Of the ingest key, of what a device sent. */
            source_name: string | null;
            /**
             * Format: date
             * @description The local day it began on.
             */
            date: string;
            /**
             * Format: date-time
             * @description Start, in UTC.
             */
            started_at: string;
            /**
             * Format: date-time
             * @description End, in UTC.
             */
            ended_at: string;
            /** @description Duration, in minutes. */
            duration_minutes: number;
            /** @description Calories kcal, in kilocalories. */
            calories_kcal: number | null;
            /** @description Distance, in metres. */
            distance_m: number | null;
            /** @description Average heart rate bpm, a minute. */
            average_heart_rate_bpm: number | null;
            /** @description Average speed kmh. */
            average_speed_kmh: number | null;
            /** @description Pace seconds per km. */
            pace_seconds_per_km: number | null;
            /** @description Another source told of the same training; only the other one counts. */
            is_duplicate: boolean;
        };
        ActivityPageView: {
            /**
             * @description Step.
             * @enum {string}
             */
            granularity: "days" | "weeks" | "months";
            /**
             * Format: date
             * @description Today, a calendar day.
             */
            today: string;
            /** @description Time zone, by its IANA name. */
            timezone: string;
            /**
             * @description Week starts on.
             * @enum {string}
             */
            week_starts_on: "monday";
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
            /** @description Goals. */
            goals: components["schemas"]["GoalsView"];
            /** @description Of today. */
            rings: components["schemas"]["RingView"][];
            /** @description Days in a row that reached the goal of steps, until today or yesterday. */
            current_streak_days: number;
            /** @description Longest streak days, in days. */
            longest_streak_days: number;
            /** @description Of all the periods shown. */
            totals: components["schemas"]["ActivityTotalsView"];
            /** @description Against as many periods before. */
            trends: components["schemas"]["FigureTrendView"][];
            /** @description 30 days, 12 weeks or 12 months, the earliest first, the last one under way. A gap is null, not 0. */
            periods: components["schemas"]["ActivityPeriodView"][];
            /** @description Trainings of the periods by kind, the most minutes first. */
            kinds: components["schemas"]["ActivityKindView"][];
            /** @description The best day or training ever; none where nothing is known. */
            records: components["schemas"]["RecordView"][];
            /** @description The latest 20. */
            activities: components["schemas"]["ActivityView"][];
        };
        ActivityComparisonView: {
            /** @description Others of its kind in the 90 days before it. */
            activities: number;
            /** @description Average minutes, in minutes. */
            average_minutes: number | null;
            /** @description Average distance m, in metres. */
            average_distance_m: number | null;
            /** @description Average calories kcal, in kilocalories. */
            average_calories_kcal: number | null;
            /** @description Average heart rate bpm, a minute. */
            average_heart_rate_bpm: number | null;
        };
        ActivityExerciseView: {
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description Name. */
            name: components["schemas"]["BilingualView"];
            /** @description That were done. */
            sets: number;
            /** @description Repetitions. */
            reps: number | null;
            /** @description Weight times repetitions, of all sets. */
            volume_kg: number | null;
            /** @description Heaviest kg, in kilograms. */
            heaviest_kg: number | null;
        };
        OneActivityView: {
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description Kind. */
            kind: string;
            /**
             * @description Source.
             * @enum {string}
             */
            source: "device" | "session" | "manual";
            /** @description Of the ingest key, of what a device sent. */
            source_name: string | null;
            /**
             * Format: date
             * @description The local day it began on.
             */
            date: string;
            /**
             * Format: date-time
             * @description Start, in UTC.
             */
            started_at: string;
            /**
             * Format: date-time
             * @description End, in UTC.
             */
            ended_at: string;
            /** @description Duration, in minutes. */
            duration_minutes: number;
            /** @description Calories kcal, in kilocalories. */
            calories_kcal: number | null;
            /** @description Distance, in metres. */
            distance_m: number | null;
            /** @description Average heart rate bpm, a minute. */
            average_heart_rate_bpm: number | null;
            /** @description Average speed kmh. */
            average_speed_kmh: number | null;
            /** @description Pace seconds per km. */
            pace_seconds_per_km: number | null;
            /** @description Another source told of the same training; only the other one counts. */
            is_duplicate: boolean;
            /** @description Duplicate of slug. */
            duplicate_of_slug: string | null;
            /** @description Comparison. */
            comparison: components["schemas"]["ActivityComparisonView"];
            /** @description What was done, of a session of the application. */
            exercises: components["schemas"]["ActivityExerciseView"][];
        };
        KeyAccountView: {
            /** @description Id of the record. */
            id: number;
            /** @description Name of the account, unique and in small letters. */
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
            /** @description Prefix. */
            prefix: string;
            /** @description The one the key writes for. */
            account: components["schemas"]["KeyAccountView"];
        };
        IngestedDaysView: {
            /** @description True: it has arrived. */
            received: number;
            /** @description Days this key sent for the first time. */
            inserted: number;
            /** @description Days whose figures changed. */
            updated: number;
        };
        IngestedDayBody: {
            /**
             * Format: date
             * @description The member's day; each day once in a body, at most one day ahead.
             */
            date: string;
            /** @description Steps. */
            steps?: number;
            /** @description Metres. */
            distance_m?: number;
            /** @description Active minutes, in minutes. */
            active_minutes?: number;
            /** @description Active kilocalories. */
            calories?: number;
            /** @description Floors. */
            floors?: number;
            /** @description Beats a minute. */
            resting_heart_rate?: number;
            /**
             * Format: date-time
             * @description When the device made these figures. What is older than what is stored changes nothing; without it the last to arrive counts.
             */
            recorded_at?: string;
        };
        DailyMetricsBody: {
            /** @description Days. */
            days: components["schemas"]["IngestedDayBody"][];
        };
        IngestedSessionsView: {
            /** @description True: it has arrived. */
            received: number;
            /** @description Sessions that were not known. */
            recorded: number;
            /** @description Known ones; what differs was changed. */
            duplicates: number;
        };
        IngestedSessionBody: {
            /** @description The sender's own id. Sent again it changes the session; without one, kind and times tell it. */
            external_id?: string;
            /** @description Kind. */
            kind: string;
            /**
             * Format: date-time
             * @description Its local day is the day of the session: by the offset it carries, else of the member.
             */
            started_at: string;
            /**
             * Format: date-time
             * @description End, in UTC.
             */
            ended_at: string;
            /** @description Kilocalories. */
            calories?: number;
            /** @description Metres. */
            distance_m?: number;
            /** @description Beats a minute. */
            average_heart_rate?: number;
            /**
             * Format: date-time
             * @description When the device made these figures. What is older than what is stored changes nothing; without it the last to arrive counts.
             */
            recorded_at?: string;
        };
        IngestedSessionsBody: {
            /** @description Sessions. */
            sessions: components["schemas"]["IngestedSessionBody"][];
        };
        FitnessExerciseCard: {
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description Name. */
            name: components["schemas"]["BilingualView"];
            /**
             * @description The one it is for.
             * @enum {string}
             */
            muscle: "chest" | "back" | "shoulders" | "biceps" | "triceps" | "forearms" | "core" | "glutes" | "quadriceps" | "hamstrings" | "calves" | "full_body";
            /** @description Other muscles. */
            secondary_muscles: ("chest" | "back" | "shoulders" | "biceps" | "triceps" | "forearms" | "core" | "glutes" | "quadriceps" | "hamstrings" | "calves" | "full_body")[];
            /**
             * @description Equipment.
             * @enum {string}
             */
            equipment: "none" | "mat" | "dumbbell" | "barbell" | "kettlebell" | "machine" | "cable" | "band" | "bench" | "pull_up_bar" | "box" | "medicine_ball" | "rope" | "cardio_machine";
            /**
             * @description Difficulty.
             * @enum {string}
             */
            difficulty: "beginner" | "intermediate" | "advanced";
            /** @description Picture. */
            image_url: string | null;
            /** @description Featured, or not. */
            is_featured: boolean;
            /** @description Kept at hand by the member. */
            is_saved: boolean;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        FitnessCountOf12Words: {
            /**
             * @description Value.
             * @enum {string}
             */
            value: "chest" | "back" | "shoulders" | "biceps" | "triceps" | "forearms" | "core" | "glutes" | "quadriceps" | "hamstrings" | "calves" | "full_body";
            /** @description Count. */
            count: number;
        };
        FitnessCountOf14Words: {
            /**
             * @description Value.
             * @enum {string}
             */
            value: "none" | "mat" | "dumbbell" | "barbell" | "kettlebell" | "machine" | "cable" | "band" | "bench" | "pull_up_bar" | "box" | "medicine_ball" | "rope" | "cardio_machine";
            /** @description Count. */
            count: number;
        };
        FitnessCountOf3Words: {
            /**
             * @description Value.
             * @enum {string}
             */
            value: "beginner" | "intermediate" | "advanced";
            /** @description Count. */
            count: number;
        };
        FitnessLibraryPage: {
            /** @description By their English names. */
            data: components["schemas"]["FitnessExerciseCard"][];
            /** @description This page, from 1. */
            page: number;
            /** @description Rows of a page. */
            limit: number;
            /** @description How many rows there are on all pages. */
            total: number;
            /** @description How many pages there are. */
            totalPages: number;
            /** @description Featured. */
            featured: components["schemas"]["FitnessExerciseCard"] | null;
            /** @description The last saved first. */
            saved: components["schemas"]["FitnessExerciseCard"][];
            /** @description Recently viewed. */
            recently_viewed: components["schemas"]["FitnessExerciseCard"][];
            /** @description Of the whole library. */
            muscles: components["schemas"]["FitnessCountOf12Words"][];
            /** @description Of the whole library. */
            equipment: components["schemas"]["FitnessCountOf14Words"][];
            /** @description Of the whole library. */
            difficulties: components["schemas"]["FitnessCountOf3Words"][];
        };
        FitnessPersonalBest: {
            /** @description Weight, in kilograms. */
            weightKg: number;
            /** @description Repetitions. */
            reps: number;
            /**
             * Format: date
             * @description Date, a calendar day.
             */
            date: string;
            /** @description Estimated by the formula of Epley, from the best set of 12 or less. */
            one_rep_max_kg: number;
        };
        FitnessDoneSets: {
            /**
             * Format: date
             * @description Date, a calendar day.
             */
            date: string;
            /** @description Sets. */
            sets: number;
            /** @description Of each set. */
            reps: number | null;
            /** @description Weight, in kilograms. */
            weightKg: number | null;
            /** @description Done in a session; logged by itself otherwise. */
            in_session: boolean;
        };
        FitnessWorkoutCard: {
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description Name. */
            name: components["schemas"]["BilingualView"];
            /**
             * @description Kind.
             * @enum {string}
             */
            kind: "strength" | "cardio" | "hiit" | "mobility" | "yoga" | "pilates" | "recovery";
            /**
             * @description Difficulty.
             * @enum {string}
             */
            difficulty: "beginner" | "intermediate" | "advanced";
            /** @description Duration, in minutes. */
            duration_minutes: number;
            /** @description What an adult uses up in it, as estimated. */
            calories_kcal: number;
            /** @description Picture. */
            image_url: string | null;
            /** @description Exercise count. */
            exercise_count: number;
            /** @description Kept at hand by the member. */
            is_saved: boolean;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        FitnessExercisePage: {
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description Name. */
            name: components["schemas"]["BilingualView"];
            /**
             * @description The one it is for.
             * @enum {string}
             */
            muscle: "chest" | "back" | "shoulders" | "biceps" | "triceps" | "forearms" | "core" | "glutes" | "quadriceps" | "hamstrings" | "calves" | "full_body";
            /** @description Other muscles. */
            secondary_muscles: ("chest" | "back" | "shoulders" | "biceps" | "triceps" | "forearms" | "core" | "glutes" | "quadriceps" | "hamstrings" | "calves" | "full_body")[];
            /**
             * @description Equipment.
             * @enum {string}
             */
            equipment: "none" | "mat" | "dumbbell" | "barbell" | "kettlebell" | "machine" | "cable" | "band" | "bench" | "pull_up_bar" | "box" | "medicine_ball" | "rope" | "cardio_machine";
            /**
             * @description Difficulty.
             * @enum {string}
             */
            difficulty: "beginner" | "intermediate" | "advanced";
            /** @description Picture. */
            image_url: string | null;
            /** @description Featured, or not. */
            is_featured: boolean;
            /** @description Kept at hand by the member. */
            is_saved: boolean;
            /** @description Description. */
            description: components["schemas"]["BilingualView"];
            /** @description Steps in their order, each `{en, ar}`. */
            instructions: string | number | boolean | Record<string, never> | unknown[] | null;
            /** @description What to keep in mind, each `{en, ar}`. */
            cues: string | number | boolean | Record<string, never> | unknown[] | null;
            /** @description Video. */
            video_url: string | null;
            /** @description How often the member has looked at it. */
            views: number;
            /** @description Personal best. */
            personal_best: components["schemas"]["FitnessPersonalBest"] | null;
            /** @description The latest 50. */
            history: components["schemas"]["FitnessDoneSets"][];
            /** @description It is part of. */
            workouts: components["schemas"]["FitnessWorkoutCard"][];
            /** @description For the same muscle. */
            alternatives: components["schemas"]["FitnessExerciseCard"][];
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        LoggedSetsBody: {
            /** @description Sets. */
            sets: number;
            /** @description Of each set. */
            reps: number;
            /** @description 0 without any weight. */
            weightKg?: number;
        };
        FitnessTodaysWorkout: {
            /**
             * @description Given by the coach, the day of the program, or suggested.
             * @enum {string}
             */
            source: "assignment" | "program" | "suggestion";
            /** @description Workout. */
            workout: components["schemas"]["FitnessWorkoutCard"];
            /** @description A session is under way; it may be of another workout. */
            has_open_session: boolean;
        };
        FitnessPlannedDay: {
            /**
             * Format: date
             * @description Date, a calendar day.
             */
            date: string;
            /** @description Is today, or not. */
            is_today: boolean;
            /**
             * @description Source.
             * @enum {string|null}
             */
            source: "assignment" | "program" | null;
            /** @description Null on a day of rest. */
            workout: components["schemas"]["FitnessWorkoutCard"] | null;
            /** @description Finished sessions. */
            finished_sessions: number;
        };
        FitnessActiveProgram: {
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description Name. */
            name: components["schemas"]["BilingualView"];
            /** @description Picture. */
            image_url: string | null;
            /**
             * Format: date
             * @description Started on, a calendar day.
             */
            started_on: string;
            /**
             * Format: date
             * @description Last day, a calendar day.
             */
            ends_on: string;
            /** @description Weeks. */
            weeks: number;
            /** @description From 1. */
            week: number;
            /** @description 1 to 7, 1 being the day of the week it was started on. */
            day: number;
            /** @description All of its weeks have passed. */
            is_over: boolean;
            /** @description Days with a workout. */
            workouts: number;
            /** @description Workouts done. */
            workouts_done: number;
            /** @description Percent, in percent. */
            percent: number;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        FitnessAssignedWorkout: {
            /** @description Id of the record. */
            id: number;
            /**
             * Format: date
             * @description First day, a calendar day.
             */
            startsOn: string;
            /** @description Note. */
            note: string;
            /** @description First and last name; null when the coach has left. */
            coach: string | null;
            /** @description Is done, or not. */
            is_done: boolean;
            /** @description Workout. */
            workout: components["schemas"]["FitnessWorkoutCard"];
        };
        FitnessFinishedSession: {
            /** @description Id of the record. */
            id: number;
            /** @description Name. */
            name: components["schemas"]["BilingualView"];
            /** @description Workout slug. */
            workout_slug: string | null;
            /**
             * Format: date
             * @description Date, a calendar day.
             */
            date: string;
            /** @description Duration, in minutes. */
            duration_minutes: number;
            /** @description Sets. */
            sets: number;
            /** @description Weight times repetitions, of all sets. */
            volume_kg: number;
            /** @description Calories kcal, in kilocalories. */
            calories_kcal: number | null;
        };
        FitnessTrainingTotals: {
            /** @description Sessions. */
            sessions: number;
            /** @description Minutes. */
            minutes: number;
            /** @description Sets. */
            sets: number;
            /** @description Volume kg, in kilograms. */
            volume_kg: number;
        };
        FitnessPlanPage: {
            /**
             * Format: date
             * @description The member's day.
             */
            date: string;
            /** @description Today. */
            today: components["schemas"]["FitnessTodaysWorkout"] | null;
            /** @description Monday to Sunday. */
            week: components["schemas"]["FitnessPlannedDay"][];
            /** @description Active program. */
            active_program: components["schemas"]["FitnessActiveProgram"] | null;
            /** @description By the coach, still to be done or of the last 30 days. */
            assigned: components["schemas"]["FitnessAssignedWorkout"][];
            /** @description Saved. */
            saved: components["schemas"]["FitnessWorkoutCard"][];
            /** @description All workouts, the newest first. */
            library: components["schemas"]["FitnessWorkoutCard"][];
            /** @description Recent sessions. */
            recent_sessions: components["schemas"]["FitnessFinishedSession"][];
            /** @description This week. */
            this_week: components["schemas"]["FitnessTrainingTotals"];
            /** @description Last week. */
            last_week: components["schemas"]["FitnessTrainingTotals"];
        };
        FitnessProgramCard: {
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description Name. */
            name: components["schemas"]["BilingualView"];
            /** @description Description. */
            description: components["schemas"]["BilingualView"];
            /**
             * @description Goal.
             * @enum {string}
             */
            goal: "strength" | "muscle" | "weight_loss" | "endurance" | "mobility" | "general";
            /**
             * @description Difficulty.
             * @enum {string}
             */
            difficulty: "beginner" | "intermediate" | "advanced";
            /** @description Picture. */
            image_url: string | null;
            /** @description Weeks. */
            weeks: number;
            /** @description Days with a workout. */
            workouts: number;
            /** @description Whether it is shown to the public. */
            is_active: boolean;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        FitnessProgramsPage: {
            /** @description Active. */
            active: components["schemas"]["FitnessActiveProgram"] | null;
            /** @description Programs. */
            programs: components["schemas"]["FitnessProgramCard"][];
        };
        FitnessWorkoutLine: {
            /** @description Place in the order, from 0. */
            position: number;
            /** @description Of the exercise. */
            slug: string;
            /** @description Name. */
            name: components["schemas"]["BilingualView"];
            /**
             * @description Muscle.
             * @enum {string}
             */
            muscle: "chest" | "back" | "shoulders" | "biceps" | "triceps" | "forearms" | "core" | "glutes" | "quadriceps" | "hamstrings" | "calves" | "full_body";
            /**
             * @description Equipment.
             * @enum {string}
             */
            equipment: "none" | "mat" | "dumbbell" | "barbell" | "kettlebell" | "machine" | "cable" | "band" | "bench" | "pull_up_bar" | "box" | "medicine_ball" | "rope" | "cardio_machine";
            /** @description Picture. */
            image_url: string | null;
            /** @description Sets. */
            sets: number;
            /** @description Of a set; null where a set is measured in time. */
            reps: number | null;
            /** @description Of a set; null where repetitions are counted. */
            duration_seconds: number | null;
            /** @description Rest, in seconds. */
            rest_seconds: number;
            /** @description Note. */
            note: components["schemas"]["BilingualView"];
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        FitnessProgramName: {
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description Name. */
            name: components["schemas"]["BilingualView"];
        };
        FitnessWorkoutPage: {
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description Name. */
            name: components["schemas"]["BilingualView"];
            /**
             * @description Kind.
             * @enum {string}
             */
            kind: "strength" | "cardio" | "hiit" | "mobility" | "yoga" | "pilates" | "recovery";
            /**
             * @description Difficulty.
             * @enum {string}
             */
            difficulty: "beginner" | "intermediate" | "advanced";
            /** @description Duration, in minutes. */
            duration_minutes: number;
            /** @description What an adult uses up in it, as estimated. */
            calories_kcal: number;
            /** @description Picture. */
            image_url: string | null;
            /** @description Exercise count. */
            exercise_count: number;
            /** @description Kept at hand by the member. */
            is_saved: boolean;
            /** @description Description. */
            description: components["schemas"]["BilingualView"];
            /** @description Exercises. */
            exercises: components["schemas"]["FitnessWorkoutLine"][];
            /** @description The most worked first. */
            muscles: ("chest" | "back" | "shoulders" | "biceps" | "triceps" | "forearms" | "core" | "glutes" | "quadriceps" | "hamstrings" | "calves" | "full_body")[];
            /** @description Equipment. */
            equipment: ("none" | "mat" | "dumbbell" | "barbell" | "kettlebell" | "machine" | "cable" | "band" | "bench" | "pull_up_bar" | "box" | "medicine_ball" | "rope" | "cardio_machine")[];
            /** @description Times done. */
            times_done: number;
            /**
             * Format: date
             * @description Last done on, a calendar day.
             */
            last_done_on: string | null;
            /** @description It is part of. */
            programs: components["schemas"]["FitnessProgramName"][];
            /** @description Similar. */
            similar: components["schemas"]["FitnessWorkoutCard"][];
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        GoalProgressView: {
            /** @description Null while nothing is known. */
            value: number | null;
            /** @description Goal. */
            goal: number;
            /** @description More than 100 when the goal is passed. */
            percent: number;
            /** @description What is left to the goal, never below 0. */
            remaining: number;
            /** @description Is reached, or not. */
            is_reached: boolean;
        };
        MacroView: {
            /**
             * @description Key.
             * @enum {string}
             */
            key: "protein" | "carbohydrate" | "fat";
            /** @description Null while nothing is known. */
            value: number | null;
            /** @description Goal. */
            goal: number;
            /** @description More than 100 when the goal is passed. */
            percent: number;
            /** @description What is left to the goal, never below 0. */
            remaining: number;
            /** @description Is reached, or not. */
            is_reached: boolean;
            /** @description Share of what was eaten, null while nothing was. */
            percent_of_calories: number | null;
        };
        MealView: {
            /** @description Key. */
            key: string;
            /**
             * Format: date
             * @description Date, a calendar day.
             */
            date: string;
            /**
             * @description Time of day.
             * @enum {string}
             */
            slot: "breakfast" | "lunch" | "dinner" | "snack";
            /**
             * @description Origin.
             * @enum {string}
             */
            origin: "catalogue" | "own";
            /** @description Of the dish then; null for an own meal. */
            dish_slug: string | null;
            /** @description Name. */
            name: components["schemas"]["BilingualView"];
            /** @description The figures are of all of them together, as they were when it was logged. */
            servings: number;
            /** @description Calories kcal, in kilocalories. */
            calories_kcal: number;
            /** @description Protein, in grams. */
            protein_g: number;
            /** @description Carbohydrates, in grams. */
            carbohydrate_g: number;
            /** @description Fat, in grams. */
            fat_g: number;
            /** @description Note. */
            note: string;
            /**
             * Format: date-time
             * @description When it was made, in UTC.
             */
            created_at: string;
        };
        NutritionTotalsView: {
            /** @description Calories kcal, in kilocalories. */
            calories_kcal: number;
            /** @description Protein, in grams. */
            protein_g: number;
            /** @description Carbohydrates, in grams. */
            carbohydrate_g: number;
            /** @description Fat, in grams. */
            fat_g: number;
        };
        MealSlotView: {
            /**
             * @description Time of day.
             * @enum {string}
             */
            slot: "breakfast" | "lunch" | "dinner" | "snack";
            /** @description Meals. */
            meals: components["schemas"]["MealView"][];
            /** @description Totals. */
            totals: components["schemas"]["NutritionTotalsView"];
        };
        HydrationView: {
            /** @description Null while nothing is known. */
            value: number | null;
            /** @description Goal. */
            goal: number;
            /** @description More than 100 when the goal is passed. */
            percent: number;
            /** @description What is left to the goal, never below 0. */
            remaining: number;
            /** @description Is reached, or not. */
            is_reached: boolean;
            /** @description Of glasses of 250. */
            millilitres: number;
        };
        TrendView: {
            /** @description Of a day; days without a figure do not count. */
            average: number | null;
            /** @description Of the period of the same length before. */
            average_before: number | null;
            /** @description Change. */
            change: number | null;
            /** @description Change percent, in percent. */
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
            /** @description Protein, in grams. */
            protein_g: number | null;
            /** @description Carbohydrates, in grams. */
            carbohydrate_g: number | null;
            /** @description Fat, in grams. */
            fat_g: number | null;
            /** @description Of a day with glasses noted. */
            glasses: number | null;
        };
        NutritionDayView: {
            /**
             * Format: date
             * @description Date, a calendar day.
             */
            date: string;
            /** @description Meals. */
            meals: number;
            /** @description Calories kcal, in kilocalories. */
            calories_kcal: number | null;
            /** @description Protein, in grams. */
            protein_g: number | null;
            /** @description Carbohydrates, in grams. */
            carbohydrate_g: number | null;
            /** @description Fat, in grams. */
            fat_g: number | null;
            /** @description Glasses. */
            glasses: number | null;
        };
        DishChoiceView: {
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description Name. */
            name: components["schemas"]["BilingualView"];
            /**
             * @description Meal.
             * @enum {string}
             */
            meal: "breakfast" | "lunch" | "dinner" | "snack";
            /** @description Serving, in grams. */
            serving_g: number;
            /** @description Calories kcal, in kilocalories. */
            calories_kcal: number;
            /** @description Protein, in grams. */
            protein_g: number;
            /** @description Carbohydrates, in grams. */
            carbohydrate_g: number;
            /** @description Fat, in grams. */
            fat_g: number;
            /** @description Tags. */
            tags: ("vegetarian" | "vegan" | "high_protein" | "low_carb" | "gluten_free" | "dairy_free" | "high_fiber" | "quick")[];
            /** @description Picture. */
            image_url: string | null;
            /** @description By the member, in the last 90 days. */
            times_logged: number;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        NutritionPageView: {
            /**
             * Format: date
             * @description The member's day.
             */
            date: string;
            /** @description Time zone, by its IANA name. */
            timezone: string;
            /** @description Goals. */
            goals: components["schemas"]["GoalsView"];
            /** @description Eaten kilocalories. */
            calories: components["schemas"]["GoalProgressView"];
            /** @description Macros. */
            macros: components["schemas"]["MacroView"][];
            /** @description Breakfast, lunch, dinner and snacks, in this order. */
            slots: components["schemas"]["MealSlotView"][];
            /** @description Active kilocalories of the day. */
            burned_kcal: number | null;
            /** @description Hydration. */
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
            /** @description Of a dish of the catalogue. */
            slug: string;
            /**
             * @description What the dish is mostly eaten as, when left out.
             * @enum {string}
             */
            slot?: "breakfast" | "lunch" | "dinner" | "snack";
            /** @description 1 when left out. */
            servings?: number;
        };
        HydrationBody: {
            /** @description Glasses of today, instead of those before. */
            glasses: number;
        };
        PlannerPageView: {
            /**
             * Format: date
             * @description Date, a calendar day.
             */
            date: string;
            /**
             * Format: date
             * @description Today, a calendar day.
             */
            today: string;
            /** @description Goals. */
            goals: components["schemas"]["GoalsView"];
            /** @description Eaten kilocalories. */
            calories: components["schemas"]["GoalProgressView"];
            /** @description Macros. */
            macros: components["schemas"]["MacroView"][];
            /** @description Breakfast, lunch, dinner and snacks, in this order. */
            slots: components["schemas"]["MealSlotView"][];
            /** @description Monday to Sunday around the date. */
            week: components["schemas"]["NutritionDayView"][];
        };
        OwnMealBody: {
            /**
             * Format: date
             * @description Today when left out; at most a year ahead.
             */
            date?: string;
            /**
             * @description Time of day.
             * @enum {string}
             */
            slot: "breakfast" | "lunch" | "dinner" | "snack";
            /** @description Name. */
            name: string;
            /** @description 0 when left out, as the other grams. */
            protein_g?: number;
            /** @description Carbohydrates, in grams. */
            carbohydrate_g?: number;
            /** @description Fat, in grams. */
            fat_g?: number;
            /** @description Note. */
            note?: string;
        };
        NapView: {
            /** @description Fell asleep, in UTC. */
            fell_asleep_at: string;
            /** @description Woke up, in UTC. */
            woke_at: string;
            /** @description Minutes asleep, in minutes. */
            asleep_minutes: number;
        };
        SleepNightView: {
            /**
             * Format: date
             * @description The day of waking.
             */
            date: string;
            /**
             * Format: date-time
             * @description Fell asleep, in UTC.
             */
            fell_asleep_at: string | null;
            /**
             * Format: date-time
             * @description Woke up, in UTC.
             */
            woke_at: string | null;
            /** @description Where it was slept. */
            timezone: string;
            /** @description Minutes asleep, in minutes. */
            asleep_minutes: number;
            /** @description Minutes of deep sleep, in minutes. */
            deep_minutes: number | null;
            /** @description Minutes of dreaming sleep, in minutes. */
            rem_minutes: number | null;
            /** @description Minutes of light sleep, in minutes. */
            light_minutes: number | null;
            /** @description Minutes awake, in minutes. */
            awake_minutes: number | null;
            /** @description Efficiency percent, in percent. */
            efficiency_percent: number | null;
            /** @description 1 to 5. */
            quality: number | null;
            /** @description Shorter sleeps of the day; no figure counts them. */
            naps: components["schemas"]["NapView"][];
            /** @description Note. */
            note: string;
        };
        SleepStageView: {
            /**
             * @description Stage.
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
            /** @description Average bedtime. */
            average_bedtime: string | null;
            /** @description Average waking. */
            average_waking: string | null;
            /** @description Bedtime deviation minutes, in minutes. */
            bedtime_deviation_minutes: number | null;
            /** @description Waking deviation minutes, in minutes. */
            waking_deviation_minutes: number | null;
            /** @description With times, of the last 14. */
            nights: number;
        };
        DayValueView: {
            /**
             * Format: date
             * @description Date, a calendar day.
             */
            date: string;
            /** @description Value. */
            value: number | null;
        };
        SleepPageView: {
            /**
             * Format: date
             * @description The member's day.
             */
            date: string;
            /** @description Time zone, by its IANA name. */
            timezone: string;
            /** @description Goal minutes, in minutes. */
            goal_minutes: number;
            /** @description The latest night of the last 30 days. */
            last_night: components["schemas"]["SleepNightView"] | null;
            /** @description Last night goal. */
            last_night_goal: components["schemas"]["GoalProgressView"];
            /** @description Minutes asleep: the last 7 days against the 7 before. */
            trend: components["schemas"]["TrendView"];
            /** @description Average 30 days minutes, in minutes. */
            average_30_days_minutes: number | null;
            /** @description Of the last 30 days, nights that reached the goal. */
            goal_nights: number;
            /** @description Short of the goal over the nights of the last 14 days. */
            debt_minutes: number;
            /** @description Of the last 30 days. */
            average_quality: number | null;
            /** @description Of the last 30 days. */
            stages: components["schemas"]["SleepStageView"][];
            /** @description Regularity. */
            regularity: components["schemas"]["SleepRegularityView"];
            /** @description Minutes asleep, ever. */
            longest_night: components["schemas"]["DayValueView"] | null;
            /** @description Minutes asleep of the last 30 days, today last; a gap is null. */
            series: components["schemas"]["DayValueView"][];
            /** @description Of the last 30 days, the latest first. */
            nights: components["schemas"]["SleepNightView"][];
        };
        SleepNightBody: {
            /**
             * Format: date
             * @description The day of waking; needed without `woke_at`, and then the same as its day.
             */
            date?: string;
            /**
             * Format: date-time
             * @description Sent together with `woke_at`, or not at all.
             */
            fell_asleep_at?: string;
            /**
             * Format: date-time
             * @description Woke up, in UTC.
             */
            woke_at?: string;
            /** @description The time between the two less the minutes awake, when left out. */
            asleep_minutes?: number;
            /** @description Minutes of deep sleep, in minutes. */
            deep_minutes?: number | null;
            /** @description Minutes of dreaming sleep, in minutes. */
            rem_minutes?: number | null;
            /** @description Minutes of light sleep, in minutes. */
            light_minutes?: number | null;
            /** @description Minutes awake, in minutes. */
            awake_minutes?: number | null;
            /** @description Quality. */
            quality?: number | null;
            /** @description Note. */
            note?: string;
        };
        HealthReadingView: {
            /**
             * Format: date
             * @description Date, a calendar day.
             */
            date: string;
            /** @description Resting heart rate, a minute. */
            resting_heart_rate_bpm: number | null;
            /** @description Heart rate variability, in milliseconds. */
            heart_rate_variability_ms: number | null;
            /** @description Systolic pressure, in millimetres of mercury. */
            systolic_mmhg: number | null;
            /** @description Diastolic pressure, in millimetres of mercury. */
            diastolic_mmhg: number | null;
            /**
             * @description Blood pressure category.
             * @enum {string|null}
             */
            blood_pressure_category: "normal" | "elevated" | "high_stage_1" | "high_stage_2" | "crisis" | null;
            /** @description Blood oxygen, in percent. */
            blood_oxygen_percent: number | null;
            /** @description Breaths a minute. */
            respiratory_rate_bpm: number | null;
            /** @description Body temperature, in degrees Celsius. */
            body_temperature_c: number | null;
            /** @description Blood glucose, in milligrams per decilitre. */
            blood_glucose_mg_dl: number | null;
            /** @description 0 to 100. */
            stress: number | null;
            /** @description Note. */
            note: string;
        };
        VitalView: {
            /**
             * @description Key.
             * @enum {string}
             */
            key: "resting_heart_rate_bpm" | "heart_rate_variability_ms" | "blood_oxygen_percent" | "respiratory_rate_bpm" | "body_temperature_c" | "blood_glucose_mg_dl" | "stress";
            /** @description Of the last 30 days. */
            latest: number | null;
            /**
             * Format: date
             * @description Of the latest.
             */
            date: string | null;
            /** @description Of the days of the series that know it. */
            average: number | null;
            /** @description Lowest. */
            lowest: number | null;
            /** @description Highest. */
            highest: number | null;
            /** @description The last 7 days against the 7 before. */
            trend: components["schemas"]["TrendView"];
            /** @description The last 30 days, today last; a gap is null. */
            series: components["schemas"]["DayValueView"][];
        };
        BloodPressureDayView: {
            /**
             * Format: date
             * @description Date, a calendar day.
             */
            date: string;
            /** @description Systolic pressure, in millimetres of mercury. */
            systolic_mmhg: number;
            /** @description Diastolic pressure, in millimetres of mercury. */
            diastolic_mmhg: number;
            /**
             * @description Category.
             * @enum {string}
             */
            category: "normal" | "elevated" | "high_stage_1" | "high_stage_2" | "crisis";
        };
        BloodPressureView: {
            /** @description Latest. */
            latest: components["schemas"]["BloodPressureDayView"] | null;
            /** @description Average systolic mmhg, in millimetres of mercury. */
            average_systolic_mmhg: number | null;
            /** @description Average diastolic mmhg, in millimetres of mercury. */
            average_diastolic_mmhg: number | null;
            /**
             * @description Average category.
             * @enum {string|null}
             */
            average_category: "normal" | "elevated" | "high_stage_1" | "high_stage_2" | "crisis" | null;
            /** @description Measured days of the last 30, the earliest first. */
            series: components["schemas"]["BloodPressureDayView"][];
        };
        HealthPageView: {
            /**
             * Format: date
             * @description The member's day.
             */
            date: string;
            /** @description Time zone, by its IANA name. */
            timezone: string;
            /** @description Today's reading, null without one. */
            today: components["schemas"]["HealthReadingView"] | null;
            /** @description The resting heart rate is what was measured, else what a device says; the others are measured. */
            vitals: components["schemas"]["VitalView"][];
            /** @description Blood pressure. */
            blood_pressure: components["schemas"]["BloodPressureView"];
            /** @description The latest 60, the latest first. */
            readings: components["schemas"]["HealthReadingView"][];
        };
        HealthReadingBody: {
            /**
             * Format: date
             * @description Today when left out; not in the future.
             */
            date?: string;
            /** @description Resting heart rate, a minute. */
            resting_heart_rate_bpm?: number | null;
            /** @description Heart rate variability, in milliseconds. */
            heart_rate_variability_ms?: number | null;
            /** @description Together with the diastolic, and above it. */
            systolic_mmhg?: number | null;
            /** @description Diastolic pressure, in millimetres of mercury. */
            diastolic_mmhg?: number | null;
            /** @description Blood oxygen, in percent. */
            blood_oxygen_percent?: number | null;
            /** @description Breaths a minute. */
            respiratory_rate_bpm?: number | null;
            /** @description Body temperature, in degrees Celsius. */
            body_temperature_c?: number | null;
            /** @description Blood glucose, in milligrams per decilitre. */
            blood_glucose_mg_dl?: number | null;
            /** @description Stress. */
            stress?: number | null;
            /** @description Note. */
            note?: string;
        };
        BodyMeasureView: {
            /**
             * @description Key.
             * @enum {string}
             */
            key: "weight_kg" | "body_fat_percent" | "muscle_mass_kg" | "chest_cm" | "waist_cm" | "hips_cm" | "arm_cm" | "thigh_cm";
            /** @description Latest. */
            latest: number | null;
            /**
             * Format: date
             * @description Of the latest.
             */
            date: string | null;
            /** @description First. */
            first: number | null;
            /** @description From the first to the latest. */
            change: number | null;
            /** @description To the latest, from the last one that is 30 days older or more. */
            change_30_days: number | null;
        };
        BmiView: {
            /** @description Value. */
            value: number;
            /**
             * @description Category.
             * @enum {string}
             */
            category: "underweight" | "normal" | "overweight" | "obese";
            /** @description The latest that was measured. */
            height_cm: number;
        };
        WeightGoalView: {
            /** @description Target weight, in kilograms. */
            target_weight_kg: number;
            /** @description Start weight kg, in kilograms. */
            start_weight_kg: number | null;
            /**
             * Format: date
             * @description Started on, a calendar day.
             */
            started_on: string;
            /**
             * Format: date
             * @description Target day, a calendar day.
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
             * @description When it is reached if the weight goes on as in the last 30 days.
             */
            projected_on: string | null;
            /** @description To be there on the target date; negative to lose. */
            needed_kg_a_week: number | null;
        };
        ProgressPhotoView: {
            /**
             * Format: date
             * @description Date, a calendar day.
             */
            date: string;
            /** @description Photo from the front. */
            front_url: string | null;
            /** @description Photo from the side. */
            side_url: string | null;
            /** @description Photo from behind. */
            back_url: string | null;
            /** @description The last one weighed until that day. */
            weight_kg: number | null;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        BodyReadingView: {
            /**
             * Format: date
             * @description Date, a calendar day.
             */
            date: string;
            /** @description Weight, in kilograms. */
            weight_kg: number | null;
            /** @description Height, in centimetres. */
            height_cm: number | null;
            /** @description Body fat, in percent. */
            body_fat_percent: number | null;
            /** @description Muscle mass, in kilograms. */
            muscle_mass_kg: number | null;
            /** @description Chest, in centimetres. */
            chest_cm: number | null;
            /** @description Waist, in centimetres. */
            waist_cm: number | null;
            /** @description Hips, in centimetres. */
            hips_cm: number | null;
            /** @description Arm, in centimetres. */
            arm_cm: number | null;
            /** @description Thigh, in centimetres. */
            thigh_cm: number | null;
            /** @description Note. */
            note: string;
        };
        ProgressPageView: {
            /**
             * Format: date
             * @description The member's day.
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
            /** @description Goal. */
            goal: components["schemas"]["WeightGoalView"] | null;
            /** @description Weighed days of the last 365, the earliest first. */
            weight_series: components["schemas"]["DayValueView"][];
            /** @description Photos count. */
            photos_count: number;
            /** @description Latest photo. */
            latest_photo: components["schemas"]["ProgressPhotoView"] | null;
            /** @description The latest 60, the latest first. */
            readings: components["schemas"]["BodyReadingView"][];
        };
        JournalNoteView: {
            /**
             * Format: date
             * @description Date, a calendar day.
             */
            date: string;
            /** @description Content. */
            body: string;
            /**
             * Format: date-time
             * @description When it last changed, in UTC.
             */
            updated_at: string;
        };
        ProgressPhotosPageView: {
            /**
             * Format: date
             * @description The member's day.
             */
            date: string;
            /** @description Before. */
            before: components["schemas"]["ProgressPhotoView"] | null;
            /** @description After. */
            after: components["schemas"]["ProgressPhotoView"] | null;
            /** @description Days between. */
            days_between: number | null;
            /** @description Weight change kg, in kilograms. */
            weight_change_kg: number | null;
            /** @description The latest 100, the latest first. */
            checkpoints: components["schemas"]["ProgressPhotoView"][];
            /** @description The latest 30 of the journal, the latest first. */
            notes: components["schemas"]["JournalNoteView"][];
        };
        ProgressPhotoBody: {
            /**
             * Format: date
             * @description Today when left out; not in the future.
             */
            date?: string;
            /** @description Address of a picture stored with this service. */
            front_url?: string | null;
            /** @description Address of a picture stored with this service. */
            side_url?: string | null;
            /** @description Address of a picture stored with this service. */
            back_url?: string | null;
        };
        JournalNoteBody: {
            /** @description An empty one takes the note away. */
            body: string;
            /**
             * Format: date
             * @description Today when left out; not in the future.
             */
            date?: string;
        };
        WeightGoalBody: {
            /** @description Null takes the goal away. */
            target_weight_kg: number | null;
            /**
             * Format: date
             * @description After today.
             */
            target_date?: string | null;
        };
        BodyReadingBody: {
            /**
             * Format: date
             * @description Today when left out; not in the future.
             */
            date?: string;
            /** @description Weight, in kilograms. */
            weight_kg?: number | null;
            /** @description Height, in centimetres. */
            height_cm?: number | null;
            /** @description Body fat, in percent. */
            body_fat_percent?: number | null;
            /** @description Muscle mass, in kilograms. */
            muscle_mass_kg?: number | null;
            /** @description Chest, in centimetres. */
            chest_cm?: number | null;
            /** @description Waist, in centimetres. */
            waist_cm?: number | null;
            /** @description Hips, in centimetres. */
            hips_cm?: number | null;
            /** @description Arm, in centimetres. */
            arm_cm?: number | null;
            /** @description Thigh, in centimetres. */
            thigh_cm?: number | null;
            /** @description Note. */
            note?: string;
        };
        MemberFigures: {
            /** @description Workouts. */
            workouts: number;
            /** @description Days with a training or 30 active minutes. */
            active_days: number;
            /** @description Active days in a row, up to today. */
            streak_days: number;
            /** @description Longest streak days, in days. */
            longest_streak_days: number;
            /** @description Best day steps. */
            best_day_steps: number;
            /** @description Distance, in metres. */
            distance_m: number;
            /** @description Calories kcal, in kilocalories. */
            calories_kcal: number;
            /** @description Of the achievements earned. */
            points: number;
        };
        EarnedBadgeView: {
            /** @description Key. */
            key: string;
            /** @description Name. */
            name: components["schemas"]["BilingualView"];
            /**
             * @description Tier.
             * @enum {string}
             */
            tier: "bronze" | "silver" | "gold" | "platinum";
            /** @description Icon. */
            icon: string | null;
            /** @description Picture. */
            image_url: string | null;
            /**
             * Format: date-time
             * @description Earned at, in UTC.
             */
            earned_at: string;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        GroupName: {
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description Name. */
            name: components["schemas"]["BilingualView"];
        };
        CommunityMember: {
            /** @description Name of the account, unique and in small letters. */
            username: string;
            /** @description Given name. */
            first_name: string;
            /** @description Family name. */
            last_name: string;
            /** @description Profile picture. */
            profile_picture: string | null;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        CommunityComment: {
            /** @description Id of the record. */
            id: number;
            /** @description Null for a former member. */
            author: components["schemas"]["CommunityMember"] | null;
            /** @description Content. */
            body: string;
            /** @description ISO 8601 in UTC. */
            created_at: string;
        };
        CommunityPost: {
            /** @description Post key. */
            postKey: string;
            /** @description Group. */
            group: components["schemas"]["GroupName"];
            /** @description Null for a former member. */
            author: components["schemas"]["CommunityMember"] | null;
            /** @description Content. */
            body: string;
            /** @description Picture. */
            image_url: string | null;
            /** @description Likes. */
            likes: number;
            /** @description By the caller. */
            liked: boolean;
            /** @description Comment count. */
            comment_count: number;
            /** @description The last 20, the oldest of them first. */
            comments: components["schemas"]["CommunityComment"][];
            /**
             * Format: date-time
             * @description When it was made, in UTC.
             */
            created_at: string;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        CommunityProfile: {
            /** @description Name of the account, unique and in small letters. */
            username: string;
            /** @description Given name. */
            first_name: string;
            /** @description Family name. */
            last_name: string;
            /** @description Profile picture. */
            profile_picture: string | null;
            /**
             * Format: date-time
             * @description Member since, in UTC.
             */
            member_since: string;
            /** @description Is me, or not. */
            is_me: boolean;
            /** @description Off hides figures, badges and achievements from everybody else. */
            shares_activity: boolean;
            /** @description Figures. */
            figures: components["schemas"]["MemberFigures"] | null;
            /** @description Badges. */
            badges: components["schemas"]["EarnedBadgeView"][];
            /** @description Groups. */
            groups: components["schemas"]["GroupName"][];
            /** @description The latest 10. */
            posts: components["schemas"]["CommunityPost"][];
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        CommunityGroupView: {
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description Name. */
            name: components["schemas"]["BilingualView"];
            /** @description Description. */
            description: components["schemas"]["BilingualView"];
            /**
             * @description Topic.
             * @enum {string}
             */
            topic: "running" | "cycling" | "strength" | "yoga" | "nutrition" | "walking" | "swimming" | "mindfulness" | "beginners" | "general";
            /** @description Picture. */
            image_url: string | null;
            /** @description Member count. */
            member_count: number;
            /** @description Post count. */
            post_count: number;
            /** @description Joined, or not. */
            joined: boolean;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        CommunityBadge: {
            /** @description Key. */
            key: string;
            /** @description Name. */
            name: components["schemas"]["BilingualView"];
            /**
             * @description Tier.
             * @enum {string}
             */
            tier: "bronze" | "silver" | "gold" | "platinum";
            /** @description Icon. */
            icon: string | null;
            /** @description Picture. */
            image_url: string | null;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        ChallengeRank: {
            /** @description Rank. */
            rank: number;
            /** @description Member. */
            member: components["schemas"]["CommunityMember"];
            /** @description Value. */
            value: number;
            /** @description Is me, or not. */
            is_me: boolean;
        };
        CommunityChallenge: {
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description Name. */
            name: components["schemas"]["BilingualView"];
            /** @description Description. */
            description: components["schemas"]["BilingualView"];
            /** @description Picture. */
            image_url: string | null;
            /**
             * @description Measure.
             * @enum {string}
             */
            metric: "steps" | "distance_m" | "active_minutes" | "calories_kcal" | "workouts";
            /** @description In the unit of the metric. */
            goal: number;
            /**
             * Format: date
             * @description First day, a calendar day.
             */
            starts_on: string;
            /**
             * Format: date
             * @description The last day, still counted.
             */
            ends_on: string;
            /** @description For who reaches the goal. */
            badge: components["schemas"]["CommunityBadge"] | null;
            /** @description Participant count. */
            participant_count: number;
            /** @description Joined, or not. */
            joined: boolean;
            /** @description Of the caller; null when not joined. */
            progress: number | null;
            /** @description Percent, in percent. */
            percent: number | null;
            /**
             * Format: date-time
             * @description When the caller reached the goal.
             */
            finished_at: string | null;
            /** @description The first ten of those who share their activity. */
            leaderboard: components["schemas"]["ChallengeRank"][];
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        CommunityEventView: {
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description Name. */
            name: components["schemas"]["BilingualView"];
            /** @description Description. */
            description: components["schemas"]["BilingualView"];
            /** @description Picture. */
            image_url: string | null;
            /** @description Place. */
            location: components["schemas"]["BilingualView"];
            /** @description Online, or not. */
            is_online: boolean;
            /** @description Group. */
            group: components["schemas"]["GroupName"] | null;
            /**
             * Format: date-time
             * @description Start, in UTC.
             */
            starts_at: string;
            /**
             * Format: date-time
             * @description End, in UTC.
             */
            ends_at: string;
            /** @description Places. */
            capacity: number;
            /** @description Attendee count. */
            attendee_count: number;
            /** @description Seats left. */
            seats_left: number;
            /** @description The caller attends. */
            joined: boolean;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        DiscussionCard: {
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description Title. */
            title: components["schemas"]["BilingualView"];
            /** @description Group. */
            group: components["schemas"]["GroupName"] | null;
            /** @description Null for the house or a former member. */
            author: components["schemas"]["CommunityMember"] | null;
            /** @description Reply count. */
            reply_count: number;
            /**
             * Format: date-time
             * @description Last reply at, in UTC.
             */
            last_reply_at: string;
        };
        CommunityAchievement: {
            /** @description Key. */
            key: string;
            /** @description Name. */
            name: components["schemas"]["BilingualView"];
            /** @description Description. */
            description: components["schemas"]["BilingualView"];
            /** @description Icon. */
            icon: string | null;
            /** @description Points. */
            points: number;
            /**
             * @description Measure.
             * @enum {string}
             */
            metric: "workouts" | "active_days" | "streak_days" | "best_day_steps" | "distance_m" | "calories_kcal" | "nights" | "hydrated_days" | "challenges" | "check_ins" | "posts";
            /** @description In the unit of the metric. */
            threshold: number;
            /** @description Progress. */
            progress: number;
            /** @description Percent, in percent. */
            percent: number;
            /**
             * Format: date-time
             * @description Earned at, in UTC.
             */
            earned_at: string | null;
        };
        CommunityPage: {
            /** @description Me. */
            me: components["schemas"]["CommunityProfile"];
            /** @description Joined ones, by their English names. */
            groups: components["schemas"]["CommunityGroupView"][];
            /** @description Other groups, the largest first. */
            discover: components["schemas"]["CommunityGroupView"][];
            /** @description The latest 30 posts of joined groups; of all groups without any. */
            feed: components["schemas"]["CommunityPost"][];
            /** @description Running and coming ones, and those of the last 7 days. */
            challenges: components["schemas"]["CommunityChallenge"][];
            /** @description Those to come, the soonest first. */
            events: components["schemas"]["CommunityEventView"][];
            /** @description The last replied to first. */
            discussions: components["schemas"]["DiscussionCard"][];
            /** @description Earned ones first, then the nearest. */
            achievements: components["schemas"]["CommunityAchievement"][];
        };
        CommunityGroupPage: {
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description Name. */
            name: components["schemas"]["BilingualView"];
            /** @description Description. */
            description: components["schemas"]["BilingualView"];
            /**
             * @description Topic.
             * @enum {string}
             */
            topic: "running" | "cycling" | "strength" | "yoga" | "nutrition" | "walking" | "swimming" | "mindfulness" | "beginners" | "general";
            /** @description Picture. */
            image_url: string | null;
            /** @description Member count. */
            member_count: number;
            /** @description Post count. */
            post_count: number;
            /** @description Joined, or not. */
            joined: boolean;
            /** @description The last 30 to join. */
            members: components["schemas"]["CommunityMember"][];
            /** @description The latest 50. */
            posts: components["schemas"]["CommunityPost"][];
            /** @description Those to come, the soonest first. */
            events: components["schemas"]["CommunityEventView"][];
            /** @description Discussions. */
            discussions: components["schemas"]["DiscussionCard"][];
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        DiscussionReplyView: {
            /** @description Id of the record. */
            id: number;
            /** @description Null for a former member. */
            author: components["schemas"]["CommunityMember"] | null;
            /** @description Content. */
            body: string;
            /**
             * Format: date-time
             * @description When it was made, in UTC.
             */
            created_at: string;
        };
        DiscussionView: {
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description Title. */
            title: components["schemas"]["BilingualView"];
            /** @description Group. */
            group: components["schemas"]["GroupName"] | null;
            /** @description Null for the house or a former member. */
            author: components["schemas"]["CommunityMember"] | null;
            /** @description Reply count. */
            reply_count: number;
            /**
             * Format: date-time
             * @description Last reply at, in UTC.
             */
            last_reply_at: string;
            /** @description Content. */
            body: components["schemas"]["BilingualView"];
            /**
             * Format: date-time
             * @description When it was made, in UTC.
             */
            created_at: string;
            /** @description The last 200, the oldest of them first. */
            replies: components["schemas"]["DiscussionReplyView"][];
        };
        PostBody: {
            /** @description Content. */
            body: string;
            /** @description Address of a picture uploaded to this service. */
            image_url?: string | null;
        };
        CommentBody: {
            /** @description Content. */
            body: string;
        };
        ReplyBody: {
            /** @description Content. */
            body: string;
        };
        ClientView: {
            /** @description Name of the account, unique and in small letters. */
            username: string;
            /** @description Given name. */
            first_name: string;
            /** @description Family name. */
            last_name: string;
            /** @description Profile picture. */
            profile_picture: string | null;
            /**
             * Format: date-time
             * @description When the coach took the member on.
             */
            since: string;
            /** @description Time zone, by its IANA name. */
            timezone: string;
            /**
             * Format: date
             * @description Last day with a training or figures of movement.
             */
            last_active_on: string | null;
            /** @description Trainings since Monday. */
            sessions_this_week: number;
            /** @description Open assignments. */
            open_assignments: number;
            /** @description Unread messages. */
            unread_messages: number;
            /** @description Checked in this week, or not. */
            checked_in_this_week: boolean;
            /** @description A check-in of the client is unanswered. */
            awaits_reply: boolean;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        NewClientBody: {
            /** @description Name of the account, unique and in small letters. */
            username: string;
        };
        CoachingPerson: {
            /** @description Name of the account, unique and in small letters. */
            username: string;
            /** @description Given name. */
            first_name: string;
            /** @description Family name. */
            last_name: string;
            /** @description Profile picture. */
            profile_picture: string | null;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        AssignableWorkout: {
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description Name. */
            name: components["schemas"]["BilingualView"];
            /**
             * @description Kind.
             * @enum {string}
             */
            kind: "strength" | "cardio" | "hiit" | "mobility" | "yoga" | "pilates" | "recovery";
            /**
             * @description Difficulty.
             * @enum {string}
             */
            difficulty: "beginner" | "intermediate" | "advanced";
            /** @description Duration, in minutes. */
            duration_minutes: number;
            /** @description What an adult uses up in it, as estimated. */
            calories_kcal: number;
            /** @description Picture. */
            image_url: string | null;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        RosterWork: {
            /** @description Client. */
            client: components["schemas"]["CoachingPerson"];
            /** @description Id of the record. */
            id: number;
            /** @description Workout. */
            workoutSlug: string;
            /**
             * Format: date
             * @description First day, a calendar day.
             */
            startsOn: string;
            /** @description Note. */
            note: string;
            /** @description A finished session has done it. */
            is_done: boolean;
            /**
             * Format: date
             * @description Done on, a calendar day.
             */
            done_on: string | null;
            /** @description Workout. */
            workout: components["schemas"]["AssignableWorkout"];
            /** @description Null when that account is gone. */
            coach: components["schemas"]["CoachingPerson"] | null;
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
        ClientCheckIn: {
            /** @description Client. */
            client: components["schemas"]["CoachingPerson"];
            /** @description Id of the record. */
            id: number;
            /**
             * Format: date
             * @description The Monday of the ISO week, in the time zone of the member.
             */
            week: string;
            /** @description 1 to 10. */
            energy: number;
            /** @description Weight, in kilograms. */
            weightKg: number | null;
            /** @description Notes. */
            notes: string;
            /**
             * @description Status.
             * @enum {string}
             */
            status: "unanswered" | "answered";
            /** @description Reply. */
            reply: string | null;
            /**
             * Format: date-time
             * @description Replied at, in UTC.
             */
            replied_at: string | null;
            /** @description Replied by. */
            replied_by: components["schemas"]["CoachingPerson"] | null;
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
        ClientWeight: {
            /**
             * Format: date
             * @description Date, a calendar day.
             */
            date: string;
            /** @description Weight, in kilograms. */
            weightKg: number;
        };
        ClientWeek: {
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
            /** @description Sessions. */
            sessions: number;
            /** @description Training minutes, in minutes. */
            training_minutes: number;
            /** @description Of the days that have steps. */
            average_steps: number | null;
            /** @description Average active minutes, in minutes. */
            average_active_minutes: number | null;
            /** @description Average sleep minutes, in minutes. */
            average_sleep_minutes: number | null;
        };
        AssignmentView: {
            /** @description Id of the record. */
            id: number;
            /** @description Workout. */
            workoutSlug: string;
            /**
             * Format: date
             * @description First day, a calendar day.
             */
            startsOn: string;
            /** @description Note. */
            note: string;
            /** @description A finished session has done it. */
            is_done: boolean;
            /**
             * Format: date
             * @description Done on, a calendar day.
             */
            done_on: string | null;
            /** @description Workout. */
            workout: components["schemas"]["AssignableWorkout"];
            /** @description Null when that account is gone. */
            coach: components["schemas"]["CoachingPerson"] | null;
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
        CheckInView: {
            /** @description Id of the record. */
            id: number;
            /**
             * Format: date
             * @description The Monday of the ISO week, in the time zone of the member.
             */
            week: string;
            /** @description 1 to 10. */
            energy: number;
            /** @description Weight, in kilograms. */
            weightKg: number | null;
            /** @description Notes. */
            notes: string;
            /**
             * @description Status.
             * @enum {string}
             */
            status: "unanswered" | "answered";
            /** @description Reply. */
            reply: string | null;
            /**
             * Format: date-time
             * @description Replied at, in UTC.
             */
            replied_at: string | null;
            /** @description Replied by. */
            replied_by: components["schemas"]["CoachingPerson"] | null;
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
        ClientDetail: {
            /** @description Name of the account, unique and in small letters. */
            username: string;
            /** @description Given name. */
            first_name: string;
            /** @description Family name. */
            last_name: string;
            /** @description Profile picture. */
            profile_picture: string | null;
            /**
             * Format: date-time
             * @description When the coach took the member on.
             */
            since: string;
            /** @description Time zone, by its IANA name. */
            timezone: string;
            /**
             * Format: date
             * @description Last day with a training or figures of movement.
             */
            last_active_on: string | null;
            /** @description Trainings since Monday. */
            sessions_this_week: number;
            /** @description Open assignments. */
            open_assignments: number;
            /** @description Unread messages. */
            unread_messages: number;
            /** @description Checked in this week, or not. */
            checked_in_this_week: boolean;
            /** @description A check-in of the client is unanswered. */
            awaits_reply: boolean;
            /** @description ISO 3166-1 numeric code. */
            country_id: number | null;
            /** @description Target weight, in kilograms. */
            target_weight_kg: number | null;
            /** @description The last 30 readings, the latest first. */
            weights: components["schemas"]["ClientWeight"][];
            /** @description Last 7 days, in days. */
            last_7_days: components["schemas"]["ClientWeek"];
            /** @description The 7 days before those. */
            before: components["schemas"]["ClientWeek"];
            /** @description Open ones, and those of the last 30 days. */
            assignments: components["schemas"]["AssignmentView"][];
            /** @description Last check in. */
            last_check_in: components["schemas"]["CheckInView"] | null;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        AssignmentBody: {
            /** @description Workout. */
            workoutSlug: string;
            /**
             * Format: date
             * @description From a week ago to a year from now.
             */
            startsOn: string;
            /** @description Note. */
            note?: string | null;
        };
        CoachMessageAttachment: {
            /** @description Address of the file. */
            url: string;
            /** @description Name. */
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
             * @description Sender.
             * @enum {string}
             */
            sender: "coach" | "member";
            /** @description Content. */
            body: string;
            /** @description Attachments. */
            attachments: components["schemas"]["CoachMessageAttachment"][];
            /**
             * Format: date-time
             * @description When the other side first saw it.
             */
            read_at: string | null;
            /** @description Member username. */
            member_username: string;
            /** @description Null when that account is gone. */
            coach: components["schemas"]["CoachingPerson"] | null;
            /**
             * Format: date-time
             * @description When it was made, in UTC.
             */
            created_at: string;
        };
        AttachmentBody: {
            /** @description May be sent as it was shown; the file itself counts. */
            width?: string | number | boolean | Record<string, never> | unknown[] | null;
            /** @description May be sent as it was shown; the file itself counts. */
            height?: string | number | boolean | Record<string, never> | unknown[] | null;
            /** @description May be sent as it was shown; the file itself counts. */
            versions?: string | number | boolean | Record<string, never> | unknown[] | null;
            /** @description Address of a file uploaded to this service. */
            url: string;
            /** @description The end of the address when left out. */
            name?: string;
            /** @description Media type. */
            type?: string;
        };
        CoachMessageBody: {
            /** @description Content. */
            body?: string | null;
            /** @description Attachments. */
            attachments?: components["schemas"]["AttachmentBody"][] | null;
        };
        CheckInReplyBody: {
            /** @description Content. */
            body: string;
        };
        MyCoach: {
            /** @description Name of the account, unique and in small letters. */
            username: string;
            /** @description Given name. */
            first_name: string;
            /** @description Family name. */
            last_name: string;
            /** @description Profile picture. */
            profile_picture: string | null;
            /**
             * Format: date-time
             * @description Since, in UTC.
             */
            since: string;
            /** @description Unread messages. */
            unread_messages: number;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        CheckInBody: {
            /** @description Energy. */
            energy: number;
            /** @description Weight, in kilograms. */
            weightKg?: number | null;
            /** @description Notes. */
            notes?: string | null;
        };
        CoachWithClients: {
            /** @description Name of the account, unique and in small letters. */
            username: string;
            /** @description Given name. */
            first_name: string;
            /** @description Family name. */
            last_name: string;
            /** @description Profile picture. */
            profile_picture: string | null;
            /** @description Clients. */
            clients: number;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        RosterPlace: {
            /** @description Member. */
            member: components["schemas"]["CoachingPerson"];
            /** @description Coach. */
            coach: components["schemas"]["CoachingPerson"] | null;
            /**
             * Format: date-time
             * @description Since, in UTC.
             */
            since: string | null;
        };
        MoveBody: {
            /** @description Coach. */
            coachUsername: string;
            /** @description Member. */
            memberUsername: string;
        };
        SubscriptionView: {
            /** @description Plan key. */
            plan_key: string;
            /**
             * @description Status.
             * @enum {string}
             */
            status: "active" | "paused" | "cancelled";
            /**
             * Format: date
             * @description Started on, a calendar day.
             */
            started_on: string;
            /**
             * Format: date
             * @description Renews on, a calendar day.
             */
            renews_on: string | null;
            /** @description Payment label. */
            payment_label: string | null;
        };
        BillingPlanView: {
            /** @description Key. */
            key: string;
            /** @description Name. */
            name: components["schemas"]["BilingualView"];
            /** @description Description. */
            description: components["schemas"]["BilingualView"];
            /** @description Features. */
            features: components["schemas"]["BilingualView"][];
            /** @description In units of the currency, with at most two decimals. */
            price: number;
            /** @description Of the amounts beside it, by its ISO 4217 code. */
            currency: string;
            /**
             * @description Interval.
             * @enum {string}
             */
            interval: "month" | "year";
            /** @description Is current, or not. */
            is_current: boolean;
        };
        InvoiceView: {
            /** @description Number. */
            number: string;
            /**
             * Format: date
             * @description Issued on, a calendar day.
             */
            issued_on: string;
            /** @description Description. */
            description: components["schemas"]["BilingualView"];
            /** @description In units of the currency, with at most two decimals. */
            amount: number;
            /** @description Of the amounts beside it, by its ISO 4217 code. */
            currency: string;
            /**
             * @description Status.
             * @enum {string}
             */
            status: "open" | "paid" | "void";
            /**
             * Format: date-time
             * @description Paid at, in UTC.
             */
            paid_at: string | null;
        };
        BillingPageView: {
            /** @description Null without a plan. */
            subscription: components["schemas"]["SubscriptionView"] | null;
            /** @description The cheapest first. */
            plans: components["schemas"]["BillingPlanView"][];
            /** @description The latest 100, the latest first. */
            invoices: components["schemas"]["InvoiceView"][];
            /** @description Of the open ones of these. */
            open_amount: number;
        };
        OverviewStepsView: {
            /** @description Null while nothing is known. */
            value: number | null;
            /** @description Goal. */
            goal: number;
            /** @description More than 100 when the goal is passed. */
            percent: number;
            /** @description What is left to the goal, never below 0. */
            remaining: number;
            /** @description Is reached, or not. */
            is_reached: boolean;
            /** @description Distance, in metres. */
            distance_m: number | null;
            /** @description Floors. */
            floors: number | null;
            /** @description Of the last 7 days, how many reached the goal. */
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
            /** @description Goal. */
            goal: number;
            /** @description More than 100 when the goal is passed. */
            percent: number;
            /** @description What is left to the goal, never below 0. */
            remaining: number;
            /** @description Is reached, or not. */
            is_reached: boolean;
            /**
             * Format: date
             * @description Day of waking of the latest of the last 7 nights, null without one.
             */
            date: string | null;
            /** @description Minutes of deep sleep, in minutes. */
            deep_minutes: number | null;
            /** @description Minutes of dreaming sleep, in minutes. */
            rem_minutes: number | null;
            /** @description Minutes of light sleep, in minutes. */
            light_minutes: number | null;
            /** @description Minutes awake, in minutes. */
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
             * @description Date, a calendar day.
             */
            date: string | null;
            /** @description Lowest bpm, a minute. */
            lowest_bpm: number | null;
            /** @description Highest bpm, a minute. */
            highest_bpm: number | null;
            /** @description The last 7 days against the 7 before. */
            trend: components["schemas"]["TrendView"];
            /** @description The last 7 days, today last; a gap is null, not 0. */
            series: components["schemas"]["DayValueView"][];
        };
        OverviewWorkoutsView: {
            /**
             * Format: date
             * @description Monday.
             */
            week_from: string;
            /** @description Week workouts. */
            week_workouts: number;
            /** @description Week minutes, in minutes. */
            week_minutes: number;
            /** @description Today. */
            today: components["schemas"]["ActivityView"][];
            /** @description The latest 5. */
            latest: components["schemas"]["ActivityView"][];
        };
        OverviewWeightView: {
            /** @description Weight, in kilograms. */
            weight_kg: number;
            /**
             * Format: date
             * @description Date, a calendar day.
             */
            date: string;
            /** @description Target weight, in kilograms. */
            target_weight_kg: number | null;
        };
        OverviewPageView: {
            /**
             * Format: date
             * @description The member's day.
             */
            date: string;
            /** @description Time zone, by its IANA name. */
            timezone: string;
            /** @description Goals. */
            goals: components["schemas"]["GoalsView"];
            /** @description Rings. */
            rings: components["schemas"]["RingView"][];
            /** @description Steps. */
            steps: components["schemas"]["OverviewStepsView"];
            /** @description Calories, in kilocalories. */
            calories: components["schemas"]["OverviewCaloriesView"];
            /** @description Sleep. */
            sleep: components["schemas"]["OverviewSleepView"];
            /** @description Heart rate, a minute. */
            heart_rate: components["schemas"]["OverviewHeartRateView"];
            /** @description Workouts. */
            workouts: components["schemas"]["OverviewWorkoutsView"];
            /** @description Glasses of water. */
            hydration: components["schemas"]["GoalProgressView"];
            /** @description The latest, null without one. */
            weight: components["schemas"]["OverviewWeightView"] | null;
        };
        HubAccountView: {
            /** @description Id of the record. */
            id: number;
            /** @description Name of the account, unique and in small letters. */
            username: string;
            /** @description Given name. */
            first_name: string;
            /** @description Family name. */
            last_name: string;
            /** @description E-mail address; compared and kept in small letters. */
            email: string;
            /** @description With the country code. */
            phone: string | null;
            /** @description Whether the e-mail address is known to be theirs. */
            is_verified: boolean;
            /** @description Profile picture. */
            profile_picture: string | null;
            /** @description ISO 3166-1 numeric code. */
            country_id: number | null;
            /** @description Time zone, by its IANA name. */
            timezone: string;
            /**
             * Format: date-time
             * @description Member since, in UTC.
             */
            member_since: string;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        HubFiguresView: {
            /** @description Days with figures of movement, from whatever source. */
            days_recorded: number;
            /** @description Trainings, each counted once. */
            activities: number;
            /** @description Minutes of those trainings. */
            active_minutes: number;
            /** @description Meals. */
            meals: number;
            /** @description Nights. */
            nights: number;
            /** @description Days with vitals, and days with readings of the body. */
            readings: number;
            /** @description Photos. */
            photos: number;
            /** @description Achievements. */
            achievements: number;
            /** @description Of the achievements. */
            points: number;
            /** @description Badges. */
            badges: number;
            /** @description Groups. */
            groups: number;
            /** @description Connected ones. */
            devices: number;
            /** @description Those that are not revoked. */
            ingest_keys: number;
        };
        AlertsView: {
            /** @description Reminders of planned workouts. */
            workouts: boolean;
            /** @description Messages and answers of the coach. */
            messages: boolean;
            /** @description Likes, comments and replies. */
            community: boolean;
            /** @description The week in figures. */
            summary: boolean;
        };
        PrivacyView: {
            /** @description Off hides every figure of the member in the community. */
            share_activity: boolean;
        };
        AppearanceView: {
            /**
             * @description Appearance.
             * @enum {string}
             */
            theme: "light" | "dark" | "system";
            /** @description Colour. */
            accent: string;
            /**
             * @description Motion.
             * @enum {string}
             */
            motion: "full" | "reduced";
        };
        SettingsHubView: {
            /** @description Account. */
            account: components["schemas"]["HubAccountView"];
            /** @description Figures. */
            figures: components["schemas"]["HubFiguresView"];
            /** @description Alerts. */
            alerts: components["schemas"]["AlertsView"];
            /** @description Privacy. */
            privacy: components["schemas"]["PrivacyView"];
            /** @description Appearance. */
            appearance: components["schemas"]["AppearanceView"];
        };
        AlertsBody: {
            /** @description Reminders of planned workouts. */
            workouts?: boolean;
            /** @description Messages and answers of the coach. */
            messages?: boolean;
            /** @description Likes, comments and replies. */
            community?: boolean;
            /** @description The week in figures. */
            summary?: boolean;
        };
        PrivacyBody: {
            /** @description Whether figures are shown in the community. */
            share_activity?: boolean;
        };
        AppearanceBody: {
            /**
             * @description Appearance.
             * @enum {string}
             */
            theme?: "light" | "dark" | "system";
            /** @description The name of a colour, or one as `#rrggbb`. */
            accent?: string;
            /**
             * @description Motion.
             * @enum {string}
             */
            motion?: "full" | "reduced";
        };
        ExportView: {
            /**
             * Format: date-time
             * @description Exported at, in UTC.
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
             * @description A client is a member of the own roster, a coach anybody of the staff.
             * @enum {string}
             */
            kind: "client" | "member" | "coach" | "exercise" | "workout" | "program" | "dish" | "group" | "event" | "challenge" | "discussion" | "badge" | "achievement";
            /** @description Slug, key or username that addresses it. */
            key: string;
            /** @description Of a record of a catalogue; null for people and discussions. */
            id: number | null;
            /** @description Title. */
            title: string;
            /** @description Beginning of the description; the username of a person. */
            subtitle: string;
            /** @description Picture. */
            image_url: string | null;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        StatusView: {
            /**
             * @description Status.
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
                        code: "bad_request" | "body_too_large" | "email_taken" | "malformed_json" | "rate_limited" | "server_busy" | "service_unavailable" | "too_many_values" | "unsupported_media_type" | "username_taken" | "validation_failed";
                    };
                };
            };
        };
    };
    Accounts_close: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteAccountBody"];
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
                        code: "bad_request" | "body_too_large" | "last_full_account" | "malformed_json" | "rate_limited" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
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
                /** @description ISO 3166-1 numeric code. */
                country_id?: number;
                /** @description By the latest change; `desc` when left out. */
                order?: "asc" | "desc";
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows of a page: 15 when left out, at most 100. */
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
    Members_add: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberBody"];
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
                        data: components["schemas"]["MemberView"];
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
    Members_statistic: {
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
                        data: components["schemas"]["PersonStatisticView"];
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
                /** @description ISO 3166-1 numeric code. */
                country_id?: number;
                /** @description By the latest change; `desc` when left out. */
                order?: "asc" | "desc";
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows of a page: 15 when left out, at most 100. */
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
    Members_oneDeleted: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the account, unique and in small letters. */
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
                        data: components["schemas"]["MemberView"];
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
                        code: "bad_request" | "member_not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Members_restore: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the account, unique and in small letters. */
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
                        data: components["schemas"]["MemberView"];
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
                        code: "bad_request" | "member_not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
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
                /** @description Name of the account, unique and in small letters. */
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
                        data: components["schemas"]["MemberView"];
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
                        code: "bad_request" | "member_not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
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
                /** @description Name of the account, unique and in small letters. */
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
                        code: "bad_request" | "beyond_own_rights" | "member_not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
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
                /** @description Name of the account, unique and in small letters. */
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
                        data: components["schemas"]["MemberView"];
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
                        code: "bad_request" | "beyond_own_rights" | "body_too_large" | "email_taken" | "malformed_json" | "member_not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "username_taken" | "validation_failed";
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
                /** @description Name of the account, unique and in small letters. */
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
                        data: components["schemas"]["MemberView"];
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
                        code: "bad_request" | "beyond_own_rights" | "body_too_large" | "malformed_json" | "member_not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    Members_resend: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the account, unique and in small letters. */
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
                        data: components["schemas"]["ResentView"];
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
                        code: "bad_request" | "member_not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Members_verify: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the account, unique and in small letters. */
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
                        data: components["schemas"]["MemberView"];
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
                        code: "bad_request" | "member_not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Members_unverify: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the account, unique and in small letters. */
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
                        data: components["schemas"]["MemberView"];
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
                        code: "bad_request" | "member_not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
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
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
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
                        code: "bad_request" | "beyond_own_rights" | "last_full_account" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
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
                        code: "bad_request" | "beyond_own_rights" | "body_too_large" | "email_taken" | "last_full_account" | "malformed_json" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "username_taken" | "validation_failed";
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
                        code: "bad_request" | "beyond_own_rights" | "body_too_large" | "last_full_account" | "malformed_json" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
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
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
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
                        code: "bad_request" | "body_too_large" | "malformed_json" | "permission_required" | "record_not_found" | "role_built_in" | "role_name_taken" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
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
                        code: "bad_request" | "permission_required" | "record_not_found" | "role_built_in" | "role_in_use" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
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
                        code: "bad_request" | "beyond_own_rights" | "body_too_large" | "last_full_account" | "malformed_json" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
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
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
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
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
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
                        code: "bad_request" | "body_too_large" | "malformed_json" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
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
                        code: "bad_request" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
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
                        code: "bad_request" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
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
                        data: components["schemas"]["CountryView"][];
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
    ChunkedUploads_receive: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadPartForm"];
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
                        data: components["schemas"]["ChunkedUploadView"];
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
                        code: "bad_request" | "body_too_large" | "bucket_required" | "part_differs" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_uploads" | "unsupported_media_type" | "upload_differs" | "validation_failed";
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
                /** @description Rows of a page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Words of the name in either language, all of which must occur. */
                search?: string;
                /** @description By the last change; the latest first when left out. */
                order?: "asc" | "desc";
                /** @description Muscle. */
                muscle?: "chest" | "back" | "shoulders" | "biceps" | "triceps" | "forearms" | "core" | "glutes" | "quadriceps" | "hamstrings" | "calves" | "full_body";
                /** @description Equipment. */
                equipment?: "none" | "mat" | "dumbbell" | "barbell" | "kettlebell" | "machine" | "cable" | "band" | "bench" | "pull_up_bar" | "box" | "medicine_ball" | "rope" | "cardio_machine";
                /** @description Difficulty. */
                difficulty?: "beginner" | "intermediate" | "advanced";
                /** @description Featured. */
                is_featured?: boolean;
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
    ExercisesStaff_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExerciseBody"];
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
                        data: components["schemas"]["ManagedExerciseView"];
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
                        code: "bad_request" | "body_too_large" | "malformed_json" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_in_use" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
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
                        data: components["schemas"]["ManagedExerciseView"];
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
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
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
                        code: "bad_request" | "exercise_in_use" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
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
                /** @description Id of the record. */
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
                        data: components["schemas"]["ManagedExerciseView"];
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
                        code: "bad_request" | "body_too_large" | "malformed_json" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_in_use" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    ExercisesStaff_feature: {
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
                        data: components["schemas"]["ManagedExerciseView"];
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
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
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
                /** @description Rows of a page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Words of the name in either language, all of which must occur. */
                search?: string;
                /** @description By the last change; the latest first when left out. */
                order?: "asc" | "desc";
                /** @description Kind. */
                kind?: "strength" | "cardio" | "hiit" | "mobility" | "yoga" | "pilates" | "recovery";
                /** @description Difficulty. */
                difficulty?: "beginner" | "intermediate" | "advanced";
                /** @description Those that have this exercise. */
                exercise_id?: number;
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
    WorkoutsStaff_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkoutBody"];
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
                        data: components["schemas"]["ManagedWorkoutView"];
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
                        code: "bad_request" | "body_too_large" | "malformed_json" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_in_use" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
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
                        data: components["schemas"]["ManagedWorkoutView"];
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
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
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
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "workout_in_use";
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
                /** @description Id of the record. */
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
                        data: components["schemas"]["ManagedWorkoutView"];
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
                        code: "bad_request" | "body_too_large" | "malformed_json" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_in_use" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
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
                /** @description Rows of a page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Words of the name in either language, all of which must occur. */
                search?: string;
                /** @description By the last change; the latest first when left out. */
                order?: "asc" | "desc";
                /** @description Goal. */
                goal?: "strength" | "muscle" | "weight_loss" | "endurance" | "mobility" | "general";
                /** @description Difficulty. */
                difficulty?: "beginner" | "intermediate" | "advanced";
                /** @description Those that have this workout. */
                workout_id?: number;
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
    ProgramsStaff_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProgramBody"];
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
                        data: components["schemas"]["ManagedProgramView"];
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
                        code: "bad_request" | "body_too_large" | "malformed_json" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_in_use" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
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
                        data: components["schemas"]["ManagedProgramView"];
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
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
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
                        code: "bad_request" | "permission_required" | "program_in_use" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
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
                /** @description Id of the record. */
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
                        data: components["schemas"]["ManagedProgramView"];
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
                        code: "bad_request" | "body_too_large" | "malformed_json" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_in_use" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
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
                /** @description Rows of a page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Words of the name in either language, all of which must occur. */
                search?: string;
                /** @description By the last change; the latest first when left out. */
                order?: "asc" | "desc";
                /** @description Meal. */
                meal?: "breakfast" | "lunch" | "dinner" | "snack";
                /** @description Tag. */
                tag?: "vegetarian" | "vegan" | "high_protein" | "low_carb" | "gluten_free" | "dairy_free" | "high_fiber" | "quick";
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
    DishesStaff_create: {
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
                        data: components["schemas"]["ManagedDishView"];
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
                        code: "bad_request" | "body_too_large" | "malformed_json" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_in_use" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
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
                        data: components["schemas"]["ManagedDishView"];
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
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
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
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
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
                        data: components["schemas"]["ManagedDishView"];
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
                        code: "bad_request" | "body_too_large" | "malformed_json" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_in_use" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
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
                /** @description Rows of a page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Words of the name in either language, all of which must occur. */
                search?: string;
                /** @description By the last change; the latest first when left out. */
                order?: "asc" | "desc";
                /** @description Tier. */
                tier?: "bronze" | "silver" | "gold" | "platinum";
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
    BadgesStaff_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BadgeBody"];
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
                        data: components["schemas"]["ManagedBadgeView"];
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
                        code: "bad_request" | "body_too_large" | "malformed_json" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_in_use" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
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
                        data: components["schemas"]["ManagedBadgeView"];
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
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
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
                        code: "bad_request" | "badge_in_use" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
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
                /** @description Id of the record. */
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
                        data: components["schemas"]["ManagedBadgeView"];
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
                        code: "bad_request" | "body_too_large" | "malformed_json" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_in_use" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
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
                /** @description Rows of a page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Words of the name in either language, all of which must occur. */
                search?: string;
                /** @description By the last change; the latest first when left out. */
                order?: "asc" | "desc";
                /** @description Measure. */
                metric?: "workouts" | "active_days" | "streak_days" | "best_day_steps" | "distance_m" | "calories_kcal" | "nights" | "hydrated_days" | "challenges" | "check_ins" | "posts";
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
    AchievementsStaff_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AchievementBody"];
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
                        data: components["schemas"]["ManagedAchievementView"];
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
                        code: "bad_request" | "body_too_large" | "malformed_json" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_in_use" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
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
                        data: components["schemas"]["ManagedAchievementView"];
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
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
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
                        code: "achievement_in_use" | "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
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
                /** @description Id of the record. */
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
                        data: components["schemas"]["ManagedAchievementView"];
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
                        code: "bad_request" | "body_too_large" | "malformed_json" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_in_use" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
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
                /** @description Rows of a page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Words of the name in either language, all of which must occur. */
                search?: string;
                /** @description By the last change; the latest first when left out. */
                order?: "asc" | "desc";
                /** @description Topic. */
                topic?: "running" | "cycling" | "strength" | "yoga" | "nutrition" | "walking" | "swimming" | "mindfulness" | "beginners" | "general";
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
    GroupsStaff_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupBody"];
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
                        data: components["schemas"]["ManagedGroupView"];
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
                        code: "bad_request" | "body_too_large" | "malformed_json" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_in_use" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
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
                        data: components["schemas"]["ManagedGroupView"];
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
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
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
                        code: "bad_request" | "group_in_use" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
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
                /** @description Id of the record. */
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
                        data: components["schemas"]["ManagedGroupView"];
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
                        code: "bad_request" | "body_too_large" | "malformed_json" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_in_use" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
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
                /** @description Rows of a page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Words of the name in either language, all of which must occur. */
                search?: string;
                /** @description By the last change; the latest first when left out. */
                order?: "asc" | "desc";
                /** @description Group. */
                group_id?: number;
                /** @description Online. */
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
    EventsStaff_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventBody"];
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
                        data: components["schemas"]["ManagedEventView"];
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
                        code: "bad_request" | "body_too_large" | "malformed_json" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_in_use" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
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
                        data: components["schemas"]["ManagedEventView"];
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
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
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
                        code: "bad_request" | "event_in_use" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
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
                /** @description Id of the record. */
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
                        data: components["schemas"]["ManagedEventView"];
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
                        code: "bad_request" | "body_too_large" | "capacity_taken" | "malformed_json" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_in_use" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
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
                /** @description Rows of a page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Words of the name in either language, all of which must occur. */
                search?: string;
                /** @description By the last change; the latest first when left out. */
                order?: "asc" | "desc";
                /** @description Measure. */
                metric?: "steps" | "distance_m" | "active_minutes" | "calories_kcal" | "workouts";
                /** @description Those that run on this day. */
                running_on?: string;
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
    ChallengesStaff_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChallengeBody"];
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
                        data: components["schemas"]["ManagedChallengeView"];
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
                        code: "bad_request" | "body_too_large" | "malformed_json" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_in_use" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
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
                        data: components["schemas"]["ManagedChallengeView"];
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
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
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
                        code: "bad_request" | "challenge_in_use" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
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
                /** @description Id of the record. */
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
                        data: components["schemas"]["ManagedChallengeView"];
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
                        code: "bad_request" | "body_too_large" | "malformed_json" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_in_use" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
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
                        data: components["schemas"]["DevicesPageView"];
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
    Devices_list: {
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
                        data: components["schemas"]["IngestKeyView"][];
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
    Devices_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["IngestKeyBody"];
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
                        data: components["schemas"]["NewIngestKeyView"];
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
                        code: "bad_request" | "body_too_large" | "malformed_json" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_ingest_keys" | "too_many_values" | "unsupported_media_type" | "validation_failed";
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
                        data: components["schemas"]["IngestKeyView"][];
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
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Devices_toggle: {
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
                        data: components["schemas"]["DevicesPageView"];
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
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Devices_sync: {
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
                        code: "bad_request" | "device_sync_unavailable" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
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
                        data: components["schemas"]["FitnessSession"];
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
    Sessions_logSet: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Set. */
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
                        data: components["schemas"]["FitnessSession"];
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
                        code: "bad_request" | "body_too_large" | "malformed_json" | "no_open_session" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    Sessions_skipRest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                        data: components["schemas"]["FitnessSession"];
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
                        code: "bad_request" | "no_open_session" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
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
                        data: components["schemas"]["FitnessSession"];
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
                        code: "bad_request" | "body_too_large" | "malformed_json" | "no_open_session" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    Sessions_add: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddedExerciseBody"];
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
                        data: components["schemas"]["FitnessSession"];
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
                        code: "bad_request" | "body_too_large" | "malformed_json" | "no_open_session" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "session_full" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    Sessions_select: {
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
                        data: components["schemas"]["FitnessSession"];
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
                        code: "bad_request" | "no_open_session" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
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
                        data: components["schemas"]["FitnessSession"];
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
                        code: "bad_request" | "no_open_session" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Sessions_finish: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                        data: components["schemas"]["FitnessSession"];
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
                        code: "bad_request" | "no_open_session" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Sessions_restart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                        data: components["schemas"]["FitnessSession"];
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
    Activity_page: {
        parameters: {
            query?: {
                /** @description `days` when left out. */
                granularity?: "days" | "weeks" | "months";
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
                        data: components["schemas"]["ActivityPageView"];
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
    Activity_one: {
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
                        data: components["schemas"]["OneActivityView"];
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
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
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
                        data: components["schemas"]["KeyHolderView"];
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
                        data: components["schemas"]["IngestedDaysView"];
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
                        code: "bad_request" | "body_too_large" | "ingest_key_required" | "malformed_json" | "rate_limited" | "server_busy" | "service_unavailable" | "too_many_values" | "unsupported_media_type" | "validation_failed";
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
                        data: components["schemas"]["IngestedSessionsView"];
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
                        code: "bad_request" | "body_too_large" | "ingest_key_required" | "malformed_json" | "rate_limited" | "server_busy" | "service_unavailable" | "too_many_values" | "unsupported_media_type" | "validation_failed";
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
                /** @description Rows of a page: 24 when left out, at most 100. */
                page_count?: number;
                /** @description Muscle. */
                muscle?: "chest" | "back" | "shoulders" | "biceps" | "triceps" | "forearms" | "core" | "glutes" | "quadriceps" | "hamstrings" | "calves" | "full_body";
                /** @description Equipment. */
                equipment?: "none" | "mat" | "dumbbell" | "barbell" | "kettlebell" | "machine" | "cable" | "band" | "bench" | "pull_up_bar" | "box" | "medicine_ball" | "rope" | "cardio_machine";
                /** @description Difficulty. */
                difficulty?: "beginner" | "intermediate" | "advanced";
                /** @description Search. */
                search?: string;
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
                        data: components["schemas"]["FitnessLibraryPage"];
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
    Library_one: {
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
                        data: components["schemas"]["FitnessExercisePage"];
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
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Library_save: {
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
                        data: components["schemas"]["FitnessExercisePage"];
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
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Library_logSets: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The part of a web address that names the record. */
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
                        data: components["schemas"]["FitnessExercisePage"];
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
                        code: "bad_request" | "body_too_large" | "malformed_json" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    Training_plan: {
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
                        data: components["schemas"]["FitnessPlanPage"];
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
    Training_programs: {
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
                        data: components["schemas"]["FitnessProgramsPage"];
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
    Training_enroll: {
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
                        data: components["schemas"]["FitnessProgramsPage"];
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
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
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
                        data: components["schemas"]["FitnessWorkoutPage"];
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
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Training_save: {
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
                        data: components["schemas"]["FitnessWorkoutPage"];
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
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
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
                        data: components["schemas"]["NutritionPageView"];
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
    Nutrition_log: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoggedDishBody"];
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
                        data: components["schemas"]["NutritionPageView"];
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
                        code: "bad_request" | "body_too_large" | "malformed_json" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
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
                        data: components["schemas"]["NutritionPageView"];
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
                        data: components["schemas"]["PlannerPageView"];
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
    Nutrition_plan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnMealBody"];
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
                        data: components["schemas"]["PlannerPageView"];
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
    Nutrition_remove: {
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
                        data: components["schemas"]["PlannerPageView"];
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
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Sleep_page: {
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
                        data: components["schemas"]["SleepPageView"];
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
    Sleep_log: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SleepNightBody"];
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
                        data: components["schemas"]["SleepPageView"];
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
    Sleep_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Date. */
                date: string;
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
                        data: components["schemas"]["SleepPageView"];
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
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Vitals_page: {
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
                        data: components["schemas"]["HealthPageView"];
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
    Vitals_log: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HealthReadingBody"];
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
                        data: components["schemas"]["HealthPageView"];
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
    Vitals_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Date. */
                date: string;
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
                        data: components["schemas"]["HealthPageView"];
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
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Progress_page: {
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
                        data: components["schemas"]["ProgressPageView"];
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
    Progress_compare: {
        parameters: {
            query?: {
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
                        data: components["schemas"]["ProgressPhotosPageView"];
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
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed";
                    };
                };
            };
        };
    };
    Progress_add: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProgressPhotoBody"];
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
                        data: components["schemas"]["ProgressPhotosPageView"];
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
                        data: components["schemas"]["ProgressPhotosPageView"];
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
                        data: components["schemas"]["ProgressPageView"];
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
    Progress_log: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BodyReadingBody"];
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
                        data: components["schemas"]["ProgressPageView"];
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
    Progress_remove: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Date. */
                date: string;
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
                        data: components["schemas"]["ProgressPageView"];
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
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Community_page: {
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
                        data: components["schemas"]["CommunityPage"];
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
    Community_profile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the account, unique and in small letters. */
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
                        data: components["schemas"]["CommunityProfile"];
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
                        code: "bad_request" | "member_not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Community_group: {
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
                        data: components["schemas"]["CommunityGroupPage"];
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
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Community_discussion: {
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
                        data: components["schemas"]["DiscussionView"];
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
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Community_join: {
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
                        data: components["schemas"]["CommunityGroupPage"];
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
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Community_challenge: {
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
                        data: components["schemas"]["CommunityChallenge"];
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
                        code: "bad_request" | "challenge_over" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Community_attend: {
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
                        data: components["schemas"]["CommunityEventView"];
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
                        code: "bad_request" | "event_full" | "event_over" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Community_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The part of a web address that names the record. */
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
                        data: components["schemas"]["CommunityGroupPage"];
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
                        code: "bad_request" | "body_too_large" | "malformed_json" | "not_in_group" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    Community_like: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The part of a web address that names the record. */
                slug: string;
                /** @description Post key. */
                postKey: string;
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
                        data: components["schemas"]["CommunityGroupPage"];
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
                        code: "bad_request" | "not_in_group" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Community_comment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The part of a web address that names the record. */
                slug: string;
                /** @description Post key. */
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
                        data: components["schemas"]["CommunityGroupPage"];
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
                        code: "bad_request" | "body_too_large" | "malformed_json" | "not_in_group" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    Community_reply: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The part of a web address that names the record. */
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
                        data: components["schemas"]["DiscussionView"];
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
                        code: "bad_request" | "body_too_large" | "malformed_json" | "not_in_group" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
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
                        data: components["schemas"]["ClientView"][];
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
    Roster_take: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewClientBody"];
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
                        data: components["schemas"]["ClientView"];
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
                        code: "already_coached" | "bad_request" | "body_too_large" | "malformed_json" | "member_not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    Roster_available: {
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
                        data: components["schemas"]["CoachingPerson"][];
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
    Roster_workouts: {
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
                        data: components["schemas"]["AssignableWorkout"][];
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
    Roster_assignedWork: {
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
                        data: components["schemas"]["RosterWork"][];
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
    Roster_weeksCheckIns: {
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
                        data: components["schemas"]["ClientCheckIn"][];
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
    Roster_client: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the account, unique and in small letters. */
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
                        data: components["schemas"]["ClientDetail"];
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
                        code: "bad_request" | "member_not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Roster_plan: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the account, unique and in small letters. */
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
                        data: components["schemas"]["AssignmentView"][];
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
                        code: "bad_request" | "member_not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Roster_assign: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the account, unique and in small letters. */
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
                        data: components["schemas"]["AssignmentView"];
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
                        code: "bad_request" | "body_too_large" | "malformed_json" | "member_not_found" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
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
                        code: "bad_request" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
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
                /** @description Rows of a page: 50 when left out, at most 100. */
                page_count?: number;
            };
            header?: never;
            path: {
                /** @description Name of the account, unique and in small letters. */
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
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "member_not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Roster_write: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the account, unique and in small letters. */
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
                        data: components["schemas"]["CoachMessageView"];
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
                        code: "bad_request" | "body_too_large" | "malformed_json" | "member_not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
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
                /** @description Rows of a page: 15 when left out, at most 100. */
                page_count?: number;
            };
            header?: never;
            path: {
                /** @description Name of the account, unique and in small letters. */
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
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "member_not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Roster_reply: {
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
                "application/json": components["schemas"]["CheckInReplyBody"];
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
                        data: components["schemas"]["CheckInView"];
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
                        code: "bad_request" | "body_too_large" | "malformed_json" | "permission_required" | "record_not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
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
                        data: components["schemas"]["MyCoach"] | null;
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
    MemberCoaching_plan: {
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
                        data: components["schemas"]["AssignmentView"][];
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
    MemberCoaching_thread: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows of a page: 50 when left out, at most 100. */
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
    MemberCoaching_write: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CoachMessageBody"];
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
                        data: components["schemas"]["CoachMessageView"];
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
                        code: "bad_request" | "body_too_large" | "malformed_json" | "no_coach" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
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
                /** @description Rows of a page: 15 when left out, at most 100. */
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
    MemberCoaching_file: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckInBody"];
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
                        data: components["schemas"]["CheckInView"];
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
                        code: "bad_request" | "body_too_large" | "check_in_exists" | "malformed_json" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
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
                        data: components["schemas"]["CoachWithClients"][];
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
    RosterAssignment_place: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the account, unique and in small letters. */
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
                        data: components["schemas"]["RosterPlace"];
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
                        code: "bad_request" | "member_not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
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
                /** @description Name of the account, unique and in small letters. */
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
                        data: components["schemas"]["RosterPlace"];
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
                        code: "bad_request" | "member_not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    RosterAssignment_move: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MoveBody"];
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
                        data: components["schemas"]["RosterPlace"];
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
                        code: "bad_request" | "body_too_large" | "coach_not_found" | "malformed_json" | "member_not_found" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    Billing_page: {
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
                        data: components["schemas"]["BillingPageView"];
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
    Overview_page: {
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
                        data: components["schemas"]["OverviewPageView"];
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
    SettingsHub_page: {
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
                        data: components["schemas"]["SettingsHubView"];
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
                        code: "bad_request" | "member_only" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
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
                        data: components["schemas"]["SettingsHubView"];
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
                        code: "bad_request" | "body_too_large" | "malformed_json" | "member_only" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
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
                        data: components["schemas"]["SettingsHubView"];
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
                        code: "bad_request" | "body_too_large" | "malformed_json" | "member_only" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
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
                        data: components["schemas"]["SettingsHubView"];
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
                        code: "bad_request" | "body_too_large" | "malformed_json" | "member_only" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
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
                        data: components["schemas"]["ExportView"];
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
    Search_find: {
        parameters: {
            query?: {
                /** @description Words, all of which must occur in what is found; nothing is found without any. */
                q?: string;
                /** @description Of titles and subtitles; that of the request when left out. */
                locale?: "en" | "ar";
                /** @description Most hits: 20 when left out, at most 50. */
                limit?: number;
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
                        data: components["schemas"]["FitnessSearchHit"][];
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
    BareHealth_health: {
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
                    "application/json": components["schemas"]["StatusView"];
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
                        code: "bad_request";
                    };
                };
            };
        };
    };
}
