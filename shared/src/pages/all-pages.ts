import { accountUnbuilt } from './account.ts'
import { learnerUnbuilt } from './learner.ts'
import type { Page } from './page.ts'
import { publicUnbuilt } from './public-unbuilt.ts'
import { sitePages } from './site-pages.ts'
import { staffCourseUnbuilt } from './staff-courses.ts'
import { staffListPages, staffListUnbuilt } from './staff-lists.ts'
import { staffPages } from './staff-pages.ts'
import { staffPeopleUnbuilt } from './staff-people.ts'
import { staffPortalUnbuilt } from './staff-portal.ts'

/** Pages that are implemented: site, learner area, staff, declared lists. */
export const builtPages: readonly Page[] = [sitePages, staffPages, staffListPages].flatMap((named): readonly Page[] =>
  Object.values(named),
)

/** Every path of the product, including those of the specification that are not implemented yet. */
export const allPages: readonly Page[] = [
  ...builtPages,
  ...publicUnbuilt,
  ...learnerUnbuilt,
  ...accountUnbuilt,
  ...staffCourseUnbuilt,
  ...staffPeopleUnbuilt,
  ...staffPortalUnbuilt,
  ...staffListUnbuilt,
]
