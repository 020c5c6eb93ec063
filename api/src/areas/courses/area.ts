import type { Verb } from '../../kernel/verb.ts'
import { createCourse } from './create-course.ts'
import { deleteCourse } from './delete-course.ts'
import { getAdminCourse } from './get-admin-course.ts'
import { listAdminCourses } from './list-admin-courses.ts'
import { publishCourse } from './publish-course.ts'
import { restoreCourse } from './restore-course.ts'
import { unpublishCourse } from './unpublish-course.ts'
import { updateCourse } from './update-course.ts'
import { updateCoursePrices } from './update-course-prices.ts'

export const courses: readonly Verb[] = [
  listAdminCourses,
  getAdminCourse,
  createCourse,
  deleteCourse,
  restoreCourse,
  publishCourse,
  unpublishCourse,
  updateCourse,
  updateCoursePrices,
]
