import type { IconName } from '../icons/icon-paths.ts'
import type { Page, SiteMenu } from './page.ts'
import { sitePages } from './site-pages.ts'

type Entry = { readonly title: string; readonly path: string; readonly icon?: IconName }
type MenuPortal = {
  readonly kind: string
  readonly has_storefront: boolean
  readonly setting: { readonly has_course_catalog: boolean }
}
const pages: readonly Page[] = Object.values(sitePages)

/**
 * Entries of one of the site's menus, in page order, without those that make no sense without a storefront, whose page only the core portal has, or
 * whose page the portal has not enabled; the legal menu follows LEG-001.
 */
export const siteMenu = (menu: SiteMenu, { kind, has_storefront, setting }: MenuPortal): readonly Entry[] =>
  pages.flatMap(({ pattern: path, menu: place, portals, needs }) => {
    if (!place || !('in' in place) || !place.in.includes(menu)) return []
    if (needs && !setting[needs]) return []
    if (portals === 'core' && kind !== 'core') return []
    if (!has_storefront && (portals !== 'all' || place.of_shop)) return []
    return [{ title: place.title, path, ...(place.icon ? { icon: place.icon } : {}) }]
  })
