import { expect, test } from 'vitest'
import { deliveryModes, type DeliveryMode } from '../../../states/credentials/delivery-mode.ts'
import { dice, largeCase, type RenewalCase } from '../../../../../tests/support/renewal-cases.ts'
import { cheapestPlan } from './cheapest-plan.ts'
import type {
  BundleOffer,
  CreditedCourse,
  CourseOffer,
  RenewalPlan,
  RenewalRequirement,
} from './renewal-requirement.ts'

const subjects = ['Ethics', 'Law', 'General']

function smallCase(seed: number): RenewalCase {
  const roll = dice(seed)
  const hours = () =>
    subjects.filter(() => roll(2) === 0).map((subject) => ({ subject, hundredths: 50 * (1 + roll(6)) }))
  const course = (): CreditedCourse => ({ hours: hours(), modes: deliveryModes.filter(() => roll(2) === 0) })
  const courses: CourseOffer[] = Array.from({ length: 3 + roll(6) }, (_, id) => ({
    id,
    price: 100 * roll(12),
    ...course(),
  }))
  const bundles: BundleOffer[] = Array.from({ length: roll(4) }, (_, id) => ({
    id,
    price: 100 * (1 + roll(15)),
    course_ids: courses.filter(() => roll(3) === 0).map((one) => one.id),
  }))
  const requirement: RenewalRequirement = {
    total: 100 * (1 + roll(12)),
    subjects: subjects.slice(0, roll(3)).map((subject) => ({ subject, hundredths: 50 * (1 + roll(5)) })),
    caps: deliveryModes.filter(() => roll(3) === 0).map((mode) => ({ mode, hundredths: 100 * roll(6) })),
  }
  return { requirement, earned: Array.from({ length: roll(3) }, course), courses, bundles }
}

/** Checks courses directly against the requirement's definition: hours under each cap count up to it, and a course counts under its highest cap. */
function isEnough({ total, subjects: wanted, caps }: RenewalRequirement, courses: readonly CreditedCourse[]): boolean {
  const capped = new Map<DeliveryMode, number>()
  const inSubject = new Map<string, number>()
  let counted = 0
  for (const { hours, modes } of courses) {
    const own = caps
      .filter(({ mode }) => modes.includes(mode))
      .toSorted((one, other) => other.hundredths - one.hundredths)
    const [widest] = own
    const sum = hours.reduce((all, { hundredths }) => all + hundredths, 0)
    if (widest && own.length === modes.length) capped.set(widest.mode, (capped.get(widest.mode) ?? 0) + sum)
    else counted += sum
    for (const { subject, hundredths } of hours) inSubject.set(subject, (inSubject.get(subject) ?? 0) + hundredths)
  }
  for (const { mode, hundredths } of caps) counted += Math.min(hundredths, capped.get(mode) ?? 0)
  return counted >= total && wanted.every(({ subject, hundredths }) => (inSubject.get(subject) ?? 0) >= hundredths)
}

function coversRequirement(
  { requirement, earned, courses, bundles }: RenewalCase,
  bought: Pick<RenewalPlan, 'course_ids' | 'bundle_ids'>,
) {
  const packs = bundles.filter(({ id }) => bought.bundle_ids.includes(id))
  const held = new Set([...bought.course_ids, ...packs.flatMap(({ course_ids }) => course_ids)])
  return isEnough(requirement, [...earned, ...courses.filter(({ id }) => held.has(id))])
}

/** Brute force: checks every set of courses and bundles. */
function cheapestByBruteForce(asked: RenewalCase): number | null {
  const offers = [...asked.courses, ...asked.bundles]
  let best: number | null = null
  for (let set = 0; set < 2 ** offers.length; set += 1) {
    const isIn = (place: number) => (set & (1 << place)) !== 0
    const price = offers.reduce((sum, offer, place) => sum + (isIn(place) ? offer.price : 0), 0)
    if (best !== null && price >= best) continue
    const course_ids = asked.courses.flatMap(({ id }, place) => (isIn(place) ? [id] : []))
    const bundle_ids = asked.bundles.flatMap(({ id }, place) => (isIn(asked.courses.length + place) ? [id] : []))
    if (coversRequirement(asked, { course_ids, bundle_ids })) best = price
  }
  return best
}

test('matches the brute-force price for 400 small catalogs and covers what is missing', () => {
  let covered = 0
  for (let seed = 1; seed <= 400; seed += 1) {
    const asked = smallCase(seed)
    const plan = cheapestPlan(asked)
    expect({ seed, price: plan?.price ?? null }).toEqual({ seed, price: cheapestByBruteForce(asked) })
    if (!plan) continue
    covered += 1
    expect({ seed, proven: plan.is_proven, enough: coversRequirement(asked, plan) }).toEqual({
      seed,
      proven: true,
      enough: true,
    })
  }
  expect(covered).toBeGreaterThan(100)
})

test('proves the cheapest plan for 2,000 courses with bundles, including overlapping ones', () => {
  for (let seed = 1; seed <= 8; seed += 1) {
    const asked = largeCase(seed, seed % 2 === 0 ? 2000 : 60)
    const plan = cheapestPlan(asked)
    expect({ seed, proven: plan?.is_proven, enough: plan && coversRequirement(asked, plan) }).toEqual({
      seed,
      proven: true,
      enough: true,
    })
  }
})

test('returns a plan when the budget runs out, but does not call it the cheapest', () => {
  for (let seed = 1; seed <= 100; seed += 1) {
    const asked = smallCase(seed)
    const plan = cheapestPlan(asked, 1)
    expect({ seed, is: plan === null }).toEqual({ seed, is: cheapestByBruteForce(asked) === null })
    if (plan) expect({ seed, enough: coversRequirement(asked, plan) }).toEqual({ seed, enough: true })
  }
  expect(cheapestPlan(largeCase(1), 1)).toMatchObject({ is_proven: false })
})

test('ignores hours above a delivery mode’s cap; an uncapped mode frees the whole course', () => {
  const requirement: RenewalRequirement = { total: 400, subjects: [], caps: [{ mode: 'online', hundredths: 200 }] }
  const course = (id: number, price: number, modes: CourseOffer['modes']): CourseOffer => ({
    id,
    price,
    modes,
    hours: [{ subject: 'General', hundredths: 200 }],
  })
  const courses = [course(1, 10, ['online']), course(2, 20, ['online']), course(3, 50, ['online', 'classroom'])]
  const plan = cheapestPlan({ requirement, earned: [], courses, bundles: [] })
  expect(plan).toMatchObject({ course_ids: [1, 3], price: 60 })
  expect(cheapestPlan({ requirement, earned: [], courses: courses.slice(0, 2), bundles: [] })).toBeNull()
})
