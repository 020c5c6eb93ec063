import type { list_licenses, License } from '@portico/shared/contract/credentials/proof-accreditation.ts'
import type { Data } from '@portico/shared/calls/endpoint.ts'
import { purposeSentences } from '@portico/shared/rules/credentials/accreditation/accreditation-text.ts'
import { useAction } from '@portico/shared/kernel/use-action.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { usStates } from '@portico/shared/states/us-state.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Form } from '@portico/shared/ui/form.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { useState } from 'react'
import { callFailure } from '../load/call-failure.ts'
import { LicenseInputs } from '../../../kernel/license-inputs.tsx'
import { useLicenseErrors } from '../../../kernel/use-license-errors.ts'

type Opened = Data<typeof list_licenses>

/** Asks for a license if the course's agencies need one and the learner has none for their states; the course works without it. */
export function LicensePrompt({ opened }: { opened: Opened }) {
  const [isLater, setLater] = useState(false)
  const { asked_by } = opened
  if (isLater) return null
  // Several boards may accredit a course; a license from one of them is enough.
  if (asked_by.length === 0 || asked_by.some(({ is_met }) => is_met)) return null
  return <LicensePromptForm opened={opened} onLater={() => setLater(true)} />
}

const names: Readonly<Record<string, string>> = usStates
/** The states whose licenses the course accepts; all, if its agencies name none. */
const namesOf = (codes: readonly string[]): Readonly<Record<string, string>> =>
  codes.length === 0 ? names : Object.fromEntries(codes.map((code) => [code, names[code] ?? code]))
const empty: License = { profession: '', state: '', number: '', deadline: null }

function LicensePromptForm({ opened, onLater }: { opened: Opened; onLater: () => void }) {
  const { asked_by, licenses } = opened
  const states = [...new Set(asked_by.flatMap((one) => one.states))].toSorted((one, other) => one.localeCompare(other))
  const [wish, setWish] = useState<License>({ ...empty, state: states.length === 1 ? (states[0] ?? '') : '' })
  const [isSaved, setSaved] = useState(false)
  const { busy, failure, run } = useAction(callFailure)
  const own = useLicenseErrors()
  const problem = failure ?? own.listError
  const place = licenses.length
  const save = () =>
    run(async () => {
      if ((await own.save([...licenses, wish])) !== null) setSaved(true)
    })
  if (isSaved)
    return (
      <Notice tone="success" alert>
        Your license is saved. You can change it in <a href={linkTo('profileSettings')}>your profile</a>.
      </Notice>
    )
  return (
    <section className="card ask-license stack" aria-labelledby="ask-license">
      <h2 id="ask-license">Your license number</h2>
      {purposeSentences(asked_by).map((words) => (
        <p key={words}>{words}</p>
      ))}
      <Form aria-label="License" aria-busy={busy} onSubmit={() => void save()}>
        <div className="stack">
          <div ref={own.box} className="ask-license-fields">
            <LicenseInputs
              id={`license-licenses.${place}`}
              value={wish}
              states={namesOf(states)}
              errorOf={(field) => own.errorOf(place, field)}
              onChange={(next) => {
                setWish(next)
                own.forget(place)
              }}
            />
          </div>
          {problem ? (
            <Notice tone="failed" alert>
              {problem}
            </Notice>
          ) : null}
          <div className="row">
            <Button type="submit" busy={busy}>
              Save license
            </Button>
            <Button kind="quiet" onClick={onLater}>
              Not now
            </Button>
          </div>
        </div>
      </Form>
    </section>
  )
}
