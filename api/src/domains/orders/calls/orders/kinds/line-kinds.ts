import type { SoldKind } from '@portico/shared/states/orders/sold-kind.ts'
import type { LineKind } from './line-kind.ts'
import { priceBundles } from './price-bundles.ts'
import { priceCourses } from './price-courses.ts'
import { sellableBundles } from './sellable-bundles.ts'
import { sellableCourses } from './sellable-courses.ts'

const idsOf = (wanted: readonly { id: number }[]): number[] => wanted.map(({ id }) => id)

export const lineKinds: Readonly<Record<SoldKind, LineKind>> = {
  course: {
    price: async (db, wanted) => priceCourses({ wanted, courses: await sellableCourses(db, idsOf(wanted)) }),
    unnamed: 'A course',
  },
  bundle: {
    price: async (db, wanted) => priceBundles({ wanted, bundles: await sellableBundles(db, idsOf(wanted)) }),
    unnamed: 'A bundle',
  },
}
