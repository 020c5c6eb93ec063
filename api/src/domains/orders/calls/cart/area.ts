import type { Verb } from '../../../../kernel/verb.ts'
import { cartBundles } from './cart-bundles.ts'
import { cartCourses } from './cart-courses.ts'

export const cart: readonly Verb[] = [cartCourses, cartBundles]
