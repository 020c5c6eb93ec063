import { list_licenses, type License } from '@portico/shared/contract/credentials/proof-accreditation.ts'
import type { Data } from '@portico/shared/calls/endpoint.ts'
import { purposeSentences } from '@portico/shared/rules/credentials/accreditation/accreditation-text.ts'
import { failureText, referenceOf } from '@portico/shared/browser/failure-text.ts'
import { useAction } from '@portico/shared/kernel/use-action.ts'
import { usStates } from '@portico/shared/states/us-state.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { ErrorState } from '@portico/shared/ui/error-state.tsx'
import { Form } from '@portico/shared/ui/form.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { useEffect, useState } from 'react'
import { browserCall } from '../../kernel/browser-call.ts'
import { FormProblems } from '../../kernel/form-problems.tsx'
import { LicenseInputs } from '../../kernel/license-inputs.tsx'
import { licenseErrorLabels, useLicenseErrors } from '../../kernel/use-license-errors.ts'

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

function useLicenses(opened: Opened) {
  const [list, setList] = useState<readonly License[]>(opened.licenses)
  const [saved, setSaved] = useState<readonly License[]>(opened.licenses)
  const [isSaved, setIsSaved] = useState(false)
  const { busy, failure, run } = useAction()
  const licenses = useLicenseErrors()
  const change = (next: readonly License[]) => {
    setList(next)
    setIsSaved(false)
  }
  const isChanged = JSON.stringify(list) !== JSON.stringify(saved)
  const edit = (place: number, next: License) => {
    change(list.map((one, at) => (at === place ? next : one)))
    licenses.forget(place)
  }
  const resize = (next: readonly License[]) => {
    change(next)
    licenses.forget()
  }
  const save = () =>
    run(async () => {
      setIsSaved(false)
      const now = await licenses.save(list)
      if (now === null) return
      setList(now)
      setSaved(now)
      setIsSaved(true)
    })
  return { list, busy, failure, isSaved, saved, isChanged, licenses, edit, resize, save }
}

function Fields({ opened }: { opened: Opened }) {
  const { list, busy, failure, isSaved, saved, isChanged, licenses, edit, resize, save } = useLicenses(opened)
  // Without an entry there is nothing to save, unless saved ones were removed.
  const canSave = list.length > 0 || saved.length > 0
  return (
    <Form aria-label="Licenses" aria-busy={busy} onSubmit={() => void save()}>
      <div ref={licenses.box} className="stack">
        <MissingLicenses asked_by={opened.asked_by} />
        {list.length === 0 ? <p>No licenses yet.</p> : null}
        <FormProblems
          form="licenses"
          failure={failure ?? licenses.listError}
          errors={licenses.errors}
          labels={licenseErrorLabels(licenses.errors)}
        />
        {list.map((license, place) => (
          <LicenseFields
            key={place}
            place={place}
            value={license}
            errorOf={(field) => licenses.errorOf(place, field)}
            onChange={(next) => edit(place, next)}
            onRemove={() => resize(list.filter((_, at) => at !== place))}
          />
        ))}
        <div className="row">
          <Button kind="secondary" icon="plus" onClick={() => resize([...list, empty])}>
            Add license
          </Button>
          {canSave ? (
            <Button type="submit" kind={isChanged ? 'primary' : 'secondary'} busy={busy}>
              Save licenses
            </Button>
          ) : null}
          <span role="status">{isSaved ? 'Saved.' : ''}</span>
        </div>
      </div>
    </Form>
  )
}

type Props = {
  place: number
  value: License
  errorOf: (field: keyof License) => string | undefined
  onChange: (value: License) => void
  onRemove: () => void
}

const LicenseFields = ({ place, onRemove, ...rest }: Props) => (
  <fieldset className="license-fields">
    <legend className="visually-hidden">License {rest.value.number}</legend>
    <LicenseInputs id={`licenses-licenses.${place}`} states={usStates} {...rest} />
    <Button
      kind="quiet"
      size="small"
      icon="trash"
      aria-label={`Remove license ${rest.value.number}`}
      onClick={onRemove}
    >
      Remove
    </Button>
  </fieldset>
)
