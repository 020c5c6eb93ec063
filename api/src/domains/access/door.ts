// The public parts of this domain. Other domains import them from here, and its tables from tables.ts.

export { courseOfSlug, managedCourse, taughtCourse } from './course-by-slug.ts'
export { type WithReach, inReachedCourses, reachesCourse, readsLearners, refuseOutsideCourse } from './course-reach.ts'
export { hasManager } from './has-manager.ts'
export { reachesLearner, refuseBeyondReach } from './reaches-learner.ts'
export { refuseOwn } from './refuse-own.ts'
export { refuseShared, refuseSharedCourse } from './refuse-shared.ts'
export { refuseUsedElsewhere } from './refuse-used-elsewhere.ts'
export { type StaffAtCourse, staffAtCourses } from './staff-at-course.ts'
