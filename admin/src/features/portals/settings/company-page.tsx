import type { PortalRecord } from '@portico/shared/contract/portals/staff.ts'
import { update_company } from '@portico/shared/contract/portals/portal-settings.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { EmptyState } from '@portico/shared/ui/empty-state.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { Select } from '@portico/shared/ui/select.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { countries } from '@portico/shared/schemas/postal-address.ts'
import type { UseFormReturn } from 'react-hook-form'
import { api } from '../../../kernel/api.ts'
import { ConflictDialog } from '../../../kernel/form/conflict-dialog.tsx'
import { UnsavedChanges } from '../../../kernel/form/unsaved-changes.tsx'
import { useStaffForm, type Values } from '../../../kernel/form/use-staff-form.ts'
import { SetupNotice } from './setup-notice.tsx'
import { useAfterSave } from './use-portal-save.ts'

type Company = NonNullable<PortalRecord['company']>

const fields = [
  ['name', 'Company name'],
  ['website', 'Website'],
  ['email', 'Email'],
  ['support_email', 'Support email'],
  ['support_phone', 'Support phone'],
  ['address', 'Address'],
  ['address_2', 'Address line 2'],
  ['city', 'City'],
  ['state', 'State'],
  ['zip_code', 'ZIP or postal code'],
  ['country', 'Country'],
  ['tax_id', 'Tax ID'],
  ['seller_of_record', 'Seller of record'],
] as const satisfies readonly (readonly [keyof Company, string])[]
// Input types, which choose a phone's keyboard.
const typing: Readonly<Record<string, { type: 'email' | 'tel' | 'url' }>> = {
  email: { type: 'email' },
  support_email: { type: 'email' },
  support_phone: { type: 'tel' },
  website: { type: 'url' },
}
const countryOptions = countries().map(({ code, name }) => ({ value: code, label: name }))
const names = fields.map(([name]) => name)
const formOf = (company: Readonly<Record<string, unknown>>): Values =>
  Object.fromEntries(names.map((name) => [name, company[name] ?? '']))
const needed: readonly string[] = ['name', 'email', 'support_email', 'country']

/** Settings for the company behind the portal (TEN-033…035). */
export function CompanyPage({ portal }: { portal: PortalRecord }) {
  if (!portal.company)
    return (
      <EmptyState icon="building" title="This portal has no company yet">
        A company is usually created with the portal. Please contact support.
      </EmptyState>
    )
  return <CompanyForm key={portal.company.id} portal={portal} company={portal.company} />
}

function CompanyForm({ portal, company }: { portal: PortalRecord; company: Company }) {
  const afterSave = useAfterSave(portal.id)
  const { form, submit, failure, busy, conflict } = useStaffForm({
    name: 'company',
    schema: update_company.body,
    values: formOf(company),
    onlyChanged: true,
    send: async ({ version, ...changed }) => {
      const { company: saved, job } = await api(update_company, {
        params: { company_id: company.id },
        query: { referer_portal_id: portal.id },
        body: { ...changed, version: String(version) },
      })
      return { ...saved, job }
    },
    // The API normalizes phone numbers and websites, so show the saved values.
    valuesOf: formOf,
    opened: { version: company.version, valuesOf: formOf },
    onSaved: afterSave,
  })
  return (
    <>
      <SetupNotice portal={portal} />
      <section className="panel" aria-label="Company">
        <UnsavedChanges isDirty={() => form.formState.isDirty} />
        <form
          noValidate
          aria-busy={busy}
          onSubmit={(event) => {
            event.preventDefault()
            void submit()
          }}
        >
          <div className="panel-body form-grid">
            <CompanyFields form={form} />
            {failure ? (
              <div className="wide">
                <Notice tone="failed" alert>
                  {failure}
                </Notice>
              </div>
            ) : null}
          </div>
          <div className="form-foot">
            <Button type="submit" busy={busy}>
              Save
            </Button>
          </div>
        </form>
      </section>
      <ConflictDialog conflict={conflict} labelOf={labelOf} show={valueText} />
    </>
  )
}

const labelOf = (name: string): string => fields.find(([field]) => field === name)?.[1] ?? name
const valueText = (name: string, value: unknown): string =>
  (name === 'country' ? countryOptions.find((one) => one.value === value)?.label : null) ??
  (String(value ?? '') || 'Nothing')

function CompanyFields({ form }: { form: UseFormReturn<Values> }) {
  return fields.map(([name, label]) => (
    <Field
      key={name}
      label={label}
      optional={!needed.includes(name)}
      error={form.formState.errors[name]?.message as string | undefined}
    >
      {name === 'country' ? (
        // Without a default the first country of the list counts as chosen until the form fills it in.
        <Select
          {...form.register(name)}
          defaultValue={String(form.formState.defaultValues?.[name] ?? '')}
          options={countryOptions}
        />
      ) : (
        <TextInput {...form.register(name)} {...(typing[name] ?? {})} maxLength={2_000} />
      )}
    </Field>
  ))
}
