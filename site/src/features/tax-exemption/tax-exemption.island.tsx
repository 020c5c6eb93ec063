import {
  get_tax_certificate,
  list_tax_exemptions,
  type TaxExemption,
} from '@portico/shared/contract/orders/sales-tax-exemptions.ts'
import { failureText, referenceOf } from '@portico/shared/browser/failure-text.ts'
import { formatCalendarDay } from '@portico/shared/rules/dates/format-date.ts'
import { taxExemptionLabels } from '@portico/shared/states/orders/tax.ts'
import { usStates } from '@portico/shared/states/us-state.ts'
import { Card } from '@portico/shared/ui/card.tsx'
import { ErrorState } from '@portico/shared/ui/error-state.tsx'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { StatusMark } from '@portico/shared/ui/status-mark.tsx'
import { browserCall } from '../../kernel/browser-call.ts'
import { MemberOnly } from '../../kernel/member-only.tsx'
import { useLoad } from '../../kernel/use-load.ts'
import { ExemptionForm } from './exemption-form.tsx'

const load = () => browserCall(list_tax_exemptions)
const tones = { waiting: 'waiting', approved: 'success', declined: 'failed' } as const

/** /profile/tax-exemption: the user's exemption certificates, and a form to add one. */
export function TaxExemptionPage() {
  return <MemberOnly waiting={<Waiting />}>{() => <Exemptions />}</MemberOnly>
}

const Waiting = () => (
  <div className="stack stack-6">
    <h1>Tax exemption</h1>
    <Skeleton count={6} />
  </div>
)

function Exemptions() {
  const loaded = useLoad('tax-exemptions', load)
  if (loaded.state === 'loading') return <Waiting />
  if (loaded.state === 'failed')
    return (
      <ErrorState onRetry={loaded.reload} requestId={referenceOf(loaded.error)}>
        {failureText(loaded.error)}
      </ErrorState>
    )
  const { data: exemptions } = loaded
  return (
    <div className="stack stack-6">
      <div className="stack stack-2">
        <h1>Tax exemption</h1>
        <p>
          If your organization doesn’t pay sales tax, send us its certificate. Once it is approved, your orders in those
          states have no sales tax. What you have already paid stays as it is.
        </p>
      </div>
      {exemptions.length > 0 ? (
        <Card padded>
          <h2 className="visually-hidden">Your certificates</h2>
          <ul className="exemption-list">
            {exemptions.map((one) => (
              <Exemption key={one.id} exemption={one} />
            ))}
          </ul>
        </Card>
      ) : null}
      <ExemptionForm onSent={(made) => loaded.set([made, ...exemptions])} />
    </div>
  )
}

function Exemption({ exemption }: { exemption: TaxExemption }) {
  const { organization, number, states, status, reason, expires_on, key, name } = exemption
  const facts = [
    `Certificate ${number}`,
    states.map((state) => usStates[state]).join(', '),
    status === 'approved' && expires_on ? `valid through ${formatCalendarDay(expires_on)}` : '',
  ]
  return (
    <li>
      <span className="exemption-line">
        <span>{organization}</span>
        <StatusMark tone={tones[status]}>{taxExemptionLabels[status]}</StatusMark>
      </span>
      <span className="small muted">{facts.filter(Boolean).join(' · ')}</span>
      {reason ? <span className="small">Reason: {reason}</span> : null}
      <a className="small" href={`/api${get_tax_certificate.path.replace(':key', key)}`} download={name}>
        {name}
      </a>
    </li>
  )
}
