import type { Verb } from '../../../../kernel/verb.ts'
import { copyCourse } from './copy-course.ts'
import { createCourse } from './create-course.ts'
import { deleteCoursePicture } from './delete-course-picture.ts'
import { deleteCourse } from './delete-course.ts'
import { getAdminCourse } from './get-admin-course.ts'
import { listAdminCourses } from './list-admin-courses.ts'
import { publishCourse } from './publish-course.ts'
import { restoreArchivedCourse } from './restore-archived-course.ts'
import { restoreCourse } from './restore-course.ts'
import { selectCourseInstructors } from './select-course-instructors.ts'
import { setCourseMarketable } from './set-course-marketable.ts'
import { setCourseStatus } from './set-course-status.ts'
import { unpublishCourse } from './unpublish-course.ts'
import { updateCourse } from './update-course.ts'
import { uploadCoursePicture } from './upload-course-picture.ts'
import { updateCoursePrices } from './update-course-prices.ts'

export const courses: readonly Verb[] = [
  listAdminCourses,
  selectCourseInstructors,
  getAdminCourse,
  createCourse,
  copyCourse,
  deleteCourse,
  restoreCourse,
  publishCourse,
  setCourseMarketable,
  setCourseStatus,
  restoreArchivedCourse,
  unpublishCourse,
  uploadCoursePicture,
  deleteCoursePicture,
  updateCourse,
  updateCoursePrices,
]
