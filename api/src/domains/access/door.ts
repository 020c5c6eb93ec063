// What other domains may use of this one. They read its tables from tables.ts.

export { courseOfSlug } from './course-of-slug.ts'
export { type WithReach, inReachedCourses, reachesCourse, readsLearners, refuseOutsideCourse } from './course-reach.ts'
export { hasManager } from './has-manager.ts'
export { managedCourse } from './managed-course.ts'
export { reachesLearner, refuseBeyondReach } from './reaches-learner.ts'
export { refuseOwn } from './refuse-own.ts'
export { refuseShared, refuseSharedCourse } from './refuse-shared.ts'
export { refuseUsedElsewhere } from './refuse-used-elsewhere.ts'
export { type StaffAtCourse, staffAtCourses } from './staff-at-course.ts'
export { taughtCourse } from './taught-course.ts'
