import { add_tax_exemption, type TaxExemption } from '@portico/shared/contract/orders/sales-tax-exemptions.ts'
import { useAction } from '@portico/shared/kernel/use-action.ts'
import type { UsState } from '@portico/shared/states/us-state.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Card } from '@portico/shared/ui/card.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Form } from '@portico/shared/ui/form.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useRef, useState } from 'react'
import { callWithFile } from '../../kernel/call-with-file.ts'
import { StatesField } from './states-field.tsx'

type Typed = { organization: string; number: string; states: readonly UsState[]; file: File | null }
const empty: Typed = { organization: '', number: '', states: [], file: null }

/** The first missing field, in form order. */
function missing({ organization, number, states, file }: Typed): string | null {
  if (organization.trim() === '') return 'Please enter the name of your organization.'
  if (number.trim() === '') return 'Please enter the number of the certificate.'
  if (states.length === 0) return 'Please choose where the certificate is valid.'
  return file === null ? 'Please add the certificate.' : null
}

/** Adds a certificate. The input stays if sending fails. */
export function ExemptionForm({ onSent }: { onSent: (made: TaxExemption) => void }) {
  const [typed, setTyped] = useState<Typed>(empty)
  const { busy, failure, setFailure, run } = useAction()
  const change = (part: Partial<Typed>) => setTyped({ ...typed, ...part })
  const send = () =>
    run(async () => {
      const { organization, number, states, file } = typed
      if (file === null || missing(typed) !== null) return setFailure(missing(typed))
      const query = { organization, number, states: states.join(','), file_name: file.name }
      onSent(await callWithFile(add_tax_exemption, { query, file }))
      toasts.show({ kind: 'success', text: 'Your certificate was sent. We’ll notify you once it has been reviewed.' })
      setTyped(empty)
    })
  return (
    <Card padded>
      <Form aria-labelledby="send-certificate" aria-busy={busy} onSubmit={() => void send()}>
        <div className="stack stack-6">
          <h2 id="send-certificate">Send a certificate</h2>
          <Field label="Organization">
            <TextInput
              value={typed.organization}
              maxLength={200}
              autoComplete="organization"
              onChange={({ target }) => change({ organization: target.value })}
            />
          </Field>
          <Field label="Certificate number">
            <TextInput
              value={typed.number}
              maxLength={100}
              autoComplete="off"
              onChange={({ target }) => change({ number: target.value })}
            />
          </Field>
          <StatesField states={typed.states} onChange={(states) => change({ states })} />
          <Certificate file={typed.file} onChange={(file) => change({ file })} />
          {failure ? (
            <Notice tone="failed" alert>
              {failure}
            </Notice>
          ) : null}
          <div>
            <Button type="submit" busy={busy}>
              Send for review
            </Button>
          </div>
        </div>
      </Form>
    </Card>
  )
}

/** File input with a custom button. */
function Certificate({ file, onChange }: { file: File | null; onChange: (file: File | null) => void }) {
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <div className="stack stack-2" role="group" aria-label="Certificate">
      <input
        ref={chooser}
        type="file"
        hidden
        accept="application/pdf,image/jpeg,image/png"
        aria-label="Certificate file"
        onChange={({ target }) => {
          onChange(target.files?.[0] ?? null)
          target.value = ''
        }}
      />
      <div className="row">
        <Button kind="secondary" icon="upload" onClick={() => chooser.current?.click()}>
          {file ? 'Choose another file' : 'Choose the certificate'}
        </Button>
        <span role="status">{file?.name}</span>
      </div>
      <p className="small muted">A PDF, JPEG, or PNG of up to 8 MB. Only you and its reviewers can see it.</p>
    </div>
  )
}
