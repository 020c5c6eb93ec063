import type { Action } from '../access/grants.ts'
import type { GuardedPage } from '../guards/guard.ts'
import type { ScopeRule } from '../guards/scopes.ts'
import type { IconName } from '../icons/icon-paths.ts'
import type { EntryFamily } from '../tags/entry-family.ts'
import type { Tag } from '../tags/tags.ts'
import type { StaffMenuGroup } from './staff-menu-groups.ts'

/** The four page layouts (SES-021): `public` for pages that visitors may open, `initial` for a portal's setup (OP-23). */
export const layouts = ['default', 'initial', 'login', 'public'] as const
export type Layout = (typeof layouts)[number]

/**
 * How a page's file is made: one at its own path; one per entry of a family; one per range of ids (sitemap, course archive); one that lists a family
 * while it has entries; one shell for all paths of the pattern; the admin app; only a redirect; or nothing yet, so that the path answers 404.
 */
export type PageSource =
  | 'static'
  | 'shell'
  | 'staff'
  | 'unbuilt'
  | { readonly one_per_entry: EntryFamily }
  | { readonly list_of: EntryFamily }
  | { readonly one_per_range: RangeFamily }
  | { readonly moved_to: string }

/** Families split into pages by ranges of ids, so that a changed entry affects only one page. */
export type RangeFamily = 'archive' | 'sitemap'

export type SiteMenu = 'main' | 'learn' | 'account' | 'legal'
export type MenuPlacement =
  | {
      readonly title: string
      readonly in: readonly SiteMenu[]
      readonly icon?: IconName
      /** omitted from menus of portals that sell nothing, although the page exists there */
      readonly of_shop?: true
    }
  | {
      readonly title: string
      readonly group: StaffMenuGroup
      readonly icon: IconName
      /** who sees the menu entry, besides the page's scopes */
      readonly action: Action
      /** visible on the admin portal's host only */
      readonly admin_portal?: true
      /** visible on the core portal's host only */
      readonly core_portal?: true
    }

/** One page of the product with all its properties; routes, files, menus, sitemap, robots and links are derived from it. */
export type Page = GuardedPage & {
  readonly pattern: string
  /** its name inside the app, where one is required (SES-042); paths that show the same page share it */
  readonly route_name?: string
  /** null: a file that is no page, such as a style sheet; no guard checks it */
  readonly layout: Layout | null
  readonly scopes?: ScopeRule
  readonly made: PageSource
  /** response status if it is not 200 */
  readonly status?: 403 | 404 | 500
  /** portals that have it: `selling` are those with a storefront (OP-22, OP-25) */
  readonly portals: 'all' | 'selling' | 'core'
  /** tags of its listings, whatever it is rendered from; tags of single entries are collected during rendering */
  readonly shows: readonly Tag[]
  /** also available on the slug host of a portal with its own domain, because links with tokens lead there */
  readonly on_slug_host?: true
  readonly in_sitemap: boolean
  /** portal setting without which menus and sitemap leave it out; its guard then closes it */
  readonly needs?: 'has_course_catalog'
  /** `closed`: listed in robots.txt; `noindex`: may be read but stays out of search engines */
  readonly crawl: 'open' | 'noindex' | 'closed'
  readonly menu?: MenuPlacement
  /** page whose menu entry is marked while this one is open, if the paths do not imply it */
  readonly stands_under?: string
  /**
   * when the scroll position stays: after a changed query, or between the pages of an outline; by default the page opens at its top (SES-037)
   */
  readonly scroll?: 'stays_when_filtered' | 'stays_in_outline'
}

/** A page as the guards see it. */
export type Route = Page & { readonly layout: Layout }
/** Properties that pages of a family share. */
export type PageRules = Omit<Page, 'pattern' | 'made'>

/** Paths of the specification that are not implemented: guarded like their family, then 404. */
export const unbuilt = (rules: PageRules, patterns: readonly string[]): readonly Page[] =>
  patterns.map((pattern) => ({ ...rules, pattern, made: 'unbuilt' }))
