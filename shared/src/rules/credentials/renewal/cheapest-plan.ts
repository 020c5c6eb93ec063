import { cheapestCover, type Budget, type Choice } from './cheapest-cover.ts'
import { greedyCover } from './greedy-cover.ts'
import { subtractFrom, needsOf } from './needs.ts'
import type {
  BundleOffer,
  CreditedCourse,
  CourseOffer,
  RenewalPlan,
  RenewalRequirement,
} from './renewal-requirement.ts'

type Contributions = readonly number[]
type PlanProblem = {
  missing: Contributions
  /** what each course contributes to each need, by course id */
  courses: ReadonlyMap<number, { price: number; brought: Contributions }>
  bundles: readonly BundleOffer[]
}
type Offer = { kind: 'course' | 'bundle'; id: number; course_ids: readonly number[] }
type Branch = { taken: readonly BundleOffer[]; decided: ReadonlySet<number> }
type RelaxedSolution = { taken: readonly BundleOffer[]; chosen: readonly Offer[]; price: number }

/**
 * Finds the cheapest courses and bundles that cover what a requirement still lacks; null if even all do not. A course in several bundles counts once.
 * Exact branch and bound: if a solution counts a course twice, branches on one of its bundles. `is_proven` is false if `steps` ran out first.
 */
export function cheapestPlan(
  told: {
    requirement: RenewalRequirement
    earned: readonly CreditedCourse[]
    courses: readonly CourseOffer[]
    bundles: readonly BundleOffer[]
  },
  steps = 150_000,
): RenewalPlan | null {
  const needs = needsOf(told.requirement)
  const broughtBy = (course: CreditedCourse) => needs.map(({ of }) => of(course))
  const courses = new Map(
    told.courses.map((course) => [course.id, { price: course.price, brought: broughtBy(course) }]),
  )
  const all = needs.map(({ hundredths }) => Math.max(0, hundredths))
  const missing = told.earned.map(broughtBy).reduce<Contributions>(subtractFrom, all)
  const asked = { missing, courses, bundles: told.bundles }
  const budget = { left: steps }
  let best: RenewalPlan | null = null
  const open: Branch[] = [{ taken: [], decided: new Set() }]
  for (let branch = open.pop(); branch && budget.left >= 0; branch = open.pop()) {
    const found = solveRelaxation(asked, branch, budget)
    if (!found || (best && found.price >= best.price)) continue
    const twice = findOverlappingBundle(found.chosen)
    const bundle = told.bundles.find(({ id }) => id === twice)
    if (!bundle) {
      best = planOf(found)
      continue
    }
    const decided = new Set([...branch.decided, bundle.id])
    open.push({ taken: branch.taken, decided }, { taken: [...branch.taken, bundle], decided })
  }
  if (budget.left >= 0) return best
  best ??= greedyPlan(asked)
  return best && { ...best, is_proven: false }
}

/** Cheapest choices in addition to the bundles already taken, as if no two of them shared a course. */
function solveRelaxation(
  { missing, courses, bundles }: PlanProblem,
  { taken, decided }: Branch,
  budget: Budget,
): RelaxedSolution | null {
  const held = new Set(taken.flatMap(({ course_ids }) => course_ids))
  const broughtBy = (ids: Iterable<number>) =>
    [...ids].reduce(
      (sum, id) => sum.map((value, place) => value + (courses.get(id)?.brought[place] ?? 0)),
      missing.map(() => 0),
    )
  const choices: Choice<Offer>[] = []
  for (const [id, { price, brought }] of courses)
    if (!held.has(id)) choices.push({ of: { kind: 'course', id, course_ids: [id] }, price, brought })
  for (const { id, price, course_ids } of bundles) {
    if (decided.has(id)) continue
    const rest = new Set(course_ids.filter((course) => courses.has(course) && !held.has(course)))
    choices.push({ of: { kind: 'bundle', id, course_ids: [...rest] }, price, brought: broughtBy(rest) })
  }
  budget.left -= choices.length
  const cover = cheapestCover({ missing: subtractFrom(missing, broughtBy(held)), choices, budget })
  if (cover === null) return null
  const before = taken.reduce((sum, { price }) => sum + price, 0)
  return { taken, chosen: cover.chosen.map(({ of }) => of), price: before + cover.price }
}

/** Returns a chosen bundle that shares a course with another choice. */
function findOverlappingBundle(chosen: readonly Offer[]): number | null {
  const seen = new Map<number, Offer>()
  for (const offer of chosen)
    for (const id of offer.course_ids) {
      const other = seen.get(id)
      if (other) return offer.kind === 'bundle' ? offer.id : other.id
      seen.set(id, offer)
    }
  return null
}

const sorted = (ids: readonly number[]): number[] => ids.toSorted((one, other) => one - other)

function planOf({ taken, chosen, price }: RelaxedSolution): RenewalPlan {
  const idsOf = (kind: Offer['kind']) => chosen.filter((offer) => offer.kind === kind).map(({ id }) => id)
  const bundle_ids = sorted([...taken.map(({ id }) => id), ...idsOf('bundle')])
  return { course_ids: sorted(idsOf('course')), bundle_ids, price, is_proven: true }
}

/** Uses single courses only. Bundles contain nothing else, so this finds a plan whenever one exists. */
function greedyPlan({ missing, courses }: PlanProblem): RenewalPlan | null {
  const choices = [...courses].map(([id, { price, brought }]) => ({ id, cost: price, brought }))
  const chosen = greedyCover({ missing, choices })
  const price = chosen?.reduce((sum, { cost }) => sum + cost, 0) ?? 0
  return chosen && { course_ids: sorted(chosen.map(({ id }) => id)), bundle_ids: [], price, is_proven: false }
}
