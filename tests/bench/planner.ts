import { cheapestPlan } from '../../shared/src/rules/credentials/renewal/cheapest-plan.ts'
import { needsOf } from '../../shared/src/rules/credentials/renewal/needs.ts'
import { largeCase, type RenewalCase } from '../support/renewal-cases.ts'
import { median, percentile, type Bench } from './support/bench.ts'

const catalogs = 100
const warmups = 10
const target_ms = 100

function timed(work: () => unknown): number {
  const began = performance.now()
  work()
  return performance.now() - began
}

/** The unavoidable minimum: look up each course's hours once and sort all courses by cost per hour. */
function looked({ requirement, courses }: RenewalCase): number {
  const needs = needsOf(requirement)
  const rates = courses.map((course) => course.price / Math.max(1, ...needs.map(({ of }) => of(course))))
  return rates.toSorted((one, other) => one - other)[0] ?? 0
}

/** Finds the cheapest plan in catalogs of 2,000 eligible courses and 100 bundles, against a single look at each course. */
export const bench: Bench = {
  id: 'planner',
  title: `the cheapest plan for a renewal, in ${catalogs} catalogs of 2,000 courses that count and 100 bundles`,
  async run() {
    const plans: number[] = []
    const looks: number[] = []
    let proven = 0
    for (let seed = 1; seed <= warmups + catalogs; seed += 1) {
      const asked = largeCase(seed)
      const look = timed(() => looked(asked))
      let plan: ReturnType<typeof cheapestPlan> = null
      const took = timed(() => (plan = cheapestPlan(asked)))
      if (seed <= warmups) continue
      looks.push(look)
      plans.push(took)
      if ((plan as ReturnType<typeof cheapestPlan>)?.is_proven) proven += 1
    }
    const p95 = percentile(plans, 0.95)
    return [
      { what: 'a look at each course, p50', value: `${median(looks).toFixed(1)} ms` },
      { what: 'a plan, p50', value: `${median(plans).toFixed(1)} ms` },
      { what: 'ratio', value: (median(plans) / median(looks)).toFixed(1) },
      { what: 'a plan, p95', value: `${p95.toFixed(1)} ms`, target: `<= ${target_ms} ms`, met: p95 <= target_ms },
      { what: 'proven to be the cheapest', value: `${proven} of ${catalogs}`, target: 'all', met: proven === catalogs },
    ]
  },
}
