import { list_licenses, set_licenses, type License } from '@portico/shared/contract/credentials/proof-accreditation.ts'
import type { Data } from '@portico/shared/calls/endpoint.ts'
import { purposeSentences } from '@portico/shared/rules/credentials/accreditation/accreditation-text.ts'
import { failureText, referenceOf } from '@portico/shared/browser/failure-text.ts'
import { useAction } from '@portico/shared/kernel/use-action.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { ErrorState } from '@portico/shared/ui/error-state.tsx'
import { Form } from '@portico/shared/ui/form.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { useEffect, useState } from 'react'
import { browserCall } from '../../kernel/browser-call.ts'
import { LicenseInputs } from '../../kernel/license-inputs.tsx'

type Opened = Data<typeof list_licenses>
const empty: License = { profession: '', state: '', number: '', deadline: null }

/** The user's professional licenses; agencies that report hours require them, and the form explains why. */
export function LicensesForm() {
  const [opened, setOpened] = useState<Opened | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const load = () => {
    setFailure(null)
    browserCall(list_licenses).then(setOpened, setFailure)
  }
  useEffect(load, [])
  if (failure !== null)
    return (
      <ErrorState onRetry={load} requestId={referenceOf(failure)}>
        {failureText(failure)}
      </ErrorState>
    )
  return opened === null ? <p role="status">Loading…</p> : <Fields opened={opened} />
}

/** Courses whose agencies report hours under a license, until the user has one in any of their states. */
function MissingLicenses({ asked_by }: Pick<Opened, 'asked_by'>) {
  const met = new Set(asked_by.filter(({ is_met }) => is_met).map(({ related_id }) => related_id))
  const missing = Map.groupBy(
    asked_by.filter(({ related_id }) => !met.has(related_id)),
    ({ course }) => course,
  )
  return [...missing].map(([course, agencies]) => (
    <Notice key={course}>
      <strong>{course}</strong>
      {purposeSentences(agencies).map((words) => (
        <p key={words}>{words}</p>
      ))}
    </Notice>
  ))
}

function Fields({ opened }: { opened: Opened }) {
  const [list, setList] = useState<readonly License[]>(opened.licenses)
  const [isSaved, setSaved] = useState(false)
  const { busy, failure, run } = useAction()
  const change = (next: readonly License[]) => {
    setList(next)
    setSaved(false)
  }
  const save = () =>
    run(async () => {
      setSaved(false)
      const { licenses } = await browserCall(set_licenses, { body: { licenses: [...list] } })
      setList(licenses)
      setSaved(true)
    })
  return (
    <Form aria-label="Licenses" aria-busy={busy} onSubmit={() => void save()}>
      <div className="stack">
        <MissingLicenses asked_by={opened.asked_by} />
        {list.length === 0 ? <p>You have not entered a license.</p> : null}
        {list.map((license, place) => (
          <LicenseFields
            key={place}
            value={license}
            onChange={(next) => change(list.map((one, at) => (at === place ? next : one)))}
            onRemove={() => change(list.filter((_, at) => at !== place))}
          />
        ))}
        {failure ? (
          <Notice tone="failed" alert>
            {failure}
          </Notice>
        ) : null}
        <div className="row">
          <Button kind="secondary" icon="plus" onClick={() => change([...list, empty])}>
            Add license
          </Button>
          <Button type="submit" busy={busy}>
            Save licenses
          </Button>
          <span role="status">{isSaved ? 'Saved.' : ''}</span>
        </div>
      </div>
    </Form>
  )
}

type Props = { value: License; onChange: (value: License) => void; onRemove: () => void }

const LicenseFields = ({ value, onChange, onRemove }: Props) => (
  <fieldset className="license-fields">
    <legend className="visually-hidden">License {value.number}</legend>
    <LicenseInputs value={value} onChange={onChange} />
    <Button kind="quiet" size="small" icon="trash" aria-label={`Remove license ${value.number}`} onClick={onRemove}>
      Remove
    </Button>
  </fieldset>
)
