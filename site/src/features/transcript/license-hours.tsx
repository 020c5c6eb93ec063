import { countOf } from '@portico/shared/rules/numbers/count-of.ts'
import type { License } from '@portico/shared/contract/credentials/proof-accreditation.ts'
import type { ListedRenewal } from '@portico/shared/contract/credentials/renewals.ts'
import type { TranscriptEntry } from '@portico/shared/contract/credentials/proof-transcript.ts'
import { hoursBySubject, hoursLabel } from '@portico/shared/rules/credentials/accreditation/accredited.ts'
import { cycleStart, earnedHours } from '@portico/shared/rules/credentials/accreditation/earned-hours.ts'
import { licenseLine } from '@portico/shared/rules/credentials/accreditation/matching-license.ts'
import { formatCalendarDay } from '@portico/shared/rules/dates/format-date.ts'
import { isForLicense } from '@portico/shared/rules/credentials/renewal/credit-for.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { Card } from '@portico/shared/ui/card.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Select } from '@portico/shared/ui/select.tsx'
import { useState } from 'react'

const lengths = [1, 2, 3, 4]
type Props = {
  licenses: readonly License[]
  entries: readonly TranscriptEntry[]
  renewals: readonly ListedRenewal[]
}

/** Hours that count toward each license until its deadline. The required number is up to the board. */
export function LicenseHours({ licenses, entries, renewals }: Props) {
  const [years, setYears] = useState(2)
  if (licenses.length === 0) return null
  return (
    <section className="transcript-section stack" aria-labelledby="license-hours">
      <h2 id="license-hours">Toward your licenses</h2>
      <div className="license-cycle">
        <Field label="Length of a renewal cycle">
          <Select
            value={String(years)}
            options={lengths.map((length) => ({
              value: String(length),
              label: countOf(length, 'year'),
            }))}
            onChange={({ target }) => setYears(Number(target.value))}
          />
        </Field>
      </div>
      <div className="license-hours">
        {licenses.map((license) => (
          <Card padded key={`${license.state} ${license.number}`}>
            <Earned license={license} entries={entries} years={years} />
            <PlanLink license={license} renewals={renewals} />
          </Card>
        ))}
      </div>
      <p className="small muted">
        Hours count once per course, for agencies in that state. Check with your board for how many you need.
      </p>
    </section>
  )
}

/** Shown if the portal has the board's requirements. */
function PlanLink({ license, renewals }: { license: License } & Pick<Props, 'renewals'>) {
  const found = renewals.find((renewal) => isForLicense(renewal, license))
  return found ? (
    <p>
      <a href={linkTo('renewal', { slug: found.slug })}>See what is missing, and the cheapest courses for it</a>
    </p>
  ) : null
}

function Earned({ license, entries, years }: { license: License; entries: Props['entries']; years: number }) {
  const { deadline, state } = license
  if (deadline === null)
    return (
      <div className="stack stack-2">
        <h3>{licenseLine(license)}</h3>
        <p>
          <a href={linkTo('profileSettings')}>Add its renewal deadline</a> to see what counts toward it.
        </p>
      </div>
    )
  const from = cycleStart(deadline, years)
  const { total, by_subject } = earnedHours(entries, { state, from, to: deadline })
  return (
    <div className="stack stack-2">
      <h3>{licenseLine(license)}</h3>
      <p>
        <span className="license-total">{hoursLabel(total)}</span> {total === 100 ? 'hour' : 'hours'}
      </p>
      {by_subject.length > 0 ? <p className="small">{hoursBySubject(by_subject)}</p> : null}
      <p className="small muted">{`${formatCalendarDay(from)} to ${formatCalendarDay(deadline)}`}</p>
    </div>
  )
}
