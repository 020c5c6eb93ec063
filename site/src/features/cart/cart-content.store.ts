import { cart_bundles, cart_courses } from '@portico/shared/contract/orders/cart.ts'
import type { Data } from '@portico/shared/calls/endpoint.ts'
import { atom } from 'nanostores'
import { readCart } from '../../scripts/browser-cart.ts'
import { callWithoutRedirect } from '../../kernel/browser-call.ts'
import { loadOwned } from '../../owned/load-owned.ts'
import { dropLines } from './cart.store.ts'

export type CartCourse = Data<typeof cart_courses>[number]
export type CartBundle = Data<typeof cart_bundles>[number]
export type Owned = Awaited<ReturnType<typeof loadOwned>>
export type Content =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown }
  | { state: 'ready'; courses: ReadonlyMap<number, CartCourse>; bundles: ReadonlyMap<number, CartBundle>; owned: Owned }

/** Current titles and prices of the cart's lines, and the courses the visitor already has. */
export const $content = atom<Content>({ state: 'loading' })
/** Titles of lines removed because they can no longer be bought; shown until the page is left (OP-59). */
export const $dropped = atom<readonly string[]>([])

const idList = (lines: readonly { id: number }[]): number[] => lines.map(({ id }) => id)

/** Reloads all lines and drops those that can no longer be bought. */
export async function loadContent(): Promise<void> {
  const { storeCourseItems, storeBundleItems } = readCart()
  const idsOf = (lines: readonly { id: number }[]) => idList(lines).slice(0, 100).join(',')
  try {
    const [courses, bundles, owned] = await Promise.all([
      storeCourseItems.length > 0 ? callWithoutRedirect(cart_courses, { query: { ids: idsOf(storeCourseItems) } }) : [],
      storeBundleItems.length > 0 ? callWithoutRedirect(cart_bundles, { query: { ids: idsOf(storeBundleItems) } }) : [],
      loadOwned(),
    ])
    const sold = new Map(
      courses.filter((course) => course.course_pricings.length > 0).map((course) => [course.id, course]),
    )
    const known = new Map(bundles.map((bundle) => [bundle.id, bundle]))
    const gone = storeCourseItems.filter((line) => !sold.has(line.id))
    const goneBundles = storeBundleItems.filter((line) => !known.has(line.id))
    dropLines('course', idList(gone))
    dropLines('bundle', idList(goneBundles))
    if (gone.length + goneBundles.length > 0)
      $dropped.set([...$dropped.get(), ...[...gone, ...goneBundles].map((line) => nameOfSlug(line.slug))])
    $content.set({ state: 'ready', courses: sold, bundles: known, owned })
  } catch (error) {
    $content.set({ state: 'failed', error })
  }
}

/** A readable name from a slug: "safe-lifting" becomes "Safe lifting". Used for courses that can no longer be looked up. */
export const nameOfSlug = (slug: string): string => {
  const words = slug.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
