import { valibotResolver } from '@hookform/resolvers/valibot'
import type { PortalRecord } from '@portico/shared/contract/admin-portals.ts'
import { update_company } from '@portico/shared/contract/portal-settings.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { EmptyState } from '@portico/shared/ui/empty-state.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { useForm } from 'react-hook-form'
import { api } from '../../kernel/api.ts'
import { applyFieldErrors } from '../../kernel/form/apply-field-errors.ts'
import { UnsavedPrompt } from '../../kernel/form/unsaved-prompt.tsx'
import { SetupNotice } from './setup-notice.tsx'
import { usePortalSave } from './use-portal-save.ts'

type Company = NonNullable<PortalRecord['company']>
type Fields = Omit<Company, 'id'>

const fields = [
  ['name', 'Company name'], ['website', 'Website'], ['email', 'E-mail'], ['support_email', 'Support e-mail'], ['support_phone', 'Support phone'],
  ['address', 'Address'], ['address_2', 'Address, second line'], ['city', 'City'], ['state', 'State'], ['zip_code', 'ZIP code'], ['country', 'Country'],
] as const satisfies readonly (readonly [keyof Fields, string])[]
const needed: readonly string[] = ['name', 'email', 'support_email', 'country']
// An emptied line is none; only the country always has one (OP-122).
const cleaned = (values: Fields): Fields => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value === '' ? null : value])) as Fields

/** The company behind the portal (TEN-033…035). */
export function CompanyPage({ portal }: { portal: PortalRecord }) {
  if (!portal.company) return <EmptyState icon="building" title="This portal has no company yet">It is made together with the portal; please tell the support.</EmptyState>
  return <CompanyForm key={portal.company.id} portal={portal} company={portal.company} />
}

function CompanyForm({ portal, company: { id, ...company } }: { portal: PortalRecord; company: Company }) {
  const values = Object.fromEntries(Object.entries(company).map(([name, value]) => [name, value ?? ''])) as Fields
  const resolver = valibotResolver(update_company.body)
  const form = useForm<Fields>({ resolver: ((given: Fields, ...rest: [never, never]) => resolver(cleaned(given) as never, ...rest)) as never, defaultValues: values, mode: 'onTouched' })
  const save = usePortalSave(portal.id, (body: Fields) => api(update_company, { params: { company_id: id }, query: { referer_portal_id: portal.id }, body }))
  const submit = form.handleSubmit((body) => save.mutateAsync(cleaned(body)).then(() => form.reset(form.getValues()), (error: unknown) => applyFieldErrors(form, error)))
  const { errors, isDirty } = form.formState
  return (
    <>
      <SetupNotice portal={portal} />
      <section className="panel" aria-label="Company">
        <UnsavedPrompt isDirty={isDirty && !save.isPending} />
        <form noValidate onSubmit={(event) => void submit(event)}>
          <div className="panel-body form-grid">
            {fields.map(([name, label]) => <Field key={name} label={label} optional={!needed.includes(name)} error={errors[name]?.message}><TextInput {...form.register(name)} maxLength={2_000} /></Field>)}
          </div>
          <div className="form-foot"><Button type="submit" busy={save.isPending}>Save</Button></div>
        </form>
      </section>
    </>
  )
}
