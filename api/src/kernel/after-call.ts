import { jobsOf, type Job } from '../events/emit.ts'
import type { Portal } from '../portal/portal.ts'
import type { AtEnd } from './context.ts'
import type { Services } from './services.ts'
import { recordAlone, type Recorded } from './transactions.ts'

/** Collects what a call without a transaction leaves for its end; `finish` runs it, along with the activity log row if there is one. */
export function createAfterCall(
  services: Services,
  portal: Portal,
  inPortal: AtEnd['inPortal'],
): { atEnd: AtEnd; finish: (recorded: Recorded | null) => Promise<void> } {
  const jobs: Job[] = []
  const works: (() => Promise<unknown>)[] = []
  return {
    atEnd: {
      inPortal,
      emitAtEnd: (event, payload) => void jobs.push(...jobsOf(event, payload, portal.id)),
      alongside: (work) => void works.push(work),
    },
    async finish(recorded) {
      if (!recorded && jobs.length > 0)
        throw new TypeError('jobs follow from a call that leaves no row in the activity log')
      const row = recorded ? recordAlone(services, { ...recorded, portal, jobs }) : null
      await Promise.all([row, ...works.map((work) => work())])
    },
  }
}
