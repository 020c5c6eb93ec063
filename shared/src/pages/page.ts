import type { Action } from '../access/actions.ts'
import type { GuardedPage } from '../guards/guard.ts'
import type { ScopeRule } from '../guards/scope-rule.ts'
import type { IconName } from '../icons/icon-paths.ts'
import type { EntryFamily } from '../tags/entry-family.ts'
import type { Tag } from '../tags/tags.ts'
import type { StaffMenuGroup } from './staff-menu-groups.ts'

/** The four page layouts (SES-021): `public` is the one of pages that visitors may open, `initial` that of a portal's set-up (OP-23). */
export const layouts = ['default', 'initial', 'login', 'public'] as const
export type Layout = (typeof layouts)[number]

/**
 * How the file of a page comes about: one at its own address, one for each entry of a family, one for each range of ids (the sitemap, the archive of courses), one
 * that lists a family and stands while it has entries, one shell for every address of the pattern, the admin app, nothing but a redirect, or nothing yet, so that the address answers 404.
 */
export type Made =
  | 'static'
  | 'shell'
  | 'staff'
  | 'unbuilt'
  | { readonly one_per_entry: EntryFamily }
  | { readonly list_of: EntryFamily }
  | { readonly one_per_range: RangeFamily }
  | { readonly moved_to: string }

/** What is split into pages by ranges of ids, so that one entry touches one of them. */
export type RangeFamily = 'archive' | 'sitemap'

export type SiteMenu = 'main' | 'learn' | 'account' | 'legal'
export type MenuPlace =
  | {
      readonly title: string
      readonly in: readonly SiteMenu[]
      readonly icon?: IconName
      /** left out where nothing is sold, although the page exists there */
      readonly of_shop?: true
    }
  | {
      readonly title: string
      readonly group: StaffMenuGroup
      readonly icon: IconName
      /** who sees the entry, besides the page's scopes */
      readonly action: Action
      /** shown on the admin portal's host only */
      readonly admin_portal?: true
      /** shown on the core portal's host only */
      readonly core_portal?: true
    }

/** One page of the product and all that is known about it; routes, files, menus, sitemap, robots and links are read from here. */
export type Page = GuardedPage & {
  readonly pattern: string
  /** its name inside the app, where one is asked for (SES-042); addresses that show the same page share it */
  readonly route_name?: string
  /** null: a file that is no page, such as a style sheet; no guard asks for it */
  readonly layout: Layout | null
  readonly scopes?: ScopeRule
  readonly made: Made
  /** the answer's status, where it is not 200 */
  readonly status?: 403 | 404 | 500
  /** which portals have it: `selling` are those with a storefront (OP-22, OP-25) */
  readonly portals: 'all' | 'selling' | 'core'
  /** its listings, whatever it is rendered from; entries that it shows are named while it is rendered */
  readonly shows: readonly Tag[]
  /** also answered by the slug host of a portal with a domain of its own: links with tokens lead there */
  readonly on_slug_host?: true
  readonly in_sitemap: boolean
  /** the setting of the portal without which no menu and no sitemap names it; its guard closes it then */
  readonly needs?: 'has_course_catalog'
  /** `closed`: named in robots.txt; `noindex`: may be read and stays out of search engines */
  readonly crawl: 'open' | 'noindex' | 'closed'
  readonly menu?: MenuPlace
  /** the page whose entry of the menu is marked while this one is open, where their addresses do not say so */
  readonly stands_under?: string
  /** where a changed query leaves the reader; without it a page opens at its top (SES-037) */
  readonly scroll?: 'stays_when_filtered'
}

/** A page as the guards see it. */
export type Route = Page & { readonly layout: Layout }
/** What pages of a family have in common. */
export type PageRules = Omit<Page, 'pattern' | 'made'>

/** Addresses of the specification that nothing is behind yet: guarded like their family, and 404 once the guards let through. */
export const unbuilt = (rules: PageRules, patterns: readonly string[]): readonly Page[] =>
  patterns.map((pattern) => ({ ...rules, pattern, made: 'unbuilt' }))
