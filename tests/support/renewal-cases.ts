import type { cheapestPlan } from '../../shared/src/rules/credentials/renewal/cheapest-plan.ts'
import type {
  BundleOffer,
  CourseOffer,
  RenewalRequirement,
} from '../../shared/src/rules/credentials/renewal/renewal-requirement.ts'
import { deliveryModes } from '../../shared/src/states/credentials/delivery-mode.ts'

export type RenewalCase = Parameters<typeof cheapestPlan>[0]

/** Generates the same numbers on every machine. */
export function dice(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
/** Creates small courses priced by their hours and discounted bundles of them, so that many plans cost nearly the same. */
export function largeCase(seed: number, popular = 2000): RenewalCase {
  const roll = dice(seed)
  const six = ['Ethics', 'Law', 'General', 'Safety', 'Drugs', 'Records']
  const courses = Array.from({ length: 2000 }, (_, id): CourseOffer => {
    const hundredths = 25 * (1 + roll(12))
    const hours = [{ subject: six[roll(6)] ?? '', hundredths }]
    return {
      id,
      price: 5 * Math.round((hundredths * (800 + roll(500))) / 500),
      modes: deliveryModes.filter(() => roll(2) === 0),
      hours,
    }
  })
  const bundles = Array.from({ length: 100 }, (_, id): BundleOffer => {
    const course_ids = [...new Set(Array.from({ length: 3 + roll(5) }, () => roll(popular)))]
    const apart = course_ids.reduce((sum, course) => sum + (courses[course]?.price ?? 0), 0)
    return { id, price: Math.round((apart * (60 + roll(35))) / 100), course_ids }
  })
  const requirement: RenewalRequirement = {
    total: 100 * (12 + roll(20)),
    subjects: six.slice(0, roll(4)).map((subject) => ({ subject, hundredths: 50 * (1 + roll(6)) })),
    caps: deliveryModes.slice(0, roll(3)).map((mode) => ({ mode, hundredths: 200 * (1 + roll(6)) })),
  }
  return { requirement, earned: [], courses, bundles }
}
