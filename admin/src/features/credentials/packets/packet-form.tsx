import './packets.css'
import type { Data } from '@portico/shared/calls/endpoint.ts'
import { list_proof_jobs, make_packet, preview_packet } from '@portico/shared/contract/credentials/proof.ts'
import { refusedFields } from '@portico/shared/kernel/refused-fields.ts'
import { useAction } from '@portico/shared/kernel/use-action.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Form } from '@portico/shared/ui/form.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { Select } from '@portico/shared/ui/select.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { useState } from 'react'
import { api } from '../../../kernel/api.ts'
import { PacketPreview } from './packet-preview.tsx'

type PacketInput = { agency_id: number; from: string; to: string }
type FieldTexts = Readonly<Record<string, string>>
type Preview = Data<typeof preview_packet>
type Props = { agencies: Data<typeof list_proof_jobs>['agencies']; onAsked: () => void }

/** Chooses an agency and a period; previews which completions the agency would reject or are incomplete before a packet is created. */
export function PacketForm({ agencies, onAsked }: Props) {
  const [wish, setWish] = useState<PacketInput>({ agency_id: 0, from: '', to: '' })
  const [preview, setPreview] = useState<Preview | null>(null)
  const [errors, setErrors] = useState<FieldTexts>({})
  const { busy, failure, run } = useAction((error) => {
    const refused = refusedFields(error, ['agency_id', 'from', 'to'])
    setErrors(refused.fields)
    return refused.form ?? refused.toast
  })
  const change = (part: Partial<PacketInput>) => {
    setWish({ ...wish, ...part })
    setErrors({})
    setPreview(null)
  }
  const look = () => run(async () => setPreview(await api(preview_packet, { body: wish })))
  const ask = () =>
    run(async () => {
      await api(make_packet, { body: wish })
      setPreview(null)
      onAsked()
    })
  const isReady = wish.agency_id > 0 && wish.from !== '' && wish.to !== ''
  return (
    <Form className="panel" aria-label="New packet" aria-busy={busy} onSubmit={() => void look()}>
      <div className="panel-body stack">
        <PeriodFields wish={wish} agencies={agencies} errors={errors} onChange={change} />
        {failure ? (
          <Notice tone="failed" alert>
            {failure}
          </Notice>
        ) : null}
        {preview ? <PacketPreview preview={preview} /> : null}
      </div>
      <div className="form-foot">
        <Button type="submit" kind="secondary" busy={busy} disabled={!isReady}>
          Preview packet
        </Button>
        {preview ? (
          <Button busy={busy} onClick={() => void ask()}>
            Create packet
          </Button>
        ) : null}
      </div>
    </Form>
  )
}

function PeriodFields({
  wish,
  agencies,
  errors,
  onChange: change,
}: Pick<Props, 'agencies'> & {
  wish: PacketInput
  errors: FieldTexts
  onChange: (part: Partial<PacketInput>) => void
}) {
  return (
    <div className="packet-fields">
      <Field label="Agency" required error={errors['agency_id']}>
        <Select
          value={wish.agency_id === 0 ? '' : String(wish.agency_id)}
          placeholder="Choose an agency"
          options={agencies.map(({ id, title }) => ({ value: String(id), label: title }))}
          onChange={({ target }) => change({ agency_id: Number(target.value) })}
        />
      </Field>
      <Field label="From" required error={errors['from']}>
        <TextInput type="date" value={wish.from} onChange={({ target }) => change({ from: target.value })} />
      </Field>
      <Field label="To" required error={errors['to']}>
        <TextInput type="date" value={wish.to} onChange={({ target }) => change({ to: target.value })} />
      </Field>
    </div>
  )
}
