import type { Verb } from '../../../../kernel/verb.ts'
import { downloadSchedule } from './download-schedule.ts'
import { exportSearches } from './export-searches.ts'
import { getBundle } from './get-bundle.ts'
import { getCollection } from './get-collection.ts'
import { getCourse } from './get-course.ts'
import { getHome } from './get-home.ts'
import { listBundles } from './list-bundles.ts'
import { listCollections } from './list-collections.ts'
import { listCourseCatalog } from './list-course-catalog.ts'
import { listPortalCatalog } from './list-portal-catalog.ts'
import { listRelatedCourses } from './list-related-courses.ts'
import { selectCourses, selectPublicCourses } from './select-courses.ts'
import { listCourseArchive } from './list-course-archive.ts'
import { listReviews } from './list-reviews.ts'
import { listSchedules } from './list-schedules.ts'
import { listSearches } from './list-searches.ts'
import { listSitePaths } from './list-site-paths.ts'
import { listSessionLinks } from './list-session-links.ts'
import { searchCourses } from './search-courses.ts'
import { suggestCourses } from './suggest-courses.ts'

export const catalog: readonly Verb[] = [
  searchCourses,
  suggestCourses,
  getCourse,
  listReviews,
  listBundles,
  getBundle,
  getHome,
  listSitePaths,
  listCollections,
  getCollection,
  listCourseArchive,
  listCourseCatalog,
  listRelatedCourses,
  selectCourses,
  selectPublicCourses,
  listPortalCatalog,
  listSchedules,
  listSessionLinks,
  downloadSchedule,
  listSearches,
  exportSearches,
]
