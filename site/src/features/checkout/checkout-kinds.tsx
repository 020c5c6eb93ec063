import { linkTo } from '@portico/shared/pages/link-to.ts'
import type { SoldKind } from '@portico/shared/states/orders/sold-kind.ts'
import type { ReactNode } from 'react'
import { BundleLines } from '../cart/bundle-lines.tsx'
import type { Owned } from '../cart/cart-content.store.ts'
import { CourseLines } from '../cart/course-lines.tsx'
import { SeatsForQuestion } from './seats-for-question.tsx'
import type { PricedCart } from '../cart/priced-lines.ts'

/** Differences between the checkouts for each kind. */
export type CheckoutKind = {
  readonly title: string
  readonly path: string
  readonly success_path: string
  readonly none: string
  readonly find: { readonly path: string; readonly label: string }
  readonly lines: (priced: PricedCart, owned: Owned) => ReactNode
}

export const checkoutKinds: Readonly<Record<SoldKind, CheckoutKind>> = {
  course: {
    title: 'Courses',
    path: linkTo('checkoutCourse'),
    success_path: linkTo('successCourse'),
    none: 'There are no courses in your cart',
    find: { path: linkTo('courses'), label: 'Find a course' },
    lines: ({ course }, owned) => (
      <CourseLines
        priced={course}
        owned={owned}
        below={({ line, item }, had) => <SeatsForQuestion owned={had} title={item.title} quantity={line.quantity} />}
      />
    ),
  },
  bundle: {
    title: 'Bundles',
    path: linkTo('checkoutBundle'),
    success_path: linkTo('successBundle'),
    none: 'There are no bundles in your cart',
    find: { path: linkTo('bundles'), label: 'See the bundles' },
    lines: ({ bundle }, owned) => <BundleLines priced={bundle} owned={owned} />,
  },
}
