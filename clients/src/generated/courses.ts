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
         * Deleted categories, the latest first
         * @description Needs the token of an account with the permission `categories.delete` or `categories.restore`. Answers one page.
         */
        get: operations["CategoriesStaff_deleted"];
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
         * Restore a deleted category
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
         * Categories in curated order
         * @description Open to anyone; no token is read. Answers one page.
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
         * @description Open to anyone; no token is read.
         */
        get: operations["Categories_byId"];
        put?: never;
        post?: never;
        /**
         * Delete a category; its courses stay, without one
         * @description Needs the token of an account with the permission `categories.delete`.
         */
        delete: operations["CategoriesStaff_remove"];
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
         * Active top-level categories in curated order
         * @description Open to anyone; no token is read.
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
    "/api/users/courses/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Active categories that hold a public course, with how many
         * @description Open to anyone; no token is read.
         */
        get: operations["Categories_withCourses"];
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
         * One category by its slug
         * @description Open to anyone; no token is read.
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
    "/api/instructors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All instructors in curated order
         * @description Needs the token of an account with the permission `instructors.view`. Answers one page.
         */
        get: operations["Instructors_list"];
        put?: never;
        /**
         * Add an instructor
         * @description Needs the token of an account with the permission `instructors.create`.
         */
        post: operations["Instructors_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/instructors/statistic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many instructors there are
         * @description Needs the token of an account with the permission `instructors.view`.
         */
        get: operations["Instructors_statistic"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/instructors/deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Deleted instructors, the latest first
         * @description Needs the token of an account with the permission `instructors.view` or `instructors.delete` or `instructors.restore`. Answers one page.
         */
        get: operations["Instructors_deleted"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/instructors/username/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One instructor by username
         * @description Needs the token of an account with the permission `instructors.view`.
         */
        get: operations["Instructors_byUsername"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/instructors/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One instructor
         * @description Needs the token of an account with the permission `instructors.view`.
         */
        get: operations["Instructors_byId"];
        put?: never;
        post?: never;
        /**
         * Delete an instructor; the courses stay, without one
         * @description Needs the token of an account with the permission `instructors.delete`.
         */
        delete: operations["Instructors_remove"];
        options?: never;
        head?: never;
        /**
         * Change an instructor
         * @description Needs the token of an account with the permission `instructors.edit`.
         */
        patch: operations["Instructors_change"];
        trace?: never;
    };
    "/api/instructors/deleted/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted instructor
         * @description Needs the token of an account with the permission `instructors.restore`.
         */
        post: operations["Instructors_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All courses with drafts, the latest change first
         * @description Needs the token of an account with the permission `courses.view`. Answers one page.
         */
        get: operations["Courses_list"];
        put?: never;
        /**
         * Add a course
         * @description Needs the token of an account with the permission `courses.create`.
         */
        post: operations["Courses_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/statistic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many courses there are
         * @description Needs the token of an account with the permission `courses.view`.
         */
        get: operations["Courses_statistic"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Deleted courses, the latest first
         * @description Needs the token of an account with the permission `courses.delete` or `courses.restore`. Answers one page.
         */
        get: operations["Courses_deleted"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/slug/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One course by its slug
         * @description Needs the token of an account with the permission `courses.view`.
         */
        get: operations["Courses_bySlug"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One course
         * @description Needs the token of an account with the permission `courses.view`.
         */
        get: operations["Courses_byId"];
        put?: never;
        post?: never;
        /**
         * Delete a course; who holds it keeps it
         * @description Needs the token of an account with the permission `courses.delete`.
         */
        delete: operations["Courses_remove"];
        options?: never;
        head?: never;
        /**
         * Change a course
         * @description Needs the token of an account with the permission `courses.edit`.
         */
        patch: operations["Courses_change"];
        trace?: never;
    };
    "/api/courses/deleted/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted course
         * @description Needs the token of an account with the permission `courses.restore`.
         */
        post: operations["Courses_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/courses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Public courses, the latest change first
         * @description Open to anyone; no token is read. Answers one page.
         */
        get: operations["Catalogue_courses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/courses/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One public course with its curriculum
         * @description Open to anyone; no token is read.
         */
        get: operations["Catalogue_course"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/Instructors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who teaches, in curated order
         * @description Open to anyone; no token is read. Answers one page.
         */
        get: operations["Catalogue_instructors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/Instructors/{username}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One instructor with the public courses
         * @description Open to anyone; no token is read.
         */
        get: operations["Catalogue_instructor"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/platform/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How much there is in all
         * @description Open to anyone; no token is read.
         */
        get: operations["Catalogue_figures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/{courseId}/sections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All sections of a course in their order
         * @description Needs the token of an account with the permission `curriculum.view`.
         */
        get: operations["Sections_list"];
        put?: never;
        /**
         * Add a section, which goes last
         * @description Needs the token of an account with the permission `curriculum.create`.
         */
        post: operations["Sections_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/courses/{courseId}/sections/reorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order all sections of a course
         * @description Needs the token of an account with the permission `curriculum.edit`.
         */
        post: operations["Sections_reorder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One section
         * @description Needs the token of an account with the permission `curriculum.view`.
         */
        get: operations["Sections_one"];
        put?: never;
        post?: never;
        /**
         * Delete a section with its lessons
         * @description Needs the token of an account with the permission `curriculum.delete`.
         */
        delete: operations["Sections_remove"];
        options?: never;
        head?: never;
        /**
         * Change a section
         * @description Needs the token of an account with the permission `curriculum.edit`.
         */
        patch: operations["Sections_change"];
        trace?: never;
    };
    "/api/sections/{sectionId}/lessons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All lessons of a section in their order
         * @description Needs the token of an account with the permission `curriculum.view`.
         */
        get: operations["Lessons_list"];
        put?: never;
        /**
         * Add a lesson, which goes last
         * @description Needs the token of an account with the permission `curriculum.create`.
         */
        post: operations["Lessons_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sections/{sectionId}/lessons/reorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order all lessons of a section
         * @description Needs the token of an account with the permission `curriculum.edit`.
         */
        post: operations["Lessons_reorder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lessons/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One lesson with its content
         * @description Needs the token of an account with the permission `curriculum.view`.
         */
        get: operations["Lessons_one"];
        put?: never;
        post?: never;
        /**
         * Delete a lesson
         * @description Needs the token of an account with the permission `curriculum.delete`.
         */
        delete: operations["Lessons_remove"];
        options?: never;
        head?: never;
        /**
         * Change a lesson, or move it to another section
         * @description Needs the token of an account with the permission `curriculum.edit`.
         */
        patch: operations["Lessons_change"];
        trace?: never;
    };
    "/api/lessons/{lessonId}/resources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What lies beside a lesson
         * @description Needs the token of an account with the permission `curriculum.view`.
         */
        get: operations["LessonResources_list"];
        put?: never;
        /**
         * Attach a file or a link to a lesson
         * @description Needs the token of an account with the permission `curriculum.edit`.
         */
        post: operations["LessonResources_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lesson-resources/{id}": {
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
         * Remove what lies beside a lesson
         * @description Needs the token of an account with the permission `curriculum.edit`.
         */
        delete: operations["LessonResources_remove"];
        options?: never;
        head?: never;
        /**
         * Change what lies beside a lesson
         * @description Needs the token of an account with the permission `curriculum.edit`.
         */
        patch: operations["LessonResources_change"];
        trace?: never;
    };
    "/api/quizzes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The quizzes of a course
         * @description Needs the token of an account with the permission `courses.view`. Answers one page.
         */
        get: operations["QuizzesStaff_list"];
        put?: never;
        /**
         * Add a quiz to a course, with questions or without
         * @description Needs the token of an account with the permission `courses.create`.
         */
        post: operations["QuizzesStaff_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quizzes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One quiz with its questions and what is right
         * @description Needs the token of an account with the permission `courses.view`.
         */
        get: operations["QuizzesStaff_one"];
        put?: never;
        post?: never;
        /**
         * Delete a quiz
         * @description Needs the token of an account with the permission `courses.delete`.
         */
        delete: operations["QuizzesStaff_remove"];
        options?: never;
        head?: never;
        /**
         * Change a quiz
         * @description Needs the token of an account with the permission `courses.edit`.
         */
        patch: operations["QuizzesStaff_change"];
        trace?: never;
    };
    "/api/quizzes/{id}/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a question, which goes last
         * @description Needs the token of an account with the permission `courses.edit`.
         */
        post: operations["QuizzesStaff_addQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/quizzes/{id}/questions/{questionId}": {
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
         * Delete a question; past attempts stay as they were
         * @description Needs the token of an account with the permission `courses.edit`.
         */
        delete: operations["QuizzesStaff_removeQuestion"];
        options?: never;
        head?: never;
        /**
         * Change a question; past attempts stay as they were
         * @description Needs the token of an account with the permission `courses.edit`.
         */
        patch: operations["QuizzesStaff_changeQuestion"];
        trace?: never;
    };
    "/api/users/quizzes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The quizzes of a held course
         * @description Needs the token of a signed-in student.
         */
        get: operations["StudentQuizzes_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/quizzes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One quiz with its questions, without what is right
         * @description Needs the token of a signed-in student.
         */
        get: operations["StudentQuizzes_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/quizzes/{id}/attempts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The own attempts as they were, the latest first
         * @description Needs the token of a signed-in student. Answers one page.
         */
        get: operations["StudentQuizzes_attempts"];
        put?: never;
        /**
         * Submit answers, which are scored here
         * @description Needs the token of a signed-in student.
         */
        post: operations["StudentQuizzes_attempt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assignments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Assignments
         * @description Needs the token of an account with the permission `assignments.view`. Answers one page.
         */
        get: operations["AssignmentsStaff_list"];
        put?: never;
        /**
         * Add an assignment to a course
         * @description Needs the token of an account with the permission `assignments.create`.
         */
        post: operations["AssignmentsStaff_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assignments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One assignment
         * @description Needs the token of an account with the permission `assignments.view`.
         */
        get: operations["AssignmentsStaff_one"];
        put?: never;
        post?: never;
        /**
         * Delete an assignment with what was handed in
         * @description Needs the token of an account with the permission `assignments.delete`.
         */
        delete: operations["AssignmentsStaff_remove"];
        options?: never;
        head?: never;
        /**
         * Change an assignment
         * @description Needs the token of an account with the permission `assignments.edit`.
         */
        patch: operations["AssignmentsStaff_change"];
        trace?: never;
    };
    "/api/assignments/{id}/submissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was handed in
         * @description Needs the token of an account with the permission `assignments.view`. Answers one page.
         */
        get: operations["AssignmentsStaff_submissions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/assignments/{id}/submissions/{submissionId}": {
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
         * Grade what was handed in; the student is told
         * @description Needs the token of an account with the permission `assignments.edit`.
         */
        patch: operations["AssignmentsStaff_grade"];
        trace?: never;
    };
    "/api/users/dashboard/calendar/assignments/{id}/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand in an assignment, or replace what was handed in until it is graded
         * @description Needs the token of a signed-in student.
         */
        post: operations["Submissions_handIn"];
        /**
         * Withdraw what was handed in, until it is graded
         * @description Needs the token of a signed-in student.
         */
        delete: operations["Submissions_withdraw"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/live-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Live classes
         * @description Needs the token of an account with the permission `live_sessions.view`. Answers one page.
         */
        get: operations["LiveSessionsStaff_list"];
        put?: never;
        /**
         * Add a live class to a course
         * @description Needs the token of an account with the permission `live_sessions.create`.
         */
        post: operations["LiveSessionsStaff_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/live-sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One live class
         * @description Needs the token of an account with the permission `live_sessions.view`.
         */
        get: operations["LiveSessionsStaff_one"];
        put?: never;
        post?: never;
        /**
         * Delete a live class; one that is still to come is called off
         * @description Needs the token of an account with the permission `live_sessions.delete`.
         */
        delete: operations["LiveSessionsStaff_remove"];
        options?: never;
        head?: never;
        /**
         * Change, move or cancel a live class; who holds the course is told of a move and of a cancellation
         * @description Needs the token of an account with the permission `live_sessions.edit`.
         */
        patch: operations["LiveSessionsStaff_change"];
        trace?: never;
    };
    "/api/users/dashboard/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The classes and deadlines of the held courses on some days
         * @description Needs the token of a signed-in student.
         */
        get: operations["Calendar_days"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The conversations of the instructor, the one with the latest message first
         * @description Needs the token of a signed-in member of staff. Answers one page.
         */
        get: operations["ConversationsStaff_list"];
        put?: never;
        /**
         * Open or return the conversation with a student, about a shared course or none
         * @description Needs the token of a signed-in member of staff.
         */
        post: operations["ConversationsStaff_open"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/with/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The courses shared with a student
         * @description Needs the token of a signed-in member of staff.
         */
        get: operations["ConversationsStaff_shared"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Messages, the latest first
         * @description Needs the token of a signed-in member of staff. Answers one page.
         */
        get: operations["ConversationsStaff_read"];
        put?: never;
        /**
         * Send a text, an image, or both
         * @description Needs the token of a signed-in member of staff.
         */
        post: operations["ConversationsStaff_send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/conversations/{id}/read": {
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
         * Mark a conversation read
         * @description Needs the token of a signed-in member of staff.
         */
        patch: operations["ConversationsStaff_markRead"];
        trace?: never;
    };
    "/api/conversations/{id}/unread": {
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
         * Mark the latest message of the other side unread
         * @description Needs the token of a signed-in member of staff.
         */
        patch: operations["ConversationsStaff_markUnread"];
        trace?: never;
    };
    "/api/users/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The own conversations, the one with the latest message first
         * @description Needs the token of a signed-in student. Answers one page.
         */
        get: operations["StudentConversations_list"];
        put?: never;
        /**
         * Open or return the conversation with the instructor of a held course
         * @description Needs the token of a signed-in student.
         */
        post: operations["StudentConversations_open"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/conversations/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Messages, the latest first
         * @description Needs the token of a signed-in student. Answers one page.
         */
        get: operations["StudentConversations_read"];
        put?: never;
        /**
         * Send a text, an image, or both
         * @description Needs the token of a signed-in student.
         */
        post: operations["StudentConversations_send"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/conversations/{id}/read": {
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
         * Mark a conversation read
         * @description Needs the token of a signed-in student.
         */
        patch: operations["StudentConversations_markRead"];
        trace?: never;
    };
    "/api/users/conversations/{id}/unread": {
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
         * Mark the latest message of the other side unread
         * @description Needs the token of a signed-in student.
         */
        patch: operations["StudentConversations_markUnread"];
        trace?: never;
    };
    "/api/users/courses/{slug}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Published reviews of a course, newest-updated first
         * @description Open to anyone; no token is read. Answers one page.
         */
        get: operations["CourseReviews_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/courses/{courseId}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The own review of a course, or null
         * @description Needs the token of a signed-in student.
         */
        get: operations["OwnReview_own"];
        /**
         * Write or replace the own review of a course that is held; where approval is asked for it waits for a moderator
         * @description Needs the token of a signed-in student.
         */
        put: operations["OwnReview_write"];
        post?: never;
        /**
         * Withdraw the own review
         * @description Needs the token of a signed-in student.
         */
        delete: operations["OwnReview_withdraw"];
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
        /**
         * Reviews, with counts by status
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
    "/api/reviews/deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Removed reviews, the latest first
         * @description Needs the token of an account with the permission `reviews.view` or `reviews.delete` or `reviews.restore`. Answers one page.
         */
        get: operations["ReviewsStaff_removed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/reviews/deleted/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a removed review, which is again what it was
         * @description Needs the token of an account with the permission `reviews.restore`.
         */
        post: operations["ReviewsStaff_restore"];
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
        /**
         * One review
         * @description Needs the token of an account with the permission `reviews.view`.
         */
        get: operations["ReviewsStaff_one"];
        put?: never;
        post?: never;
        /**
         * Remove a review, which ends it for the student
         * @description Needs the token of an account with the permission `reviews.delete`.
         */
        delete: operations["ReviewsStaff_remove"];
        options?: never;
        head?: never;
        /**
         * Publish, hide or remove a review; the student is told
         * @description Needs the token of an account with the permission `reviews.edit`.
         */
        patch: operations["ReviewsStaff_moderate"];
        trace?: never;
    };
    "/api/enrollments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Enrolments, most recently changed first
         * @description Needs the token of an account with the permission `enrollments.view`. Answers one page.
         */
        get: operations["Enrollments_list"];
        put?: never;
        /**
         * Give a student a seat in a course
         * @description Needs the token of an account with the permission `enrollments.create`.
         */
        post: operations["Enrollments_grant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/enrollments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One enrolment with what granted it
         * @description Needs the token of an account with the permission `enrollments.view`.
         */
        get: operations["Enrollments_one"];
        put?: never;
        post?: never;
        /**
         * Cancel an enrolment, whatever granted it
         * @description Needs the token of an account with the permission `enrollments.delete`.
         */
        delete: operations["Enrollments_cancel"];
        options?: never;
        head?: never;
        /**
         * Cancel an enrolment, or give the seat back
         * @description Needs the token of an account with the permission `enrollments.edit`.
         */
        patch: operations["Enrollments_change"];
        trace?: never;
    };
    "/api/users/enrollments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The own courses, most recently learned first, in the language of the request
         * @description Needs the token of a signed-in student. Answers one page.
         */
        get: operations["Learning_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/enrollments/courses/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All of a held course with progress, in the language of the request
         * @description Needs the token of a signed-in student.
         */
        get: operations["Learning_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Remember the lesson that was opened last
         * @description Needs the token of a signed-in student.
         */
        patch: operations["Learning_open"];
        trace?: never;
    };
    "/api/users/enrollments/lessons/{lessonCode}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a lesson as done, once
         * @description Needs the token of a signed-in student.
         */
        post: operations["Learning_complete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/enrollments/lessons/{lessonCode}/note": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The own note beside a lesson
         * @description Needs the token of a signed-in student.
         */
        get: operations["Learning_note"];
        /**
         * Save the own note beside a lesson
         * @description Needs the token of a signed-in student.
         */
        put: operations["Learning_saveNote"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/dashboard/overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The home screen in one call
         * @description Needs the token of a signed-in student.
         */
        get: operations["Dashboard_overview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/dashboard/kpis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Figures over the held courses
         * @description Needs the token of a signed-in student.
         */
        get: operations["Dashboard_kpis"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/dashboard/radar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The spokes of the skills chart, as the setting `dashboard_radar_metrics` names them
         * @description Needs the token of a signed-in student.
         */
        get: operations["Dashboard_radar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Courses, lessons of held courses and instructors by words, in the language of the request
         * @description Needs the token of a signed-in student.
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
    "/api/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Orders, most recently changed first
         * @description Needs the token of an account with the permission `orders.view`. Answers one page.
         */
        get: operations["OrdersStaff_list"];
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
         * One order with its payments
         * @description Needs the token of an account with the permission `orders.view`.
         */
        get: operations["OrdersStaff_one"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shop/payment-methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How courses can be paid now
         * @description Open to anyone; no token is read.
         */
        get: operations["Shop_offered"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shop/checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Buy one course or up to 50. What costs nothing is paid and held at once; anything else is paid on the page `redirect_url` leads to, and held when the processor has told of the money. An earlier order of the same courses that was not paid is given up
         * @description Needs the token of a signed-in student.
         */
        post: operations["Shop_buy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shop/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Own orders, most recently changed first
         * @description Needs the token of a signed-in student. Answers one page.
         */
        get: operations["Shop_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shop/orders/{reference}/settle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish a payment when the browser comes back: takes the money of an approved wallet payment; of a card the processor tells by itself
         * @description Needs the token of a signed-in student.
         */
        post: operations["Shop_settle"];
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
    "/api/shop/simulator/{session}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The page of the payment simulator
         * @description Opened by the link it is part of, whose signature is the proof.
         */
        get: operations["Simulator_page"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shop/simulator/{session}/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay on the page of the payment simulator
         * @description Opened by the link it is part of, whose signature is the proof.
         */
        post: operations["Simulator_pay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/shop/simulator/{session}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Be declined on the page of the payment simulator
         * @description Opened by the link it is part of, whose signature is the proof.
         */
        post: operations["Simulator_decline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All posts, drafts too
         * @description Needs the token of an account with the permission `blog.view`. Answers one page.
         */
        get: operations["BlogStaff_list"];
        put?: never;
        /**
         * Write a post, as a draft or published
         * @description Needs the token of an account with the permission `blog.create`.
         */
        post: operations["BlogStaff_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blog/deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Deleted posts, the latest first
         * @description Needs the token of an account with the permission `blog.view` or `blog.delete` or `blog.restore`. Answers one page.
         */
        get: operations["BlogStaff_deleted"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blog/deleted/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted post
         * @description Needs the token of an account with the permission `blog.restore`.
         */
        post: operations["BlogStaff_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blog/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One post
         * @description Needs the token of an account with the permission `blog.view`.
         */
        get: operations["BlogStaff_one"];
        put?: never;
        post?: never;
        /**
         * Delete a post
         * @description Needs the token of an account with the permission `blog.delete`.
         */
        delete: operations["BlogStaff_remove"];
        options?: never;
        head?: never;
        /**
         * Change, publish or take back a post
         * @description Needs the token of an account with the permission `blog.edit`.
         */
        patch: operations["BlogStaff_change"];
        trace?: never;
    };
    "/api/users/blog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Published posts, the newest first
         * @description Open to anyone; no token is read. Answers one page.
         */
        get: operations["Blog_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/blog/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The tags of published posts with how many have them, the most used first
         * @description Open to anyone; no token is read.
         */
        get: operations["Blog_tags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/blog/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One published post
         * @description Open to anyone; no token is read.
         */
        get: operations["Blog_one"];
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
    "/api/users/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The newest 30 notifications of the caller
         * @description Needs the token of a signed-in student.
         */
        get: operations["StudentNotifications_list"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/notifications/read-all": {
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
         * @description Needs the token of a signed-in student.
         */
        patch: operations["StudentNotifications_readAll"];
        trace?: never;
    };
    "/api/users/notifications/{id}/read": {
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
         * @description Needs the token of a signed-in student.
         */
        patch: operations["StudentNotifications_read"];
        trace?: never;
    };
    "/api/users/notifications/{id}": {
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
         * @description Needs the token of a signed-in student.
         */
        delete: operations["StudentNotifications_remove"];
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
    "/api/users/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an account, sign in and get a link to confirm the address
         * @description Open to anyone; no token is read. At most 10 calls from one address in a minute; after that 429 with `Retry-After`.
         */
        post: operations["UsersAuth_register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/auth/login": {
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
        post: operations["UsersAuth_signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out: drop the token, which is not revoked
         * @description Open to anyone; no token is read.
         */
        post: operations["UsersAuth_signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/auth/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail the link to confirm the address again, if there is such a student
         * @description Open to anyone; no token is read. At most 10 calls from one address in a minute; after that 429 with `Retry-After`.
         */
        post: operations["UsersAuth_resend"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/auth/verify-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the address with the token of the link, within 24 hours
         * @description Open to anyone; no token is read.
         */
        post: operations["UsersAuth_verify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a link to a new password, if there is such a student
         * @description Open to anyone; no token is read. At most 10 calls from one address in a minute; after that 429 with `Retry-After`.
         */
        post: operations["UsersAuth_forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a new password with the token of the link, within one hour
         * @description Open to anyone; no token is read. At most 10 calls from one address in a minute; after that 429 with `Retry-After`.
         */
        post: operations["UsersAuth_resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in student
         * @description Needs the token of a signed-in student.
         */
        get: operations["UsersAuth_me"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/students/auth/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an account and sign in
         * @description Open to anyone; no token is read. At most 10 calls from one address in a minute; after that 429 with `Retry-After`.
         */
        post: operations["StudentsAuth_register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/students/auth/login": {
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
        post: operations["StudentsAuth_signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/students/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in student
         * @description Needs the token of a signed-in student.
         */
        get: operations["StudentsAuth_me"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the own name, address or phone number
         * @description Needs the token of a signed-in student. Limited by address; over the limit 429 with `Retry-After`.
         */
        patch: operations["StudentsAuth_change"];
        trace?: never;
    };
    "/api/students/auth/me/password": {
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
         * @description Needs the token of a signed-in student. Limited by address; over the limit 429 with `Retry-After`.
         */
        patch: operations["StudentsAuth_changePassword"];
        trace?: never;
    };
    "/api/students/auth/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a link to a new password, if there is such a student
         * @description Open to anyone; no token is read. At most 10 calls from one address in a minute; after that 429 with `Retry-After`.
         */
        post: operations["StudentsAuth_forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/students/auth/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a new password with the token of the link, within one hour
         * @description Open to anyone; no token is read. At most 10 calls from one address in a minute; after that 429 with `Retry-After`.
         */
        post: operations["StudentsAuth_resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/users/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The own profile
         * @description Needs the token of a signed-in student.
         */
        get: operations["Profile_read"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the own name, address or phone number
         * @description Needs the token of a signed-in student. Limited by address; over the limit 429 with `Retry-After`.
         */
        patch: operations["Profile_change"];
        trace?: never;
    };
    "/api/users/profile/password": {
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
         * @description Needs the token of a signed-in student. Limited by address; over the limit 429 with `Retry-After`.
         */
        patch: operations["Profile_changePassword"];
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
         * Students, most recently changed first
         * @description Needs the token of an account with the permission `students.view`. Answers one page.
         */
        get: operations["StudentsStaff_list"];
        put?: never;
        /**
         * Add a student
         * @description Needs the token of an account with the permission `students.create`.
         */
        post: operations["StudentsStaff_create"];
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
         * How many students there are
         * @description Needs the token of an account with the permission `students.view`.
         */
        get: operations["StudentsStaff_statistic"];
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
         * Deleted students, most recently changed first
         * @description Needs the token of an account with the permission `students.view` or `students.delete` or `students.restore`. Answers one page.
         */
        get: operations["StudentsStaff_deleted"];
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
         * One deleted student
         * @description Needs the token of an account with the permission `students.view` or `students.delete` or `students.restore`.
         */
        get: operations["StudentsStaff_oneDeleted"];
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
         * Restore a deleted student
         * @description Needs the token of an account with the permission `students.restore`.
         */
        post: operations["StudentsStaff_restore"];
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
         * One student
         * @description Needs the token of an account with the permission `students.view`.
         */
        get: operations["StudentsStaff_one"];
        put?: never;
        post?: never;
        /**
         * Delete a student; tokens end at once, the e-mail address is free
         * @description Needs the token of an account with the permission `students.delete`.
         */
        delete: operations["StudentsStaff_delete"];
        options?: never;
        head?: never;
        /**
         * Change a student
         * @description Needs the token of an account with the permission `students.update`.
         */
        patch: operations["StudentsStaff_change"];
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
         * @description Needs the token of an account with the permission `students.update`.
         */
        patch: operations["StudentsStaff_setPassword"];
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
         * Mail the link to confirm the address again
         * @description Needs the token of an account with the permission `students.update`. Limited by address; over the limit 429 with `Retry-After`.
         */
        post: operations["StudentsStaff_resend"];
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
         * @description Needs the token of an account with the permission `students.verify`.
         */
        post: operations["StudentsStaff_verify"];
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
         * @description Needs the token of an account with the permission `students.verify`.
         */
        post: operations["StudentsStaff_unverify"];
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
        get: operations["FailingHealth_health"];
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
            /** @description Categories that are not deleted. */
            total: number;
            /** @description Active. */
            active: number;
            /** @description Hidden. */
            hidden: number;
            /** @description Of the total, those without a parent. */
            roots: number;
            /** @description Of the total, those with a public course. */
            with_courses: number;
            /** @description Deleted. */
            deleted: number;
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
        DeletedCategoryView: {
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
            image_url: string | null;
            /** @description Place in the curated order, the smallest first. */
            position: number;
            /** @description Shown among the categories of the catalogue. */
            is_active: boolean;
            /** @description Public courses in it. */
            courses_count: number;
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
            deleted_at: string;
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
            image_url: string | null;
            /** @description Place in the curated order, the smallest first. */
            position: number;
            /** @description Shown among the categories of the catalogue. */
            is_active: boolean;
            /** @description Public courses in it. */
            courses_count: number;
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
        BilingualText120: {
            /** @description In English. */
            en: string;
            /** @description In Arabic. */
            ar: string;
        };
        BilingualText1000OrEmptyEnglishFirst: {
            /** @description In English. */
            en: string;
            /** @description In Arabic. */
            ar?: string;
        };
        CategoryBody: {
            /** @description Name. */
            name: components["schemas"]["BilingualText120"];
            /** @description Made from the English name when left out. */
            slug?: string;
            /** @description A plain text stands for both languages. */
            description?: components["schemas"]["BilingualText1000OrEmptyEnglishFirst"] | null;
            /** @description The category it stands below; null of a root. */
            parent_id?: number | null;
            /** @description A picture of this service or of the web. */
            image_url?: string | null;
            /** @description The smallest first; a new category goes last. */
            position?: number;
            /** @description Shown among the categories of the catalogue; true when left out. */
            is_active?: boolean;
        };
        CategoryChangeBody: {
            /** @description Name. */
            name?: components["schemas"]["BilingualText120"];
            /** @description Made from the English name when left out. */
            slug?: string;
            /** @description A plain text stands for both languages. */
            description?: components["schemas"]["BilingualText1000OrEmptyEnglishFirst"] | null;
            /** @description The category it stands below; null of a root. */
            parent_id?: number | null;
            /** @description A picture of this service or of the web. */
            image_url?: string | null;
            /** @description The smallest first; a new category goes last. */
            position?: number;
            /** @description Shown among the categories of the catalogue; true when left out. */
            is_active?: boolean;
        };
        InstructorView: {
            /** @description Id of the record. */
            id: number;
            /** @description Name of the account, unique and in small letters. */
            username: string;
            /** @description Name. */
            name: components["schemas"]["BilingualView"];
            /** @description Headline. */
            headline: components["schemas"]["BilingualView"];
            /** @description Specialty. */
            specialty: components["schemas"]["BilingualView"];
            /** @description Photo. */
            photo_url: string | null;
            /** @description Featured, or not. */
            is_featured: boolean;
            /** @description Average of the published reviews of all courses; 0 without any. */
            rating: number;
            /** @description How many reviews the rating is the average of. */
            review_count: number;
            /** @description Public courses. */
            courses_count: number;
            /** @description Students who hold a seat in a course. */
            students_count: number;
            /** @description About. */
            bio: components["schemas"]["BilingualView"];
            /** @description E-mail address; compared and kept in small letters. */
            email: string | null;
            /**
             * @description The public sees active instructors.
             * @enum {string}
             */
            status: "active" | "inactive";
            /** @description Place in the curated order, the smallest first. */
            position: number;
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
        InstructorStatisticView: {
            /** @description Instructors who are not deleted. */
            total: number;
            /** @description Active. */
            active: number;
            /** @description Inactive. */
            inactive: number;
            /** @description Featured. */
            featured: number;
            /** @description Deleted. */
            deleted: number;
        };
        DeletedInstructorView: {
            /** @description Id of the record. */
            id: number;
            /** @description Name of the account, unique and in small letters. */
            username: string;
            /** @description Name. */
            name: components["schemas"]["BilingualView"];
            /** @description Headline. */
            headline: components["schemas"]["BilingualView"];
            /** @description Specialty. */
            specialty: components["schemas"]["BilingualView"];
            /** @description Photo. */
            photo_url: string | null;
            /** @description Featured, or not. */
            is_featured: boolean;
            /** @description Average of the published reviews of all courses; 0 without any. */
            rating: number;
            /** @description How many reviews the rating is the average of. */
            review_count: number;
            /** @description Public courses. */
            courses_count: number;
            /** @description Students who hold a seat in a course. */
            students_count: number;
            /** @description About. */
            bio: components["schemas"]["BilingualView"];
            /** @description E-mail address; compared and kept in small letters. */
            email: string | null;
            /**
             * @description The public sees active instructors.
             * @enum {string}
             */
            status: "active" | "inactive";
            /** @description Place in the curated order, the smallest first. */
            position: number;
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
            deleted_at: string;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        BilingualText200OrEmptyEnglishFirst: {
            /** @description In English. */
            en: string;
            /** @description In Arabic. */
            ar?: string;
        };
        BilingualText120OrEmptyEnglishFirst: {
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
        InstructorBody: {
            /** @description Name. */
            name: components["schemas"]["BilingualText120"];
            /** @description Made from the English name when left out. */
            username?: string;
            /** @description The line under the name. A plain text stands for both languages. */
            headline?: components["schemas"]["BilingualText200OrEmptyEnglishFirst"] | null;
            /** @description What is taught. A plain text stands for both languages. */
            specialty?: components["schemas"]["BilingualText120OrEmptyEnglishFirst"] | null;
            /** @description A plain text stands for both languages. */
            bio?: components["schemas"]["BilingualText5000OrEmptyEnglishFirst"] | null;
            /** @description A picture of this service or of the web. */
            photo_url?: string | null;
            /**
             * Format: email
             * @description For staff only.
             */
            email?: string | null;
            /**
             * @description Status.
             * @enum {string}
             */
            status?: "active" | "inactive";
            /** @description Featured, or not. */
            is_featured?: boolean;
            /** @description The smallest first; a new instructor goes last. */
            position?: number;
        };
        InstructorChangeBody: {
            /** @description Name. */
            name?: components["schemas"]["BilingualText120"];
            /** @description Made from the English name when left out. */
            username?: string;
            /** @description The line under the name. A plain text stands for both languages. */
            headline?: components["schemas"]["BilingualText200OrEmptyEnglishFirst"] | null;
            /** @description What is taught. A plain text stands for both languages. */
            specialty?: components["schemas"]["BilingualText120OrEmptyEnglishFirst"] | null;
            /** @description A plain text stands for both languages. */
            bio?: components["schemas"]["BilingualText5000OrEmptyEnglishFirst"] | null;
            /** @description A picture of this service or of the web. */
            photo_url?: string | null;
            /**
             * Format: email
             * @description For staff only.
             */
            email?: string | null;
            /**
             * @description Status.
             * @enum {string}
             */
            status?: "active" | "inactive";
            /** @description Featured, or not. */
            is_featured?: boolean;
            /** @description The smallest first; a new instructor goes last. */
            position?: number;
        };
        CourseCategoryView: {
            /** @description Id of the record. */
            id: number;
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description Name. */
            name: components["schemas"]["BilingualView"];
        };
        CourseInstructorView: {
            /** @description Id of the record. */
            id: number;
            /** @description Name of the account, unique and in small letters. */
            username: string;
            /** @description Name. */
            name: components["schemas"]["BilingualView"];
            /** @description Photo. */
            photo_url: string | null;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        CourseCardView: {
            /** @description Id of the record. */
            id: number;
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description Code. */
            code: string;
            /** @description Title. */
            title: components["schemas"]["BilingualView"];
            /** @description Summary. */
            summary: components["schemas"]["BilingualView"];
            /**
             * @description Kind.
             * @enum {string}
             */
            type: "live" | "recorded";
            /**
             * @description Status.
             * @enum {string}
             */
            status: "draft" | "published" | "archived";
            /** @description In units of the currency, with at most two decimals. */
            price: number;
            /** @description Discount, in percent. */
            discount_percentage: number;
            /** @description The price less the discount. */
            final_price: number;
            /** @description Average of the published reviews; 0 without any. */
            rating: number;
            /** @description Published reviews. */
            review_count: number;
            /** @description Minutes of all published lessons together. */
            duration: number;
            /** @description Published lessons. */
            lessons_count: number;
            /** @description Seats held. */
            students_count: number;
            /**
             * @description Level.
             * @enum {string}
             */
            level: "beginner" | "intermediate" | "advanced" | "all_levels";
            /**
             * @description The language it is taught in.
             * @enum {string}
             */
            language: "en" | "ar";
            /** @description Cover picture. */
            cover_url: string | null;
            /** @description Public, or not. */
            is_public: boolean;
            /** @description Featured, or not. */
            is_featured: boolean;
            /** @description Category. */
            category: components["schemas"]["CourseCategoryView"] | null;
            /** @description Instructor. */
            instructor: components["schemas"]["CourseInstructorView"] | null;
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
        CourseStatisticView: {
            /** @description Courses that are not deleted. */
            total: number;
            /** @description Draft. */
            draft: number;
            /** @description Published. */
            published: number;
            /** @description Archived. */
            archived: number;
            /** @description Live. */
            live: number;
            /** @description Recorded. */
            recorded: number;
            /** @description Those anyone can see. */
            public: number;
            /** @description Featured. */
            featured: number;
            /** @description Free. */
            free: number;
            /** @description Deleted. */
            deleted: number;
        };
        DeletedCourseView: {
            /** @description Id of the record. */
            id: number;
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description Code. */
            code: string;
            /** @description Title. */
            title: components["schemas"]["BilingualView"];
            /** @description Summary. */
            summary: components["schemas"]["BilingualView"];
            /**
             * @description Kind.
             * @enum {string}
             */
            type: "live" | "recorded";
            /**
             * @description Status.
             * @enum {string}
             */
            status: "draft" | "published" | "archived";
            /** @description In units of the currency, with at most two decimals. */
            price: number;
            /** @description Discount, in percent. */
            discount_percentage: number;
            /** @description The price less the discount. */
            final_price: number;
            /** @description Average of the published reviews; 0 without any. */
            rating: number;
            /** @description Published reviews. */
            review_count: number;
            /** @description Minutes of all published lessons together. */
            duration: number;
            /** @description Published lessons. */
            lessons_count: number;
            /** @description Seats held. */
            students_count: number;
            /**
             * @description Level.
             * @enum {string}
             */
            level: "beginner" | "intermediate" | "advanced" | "all_levels";
            /**
             * @description The language it is taught in.
             * @enum {string}
             */
            language: "en" | "ar";
            /** @description Cover picture. */
            cover_url: string | null;
            /** @description Public, or not. */
            is_public: boolean;
            /** @description Featured, or not. */
            is_featured: boolean;
            /** @description Category. */
            category: components["schemas"]["CourseCategoryView"] | null;
            /** @description Instructor. */
            instructor: components["schemas"]["CourseInstructorView"] | null;
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
            deleted_at: string;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        CourseView: {
            /** @description Id of the record. */
            id: number;
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description Code. */
            code: string;
            /** @description Title. */
            title: components["schemas"]["BilingualView"];
            /** @description Summary. */
            summary: components["schemas"]["BilingualView"];
            /**
             * @description Kind.
             * @enum {string}
             */
            type: "live" | "recorded";
            /**
             * @description Status.
             * @enum {string}
             */
            status: "draft" | "published" | "archived";
            /** @description In units of the currency, with at most two decimals. */
            price: number;
            /** @description Discount, in percent. */
            discount_percentage: number;
            /** @description The price less the discount. */
            final_price: number;
            /** @description Average of the published reviews; 0 without any. */
            rating: number;
            /** @description Published reviews. */
            review_count: number;
            /** @description Minutes of all published lessons together. */
            duration: number;
            /** @description Published lessons. */
            lessons_count: number;
            /** @description Seats held. */
            students_count: number;
            /**
             * @description Level.
             * @enum {string}
             */
            level: "beginner" | "intermediate" | "advanced" | "all_levels";
            /**
             * @description The language it is taught in.
             * @enum {string}
             */
            language: "en" | "ar";
            /** @description Cover picture. */
            cover_url: string | null;
            /** @description Public, or not. */
            is_public: boolean;
            /** @description Featured, or not. */
            is_featured: boolean;
            /** @description Category. */
            category: components["schemas"]["CourseCategoryView"] | null;
            /** @description Instructor. */
            instructor: components["schemas"]["CourseInstructorView"] | null;
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
            /** @description Description. */
            description: components["schemas"]["BilingualView"];
            /** @description What one can do afterwards. */
            outcomes: components["schemas"]["BilingualView"][];
            /** @description What one should know before. */
            requirements: components["schemas"]["BilingualView"][];
            /** @description Trailer. */
            trailer_url: string | null;
            /** @description Category. */
            category_id: number | null;
            /** @description Instructor. */
            instructor_id: number | null;
            /** @description Sections count. */
            sections_count: number;
            /**
             * Format: date-time
             * @description The first publication.
             */
            published_at: string | null;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        BilingualText200: {
            /** @description In English. */
            en: string;
            /** @description In Arabic. */
            ar: string;
        };
        BilingualText500OrEmptyEnglishFirst: {
            /** @description In English. */
            en: string;
            /** @description In Arabic. */
            ar?: string;
        };
        BilingualText20000OrEmptyEnglishFirst: {
            /** @description In English. */
            en: string;
            /** @description In Arabic. */
            ar?: string;
        };
        CoursePointBody: {
            /** @description In English. */
            en: string;
            /** @description In Arabic. */
            ar: string;
        };
        CourseBody: {
            /** @description Title. */
            title: components["schemas"]["BilingualText200"];
            /**
             * @description Kind.
             * @enum {string}
             */
            type: "live" | "recorded";
            /** @description In units of the currency. */
            price: number;
            /** @description Made from the English title when left out. */
            slug?: string;
            /** @description The line of a card. A plain text stands for both languages. */
            summary?: components["schemas"]["BilingualText500OrEmptyEnglishFirst"] | null;
            /** @description A plain text stands for both languages. */
            description?: components["schemas"]["BilingualText20000OrEmptyEnglishFirst"] | null;
            /** @description What one can do afterwards. */
            outcomes?: components["schemas"]["CoursePointBody"][];
            /** @description What one should know before. */
            requirements?: components["schemas"]["CoursePointBody"][];
            /**
             * @description Draft when left out.
             * @enum {string}
             */
            status?: "draft" | "published" | "archived";
            /**
             * @description Level.
             * @enum {string}
             */
            level?: "beginner" | "intermediate" | "advanced" | "all_levels";
            /**
             * @description The language it is taught in.
             * @enum {string}
             */
            language?: "en" | "ar";
            /** @description Discount, in percent. */
            discount_percentage?: number;
            /** @description Category. */
            category_id?: number | null;
            /** @description An account linked to an instructor adds courses of its own. */
            instructor_id?: number | null;
            /** @description A picture of this service or of the web. */
            cover_url?: string | null;
            /** @description A video of this service or of the web. */
            trailer_url?: string | null;
            /** @description Whether anyone can see it once it is published; true when left out. */
            is_public?: boolean;
            /** @description Featured, or not. */
            is_featured?: boolean;
        };
        CourseChangeBody: {
            /** @description Title. */
            title?: components["schemas"]["BilingualText200"];
            /**
             * @description Kind.
             * @enum {string}
             */
            type?: "live" | "recorded";
            /** @description In units of the currency. */
            price?: number;
            /** @description Made from the English title when left out. */
            slug?: string;
            /** @description The line of a card. A plain text stands for both languages. */
            summary?: components["schemas"]["BilingualText500OrEmptyEnglishFirst"] | null;
            /** @description A plain text stands for both languages. */
            description?: components["schemas"]["BilingualText20000OrEmptyEnglishFirst"] | null;
            /** @description What one can do afterwards. */
            outcomes?: components["schemas"]["CoursePointBody"][];
            /** @description What one should know before. */
            requirements?: components["schemas"]["CoursePointBody"][];
            /**
             * @description Draft when left out.
             * @enum {string}
             */
            status?: "draft" | "published" | "archived";
            /**
             * @description Level.
             * @enum {string}
             */
            level?: "beginner" | "intermediate" | "advanced" | "all_levels";
            /**
             * @description The language it is taught in.
             * @enum {string}
             */
            language?: "en" | "ar";
            /** @description Discount, in percent. */
            discount_percentage?: number;
            /** @description Category. */
            category_id?: number | null;
            /** @description An account linked to an instructor adds courses of its own. */
            instructor_id?: number | null;
            /** @description A picture of this service or of the web. */
            cover_url?: string | null;
            /** @description A video of this service or of the web. */
            trailer_url?: string | null;
            /** @description Whether anyone can see it once it is published; true when left out. */
            is_public?: boolean;
            /** @description Featured, or not. */
            is_featured?: boolean;
        };
        PreviewResourceView: {
            /** @description Id of the record. */
            id: number;
            /** @description Title. */
            title: components["schemas"]["BilingualView"];
            /**
             * @description Kind.
             * @enum {string}
             */
            type: "file" | "link";
            /** @description Address of the file. */
            url: string;
        };
        PublicLessonView: {
            /** @description Id of the record. */
            id: number;
            /** @description Code. */
            code: string;
            /** @description Title. */
            title: components["schemas"]["BilingualView"];
            /** @description Summary. */
            summary: components["schemas"]["BilingualView"];
            /** @description Minutes. */
            duration: number;
            /** @description Free preview, or not. */
            is_free_preview: boolean;
            /** @description Place in the order, from 0. */
            position: number;
            /** @description Of a free preview; null otherwise. */
            content: components["schemas"]["BilingualView"] | null;
            /** @description Of a free preview; null otherwise. */
            video_url: string | null;
            /** @description Of a free preview; empty otherwise. */
            resources: components["schemas"]["PreviewResourceView"][];
        };
        PublicSectionView: {
            /** @description Id of the record. */
            id: number;
            /** @description Title. */
            title: components["schemas"]["BilingualView"];
            /** @description Description. */
            description: components["schemas"]["BilingualView"];
            /** @description Place in the order, from 0. */
            position: number;
            /** @description Lessons. */
            lessons: components["schemas"]["PublicLessonView"][];
        };
        CoursePageView: {
            /** @description Id of the record. */
            id: number;
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description Code. */
            code: string;
            /** @description Title. */
            title: components["schemas"]["BilingualView"];
            /** @description Summary. */
            summary: components["schemas"]["BilingualView"];
            /**
             * @description Kind.
             * @enum {string}
             */
            type: "live" | "recorded";
            /**
             * @description Status.
             * @enum {string}
             */
            status: "draft" | "published" | "archived";
            /** @description In units of the currency, with at most two decimals. */
            price: number;
            /** @description Discount, in percent. */
            discount_percentage: number;
            /** @description The price less the discount. */
            final_price: number;
            /** @description Average of the published reviews; 0 without any. */
            rating: number;
            /** @description Published reviews. */
            review_count: number;
            /** @description Minutes of all published lessons together. */
            duration: number;
            /** @description Published lessons. */
            lessons_count: number;
            /** @description Seats held. */
            students_count: number;
            /**
             * @description Level.
             * @enum {string}
             */
            level: "beginner" | "intermediate" | "advanced" | "all_levels";
            /**
             * @description The language it is taught in.
             * @enum {string}
             */
            language: "en" | "ar";
            /** @description Cover picture. */
            cover_url: string | null;
            /** @description Public, or not. */
            is_public: boolean;
            /** @description Featured, or not. */
            is_featured: boolean;
            /** @description Category. */
            category: components["schemas"]["CourseCategoryView"] | null;
            /** @description Instructor. */
            instructor: components["schemas"]["CourseInstructorView"] | null;
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
            /** @description Description. */
            description: components["schemas"]["BilingualView"];
            /** @description What one can do afterwards. */
            outcomes: components["schemas"]["BilingualView"][];
            /** @description What one should know before. */
            requirements: components["schemas"]["BilingualView"][];
            /** @description Trailer. */
            trailer_url: string | null;
            /**
             * Format: date-time
             * @description The first publication.
             */
            published_at: string | null;
            /** @description Sections. */
            sections: components["schemas"]["PublicSectionView"][];
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        InstructorCardView: {
            /** @description Id of the record. */
            id: number;
            /** @description Name of the account, unique and in small letters. */
            username: string;
            /** @description Name. */
            name: components["schemas"]["BilingualView"];
            /** @description Headline. */
            headline: components["schemas"]["BilingualView"];
            /** @description Specialty. */
            specialty: components["schemas"]["BilingualView"];
            /** @description Photo. */
            photo_url: string | null;
            /** @description Featured, or not. */
            is_featured: boolean;
            /** @description Average of the published reviews of all courses; 0 without any. */
            rating: number;
            /** @description How many reviews the rating is the average of. */
            review_count: number;
            /** @description Public courses. */
            courses_count: number;
            /** @description Students who hold a seat in a course. */
            students_count: number;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        InstructorPageView: {
            /** @description Id of the record. */
            id: number;
            /** @description Name of the account, unique and in small letters. */
            username: string;
            /** @description Name. */
            name: components["schemas"]["BilingualView"];
            /** @description Headline. */
            headline: components["schemas"]["BilingualView"];
            /** @description Specialty. */
            specialty: components["schemas"]["BilingualView"];
            /** @description Photo. */
            photo_url: string | null;
            /** @description Featured, or not. */
            is_featured: boolean;
            /** @description Average of the published reviews of all courses; 0 without any. */
            rating: number;
            /** @description How many reviews the rating is the average of. */
            review_count: number;
            /** @description Public courses. */
            courses_count: number;
            /** @description Students who hold a seat in a course. */
            students_count: number;
            /** @description About. */
            bio: components["schemas"]["BilingualView"];
            /** @description Public courses, the latest change first; at most 100. */
            courses: components["schemas"]["CourseCardView"][];
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        FiguresView: {
            /** @description Students. */
            students: number;
            /** @description Public courses. */
            courses: number;
            /** @description Instructors. */
            instructors: number;
            /** @description Countries that students come from. */
            countries: number;
            /** @description Percent of the published reviews with four or five stars; 0 without any. */
            satisfaction: number;
        };
        SectionView: {
            /** @description Id of the record. */
            id: number;
            /** @description Course. */
            course_id: number;
            /** @description Title. */
            title: components["schemas"]["BilingualView"];
            /** @description Description. */
            description: components["schemas"]["BilingualView"];
            /** @description Within its course, the smallest first. */
            position: number;
            /** @description Lessons count. */
            lessons_count: number;
            /** @description Minutes of its published lessons together. */
            duration: number;
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
        BilingualText2000OrEmptyEnglishFirst: {
            /** @description In English. */
            en: string;
            /** @description In Arabic. */
            ar?: string;
        };
        SectionBody: {
            /** @description Title. */
            title: components["schemas"]["BilingualText200"];
            /** @description A plain text stands for both languages. */
            description?: components["schemas"]["BilingualText2000OrEmptyEnglishFirst"] | null;
        };
        ReorderBody: {
            /** @description Exactly the ids there are, in the order wanted. */
            ids: number[];
        };
        SectionChangeBody: {
            /** @description Title. */
            title?: components["schemas"]["BilingualText200"];
            /** @description A plain text stands for both languages. */
            description?: components["schemas"]["BilingualText2000OrEmptyEnglishFirst"] | null;
        };
        LessonCardView: {
            /** @description Id of the record. */
            id: number;
            /** @description Code. */
            code: string;
            /** @description Course. */
            course_id: number;
            /** @description Section. */
            section_id: number;
            /** @description Title. */
            title: components["schemas"]["BilingualView"];
            /** @description Summary. */
            summary: components["schemas"]["BilingualView"];
            /** @description Minutes. */
            duration: number;
            /** @description Anyone sees its content. */
            is_free_preview: boolean;
            /** @description Students see it, and progress counts it. */
            is_published: boolean;
            /** @description Within its section, the smallest first. */
            position: number;
            /** @description Resources count. */
            resources_count: number;
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
        LessonView: {
            /** @description Id of the record. */
            id: number;
            /** @description Code. */
            code: string;
            /** @description Course. */
            course_id: number;
            /** @description Section. */
            section_id: number;
            /** @description Title. */
            title: components["schemas"]["BilingualView"];
            /** @description Summary. */
            summary: components["schemas"]["BilingualView"];
            /** @description Minutes. */
            duration: number;
            /** @description Anyone sees its content. */
            is_free_preview: boolean;
            /** @description Students see it, and progress counts it. */
            is_published: boolean;
            /** @description Within its section, the smallest first. */
            position: number;
            /** @description Resources count. */
            resources_count: number;
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
            /** @description Content. */
            content: components["schemas"]["BilingualView"];
            /** @description Video. */
            video_url: string | null;
        };
        BilingualText50000OrEmptyEnglishFirst: {
            /** @description In English. */
            en: string;
            /** @description In Arabic. */
            ar?: string;
        };
        LessonBody: {
            /** @description Title. */
            title: components["schemas"]["BilingualText200"];
            /** @description Shown to everyone. A plain text stands for both languages. */
            summary?: components["schemas"]["BilingualText500OrEmptyEnglishFirst"] | null;
            /** @description The text of the lesson. A plain text stands for both languages. */
            content?: components["schemas"]["BilingualText50000OrEmptyEnglishFirst"] | null;
            /** @description A video of this service or of the web. */
            video_url?: string | null;
            /** @description Minutes. */
            duration?: number;
            /** @description Anyone sees its content. */
            is_free_preview?: boolean;
            /** @description Students see it, and progress counts it; true when left out. */
            is_published?: boolean;
        };
        LessonChangeBody: {
            /** @description Title. */
            title?: components["schemas"]["BilingualText200"];
            /** @description Shown to everyone. A plain text stands for both languages. */
            summary?: components["schemas"]["BilingualText500OrEmptyEnglishFirst"] | null;
            /** @description The text of the lesson. A plain text stands for both languages. */
            content?: components["schemas"]["BilingualText50000OrEmptyEnglishFirst"] | null;
            /** @description A video of this service or of the web. */
            video_url?: string | null;
            /** @description Minutes. */
            duration?: number;
            /** @description Anyone sees its content. */
            is_free_preview?: boolean;
            /** @description Students see it, and progress counts it; true when left out. */
            is_published?: boolean;
            /** @description Another section of the same course, where the lesson goes last. */
            section_id?: number;
        };
        LessonResourceView: {
            /** @description Id of the record. */
            id: number;
            /** @description Lesson id. */
            lesson_id: number;
            /** @description Title. */
            title: components["schemas"]["BilingualView"];
            /**
             * @description Kind.
             * @enum {string}
             */
            type: "file" | "link";
            /** @description Address of the file. */
            url: string;
            /** @description Place in the order, from 0. */
            position: number;
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
        LessonResourceBody: {
            /** @description Title. */
            title: components["schemas"]["BilingualText200"];
            /** @description A file of this service or a web address. */
            url: string;
            /**
             * @description File when left out.
             * @enum {string}
             */
            type?: "file" | "link";
        };
        LessonResourceChangeBody: {
            /** @description Title. */
            title?: components["schemas"]["BilingualText200"];
            /** @description A file of this service or a web address. */
            url?: string;
            /**
             * @description File when left out.
             * @enum {string}
             */
            type?: "file" | "link";
        };
        QuizCardView: {
            /** @description Id of the record. */
            id: number;
            /** @description Course. */
            course_id: number;
            /** @description Title. */
            title: components["schemas"]["BilingualView"];
            /** @description Description. */
            description: components["schemas"]["BilingualView"];
            /** @description Percent of the points that passes. */
            pass_percentage: number;
            /** @description Any number when null. */
            max_attempts: number | null;
            /** @description Question count. */
            question_count: number;
            /** @description The points of all questions. */
            max_score: number;
            /** @description Students see it. */
            is_published: boolean;
            /** @description Place among the quizzes of the course, the smallest first. */
            position: number;
            /** @description Of all students together. */
            attempt_count: number;
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
        KeyedOptionView: {
            /** @description Id of the record. */
            id: number;
            /** @description Text. */
            text: components["schemas"]["BilingualView"];
            /** @description Right answer, or not. */
            is_correct: boolean;
        };
        QuizQuestionView: {
            /** @description Id of the record. */
            id: number;
            /**
             * @description Kind.
             * @enum {string}
             */
            type: "single" | "multiple";
            /** @description Question. */
            prompt: components["schemas"]["BilingualView"];
            /** @description Points. */
            points: number;
            /** @description Quiz id. */
            quiz_id: number;
            /** @description Options. */
            options: components["schemas"]["KeyedOptionView"][];
            /** @description For staff only. */
            explanation: components["schemas"]["BilingualView"];
            /** @description Place in the order, from 0. */
            position: number;
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
        QuizView: {
            /** @description Id of the record. */
            id: number;
            /** @description Course. */
            course_id: number;
            /** @description Title. */
            title: components["schemas"]["BilingualView"];
            /** @description Description. */
            description: components["schemas"]["BilingualView"];
            /** @description Percent of the points that passes. */
            pass_percentage: number;
            /** @description Any number when null. */
            max_attempts: number | null;
            /** @description Question count. */
            question_count: number;
            /** @description The points of all questions. */
            max_score: number;
            /** @description Students see it. */
            is_published: boolean;
            /** @description Place among the quizzes of the course, the smallest first. */
            position: number;
            /** @description Of all students together. */
            attempt_count: number;
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
            /** @description Questions. */
            questions: components["schemas"]["QuizQuestionView"][];
        };
        BilingualText2000: {
            /** @description In English. */
            en: string;
            /** @description In Arabic. */
            ar: string;
        };
        BilingualText500: {
            /** @description In English. */
            en: string;
            /** @description In Arabic. */
            ar: string;
        };
        QuizOptionBody: {
            /** @description Of an option that the question has already, which then keeps its id. */
            id?: number;
            /** @description Text. */
            text: components["schemas"]["BilingualText500"];
            /** @description Right answer, or not. */
            is_correct: boolean;
        };
        QuizQuestionBody: {
            /**
             * @description `single` when left out.
             * @enum {string}
             */
            type?: "single" | "multiple";
            /** @description Question. */
            prompt: components["schemas"]["BilingualText2000"];
            /** @description In the order they are shown in. */
            options: components["schemas"]["QuizOptionBody"][];
            /** @description 1 when left out. */
            points?: number;
            /** @description For staff. A plain text stands for both languages. */
            explanation?: components["schemas"]["BilingualText2000OrEmptyEnglishFirst"] | null;
            /** @description The smallest first; a new question goes last. */
            position?: number;
        };
        QuizBody: {
            /** @description Title. */
            title: components["schemas"]["BilingualText200"];
            /** @description A plain text stands for both languages. */
            description?: components["schemas"]["BilingualText2000OrEmptyEnglishFirst"] | null;
            /** @description Percent of the points that passes; 60 when left out. */
            pass_percentage?: number;
            /** @description Any number when null or left out. */
            max_attempts?: number | null;
            /** @description Students see it; true when left out. */
            is_published?: boolean;
            /** @description The smallest first. */
            position?: number;
            /** @description Course. */
            course_id: number;
            /** @description Questions. */
            questions?: components["schemas"]["QuizQuestionBody"][];
        };
        QuizChangeBody: {
            /** @description Title. */
            title?: components["schemas"]["BilingualText200"];
            /** @description A plain text stands for both languages. */
            description?: components["schemas"]["BilingualText2000OrEmptyEnglishFirst"] | null;
            /** @description Percent of the points that passes; 60 when left out. */
            pass_percentage?: number;
            /** @description Any number when null or left out. */
            max_attempts?: number | null;
            /** @description Students see it; true when left out. */
            is_published?: boolean;
            /** @description The smallest first. */
            position?: number;
        };
        QuizQuestionChangeBody: {
            /**
             * @description `single` when left out.
             * @enum {string}
             */
            type?: "single" | "multiple";
            /** @description Question. */
            prompt?: components["schemas"]["BilingualText2000"];
            /** @description In the order they are shown in. */
            options?: components["schemas"]["QuizOptionBody"][];
            /** @description 1 when left out. */
            points?: number;
            /** @description For staff. A plain text stands for both languages. */
            explanation?: components["schemas"]["BilingualText2000OrEmptyEnglishFirst"] | null;
            /** @description The smallest first; a new question goes last. */
            position?: number;
        };
        StudentQuizCardView: {
            /** @description Id of the record. */
            id: number;
            /** @description Course. */
            course_id: number;
            /** @description Title. */
            title: components["schemas"]["BilingualView"];
            /** @description Description. */
            description: components["schemas"]["BilingualView"];
            /** @description Percent of the points that passes. */
            pass_percentage: number;
            /** @description Any number when null. */
            max_attempts: number | null;
            /** @description Question count. */
            question_count: number;
            /** @description The points of all questions. */
            max_score: number;
            /** @description Attempts used. */
            attempts_used: number;
            /** @description Of the own attempts; null before the first. */
            best_percentage: number | null;
            /** @description By any attempt. */
            passed: boolean;
        };
        QuizOptionView: {
            /** @description Id of the record. */
            id: number;
            /** @description Text. */
            text: components["schemas"]["BilingualView"];
        };
        StudentQuestionView: {
            /** @description Id of the record. */
            id: number;
            /**
             * @description Kind.
             * @enum {string}
             */
            type: "single" | "multiple";
            /** @description Question. */
            prompt: components["schemas"]["BilingualView"];
            /** @description Points. */
            points: number;
            /** @description Options. */
            options: components["schemas"]["QuizOptionView"][];
        };
        StudentQuizView: {
            /** @description Id of the record. */
            id: number;
            /** @description Course. */
            course_id: number;
            /** @description Title. */
            title: components["schemas"]["BilingualView"];
            /** @description Description. */
            description: components["schemas"]["BilingualView"];
            /** @description Percent of the points that passes. */
            pass_percentage: number;
            /** @description Any number when null. */
            max_attempts: number | null;
            /** @description Question count. */
            question_count: number;
            /** @description The points of all questions. */
            max_score: number;
            /** @description Attempts used. */
            attempts_used: number;
            /** @description Of the own attempts; null before the first. */
            best_percentage: number | null;
            /** @description By any attempt. */
            passed: boolean;
            /** @description Questions. */
            questions: components["schemas"]["StudentQuestionView"][];
        };
        AnsweredQuestionView: {
            /** @description Question id. */
            question_id: number;
            /** @description Question. */
            prompt: components["schemas"]["BilingualView"];
            /** @description Options. */
            options: components["schemas"]["QuizOptionView"][];
            /** @description Ids of the chosen options. */
            chosen: number[];
            /** @description Whether exactly the right options were chosen. */
            is_right: boolean;
        };
        QuizAttemptView: {
            /** @description Id of the record. */
            id: number;
            /** @description Quiz id. */
            quiz_id: number;
            /** @description 1 for the first of the student. */
            number: number;
            /** @description Score. */
            score: number;
            /** @description Max score. */
            max_score: number;
            /** @description Whole percent, rounded down. */
            percentage: number;
            /** @description Passed, or not. */
            passed: boolean;
            /** @description Answers. */
            answers: components["schemas"]["AnsweredQuestionView"][];
            /**
             * Format: date-time
             * @description When it was made, in UTC.
             */
            created_at: string;
        };
        AttemptBody: {
            /** @description Question id to ids of the chosen options. A question that is left out is wrong. */
            answers: {
                [key: string]: unknown;
            };
        };
        CourseReferenceView: {
            /** @description Id of the record. */
            id: number;
            /** @description Code. */
            code: string;
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description Title. */
            title: components["schemas"]["BilingualView"];
        };
        AssignmentView: {
            /** @description Id of the record. */
            id: number;
            /** @description Course. */
            course: components["schemas"]["CourseReferenceView"];
            /** @description Title. */
            title: components["schemas"]["BilingualView"];
            /** @description Instructions. */
            instructions: components["schemas"]["BilingualView"];
            /**
             * Format: date-time
             * @description Due, in UTC.
             */
            due_at: string;
            /** @description Most points. */
            max_points: number;
            /** @description Students see it. */
            is_published: boolean;
            /** @description Submission count. */
            submission_count: number;
            /** @description Graded count. */
            graded_count: number;
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
        BilingualText10000OrEmptyEnglishFirst: {
            /** @description In English. */
            en: string;
            /** @description In Arabic. */
            ar?: string;
        };
        AssignmentBody: {
            /** @description Title. */
            title: components["schemas"]["BilingualText200"];
            /** @description A plain text stands for both languages. */
            instructions?: components["schemas"]["BilingualText10000OrEmptyEnglishFirst"] | null;
            /**
             * Format: date-time
             * @description What is handed in later is marked as late.
             */
            due_at: string;
            /** @description 100 when left out. */
            max_points?: number;
            /** @description Students see it; true when left out. */
            is_published?: boolean;
            /** @description Course. */
            course_id: number;
        };
        AssignmentChangeBody: {
            /** @description Title. */
            title?: components["schemas"]["BilingualText200"];
            /** @description A plain text stands for both languages. */
            instructions?: components["schemas"]["BilingualText10000OrEmptyEnglishFirst"] | null;
            /**
             * Format: date-time
             * @description What is handed in later is marked as late.
             */
            due_at?: string;
            /** @description 100 when left out. */
            max_points?: number;
            /** @description Students see it; true when left out. */
            is_published?: boolean;
        };
        StudentReferenceView: {
            /** @description Id of the record. */
            id: number;
            /** @description Name of the account, unique and in small letters. */
            username: string;
            /** @description Name. */
            name: string;
            /** @description Picture. */
            picture: string | null;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        SubmissionView: {
            /** @description Id of the record. */
            id: number;
            /** @description Assignment id. */
            assignment_id: number;
            /** @description Student. */
            student: components["schemas"]["StudentReferenceView"];
            /** @description Content. */
            body: string;
            /**
             * Format: date-time
             * @description Submitted at, in UTC.
             */
            submitted_at: string;
            /** @description Handed in after it was due. */
            is_late: boolean;
            /** @description Null until it is graded. */
            points: number | null;
            /** @description Feedback. */
            feedback: string | null;
            /**
             * Format: date-time
             * @description Graded at, in UTC.
             */
            graded_at: string | null;
            /** @description Most points. */
            max_points: number;
        };
        GradeBody: {
            /** @description At most the points of the assignment. */
            points: number;
            /** @description Feedback. */
            feedback?: string | null;
        };
        OwnSubmissionView: {
            /** @description Assignment id. */
            assignment_id: number;
            /** @description Content. */
            body: string;
            /**
             * Format: date-time
             * @description Submitted at, in UTC.
             */
            submitted_at: string;
            /** @description Handed in after it was due. */
            is_late: boolean;
            /** @description Null until it is graded. */
            points: number | null;
            /** @description Feedback. */
            feedback: string | null;
            /**
             * Format: date-time
             * @description Graded at, in UTC.
             */
            graded_at: string | null;
        };
        SubmissionBody: {
            /** @description Content. */
            body: string;
        };
        LiveSessionView: {
            /** @description Id of the record. */
            id: number;
            /** @description Course. */
            course: components["schemas"]["CourseReferenceView"];
            /** @description Title. */
            title: components["schemas"]["BilingualView"];
            /** @description Description. */
            description: components["schemas"]["BilingualView"];
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
            /** @description Where it is held. */
            join_url: string | null;
            /** @description Recording. */
            recording_url: string | null;
            /**
             * @description Status.
             * @enum {string}
             */
            status: "scheduled" | "cancelled";
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
        LiveSessionBody: {
            /** @description Title. */
            title: components["schemas"]["BilingualText200"];
            /** @description A plain text stands for both languages. */
            description?: components["schemas"]["BilingualText2000OrEmptyEnglishFirst"] | null;
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
            /** @description Address of the class. */
            join_url?: string | null;
            /** @description A file of this service or of the web. */
            recording_url?: string | null;
            /** @description Course. */
            course_id: number;
        };
        LiveSessionChangeBody: {
            /** @description Title. */
            title?: components["schemas"]["BilingualText200"];
            /** @description A plain text stands for both languages. */
            description?: components["schemas"]["BilingualText2000OrEmptyEnglishFirst"] | null;
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
            /** @description Address of the class. */
            join_url?: string | null;
            /** @description A file of this service or of the web. */
            recording_url?: string | null;
            /**
             * @description Status.
             * @enum {string}
             */
            status?: "scheduled" | "cancelled";
        };
        DueAssignmentView: {
            /** @description Id of the record. */
            id: number;
            /** @description Course. */
            course: components["schemas"]["CourseReferenceView"];
            /** @description Title. */
            title: components["schemas"]["BilingualView"];
            /** @description Instructions. */
            instructions: components["schemas"]["BilingualView"];
            /**
             * Format: date-time
             * @description Due, in UTC.
             */
            due_at: string;
            /** @description Most points. */
            max_points: number;
            /** @description Submission. */
            submission: components["schemas"]["OwnSubmissionView"] | null;
        };
        CalendarView: {
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
            /** @description Zone of the days. */
            timezone: string;
            /** @description Those that any moment of the days falls into. */
            classes: components["schemas"]["LiveSessionView"][];
            /** @description Assignments. */
            assignments: components["schemas"]["DueAssignmentView"][];
        };
        ConversationInstructorView: {
            /** @description Id of the record. */
            id: number;
            /** @description Name of the account, unique and in small letters. */
            username: string;
            /** @description Name. */
            name: components["schemas"]["BilingualView"];
            /** @description Picture. */
            picture: string | null;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        MessageView: {
            /** @description Id of the record. */
            id: number;
            /** @description Conversation id. */
            conversation_id: number;
            /**
             * @description Sender.
             * @enum {string}
             */
            sender: "student" | "instructor";
            /** @description Content. */
            body: string | null;
            /** @description Attachment url. */
            attachment_url: string | null;
            /** @description Attachment name. */
            attachment_name: string | null;
            /** @description Attachment type. */
            attachment_type: string | null;
            /**
             * Format: date-time
             * @description When it was made, in UTC.
             */
            created_at: string;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        ConversationView: {
            /** @description Id of the record. */
            id: number;
            /** @description Course. */
            course: components["schemas"]["CourseReferenceView"] | null;
            /** @description Student. */
            student: components["schemas"]["StudentReferenceView"];
            /** @description Instructor. */
            instructor: components["schemas"]["ConversationInstructorView"];
            /** @description Last message. */
            last_message: components["schemas"]["MessageView"] | null;
            /** @description Messages of the other side that were not marked read. */
            unread_count: number;
            /**
             * Format: date-time
             * @description Of the opening while there is no message.
             */
            last_message_at: string;
            /**
             * Format: date-time
             * @description When it was made, in UTC.
             */
            created_at: string;
        };
        OpenWithStudentBody: {
            /** @description A student who holds a course of the instructor. */
            user_id: number;
            /** @description The course it is about; about none when left out. */
            course_id?: number;
        };
        SharedCourseView: {
            /** @description Id of the record. */
            id: number;
            /** @description Code. */
            code: string;
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description Title. */
            title: components["schemas"]["BilingualView"];
            /** @description Of the conversation about it, once it is opened. */
            conversation_id: number | null;
        };
        MessageForm: {
            /** @description May be left out beside an image. */
            body?: string | null;
            /**
             * Format: binary
             * @description An image of at most 10 MB.
             */
            file?: Blob;
        };
        OpenConversationBody: {
            /** @description A held course; the conversation is with its instructor. */
            course_id: number;
        };
        PublicReviewView: {
            /** @description Id of the record. */
            id: number;
            /** @description Stars, 1 to 5. */
            rating: number;
            /** @description Comment. */
            comment: string | null;
            /** @description Author. */
            author: string;
            /** @description Author picture. */
            author_picture: string | null;
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
        OwnReviewView: {
            /** @description Id of the record. */
            id: number;
            /** @description Stars, 1 to 5. */
            rating: number;
            /** @description Comment. */
            comment: string | null;
            /** @description Course. */
            course_id: number;
            /**
             * @description Status.
             * @enum {string}
             */
            status: "published" | "pending" | "hidden" | "removed";
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
        OwnReviewBody: {
            /** @description Rating. */
            rating: number;
            /** @description Comment. */
            comment?: string | null;
        };
        ReviewView: {
            /** @description Id of the record. */
            id: number;
            /** @description Stars, 1 to 5. */
            rating: number;
            /** @description Comment. */
            comment: string | null;
            /**
             * @description Status.
             * @enum {string}
             */
            status: "published" | "pending" | "hidden" | "removed";
            /** @description Course. */
            course: components["schemas"]["CourseReferenceView"];
            /** @description Student. */
            student: components["schemas"]["StudentReferenceView"];
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
        ModerationBody: {
            /**
             * @description `removed` needs the permission to remove reviews.
             * @enum {string}
             */
            status: "published" | "hidden" | "removed";
        };
        EnrolledStudentView: {
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
        };
        EnrolledInView: {
            /** @description Id of the record. */
            id: number;
            /** @description Code. */
            code: string;
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description Title. */
            title: components["schemas"]["BilingualView"];
        };
        EnrollmentView: {
            /** @description Id of the record. */
            id: number;
            /**
             * @description Status.
             * @enum {string}
             */
            status: "active" | "completed" | "cancelled";
            /** @description Percent of the published lessons that are done, as of now. */
            progress: number;
            /** @description Completed lessons. */
            completed_lessons: number;
            /** @description Total lessons. */
            total_lessons: number;
            /** @description Student. */
            student: components["schemas"]["EnrolledStudentView"];
            /** @description Course. */
            course: components["schemas"]["EnrolledInView"];
            /**
             * Format: date-time
             * @description Last accessed at, in UTC.
             */
            last_accessed_at: string | null;
            /**
             * Format: date-time
             * @description When all lessons were done for the first time.
             */
            completed_at: string | null;
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
        SeatGrantView: {
            /**
             * @description Source.
             * @enum {string}
             */
            source: "order" | "free" | "staff";
            /** @description Null when staff gave it. */
            order_reference: string | null;
            /** @description Granted at, in UTC. */
            granted_at: string;
            /** @description Null while it holds. */
            revoked_at: string | null;
        };
        EnrollmentDetailView: {
            /** @description Id of the record. */
            id: number;
            /**
             * @description Status.
             * @enum {string}
             */
            status: "active" | "completed" | "cancelled";
            /** @description Percent of the published lessons that are done, as of now. */
            progress: number;
            /** @description Completed lessons. */
            completed_lessons: number;
            /** @description Total lessons. */
            total_lessons: number;
            /** @description Student. */
            student: components["schemas"]["EnrolledStudentView"];
            /** @description Course. */
            course: components["schemas"]["EnrolledInView"];
            /**
             * Format: date-time
             * @description Last accessed at, in UTC.
             */
            last_accessed_at: string | null;
            /**
             * Format: date-time
             * @description When all lessons were done for the first time.
             */
            completed_at: string | null;
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
            /** @description Why the seat is held; it is cancelled when none holds. */
            grants: components["schemas"]["SeatGrantView"][];
        };
        EnrollmentBody: {
            /** @description The student. */
            user_id: number;
            /** @description Course. */
            course_id: number;
        };
        EnrollmentChangeBody: {
            /**
             * @description `active` gives the seat back, `cancelled` takes it, whatever granted it.
             * @enum {string}
             */
            status: "active" | "cancelled";
        };
        CourseTeacherView: {
            /** @description Id of the record. */
            id: number;
            /** @description Name of the account, unique and in small letters. */
            username: string;
            /** @description Name. */
            name: string;
            /** @description Photo. */
            photo_url: string | null;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        EnrolledCourseView: {
            /** @description Of the course. */
            id: number;
            /** @description Enrollment id. */
            enrollment_id: number;
            /** @description Code. */
            code: string;
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description Title. */
            title: string;
            /** @description Summary. */
            summary: string;
            /**
             * @description Kind.
             * @enum {string}
             */
            type: "live" | "recorded";
            /**
             * @description Level.
             * @enum {string}
             */
            level: "beginner" | "intermediate" | "advanced" | "all_levels";
            /**
             * @description The language it is taught in.
             * @enum {string}
             */
            language: "en" | "ar";
            /** @description Cover picture. */
            cover_url: string | null;
            /** @description Minutes of all published lessons together. */
            duration: number;
            /** @description Instructor. */
            instructor: components["schemas"]["CourseTeacherView"] | null;
            /**
             * @description Status.
             * @enum {string}
             */
            status: "active" | "completed" | "cancelled";
            /** @description Percent of the published lessons that are done, as of now. */
            progress: number;
            /** @description Completed lessons. */
            completed_lessons: number;
            /** @description Total lessons. */
            total_lessons: number;
            /** @description Lesson. */
            last_accessed_lesson_id: number | null;
            /** @description Last accessed lesson code. */
            last_accessed_lesson_code: string | null;
            /**
             * Format: date-time
             * @description Last accessed at, in UTC.
             */
            last_accessed_at: string | null;
            /**
             * Format: date-time
             * @description Enrolled at, in UTC.
             */
            enrolled_at: string;
            /**
             * Format: date-time
             * @description When all lessons were done for the first time.
             */
            completed_at: string | null;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        LearnedResourceView: {
            /** @description Id of the record. */
            id: number;
            /** @description Title. */
            title: string;
            /**
             * @description Kind.
             * @enum {string}
             */
            type: "file" | "link";
            /** @description Address of the file. */
            url: string;
        };
        LearnedLessonView: {
            /** @description Id of the record. */
            id: number;
            /** @description Code. */
            code: string;
            /** @description Title. */
            title: string;
            /** @description Summary. */
            summary: string;
            /** @description Content. */
            content: string;
            /** @description Video. */
            video_url: string | null;
            /** @description Minutes. */
            duration: number;
            /** @description Free preview, or not. */
            is_free_preview: boolean;
            /**
             * @description Status.
             * @enum {string}
             */
            status: "not_started" | "completed";
            /**
             * Format: date-time
             * @description Completed at, in UTC.
             */
            completed_at: string | null;
            /** @description Has note, or not. */
            has_note: boolean;
            /** @description Resources. */
            resources: components["schemas"]["LearnedResourceView"][];
        };
        LearnedSectionView: {
            /** @description Id of the record. */
            id: number;
            /** @description Title. */
            title: string;
            /** @description Description. */
            description: string;
            /** @description Lessons. */
            lessons: components["schemas"]["LearnedLessonView"][];
        };
        CourseContentView: {
            /** @description Of the course. */
            id: number;
            /** @description Enrollment id. */
            enrollment_id: number;
            /** @description Code. */
            code: string;
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description Title. */
            title: string;
            /** @description Summary. */
            summary: string;
            /**
             * @description Kind.
             * @enum {string}
             */
            type: "live" | "recorded";
            /**
             * @description Level.
             * @enum {string}
             */
            level: "beginner" | "intermediate" | "advanced" | "all_levels";
            /**
             * @description The language it is taught in.
             * @enum {string}
             */
            language: "en" | "ar";
            /** @description Cover picture. */
            cover_url: string | null;
            /** @description Minutes of all published lessons together. */
            duration: number;
            /** @description Instructor. */
            instructor: components["schemas"]["CourseTeacherView"] | null;
            /**
             * @description Status.
             * @enum {string}
             */
            status: "active" | "completed" | "cancelled";
            /** @description Percent of the published lessons that are done, as of now. */
            progress: number;
            /** @description Completed lessons. */
            completed_lessons: number;
            /** @description Total lessons. */
            total_lessons: number;
            /** @description Lesson. */
            last_accessed_lesson_id: number | null;
            /** @description Last accessed lesson code. */
            last_accessed_lesson_code: string | null;
            /**
             * Format: date-time
             * @description Last accessed at, in UTC.
             */
            last_accessed_at: string | null;
            /**
             * Format: date-time
             * @description Enrolled at, in UTC.
             */
            enrolled_at: string;
            /**
             * Format: date-time
             * @description When all lessons were done for the first time.
             */
            completed_at: string | null;
            /** @description Description. */
            description: string;
            /** @description Sections. */
            sections: components["schemas"]["LearnedSectionView"][];
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        LastAccessedBody: {
            /** @description A lesson of the course. */
            last_accessed_lesson_id: number;
        };
        LessonCompletedView: {
            /** @description Lesson code. */
            lesson_code: string;
            /**
             * Format: date-time
             * @description When the lesson was done for the first time.
             */
            completed_at: string;
            /** @description Course code. */
            course_code: string;
            /**
             * @description Status.
             * @enum {string}
             */
            status: "active" | "completed" | "cancelled";
            /** @description Percent of the published lessons that are done, as of now. */
            progress: number;
            /** @description Completed lessons. */
            completed_lessons: number;
            /** @description Total lessons. */
            total_lessons: number;
            /**
             * Format: date-time
             * @description Course completed at, in UTC.
             */
            course_completed_at: string | null;
        };
        LessonNoteView: {
            /** @description Lesson code. */
            lesson_code: string;
            /** @description Empty while nothing is noted. */
            body: string;
            /**
             * Format: date-time
             * @description When it last changed, in UTC.
             */
            updated_at: string | null;
        };
        LessonNoteBody: {
            /** @description An empty one takes the note away. */
            body: string;
        };
        StudentView: {
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
        KpisView: {
            /** @description Enrolled courses. */
            enrolled_courses: number;
            /** @description Those not completed yet. */
            active_courses: number;
            /** @description Completed courses. */
            completed_courses: number;
            /** @description Percent, over all held courses. */
            average_progress: number;
            /** @description Completed lessons. */
            completed_lessons: number;
            /** @description Total lessons. */
            total_lessons: number;
            /** @description Of the lessons that are done. */
            learning_minutes: number;
            /** @description Quizzes attempted. */
            quizzes_attempted: number;
            /** @description Percent, of the best try at each; null without any. */
            average_quiz_score: number | null;
            /** @description To hand in, and not due yet. */
            assignments_pending: number;
        };
        UpcomingView: {
            /**
             * @description Kind.
             * @enum {string}
             */
            kind: "class" | "assignment";
            /** @description Id of the record. */
            id: number;
            /** @description Title. */
            title: string;
            /** @description Course code. */
            course_code: string;
            /** @description Course title. */
            course_title: string;
            /**
             * Format: date-time
             * @description When the class starts, or the assignment is due.
             */
            at: string;
        };
        OverviewView: {
            /** @description Student. */
            student: components["schemas"]["StudentView"];
            /** @description Kpis. */
            kpis: components["schemas"]["KpisView"];
            /** @description Opened last first, three at most. */
            continue_learning: components["schemas"]["EnrolledCourseView"][];
            /** @description Of the next seven days, the soonest first, five at most. */
            upcoming: components["schemas"]["UpcomingView"][];
            /** @description Unread notifications. */
            unread_notifications: number;
            /** @description Unread messages. */
            unread_messages: number;
        };
        RadarSpokeView: {
            /** @description Key. */
            key: string;
            /** @description In the language of the request. */
            label: string;
            /** @description 0 to 100. */
            value: number;
        };
        FoundCourseView: {
            /** @description Id of the record. */
            id: number;
            /** @description Code. */
            code: string;
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description Title. */
            title: string;
            /**
             * @description Kind.
             * @enum {string}
             */
            type: "live" | "recorded";
            /** @description Cover picture. */
            cover_url: string | null;
            /** @description Is enrolled, or not. */
            is_enrolled: boolean;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        FoundLessonView: {
            /** @description Id of the record. */
            id: number;
            /** @description Code. */
            code: string;
            /** @description Title. */
            title: string;
            /** @description Course code. */
            course_code: string;
            /** @description Course title. */
            course_title: string;
        };
        FoundInstructorView: {
            /** @description Id of the record. */
            id: number;
            /** @description Name of the account, unique and in small letters. */
            username: string;
            /** @description Name. */
            name: string;
            /** @description Headline. */
            headline: string;
            /** @description Photo. */
            photo_url: string | null;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        SearchView: {
            /** @description Of the catalogue, and held ones. */
            courses: components["schemas"]["FoundCourseView"][];
            /** @description Of held courses, by title. */
            lessons: components["schemas"]["FoundLessonView"][];
            /** @description Instructors. */
            instructors: components["schemas"]["FoundInstructorView"][];
        };
        OrderLineView: {
            /** @description Course. */
            course_id: number;
            /** @description Code. */
            code: string;
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description As it was at checkout. */
            title: components["schemas"]["BilingualView"];
            /** @description As it was at checkout. In units of the currency, with at most two decimals. */
            price: number;
            /** @description As it was at checkout. */
            discount_percentage: number;
            /** @description The price less the discount. In units of the currency, with at most two decimals. */
            charged: number;
        };
        OrderStudentView: {
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
        };
        StaffOrderView: {
            /** @description Id of the record. */
            id: number;
            /** @description Reference. */
            reference: string;
            /**
             * @description Status.
             * @enum {string}
             */
            status: "pending" | "paid" | "failed" | "refunded";
            /** @description `stripe`, `paypal`, or `free` where nothing was to be paid. */
            gateway: string;
            /**
             * @description Null where nothing was to be paid.
             * @enum {string|null}
             */
            payment_method: "card" | "wallet" | null;
            /** @description Of the amounts beside it, by its ISO 4217 code. */
            currency: string;
            /** @description How many rows there are on all pages. In units of the currency, with at most two decimals. */
            total: number;
            /** @description Lines. */
            lines: components["schemas"]["OrderLineView"][];
            /** @description What the processor calls the payment that counts, or the latest. */
            session_id: string | null;
            /**
             * Format: date-time
             * @description Paid at, in UTC.
             */
            paid_at: string | null;
            /**
             * Format: date-time
             * @description Failed at, in UTC.
             */
            failed_at: string | null;
            /**
             * Format: date-time
             * @description Refunded at, in UTC.
             */
            refunded_at: string | null;
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
            /** @description Student. */
            student: components["schemas"]["OrderStudentView"];
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
            /** @description Of the amounts beside it, by its ISO 4217 code. */
            currency: string | null;
            /**
             * Format: date-time
             * @description When it arrived, in UTC.
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
            /** @description Of the amounts beside it, by its ISO 4217 code. */
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
        StaffOrderDetailView: {
            /** @description Id of the record. */
            id: number;
            /** @description Reference. */
            reference: string;
            /**
             * @description Status.
             * @enum {string}
             */
            status: "pending" | "paid" | "failed" | "refunded";
            /** @description `stripe`, `paypal`, or `free` where nothing was to be paid. */
            gateway: string;
            /**
             * @description Null where nothing was to be paid.
             * @enum {string|null}
             */
            payment_method: "card" | "wallet" | null;
            /** @description Of the amounts beside it, by its ISO 4217 code. */
            currency: string;
            /** @description How many rows there are on all pages. In units of the currency, with at most two decimals. */
            total: number;
            /** @description Lines. */
            lines: components["schemas"]["OrderLineView"][];
            /** @description What the processor calls the payment that counts, or the latest. */
            session_id: string | null;
            /**
             * Format: date-time
             * @description Paid at, in UTC.
             */
            paid_at: string | null;
            /**
             * Format: date-time
             * @description Failed at, in UTC.
             */
            failed_at: string | null;
            /**
             * Format: date-time
             * @description Refunded at, in UTC.
             */
            refunded_at: string | null;
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
            /** @description Student. */
            student: components["schemas"]["OrderStudentView"];
            /** @description Every attempt to pay with what the processors reported. */
            payments: components["schemas"]["PaymentView"][];
            /** @description Reports that name this order and none of its payments. */
            unknown_payment_events: components["schemas"]["PaymentEventView"][];
        };
        OfferedMethodView: {
            /**
             * @description Method.
             * @enum {string}
             */
            method: "card" | "wallet";
            /**
             * @description Way to pay.
             * @enum {string}
             */
            gateway: "stripe" | "paypal";
            /** @description Paid on a page of the processor, to which `redirect_url` leads. */
            hosted: boolean;
            /**
             * @description Whether real money moves.
             * @enum {string}
             */
            mode: "test" | "live";
        };
        PaymentMethodsView: {
            /** @description In the order they are offered. */
            methods: components["schemas"]["OfferedMethodView"][];
            /** @description A page of this process stands in for the processors, and no money moves. */
            simulated: boolean;
        };
        OrderView: {
            /** @description Id of the record. */
            id: number;
            /** @description Reference. */
            reference: string;
            /**
             * @description Status.
             * @enum {string}
             */
            status: "pending" | "paid" | "failed" | "refunded";
            /** @description `stripe`, `paypal`, or `free` where nothing was to be paid. */
            gateway: string;
            /**
             * @description Null where nothing was to be paid.
             * @enum {string|null}
             */
            payment_method: "card" | "wallet" | null;
            /** @description Of the amounts beside it, by its ISO 4217 code. */
            currency: string;
            /** @description How many rows there are on all pages. In units of the currency, with at most two decimals. */
            total: number;
            /** @description Lines. */
            lines: components["schemas"]["OrderLineView"][];
            /** @description What the processor calls the payment that counts, or the latest. */
            session_id: string | null;
            /**
             * Format: date-time
             * @description Paid at, in UTC.
             */
            paid_at: string | null;
            /**
             * Format: date-time
             * @description Failed at, in UTC.
             */
            failed_at: string | null;
            /**
             * Format: date-time
             * @description Refunded at, in UTC.
             */
            refunded_at: string | null;
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
            /** @description The page where it is paid, while it waits for that. */
            redirect_url: string | null;
        };
        CheckoutBody: {
            /** @description One course; or several by `course_ids`. */
            course_id?: number | null;
            /** @description The same one twice counts once. */
            course_ids?: number[] | null;
            /**
             * @description Needed unless the courses cost nothing.
             * @enum {string|null}
             */
            payment_method?: "card" | "wallet" | null;
            /**
             * @description Of mails and of the page to pay on; that of the request when left out.
             * @enum {string}
             */
            locale?: "en" | "ar";
        };
        WebhookView: {
            /**
             * @description True: it has arrived.
             * @enum {boolean}
             */
            received: true;
        };
        StaffPostView: {
            /** @description Id of the record. */
            id: number;
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description Title. */
            title: components["schemas"]["BilingualView"];
            /** @description Excerpt. */
            excerpt: components["schemas"]["BilingualView"];
            /** @description Cover picture. */
            cover_url: string | null;
            /** @description Who signs it. */
            author: components["schemas"]["BilingualView"];
            /** @description Slugs. */
            tags: string[];
            /**
             * Format: date-time
             * @description First publication; null of a draft.
             */
            published_at: string | null;
            /** @description Content. */
            body: components["schemas"]["BilingualView"];
            /**
             * @description Status.
             * @enum {string}
             */
            status: "draft" | "published";
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
        BilingualText100000OrEmptyEnglishFirst: {
            /** @description In English. */
            en: string;
            /** @description In Arabic. */
            ar?: string;
        };
        PostBody: {
            /** @description Title. */
            title: components["schemas"]["BilingualText200"];
            /** @description Made from the English title when left out. */
            slug?: string;
            /** @description For lists. A plain text stands for both languages. */
            excerpt?: components["schemas"]["BilingualText500OrEmptyEnglishFirst"] | null;
            /** @description A plain text stands for both languages. */
            body?: components["schemas"]["BilingualText100000OrEmptyEnglishFirst"] | null;
            /** @description A picture of this service or of the web. */
            cover_url?: string | null;
            /** @description Who signs it. A plain text stands for both languages. */
            author?: components["schemas"]["BilingualText120OrEmptyEnglishFirst"] | null;
            /** @description Kept as slugs, each once. */
            tags?: string[];
            /**
             * @description `draft` when left out; `published` shows it to everyone.
             * @enum {string}
             */
            status?: "draft" | "published";
        };
        PostChangeBody: {
            /** @description Title. */
            title?: components["schemas"]["BilingualText200"];
            /** @description Made from the English title when left out. */
            slug?: string;
            /** @description For lists. A plain text stands for both languages. */
            excerpt?: components["schemas"]["BilingualText500OrEmptyEnglishFirst"] | null;
            /** @description A plain text stands for both languages. */
            body?: components["schemas"]["BilingualText100000OrEmptyEnglishFirst"] | null;
            /** @description A picture of this service or of the web. */
            cover_url?: string | null;
            /** @description Who signs it. A plain text stands for both languages. */
            author?: components["schemas"]["BilingualText120OrEmptyEnglishFirst"] | null;
            /** @description Kept as slugs, each once. */
            tags?: string[];
            /**
             * @description `draft` when left out; `published` shows it to everyone.
             * @enum {string}
             */
            status?: "draft" | "published";
        };
        PostCardView: {
            /** @description Id of the record. */
            id: number;
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description Title. */
            title: components["schemas"]["BilingualView"];
            /** @description Excerpt. */
            excerpt: components["schemas"]["BilingualView"];
            /** @description Cover picture. */
            cover_url: string | null;
            /** @description Who signs it. */
            author: components["schemas"]["BilingualView"];
            /** @description Slugs. */
            tags: string[];
            /**
             * Format: date-time
             * @description First publication; null of a draft.
             */
            published_at: string | null;
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
        };
        TagView: {
            /** @description Tag. */
            tag: string;
            /** @description Published posts that have it. */
            count: number;
        };
        PostView: {
            /** @description Id of the record. */
            id: number;
            /** @description The part of a web address that names the record. */
            slug: string;
            /** @description Title. */
            title: components["schemas"]["BilingualView"];
            /** @description Excerpt. */
            excerpt: components["schemas"]["BilingualView"];
            /** @description Cover picture. */
            cover_url: string | null;
            /** @description Who signs it. */
            author: components["schemas"]["BilingualView"];
            /** @description Slugs. */
            tags: string[];
            /**
             * Format: date-time
             * @description First publication; null of a draft.
             */
            published_at: string | null;
            /** @description Content. */
            body: components["schemas"]["BilingualView"];
            /** @description The pictures whose addresses stand above, in their order, each with its versions. */
            pictures: components["schemas"]["PictureView"][];
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
            /** @description Instructor. */
            instructor_id: number | null;
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
            /** @description Country. */
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
            /** @description Instructor. */
            instructor_id: number | null;
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
            /** @description Instructor. */
            instructor_id?: number | null;
        };
        ChangeAccountBody: {
            /** @description With the country code. */
            phone?: string | null;
            /** @description Address of an image, as an upload answered it. */
            profile_picture?: string | null;
            /** @description Country. */
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
            /** @description Instructor. */
            instructor_id?: number | null;
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
        StudentRegisteredView: {
            /** @description To send as `Authorization: Bearer <token>` */
            token: string;
            /** @description User. */
            user: components["schemas"]["StudentView"];
            /** @description Whether the mail with the link to confirm the address left. */
            verification_email_sent: boolean;
        };
        StudentRegisterBody: {
            /** @description Given name. */
            first_name: string;
            /** @description Family name. */
            last_name: string;
            /**
             * Format: email
             * @description E-mail address; compared and kept in small letters.
             */
            email: string;
            /** @description With the country code. */
            phone?: string | null;
            /**
             * Format: password
             * @description Letters of any alphabet, digits and signs; at most 72 bytes.
             */
            password: string;
        };
        StudentSessionView: {
            /** @description To send as `Authorization: Bearer <token>` */
            token: string;
            /** @description User. */
            user: components["schemas"]["StudentView"];
        };
        EmailAndPasswordBody: {
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
        LinkSentView: {
            /**
             * @description Whatever the address.
             * @enum {boolean}
             */
            sent: true;
        };
        EmailBody: {
            /**
             * Format: email
             * @description E-mail address; compared and kept in small letters.
             */
            email: string;
        };
        EmailVerifiedView: {
            /**
             * @description Verified, or not.
             * @enum {boolean}
             */
            verified: true;
        };
        EmailTokenBody: {
            /** @description As the link in the mail carries it. */
            token: string;
        };
        PasswordResetView: {
            /**
             * @description Reset, or not.
             * @enum {boolean}
             */
            reset: true;
        };
        StudentResetBody: {
            /** @description As the link in the mail carries it. */
            token: string;
            /**
             * Format: password
             * @description Letters of any alphabet, digits and signs; at most 72 bytes.
             */
            password: string;
        };
        StudentProfileBody: {
            /** @description Given name. */
            first_name?: string;
            /** @description Family name. */
            last_name?: string;
            /**
             * Format: email
             * @description E-mail address; compared and kept in small letters.
             */
            email?: string;
            /** @description With the country code. */
            phone?: string | null;
        };
        StudentOwnPasswordBody: {
            /**
             * Format: password
             * @description The password that is good until now.
             */
            current_password: string;
            /**
             * Format: password
             * @description The password from now on.
             */
            new_password: string;
        };
        StudentRecordView: {
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
            /** @description Courses they hold, of those the caller may see. */
            enrollments_count: number;
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
        StudentBody: {
            /** @description Given name. */
            first_name: string;
            /** @description Family name. */
            last_name: string;
            /**
             * Format: email
             * @description E-mail address; compared and kept in small letters.
             */
            email: string;
            /** @description With the country code. */
            phone?: string | null;
            /** @description Name of the account, unique and in small letters. */
            username?: string;
            /** @description ISO 3166-1 numeric code. */
            country_id?: number | null;
            /** @description Address of an image, as an upload answered it. */
            profile_picture?: string | null;
            /**
             * Format: password
             * @description Letters of any alphabet, digits and signs; at most 72 bytes.
             */
            password: string;
            /** @description The same password once more. */
            password_confirmation?: string;
        };
        StudentChangeBody: {
            /** @description Given name. */
            first_name?: string;
            /** @description Family name. */
            last_name?: string;
            /**
             * Format: email
             * @description E-mail address; compared and kept in small letters.
             */
            email?: string;
            /** @description With the country code. */
            phone?: string | null;
            /** @description Name of the account, unique and in small letters. */
            username?: string;
            /** @description ISO 3166-1 numeric code. */
            country_id?: number | null;
            /** @description Address of an image, as an upload answered it. */
            profile_picture?: string | null;
        };
        StudentPasswordBody: {
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
    CategoriesStaff_deleted: {
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
                            data: components["schemas"]["DeletedCategoryView"][];
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
                        code: "bad_request" | "not_found" | "parent_deleted" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
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
                /** @description Rows of a page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Words of name or slug, all of which must occur. */
                search?: string;
                /** @description Whether it is shown to the public. */
                is_active?: boolean;
                /** @description Those directly below this category. */
                parent_id?: number;
                /** @description Whether it has a public course. */
                has_courses?: boolean;
                /** @description Curated order when left out or unknown. */
                sort?: "id" | "name" | "position" | "created_at" | "updated_at";
                /** @description Order. */
                order?: "asc" | "desc";
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
                        code: "bad_request" | "server_busy" | "service_unavailable" | "validation_failed";
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
    CategoriesStaff_remove: {
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
                        data: components["schemas"]["CategoryView"][];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
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
    Categories_withCourses: {
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
                        data: components["schemas"]["CategoryView"][];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
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
    Instructors_list: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows of a page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Words of name, specialty or username, all of which must occur. */
                search?: string;
                /** @description In either language, without case. */
                specialty?: string;
                /** @description Status. */
                status?: "active" | "inactive";
                /** @description Featured. */
                is_featured?: boolean;
                /** @description Curated order when left out or unknown. */
                sort?: "id" | "name" | "username" | "position" | "created_at" | "updated_at";
                /** @description Order. */
                order?: "asc" | "desc";
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
                            data: components["schemas"]["InstructorView"][];
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
    Instructors_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InstructorBody"];
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
                        data: components["schemas"]["InstructorView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "username_taken" | "validation_failed";
                    };
                };
            };
        };
    };
    Instructors_statistic: {
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
                        data: components["schemas"]["InstructorStatisticView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
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
    Instructors_deleted: {
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
                            data: components["schemas"]["DeletedInstructorView"][];
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
    Instructors_byUsername: {
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
                        data: components["schemas"]["InstructorView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Instructors_byId: {
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
                        data: components["schemas"]["InstructorView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Instructors_remove: {
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
                        code: "bad_request" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Instructors_change: {
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
                "application/json": components["schemas"]["InstructorChangeBody"];
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
                        data: components["schemas"]["InstructorView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "username_taken" | "validation_failed";
                    };
                };
            };
        };
    };
    Instructors_restore: {
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
                        data: components["schemas"]["InstructorView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Courses_list: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows of a page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Words of title or code, all of which must occur. */
                search?: string;
                /** @description Category. */
                category_id?: number;
                /** @description Instructor. */
                instructor_id?: number;
                /** @description Status. */
                status?: "draft" | "published" | "archived";
                /** @description Kind. */
                type?: "live" | "recorded";
                /** @description Public. */
                is_public?: boolean;
                /** @description Featured. */
                is_featured?: boolean;
                /** @description The latest change first when left out or unknown. */
                sort?: "id" | "price" | "discount_percentage" | "rating" | "duration" | "level" | "language" | "created_at" | "updated_at" | "title" | "status" | "code";
                /** @description Order. */
                order?: "asc" | "desc";
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
                            data: components["schemas"]["CourseCardView"][];
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
    Courses_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CourseBody"];
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
                        data: components["schemas"]["CourseView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_taken" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    Courses_statistic: {
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
                        data: components["schemas"]["CourseStatisticView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
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
    Courses_deleted: {
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
                            data: components["schemas"]["DeletedCourseView"][];
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
    Courses_bySlug: {
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
                        data: components["schemas"]["CourseView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Courses_byId: {
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
                        data: components["schemas"]["CourseView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Courses_remove: {
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
                        code: "bad_request" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Courses_change: {
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
                "application/json": components["schemas"]["CourseChangeBody"];
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
                        data: components["schemas"]["CourseView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "slug_taken" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    Courses_restore: {
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
                        data: components["schemas"]["CourseView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Catalogue_courses: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows of a page: 12 when left out, at most 100. */
                page_count?: number;
                /** @description Words of the title in either language, all of which must occur. */
                title?: string;
                /** @description Category. */
                category_id?: number;
                /** @description Instructor. */
                instructor_id?: number;
                /** @description Kind. */
                type?: "live" | "recorded";
                /** @description The latest change first when left out or unknown. */
                sort_by?: "id" | "price" | "discount_percentage" | "rating" | "duration" | "level" | "language" | "created_at" | "updated_at";
                /** @description Direction. */
                sort_dir?: "asc" | "desc";
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
                            data: components["schemas"]["CourseCardView"][];
                            /** @description Current page. */
                            current_page: number;
                            /** @description Last page. */
                            last_page: number;
                            /** @description Page size. */
                            per_page: number;
                            /** @description How many rows there are on all pages. */
                            total: number;
                            /** @description Null on a page without rows. */
                            from: number | null;
                            /** @description Null on a page without rows. */
                            to: number | null;
                            /** @description First page url. */
                            first_page_url: string;
                            /** @description Last page url. */
                            last_page_url: string;
                            /** @description Next page url. */
                            next_page_url: string | null;
                            /** @description Prev page url. */
                            prev_page_url: string | null;
                            /** @description Path. */
                            path: string;
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
    Catalogue_course: {
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
                        data: components["schemas"]["CoursePageView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
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
    Catalogue_instructors: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows of a page: 8 when left out, at most 100. */
                per_page?: number;
                /** @description In either language, without case. */
                specialty?: string;
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
                            data: components["schemas"]["InstructorCardView"][];
                            /** @description Current page. */
                            current_page: number;
                            /** @description Last page. */
                            last_page: number;
                            /** @description Page size. */
                            per_page: number;
                            /** @description How many rows there are on all pages. */
                            total: number;
                            /** @description Null on a page without rows. */
                            from: number | null;
                            /** @description Null on a page without rows. */
                            to: number | null;
                            /** @description First page url. */
                            first_page_url: string;
                            /** @description Last page url. */
                            last_page_url: string;
                            /** @description Next page url. */
                            next_page_url: string | null;
                            /** @description Prev page url. */
                            prev_page_url: string | null;
                            /** @description Path. */
                            path: string;
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
    Catalogue_instructor: {
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
                        data: components["schemas"]["InstructorPageView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
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
    Catalogue_figures: {
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
                        data: components["schemas"]["FiguresView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
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
    Sections_list: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Course id. */
                courseId: number;
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
                        data: components["schemas"]["SectionView"][];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Sections_create: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Course id. */
                courseId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SectionBody"];
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
                        data: components["schemas"]["SectionView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    Sections_reorder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Course id. */
                courseId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReorderBody"];
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
                        data: components["schemas"]["SectionView"][];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    Sections_one: {
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
                        data: components["schemas"]["SectionView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Sections_remove: {
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
                        code: "bad_request" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Sections_change: {
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
                "application/json": components["schemas"]["SectionChangeBody"];
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
                        data: components["schemas"]["SectionView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    Lessons_list: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Section id. */
                sectionId: number;
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
                        data: components["schemas"]["LessonCardView"][];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Lessons_create: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Section id. */
                sectionId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LessonBody"];
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
                        data: components["schemas"]["LessonView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    Lessons_reorder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Section id. */
                sectionId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReorderBody"];
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
                        data: components["schemas"]["LessonCardView"][];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    Lessons_one: {
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
                        data: components["schemas"]["LessonView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Lessons_remove: {
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
                        code: "bad_request" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Lessons_change: {
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
                "application/json": components["schemas"]["LessonChangeBody"];
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
                        data: components["schemas"]["LessonView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    LessonResources_list: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Lesson id. */
                lessonId: number;
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
                        data: components["schemas"]["LessonResourceView"][];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    LessonResources_create: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Lesson id. */
                lessonId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LessonResourceBody"];
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
                        data: components["schemas"]["LessonResourceView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    LessonResources_remove: {
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
                        code: "bad_request" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    LessonResources_change: {
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
                "application/json": components["schemas"]["LessonResourceChangeBody"];
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
                        data: components["schemas"]["LessonResourceView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    QuizzesStaff_list: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows of a page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Required. */
                course_id?: number;
                /** @description Newest-updated first when left out or unknown. */
                sort?: "id" | "position" | "created_at" | "updated_at";
                /** @description Order. */
                order?: "asc" | "desc";
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
                            data: components["schemas"]["QuizCardView"][];
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
                        code: "bad_request" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed";
                    };
                };
            };
        };
    };
    QuizzesStaff_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuizBody"];
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
                        data: components["schemas"]["QuizView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    QuizzesStaff_one: {
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
                        data: components["schemas"]["QuizView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    QuizzesStaff_remove: {
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
                        code: "bad_request" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    QuizzesStaff_change: {
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
                "application/json": components["schemas"]["QuizChangeBody"];
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
                        data: components["schemas"]["QuizView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    QuizzesStaff_addQuestion: {
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
                "application/json": components["schemas"]["QuizQuestionBody"];
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
                        data: components["schemas"]["QuizQuestionView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    QuizzesStaff_removeQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: number;
                /** @description Question id. */
                questionId: number;
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
                        code: "bad_request" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    QuizzesStaff_changeQuestion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: number;
                /** @description Question id. */
                questionId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuizQuestionChangeBody"];
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
                        data: components["schemas"]["QuizQuestionView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    StudentQuizzes_list: {
        parameters: {
            query?: {
                /** @description Required: a course that is held. */
                course_id?: number;
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
                        data: components["schemas"]["StudentQuizCardView"][];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "course_not_held" | "not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed";
                    };
                };
            };
        };
    };
    StudentQuizzes_one: {
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
                        data: components["schemas"]["StudentQuizView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "course_not_held" | "not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    StudentQuizzes_attempts: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows of a page: 20 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                per_page?: number;
            };
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
                        data: {
                            /** @description What was asked for; null where there is nothing to answer. */
                            data: components["schemas"]["QuizAttemptView"][];
                            /** @description Current page. */
                            current_page: number;
                            /** @description Last page. */
                            last_page: number;
                            /** @description Page size. */
                            per_page: number;
                            /** @description How many rows there are on all pages. */
                            total: number;
                            /** @description Null on a page without rows. */
                            from: number | null;
                            /** @description Null on a page without rows. */
                            to: number | null;
                            /** @description First page url. */
                            first_page_url: string;
                            /** @description Last page url. */
                            last_page_url: string;
                            /** @description Next page url. */
                            next_page_url: string | null;
                            /** @description Prev page url. */
                            prev_page_url: string | null;
                            /** @description Path. */
                            path: string;
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
                        code: "bad_request" | "course_not_held" | "not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    StudentQuizzes_attempt: {
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
                "application/json": components["schemas"]["AttemptBody"];
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
                        data: components["schemas"]["QuizAttemptView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "attempts_used_up" | "bad_request" | "body_too_large" | "course_not_held" | "malformed_json" | "not_found" | "quiz_without_questions" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    AssignmentsStaff_list: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows of a page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description The assignments of this course. */
                course_id?: number;
                /** @description Published. */
                is_published?: boolean;
                /** @description Newest-updated first when left out or unknown. */
                sort?: "id" | "due_at" | "created_at" | "updated_at";
                /** @description Order. */
                order?: "asc" | "desc";
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
                            data: components["schemas"]["AssignmentView"][];
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
    AssignmentsStaff_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                        code: "bad_request" | "body_too_large" | "malformed_json" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    AssignmentsStaff_one: {
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
                        code: "bad_request" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    AssignmentsStaff_remove: {
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
                        code: "bad_request" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    AssignmentsStaff_change: {
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
                "application/json": components["schemas"]["AssignmentChangeBody"];
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
                        code: "bad_request" | "body_too_large" | "malformed_json" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    AssignmentsStaff_submissions: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows of a page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Whether it is graded. */
                graded?: boolean;
            };
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
                        data: {
                            /** @description What was asked for; null where there is nothing to answer. */
                            data: components["schemas"]["SubmissionView"][];
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
                        code: "bad_request" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed";
                    };
                };
            };
        };
    };
    AssignmentsStaff_grade: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the record. */
                id: number;
                /** @description Submission id. */
                submissionId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GradeBody"];
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
                        data: components["schemas"]["SubmissionView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    Submissions_handIn: {
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
                "application/json": components["schemas"]["SubmissionBody"];
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
                        data: components["schemas"]["OwnSubmissionView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "already_graded" | "bad_request" | "body_too_large" | "course_not_held" | "malformed_json" | "not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    Submissions_withdraw: {
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
                        code: "already_graded" | "bad_request" | "course_not_held" | "not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    LiveSessionsStaff_list: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows of a page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description The classes of this course. */
                course_id?: number;
                /** @description Status. */
                status?: "scheduled" | "cancelled";
                /** @description Newest-updated first when left out or unknown. */
                sort?: "id" | "starts_at" | "created_at" | "updated_at";
                /** @description Order. */
                order?: "asc" | "desc";
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
                            data: components["schemas"]["LiveSessionView"][];
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
    LiveSessionsStaff_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LiveSessionBody"];
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
                        data: components["schemas"]["LiveSessionView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    LiveSessionsStaff_one: {
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
                        data: components["schemas"]["LiveSessionView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    LiveSessionsStaff_remove: {
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
                        code: "bad_request" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    LiveSessionsStaff_change: {
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
                "application/json": components["schemas"]["LiveSessionChangeBody"];
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
                        data: components["schemas"]["LiveSessionView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    Calendar_days: {
        parameters: {
            query?: {
                /** @description Today in the zone of the site when left out. */
                from?: string;
                /** @description The sixth day after `from` when left out; 92 days at most. */
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
                        code: "bad_request" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed";
                    };
                };
            };
        };
    };
    ConversationsStaff_list: {
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
                            data: components["schemas"]["ConversationView"][];
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
                        code: "bad_request" | "not_an_instructor" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    ConversationsStaff_open: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenWithStudentBody"];
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
                        data: components["schemas"]["ConversationView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "not_an_instructor" | "not_found" | "outside_own_courses" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    ConversationsStaff_shared: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description User id. */
                userId: number;
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
                        data: components["schemas"]["SharedCourseView"][];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "not_an_instructor" | "not_found" | "outside_own_courses" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    ConversationsStaff_read: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows of a page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Sent at this instant or later. */
                since?: string;
            };
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
                        data: {
                            /** @description What was asked for; null where there is nothing to answer. */
                            data: components["schemas"]["MessageView"][];
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
                        code: "bad_request" | "not_an_instructor" | "not_found" | "outside_own_courses" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    ConversationsStaff_send: {
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
                "multipart/form-data": components["schemas"]["MessageForm"];
                "application/json": components["schemas"]["MessageForm"];
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
                        data: components["schemas"]["MessageView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "not_an_instructor" | "not_found" | "outside_own_courses" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    ConversationsStaff_markRead: {
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
                        data: components["schemas"]["ConversationView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "not_an_instructor" | "not_found" | "outside_own_courses" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    ConversationsStaff_markUnread: {
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
                        data: components["schemas"]["ConversationView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "not_an_instructor" | "not_found" | "outside_own_courses" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    StudentConversations_list: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows of a page: 20 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                per_page?: number;
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
                            data: components["schemas"]["ConversationView"][];
                            /** @description Current page. */
                            current_page: number;
                            /** @description Last page. */
                            last_page: number;
                            /** @description Page size. */
                            per_page: number;
                            /** @description How many rows there are on all pages. */
                            total: number;
                            /** @description Null on a page without rows. */
                            from: number | null;
                            /** @description Null on a page without rows. */
                            to: number | null;
                            /** @description First page url. */
                            first_page_url: string;
                            /** @description Last page url. */
                            last_page_url: string;
                            /** @description Next page url. */
                            next_page_url: string | null;
                            /** @description Prev page url. */
                            prev_page_url: string | null;
                            /** @description Path. */
                            path: string;
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
    StudentConversations_open: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenConversationBody"];
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
                        data: components["schemas"]["ConversationView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "course_not_held" | "course_without_instructor" | "malformed_json" | "not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    StudentConversations_read: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows of a page: 20 when left out, at most 100. */
                page_count?: number;
                /** @description Another name for `page_count`. */
                per_page?: number;
                /** @description Sent at this instant or later. */
                since?: string;
            };
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
                        data: {
                            /** @description What was asked for; null where there is nothing to answer. */
                            data: components["schemas"]["MessageView"][];
                            /** @description Current page. */
                            current_page: number;
                            /** @description Last page. */
                            last_page: number;
                            /** @description Page size. */
                            per_page: number;
                            /** @description How many rows there are on all pages. */
                            total: number;
                            /** @description Null on a page without rows. */
                            from: number | null;
                            /** @description Null on a page without rows. */
                            to: number | null;
                            /** @description First page url. */
                            first_page_url: string;
                            /** @description Last page url. */
                            last_page_url: string;
                            /** @description Next page url. */
                            next_page_url: string | null;
                            /** @description Prev page url. */
                            prev_page_url: string | null;
                            /** @description Path. */
                            path: string;
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
                        code: "bad_request" | "not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    StudentConversations_send: {
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
                "multipart/form-data": components["schemas"]["MessageForm"];
                "application/json": components["schemas"]["MessageForm"];
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
                        data: components["schemas"]["MessageView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
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
    StudentConversations_markRead: {
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
                        data: components["schemas"]["ConversationView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
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
    StudentConversations_markUnread: {
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
                        data: components["schemas"]["ConversationView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
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
    CourseReviews_list: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows of a page: 5 when left out, at most 100. */
                page_count?: number;
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
                            data: components["schemas"]["PublicReviewView"][];
                            /** @description Current page. */
                            current_page: number;
                            /** @description Last page. */
                            last_page: number;
                            /** @description Page size. */
                            per_page: number;
                            /** @description How many rows there are on all pages. */
                            total: number;
                            /** @description Null on a page without rows. */
                            from: number | null;
                            /** @description Null on a page without rows. */
                            to: number | null;
                            /** @description First page url. */
                            first_page_url: string;
                            /** @description Last page url. */
                            last_page_url: string;
                            /** @description Next page url. */
                            next_page_url: string | null;
                            /** @description Prev page url. */
                            prev_page_url: string | null;
                            /** @description Path. */
                            path: string;
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
    OwnReview_own: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Course id. */
                courseId: number;
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
                        data: components["schemas"]["OwnReviewView"] | null;
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
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
    OwnReview_write: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Course id. */
                courseId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnReviewBody"];
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
                        data: components["schemas"]["OwnReviewView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "course_not_held" | "malformed_json" | "not_found" | "review_removed_by_staff" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    OwnReview_withdraw: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Course id. */
                courseId: number;
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
                        code: "bad_request" | "course_not_held" | "not_found" | "review_removed_by_staff" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
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
                /** @description Rows of a page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Status. */
                status?: "published" | "pending" | "hidden" | "removed";
                /** @description The reviews of this course. */
                course_id?: number;
                /** @description Rating. */
                rating?: number;
                /** @description Words of the name or address of the student, all of which must occur. */
                search?: string;
                /** @description Newest-updated first when left out or unknown. */
                sort?: "id" | "rating" | "created_at" | "updated_at";
                /** @description Order. */
                order?: "asc" | "desc";
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
                            data: components["schemas"]["ReviewView"][];
                            /** @description This page, from 1. */
                            page: number;
                            /** @description Rows of a page. */
                            limit: number;
                            /** @description How many rows there are on all pages. */
                            total: number;
                            /** @description How many pages there are. */
                            totalPages: number;
                            /** @description Reviews by status, under every filter but `status` */
                            counts: {
                                /** @description All of them, whatever their status. */
                                all: number;
                                /** @description Published. */
                                published: number;
                                /** @description Pending. */
                                pending: number;
                                /** @description Hidden. */
                                hidden: number;
                                /** @description Removed. */
                                removed: number;
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
    ReviewsStaff_removed: {
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
                        code: "bad_request" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    ReviewsStaff_restore: {
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
                        code: "bad_request" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    ReviewsStaff_one: {
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
                        code: "bad_request" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    ReviewsStaff_remove: {
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
                        code: "bad_request" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    ReviewsStaff_moderate: {
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
                "application/json": components["schemas"]["ModerationBody"];
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
                        code: "bad_request" | "body_too_large" | "malformed_json" | "not_found" | "outside_own_courses" | "permission_required" | "review_is_removed" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    Enrollments_list: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows of a page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Words of the student or of the course. */
                search?: string;
                /** @description Status. */
                status?: "active" | "completed" | "cancelled";
                /** @description The student. */
                user_id?: number;
                /** @description Course. */
                course_id?: number;
                /** @description Order. */
                sort?: "id" | "status" | "created_at" | "updated_at" | "completed_at";
                /** @description Order. */
                order?: "asc" | "desc";
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
                            data: components["schemas"]["EnrollmentView"][];
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
    Enrollments_grant: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnrollmentBody"];
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
                        data: components["schemas"]["EnrollmentDetailView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "outside_own_courses" | "permission_required" | "seat_already_granted" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    Enrollments_one: {
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
                        data: components["schemas"]["EnrollmentDetailView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Enrollments_cancel: {
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
                        data: components["schemas"]["EnrollmentDetailView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Enrollments_change: {
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
                "application/json": components["schemas"]["EnrollmentChangeBody"];
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
                        data: components["schemas"]["EnrollmentDetailView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    Learning_list: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows of a page: 100 when left out, at most 100. */
                page_count?: number;
                /** @description Kind. */
                type?: "live" | "recorded";
                /** @description Words of the title, in either language, or the code. */
                search?: string;
                /** @description Status. */
                status?: "active" | "completed" | "cancelled";
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
                            data: components["schemas"]["EnrolledCourseView"][];
                            /** @description Current page. */
                            current_page: number;
                            /** @description Last page. */
                            last_page: number;
                            /** @description Page size. */
                            per_page: number;
                            /** @description How many rows there are on all pages. */
                            total: number;
                            /** @description Null on a page without rows. */
                            from: number | null;
                            /** @description Null on a page without rows. */
                            to: number | null;
                            /** @description First page url. */
                            first_page_url: string;
                            /** @description Last page url. */
                            last_page_url: string;
                            /** @description Next page url. */
                            next_page_url: string | null;
                            /** @description Prev page url. */
                            prev_page_url: string | null;
                            /** @description Path. */
                            path: string;
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
    Learning_read: {
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
                        data: components["schemas"]["CourseContentView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "course_not_held" | "not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Learning_open: {
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
                "application/json": components["schemas"]["LastAccessedBody"];
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
                        data: components["schemas"]["EnrolledCourseView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "course_not_held" | "malformed_json" | "not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    Learning_complete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Lesson code. */
                lessonCode: string;
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
                        data: components["schemas"]["LessonCompletedView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "course_not_held" | "not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Learning_note: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Lesson code. */
                lessonCode: string;
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
                        data: components["schemas"]["LessonNoteView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "course_not_held" | "not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Learning_saveNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Lesson code. */
                lessonCode: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LessonNoteBody"];
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
                        data: components["schemas"]["LessonNoteView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "course_not_held" | "malformed_json" | "not_found" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    Dashboard_overview: {
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
                        code: "bad_request" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Dashboard_kpis: {
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
                        data: components["schemas"]["KpisView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
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
    Dashboard_radar: {
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
                        data: components["schemas"]["RadarSpokeView"][];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
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
    Search_find: {
        parameters: {
            query?: {
                /** @description Words, all of which must occur; nothing is found without any. */
                q?: string;
                /** @description Most of each kind: 5 when left out, at most 20. */
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
                        data: components["schemas"]["SearchView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
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
    OrdersStaff_list: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows of a page: 15 when left out, at most 100. */
                limit?: number;
                /** @description A reference, or words of the name or e-mail address of the student. */
                search?: string;
                /** @description Status. */
                status?: "pending" | "paid" | "failed" | "refunded";
                /** @description Way to pay. */
                gateway?: "stripe" | "paypal" | "free";
                /** @description Way to pay. */
                payment_method?: "card" | "wallet";
                /** @description Student. */
                student_id?: number;
                /** @description Course. */
                course_id?: number;
                /** @description Order. */
                sort_by?: "id" | "total" | "status" | "paid_at" | "created_at" | "updated_at";
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
                            /** @description What was asked for; null where there is nothing to answer. */
                            data: components["schemas"]["StaffOrderView"][];
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
    OrdersStaff_one: {
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
                        data: components["schemas"]["StaffOrderDetailView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    Shop_offered: {
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
    Shop_buy: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckoutBody"];
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
                        code: "bad_request" | "body_too_large" | "course_held" | "course_not_sold" | "malformed_json" | "not_payable" | "payment_unavailable" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    Shop_list: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows of a page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Status. */
                status?: "pending" | "paid" | "failed" | "refunded";
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
                            data: components["schemas"]["OrderView"][];
                            /** @description Current page. */
                            current_page: number;
                            /** @description Last page. */
                            last_page: number;
                            /** @description Page size. */
                            per_page: number;
                            /** @description How many rows there are on all pages. */
                            total: number;
                            /** @description Null on a page without rows. */
                            from: number | null;
                            /** @description Null on a page without rows. */
                            to: number | null;
                            /** @description First page url. */
                            first_page_url: string;
                            /** @description Last page url. */
                            last_page_url: string;
                            /** @description Next page url. */
                            next_page_url: string | null;
                            /** @description Prev page url. */
                            prev_page_url: string | null;
                            /** @description Path. */
                            path: string;
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
                        code: "bad_request" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "validation_failed";
                    };
                };
            };
        };
    };
    Shop_settle: {
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
                        code: "bad_request" | "not_found" | "payment_unavailable" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
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
    Simulator_page: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Session. */
                session: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page with a button to pay and one to be declined */
            200: {
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
                        code: "bad_request" | "not_found" | "server_busy" | "service_unavailable";
                    };
                };
            };
        };
    };
    Simulator_pay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Session. */
                session: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To the site, which settles a wallet payment */
            303: {
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
                        code: "bad_request" | "not_found" | "server_busy" | "service_unavailable";
                    };
                };
            };
        };
    };
    Simulator_decline: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Session. */
                session: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To the site */
            303: {
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
                        code: "bad_request" | "not_found" | "server_busy" | "service_unavailable";
                    };
                };
            };
        };
    };
    BlogStaff_list: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows of a page: 15 when left out, at most 100. */
                page_count?: number;
                /** @description Words of title, slug or tags, all of which must occur. */
                search?: string;
                /** @description Status. */
                status?: "draft" | "published";
                /** @description Posts that have this tag. */
                tag?: string;
                /** @description Newest-updated first when left out or unknown. */
                sort?: "id" | "published_at" | "created_at" | "updated_at";
                /** @description Order. */
                order?: "asc" | "desc";
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
                            data: components["schemas"]["StaffPostView"][];
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
    BlogStaff_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
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
                        data: components["schemas"]["StaffPostView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
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
    BlogStaff_deleted: {
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
                            data: components["schemas"]["StaffPostView"][];
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
    BlogStaff_restore: {
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
                        data: components["schemas"]["StaffPostView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
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
    BlogStaff_one: {
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
                        data: components["schemas"]["StaffPostView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
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
    BlogStaff_remove: {
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
    BlogStaff_change: {
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
                "application/json": components["schemas"]["PostChangeBody"];
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
                        data: components["schemas"]["StaffPostView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
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
    Blog_list: {
        parameters: {
            query?: {
                /** @description From 1; 1 when left out. */
                page?: number;
                /** @description Rows of a page: 9 when left out, at most 100. */
                page_count?: number;
                /** @description Posts that have this tag. */
                tag?: string;
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
                            data: components["schemas"]["PostCardView"][];
                            /** @description Current page. */
                            current_page: number;
                            /** @description Last page. */
                            last_page: number;
                            /** @description Page size. */
                            per_page: number;
                            /** @description How many rows there are on all pages. */
                            total: number;
                            /** @description Null on a page without rows. */
                            from: number | null;
                            /** @description Null on a page without rows. */
                            to: number | null;
                            /** @description First page url. */
                            first_page_url: string;
                            /** @description Last page url. */
                            last_page_url: string;
                            /** @description Next page url. */
                            next_page_url: string | null;
                            /** @description Prev page url. */
                            prev_page_url: string | null;
                            /** @description Path. */
                            path: string;
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
    Blog_tags: {
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
                        data: components["schemas"]["TagView"][];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
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
    Blog_one: {
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
                        data: components["schemas"]["PostView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
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
                /** @description Rows of a page: 15 when left out, at most 100. */
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
                /** @description Rows of a page: 15 when left out, at most 100. */
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
    StudentNotifications_list: {
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
    StudentNotifications_readAll: {
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
    StudentNotifications_read: {
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
    StudentNotifications_remove: {
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
    UsersAuth_register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StudentRegisterBody"];
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
                        data: components["schemas"]["StudentRegisteredView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "email_taken" | "malformed_json" | "rate_limited" | "server_busy" | "service_unavailable" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    UsersAuth_signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailAndPasswordBody"];
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
                        data: components["schemas"]["StudentSessionView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
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
    UsersAuth_signOut: {
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
                        code: "bad_request" | "server_busy" | "service_unavailable";
                    };
                };
            };
        };
    };
    UsersAuth_resend: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailBody"];
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
    UsersAuth_verify: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailTokenBody"];
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
                        data: components["schemas"]["EmailVerifiedView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
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
    UsersAuth_forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailBody"];
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
    UsersAuth_resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StudentResetBody"];
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
                        code: "bad_request" | "body_too_large" | "malformed_json" | "rate_limited" | "server_busy" | "service_unavailable" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    UsersAuth_me: {
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
                        data: components["schemas"]["StudentView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
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
    StudentsAuth_register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StudentRegisterBody"];
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
                        data: components["schemas"]["StudentSessionView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "email_taken" | "malformed_json" | "rate_limited" | "server_busy" | "service_unavailable" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    StudentsAuth_signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailAndPasswordBody"];
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
                        data: components["schemas"]["StudentSessionView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
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
    StudentsAuth_me: {
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
                        data: components["schemas"]["StudentView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
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
    StudentsAuth_change: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StudentProfileBody"];
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
                        data: components["schemas"]["StudentView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
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
    StudentsAuth_changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StudentOwnPasswordBody"];
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
                        data: components["schemas"]["StudentSessionView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
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
    StudentsAuth_forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailBody"];
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
    StudentsAuth_resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StudentResetBody"];
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
                        code: "bad_request" | "body_too_large" | "malformed_json" | "rate_limited" | "server_busy" | "service_unavailable" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    Profile_read: {
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
                        data: components["schemas"]["StudentView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
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
    Profile_change: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StudentProfileBody"];
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
                        data: components["schemas"]["StudentView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
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
    Profile_changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StudentOwnPasswordBody"];
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
                        data: components["schemas"]["StudentSessionView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
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
    StudentsStaff_list: {
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
                /** @description Order. */
                sort?: "id" | "username" | "first_name" | "last_name" | "email" | "created_at" | "updated_at";
                /** @description Order. */
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
                            data: components["schemas"]["StudentRecordView"][];
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
    StudentsStaff_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StudentBody"];
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
                        data: components["schemas"]["StudentRecordView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "email_taken" | "malformed_json" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "username_taken" | "validation_failed";
                    };
                };
            };
        };
    };
    StudentsStaff_statistic: {
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
    StudentsStaff_deleted: {
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
                /** @description Order. */
                sort?: "id" | "username" | "first_name" | "last_name" | "email" | "created_at" | "updated_at";
                /** @description Order. */
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
                            data: components["schemas"]["StudentRecordView"][];
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
    StudentsStaff_oneDeleted: {
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
                        data: components["schemas"]["StudentRecordView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    StudentsStaff_restore: {
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
                        data: components["schemas"]["StudentRecordView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "email_taken" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    StudentsStaff_one: {
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
                        data: components["schemas"]["StudentRecordView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    StudentsStaff_delete: {
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
                        code: "bad_request" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    StudentsStaff_change: {
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
                "application/json": components["schemas"]["StudentChangeBody"];
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
                        data: components["schemas"]["StudentRecordView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "email_taken" | "malformed_json" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "username_taken" | "validation_failed";
                    };
                };
            };
        };
    };
    StudentsStaff_setPassword: {
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
                "application/json": components["schemas"]["StudentPasswordBody"];
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
                        data: components["schemas"]["StudentRecordView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "body_too_large" | "malformed_json" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired" | "too_many_values" | "unsupported_media_type" | "validation_failed";
                    };
                };
            };
        };
    };
    StudentsStaff_resend: {
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
                        code: "already_verified" | "bad_request" | "mail_unavailable" | "not_found" | "outside_own_courses" | "permission_required" | "rate_limited" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    StudentsStaff_verify: {
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
                        data: components["schemas"]["StudentRecordView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    StudentsStaff_unverify: {
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
                        data: components["schemas"]["StudentRecordView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
            };
            /** @description Refused. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"] & {
                        /** @enum {string} */
                        code: "bad_request" | "not_found" | "outside_own_courses" | "permission_required" | "server_busy" | "service_unavailable" | "sign_in_required" | "token_expired";
                    };
                };
            };
        };
    };
    FailingHealth_health: {
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
                        data: components["schemas"]["StatusView"];
                        /** @description A text for the reader, in the language of the request. */
                        message: string;
                    };
                };
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
