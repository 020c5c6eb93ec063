// The public parts of this domain. Other domains import them from here, and its tables from tables.ts.

export { courseOfSlug, managedCourse, taughtCourse } from './course-by-slug.ts'
export { type WithReach, isCourseInReach, reachesCourse, readsLearners, requireCourseReach } from './course-reach.ts'
export { hasManager } from './has-manager.ts'
export { reachesLearner, requireLearnerReach } from './reaches-learner.ts'
export { refuseOwnRecord } from './refuse-own-record.ts'
export { refuseSharedEdit, refuseSharedCourseEdit } from './refuse-shared-edit.ts'
export { refuseIfUsedElsewhere } from './refuse-if-used-elsewhere.ts'
export { type StaffAtCourse, staffAtCourses } from './staff-at-course.ts'
