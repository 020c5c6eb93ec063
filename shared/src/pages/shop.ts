import { appPaths } from '../access/app-paths.ts'
import type { Page } from './page.ts'
import { selling, sellingOnCore } from './selling.ts'
import { listTags } from '../tags/tags.ts'

/** Products on sale; only portals that sell have these pages. */
export const shopPages = {
  home: {
    ...selling,
    pattern: '/',
    guards: ['disabledIndexPage'],
    made: 'static',
    shows: [listTags.home, listTags.bundles, listTags.faq, listTags.reviews],
  },
  courses: {
    ...selling,
    pattern: appPaths.courses,
    made: 'static',
    shows: [listTags.courses],
    menu: { title: 'Courses', in: ['main', 'learn'] },
    scroll: 'stays_when_filtered',
  },
  schedule: {
    ...selling,
    pattern: '/course/schedule',
    made: 'static',
    shows: [listTags.schedules],
    menu: { title: 'Schedule', in: ['learn'] },
  },
  courseCatalog: {
    ...selling,
    pattern: '/course-catalog',
    guards: ['redirectPublicPage', 'redirectHasCourseCatalog'],
    made: 'static',
    shows: [listTags.topics],
    needs: 'has_course_catalog',
    menu: { title: 'Catalog', in: ['main', 'learn'] },
    scroll: 'stays_when_filtered',
  },
  course: { ...selling, pattern: '/course/:slug', made: { one_per_entry: 'course' } },
  /** a lesson to look at before buying; its URL is the item's number, so a renamed lesson keeps it */
  freePreview: {
    ...selling,
    pattern: '/free-previews/:slug',
    made: { one_per_entry: 'free-preview' },
    in_sitemap: false,
    crawl: 'noindex',
  },
  coursesMoved: { ...selling, pattern: '/course', made: { moved_to: appPaths.courses }, in_sitemap: false },
  bundles: {
    ...selling,
    pattern: '/bundles',
    made: 'static',
    shows: [listTags.bundles],
    menu: { title: 'Bundles', in: ['main', 'learn'] },
  },
  /** plans for a portal of one's own (TEN-048) */
  pricing: {
    ...sellingOnCore,
    pattern: '/pricing',
    made: 'static',
    menu: { title: 'Pricing', in: ['main', 'learn'] },
  },
  /** with a text that staff can replace by a page of their own (OP-48); no change of a course affects them */
  learningManagementSystem: { ...sellingOnCore, pattern: '/learning-management-system', made: 'static' },
  scormCourseware: { ...sellingOnCore, pattern: '/scorm-courseware', made: 'static' },
  bundle: { ...selling, pattern: '/bundles/:slug', made: { one_per_entry: 'bundle' } },
} as const satisfies Readonly<Record<string, Page>>
