import { accountPages } from './account.ts'
import { checkoutPages } from './checkout.ts'
import { collectionPages } from './collections.ts'
import { framePages } from './frame.ts'
import { learnerPages } from './learner.ts'
import type { EntryFamily } from '../tags/entry-family.ts'
import { shopPages } from './shop.ts'
import { textPages } from './texts.ts'

/** Every implemented page of the site, by name; menus follow this order. */
export const sitePages = {
  ...shopPages,
  ...collectionPages,
  ...textPages,
  ...learnerPages,
  ...checkoutPages,
  ...accountPages,
  ...framePages,
} as const

export type SitePageName = keyof typeof sitePages
/** Pages that exist once per entry of a family, found by its slug. */
export type EntryPageName = {
  [N in SitePageName]: (typeof sitePages)[N]['made'] extends { readonly one_per_entry: EntryFamily } ? N : never
}[SitePageName]
