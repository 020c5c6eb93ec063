// The public parts of this domain. Other domains import them from here, and its tables from tables.ts.

export { addRedirect, removeRedirect } from './add-redirect.ts'
export { courseChanged, refreshCourse } from './course-changed.ts'
export { coursePaths } from './course-paths.ts'
export { archiveRanges, idsOfArchive } from './entries/archive-ranges.ts'
export {
  bundleWithin,
  type Collection,
  coursesOfEntry,
  entriesWithCourses,
  entriesWithPage,
} from './entries/collection.ts'
export { collections } from './entries/collections.ts'
export { entryTags } from './entries/entry-tags.ts'
export { entries } from './entries/entries.ts'
export { listPaths } from './entries/list-paths.ts'
export { pathsInRange, sitemapRanges } from './entries/sitemap-ranges.ts'
export { isOfServer, pageExists } from './page-exists.ts'
export { hasPage } from './portal-pages.ts'
export { type PublishingJob, createJob } from './publishing-jobs.ts'
export { publishLater } from './publish-later.ts'
export { readPublicPortal } from './read-public-portal.ts'
export { unpublish } from './unpublish.ts'
