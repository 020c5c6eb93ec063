import { update_user, type Person } from '@portico/shared/contract/identity/people-record.ts'
import { checkedBody } from '@portico/shared/kernel/checked-body.ts'
import type { Field } from '@portico/shared/resources/resource.ts'
import { countries, memberPostalAddress } from '@portico/shared/schemas/postal-address.ts'
import {
  postalAddressValidationLabels,
  type PostalAddressKind,
  type PostalAddressValidation,
} from '@portico/shared/states/member-postal-address.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Form } from '@portico/shared/ui/form.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { StatusMark } from '@portico/shared/ui/status-mark.tsx'
import type { Tone } from '@portico/shared/ui/tone.ts'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation } from '@tanstack/react-query'
import { FormProvider } from 'react-hook-form'
import { DeclaredField } from '../../../fields/declared-field.tsx'
import { api } from '../../../kernel/api.ts'
import { showFailure } from '../../../kernel/errors.ts'
import { UnsavedChanges } from '../../../kernel/form/unsaved-changes.tsx'
import { useStaffForm, type Values } from '../../../kernel/form/use-staff-form.ts'
import { usePersonChanged } from '../person/person.ts'

const fields: Readonly<Record<string, Field>> = {
  address: { kind: 'text', label: 'Address', max: 120, required: true },
  address_2: { kind: 'text', label: 'Address, second line', max: 120 },
  city: { kind: 'text', label: 'City', max: 80, required: true },
  state: { kind: 'text', label: 'State', max: 80, required: true },
  zip_code: { kind: 'text', label: 'ZIP code', max: 12, required: true },
  country: {
    kind: 'choice',
    label: 'Country',
    options: countries().map(({ code, name }) => ({ value: code, label: name })),
    default: 'US',
  },
}
const titles: Readonly<Record<PostalAddressKind, string>> = { billing: 'Billing address', shipping: 'Shipping address' }
const tones: Readonly<Record<PostalAddressValidation, Tone>> = {
  not_validated: 'waiting',
  success: 'success',
  warning: 'waiting',
  failed: 'failed',
}
const fresh: Values = { address: '', address_2: '', city: '', state: '', zip_code: '', country: 'US' }

const savedAddressOf = (person: Person, kind: PostalAddressKind) =>
  kind === 'billing' ? person.billing_address : person.shipping_address
const bodyOf = (kind: PostalAddressKind, address: unknown) =>
  kind === 'billing' ? { billing_address: address } : { shipping_address: address }
function valuesOf(person: Person, kind: PostalAddressKind): Values {
  const kept = savedAddressOf(person, kind)
  return kept ? Object.fromEntries(Object.keys(fresh).map((name) => [name, kept[name as keyof typeof kept]])) : fresh
}

const Validation = ({ is }: { is: PostalAddressValidation }) => (
  <p>
    <StatusMark tone={tones[is]}>{postalAddressValidationLabels[is]}</StatusMark>
  </p>
)

const PostalAddressFields = () => (
  <>
    {Object.entries(fields).map(([name, field]) => (
      <DeclaredField key={name} name={name} field={field} />
    ))}
  </>
)

type Props = { kind: PostalAddressKind; person: Person; mayEdit: boolean }

/** Form for a postal address of a person that this portal stores, with its validation status (USR-019, USR-021). */
export function PostalAddressForm({ kind, person, mayEdit }: Props) {
  const changed = usePersonChanged()
  const params = { user_id: person.id }
  const kept = savedAddressOf(person, kind)
  const { form, submit, failure, busy, isDirty } = useStaffForm<Person>({
    name: `user-${person.id}-${kind}`,
    schema: memberPostalAddress,
    values: valuesOf(person, kind),
    onlyChanged: false,
    send: (typed) => {
      const { body } = checkedBody(update_user.body, bodyOf(kind, typed))
      if (!body) throw new Error('an unchecked address was sent')
      return api(update_user, { params, body })
    },
    valuesOf: (saved) => valuesOf(saved, kind),
    onSaved: (saved) => changed(saved.id, saved),
  })
  const remove = useMutation({
    mutationFn: () => api(update_user, { params, body: bodyOf(kind, null) as { billing_address: null } }),
    onSuccess: (saved) => {
      toasts.show({ kind: 'success', text: 'Save Successful' })
      form.reset(fresh)
      changed(saved.id, saved)
    },
    onError: showFailure,
  })
  return (
    <FormProvider {...form}>
      <Form className="panel" aria-label={titles[kind]} aria-busy={busy} onSubmit={() => void submit()}>
        <fieldset className="panel-body stack plain-fieldset" disabled={!mayEdit}>
          <legend className="panel-title">{titles[kind]}</legend>
          {kept && kind === 'shipping' ? <Validation is={kept.validation} /> : null}
          <PostalAddressFields />
          {failure ? (
            <Notice tone="failed" alert>
              {failure}
            </Notice>
          ) : null}
        </fieldset>
        {mayEdit ? (
          <div className="form-foot">
            {kept ? (
              <Button kind="quiet" busy={remove.isPending} onClick={() => remove.mutate()}>
                Remove
              </Button>
            ) : null}
            <Button type="submit" busy={busy} disabled={!isDirty}>
              Save address
            </Button>
          </div>
        ) : null}
        <UnsavedChanges isDirty={() => isDirty && !busy} />
      </Form>
    </FormProvider>
  )
}
