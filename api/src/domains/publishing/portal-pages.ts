import { linkTo } from '@portico/shared/pages/link-to.ts'
import { allPages, builtPages } from '@portico/shared/pages/all-pages.ts'
import { pageOfPath } from '@portico/shared/pages/page-of-path.ts'
import type { Page } from '@portico/shared/pages/page.ts'
import type { Tag } from '@portico/shared/tags/tags.ts'
import { hasStorefront } from '@portico/shared/rules/portals/has-storefront.ts'
import { isBlocked } from '@portico/shared/rules/portals/is-blocked.ts'
import type { Portal } from '../../portal/portal.ts'
import type { Moved } from './folders.ts'
import { shellPath } from './shell-patterns.ts'

const isFor = (portal: Portal, page: Page): boolean =>
  page.portals === 'core' ? portal.kind === 'core' : page.portals === 'all' || hasStorefront(portal)

/** Whether the portal, in its current state, has this page: no shop pages without a storefront (OP-22), and almost none while blocked. */
export const hasPage = (portal: Portal, page: Page): boolean =>
  isBlocked(portal) ? page.stays_open === 'always' || page.stays_open === 'as_error_page' : isFor(portal, page)

/** The same for a path; false if no page has it. */
export function mayHave(portal: Portal, path: string): boolean {
  const page = pageOfPath(path)
  return page !== null && hasPage(portal, page)
}

const fixedPages = builtPages.filter(({ app, made }) => app === 'site' && (made === 'static' || made === 'shell'))
const pathOf = ({ pattern, made }: Page): string => (made === 'shell' ? shellPath(pattern) : pattern)

/** Paths of the pages a portal has regardless of its list contents (OP-22, OP-25). */
export const fixedPaths = (portal: Portal): string[] => fixedPages.filter((page) => hasPage(portal, page)).map(pathOf)

/** Fixed pages that list something named by one of these tags. */
export const fixedPathsShowing = (portal: Portal, tags: readonly Tag[]): string[] =>
  fixedPages.filter((page) => hasPage(portal, page) && page.shows.some((tag) => tags.includes(tag))).map(pathOf)

/** Redirects: without a storefront, the front page goes to the login, or to coming-soon until the portal's type is chosen (OP-23, OP-41). */
export function movedPaths(portal: Portal): Moved {
  const moved = allPages.flatMap((page) =>
    typeof page.made === 'object' && 'moved_to' in page.made && isFor(portal, page)
      ? [[page.pattern, { to: page.made.moved_to, status: 301 }] as const]
      : [],
  )
  if (hasStorefront(portal)) return Object.fromEntries(moved)
  const first = {
    to: portal.kind === 'tenant' && portal.type === null ? linkTo('comingSoon') : linkTo('login'),
    status: 302,
  } as const
  return { ...Object.fromEntries(moved), '/': first }
}
