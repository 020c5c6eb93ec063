import type { TranscriptEntry } from '@portico/shared/contract/credentials/proof-transcript.ts'
import { hoursLabel, totalHours } from '@portico/shared/rules/credentials/accreditation/accredited.ts'
import { mostHours } from '@portico/shared/rules/credentials/accreditation/earned-hours.ts'

type Credits = TranscriptEntry['credits']
const sumOf = (entries: readonly TranscriptEntry[], counted: (credits: Credits) => Credits): number =>
  entries.reduce((sum, { credits }) => sum + totalHours(mostHours(counted(credits))?.hours ?? []), 0)
const hoursText = (hundredths: number, kind = ''): string =>
  `${hoursLabel(hundredths)} ${kind}${hundredths === 100 ? 'hour' : 'hours'}`

/**
 * The hours of all completions together; only those of an agency are accredited. Where agencies credit one differently, it counts with the most
 * hours, once.
 */
export function TotalAccreditedHours({ entries }: { entries: readonly TranscriptEntry[] }) {
  const total = sumOf(entries, (credits) => credits)
  const accredited = sumOf(entries, (credits) => credits.filter(({ agency }) => agency !== ''))
  if (total === 0) return null
  return (
    <p>
      <strong>
        Total:{' '}
        {accredited === total
          ? hoursText(total, 'accredited ')
          : `${hoursText(total)}${accredited > 0 ? ` (${hoursLabel(accredited)} accredited)` : ''}`}
      </strong>{' '}
      <span className="small muted transcript-total-help">
        Each completion counts once, with the most hours that an agency grants it.
      </span>
    </p>
  )
}
