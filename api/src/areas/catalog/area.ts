import type { Verb } from '../../kernel/verb.ts'
import { getBundle } from './get-bundle.ts'
import { getCollection } from './get-collection.ts'
import { getCourse } from './get-course.ts'
import { getHome } from './get-home.ts'
import { listBundles } from './list-bundles.ts'
import { listCollections } from './list-collections.ts'
import { listCourseArchive } from './list-course-archive.ts'
import { listReviews } from './list-reviews.ts'
import { listSitePaths } from './list-site-paths.ts'
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
]
