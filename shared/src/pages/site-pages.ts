import { accountPages } from './account.ts'
import { checkoutPages } from './checkout.ts'
import { collectionPages } from './collections.ts'
import { framePages } from './frame.ts'
import { learnerPages } from './learner.ts'
import type { EntryFamily } from '../tags/entry-family.ts'
import { shopPages } from './shop.ts'
import { textPages } from './texts.ts'

/** Every page of the site that is built, by its name; menus show them in this order. */
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
/** Pages of which there is one for each entry of a family, found by its slug. */
export type EntryPageName = {
  [N in SitePageName]: (typeof sitePages)[N]['made'] extends { readonly one_per_entry: EntryFamily } ? N : never
}[SitePageName]
