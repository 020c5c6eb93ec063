import type { TranscriptEntry } from '@portico/shared/contract/credentials/proof-transcript.ts'
import { hoursLabel, totalHours } from '@portico/shared/rules/credentials/accreditation/accredited.ts'
import { mostHours } from '@portico/shared/rules/credentials/accreditation/earned-hours.ts'

/** The hours of all completions together. Where agencies credit one differently, it counts with the most hours, once. */
export function TotalAccreditedHours({ entries }: { entries: readonly TranscriptEntry[] }) {
  const total = entries.reduce((sum, { credits }) => sum + totalHours(mostHours(credits)?.hours ?? []), 0)
  if (total === 0) return null
  return (
    <p>
      <strong>
        Total: {hoursLabel(total)} accredited {total === 100 ? 'hour' : 'hours'}
      </strong>{' '}
      <span className="small muted transcript-total-help">
        Each completion counts once, with the most hours that an agency grants it.
      </span>
    </p>
  )
}
