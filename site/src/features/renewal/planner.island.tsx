import { failureText, referenceOf } from '@portico/shared/browser/failure-text.ts'
import { plan_renewal, type Renewal } from '@portico/shared/contract/credentials/renewals.ts'
import { hoursLabel, totalHours } from '@portico/shared/rules/credentials/accreditation/accredited.ts'
import { formatCalendarDay } from '@portico/shared/rules/dates/format-date.ts'
import { ErrorState } from '@portico/shared/ui/error-state.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { seemsSignedIn } from '@portico/shared/browser/cookies.ts'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { browserCall } from '../../kernel/browser-call.ts'
import { useLoad } from '../../kernel/use-load.ts'
import { loadEarnedHours, unknown, type Known } from './load-earned-hours.ts'
import { HoursForm, type HoursInput } from './hours-form.tsx'
import { PlanResult } from './plan-result.tsx'

const nothing: HoursInput = { deadline: null, earned: [] }
// The call's maximum; more than anyone needs for a renewal.
const mostEarned = 500

/** What the planner needs of a renewal; the page shows the rest. */
type PlannedRenewal = Omit<Renewal, 'text'>

/** Replaces the button that loaded it, and moves the focus into the form. */
export function mountPlanner(box: HTMLElement, renewal: PlannedRenewal): void {
  flushSync(() => createRoot(box).render(<RenewalPlanner renewal={renewal} />))
  box.querySelector('input')?.focus()
}

/** The cheapest plan from the hours earned so far to a renewed license, recomputed as the input changes. */
function RenewalPlanner({ renewal }: { renewal: PlannedRenewal }) {
  const [told, setTold] = useState(nothing)
  const [known, setKnown] = useState(unknown)
  const loaded = useLoad(JSON.stringify(told), async () => {
    const own = seemsSignedIn() ? await loadEarnedHours(renewal, told.deadline).catch(() => unknown) : unknown
    setKnown(own)
    const earned = [...own.earned, ...told.earned].slice(0, mostEarned)
    return browserCall(plan_renewal, {
      params: { slug: renewal.slug },
      body: {
        earned: earned.map(({ hours, modes }) => ({ hours: [...hours], modes: [...modes] })),
        done: own.done,
        held: own.held,
      },
    })
  })
  return (
    <div className="renewal-planner">
      <HoursForm renewal={renewal} deadline={known.cycle?.to ?? null} onTold={setTold} />
      <FromTranscript {...known} />
      {loaded.state === 'loading' ? (
        <Skeleton count={5} />
      ) : loaded.state === 'failed' ? (
        <ErrorState onRetry={loaded.reload} requestId={referenceOf(loaded.error)}>
          {failureText(loaded.error)}
        </ErrorState>
      ) : (
        <PlanResult answer={loaded.data} />
      )}
    </div>
  )
}

/** Hours counted from the transcript, with their period. */
function FromTranscript({ cycle, earned }: Known) {
  if (cycle === null) return null
  const hours = totalHours(earned.flatMap((course) => course.hours))
  const days = `${formatCalendarDay(cycle.from)} to ${formatCalendarDay(cycle.to)}`
  return (
    <Notice>
      {hours > 0
        ? `${hoursLabel(hours)} ${hours === 100 ? 'hour' : 'hours'} from your transcript count toward this renewal, from ${days}.`
        : `Nothing in your transcript counts toward this renewal yet, from ${days}.`}
    </Notice>
  )
}
