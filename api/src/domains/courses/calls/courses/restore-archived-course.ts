import { restore_archived_course } from '@portico/shared/contract/courses/archiving.ts'
import { isVisibleCourse, restorableStatus, restoredStatus } from '@portico/shared/states/courses/course.ts'
import { verb } from '../../../../kernel/verb.ts'
import { moveCourse } from './move-course.ts'
import { requireActiveShare } from './share-of-mirror.ts'

/** Gives an archived course its former status; leaves one that is not archived as it is (a second click). */
export const restoreArchivedCourse = verb(restore_archived_course, (ctx, { params }) =>
  moveCourse(ctx, {
    slug: params.slug,
    async next(course, db) {
      const present = restorableStatus(course.publication_status)
      if (present !== null) return present
      const to = restoredStatus(course.archived_from)
      if (isVisibleCourse(to)) await requireActiveShare(db, { course, now: ctx.now(), time_zone: ctx.portal.time_zone })
      return to
    },
  }),
)
