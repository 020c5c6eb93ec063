import type { PortalRecord } from '@portico/shared/contract/portals-staff.ts'
import { update_company } from '@portico/shared/contract/portal-settings.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { EmptyState } from '@portico/shared/ui/empty-state.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { Select } from '@portico/shared/ui/select.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { countries } from '@portico/shared/schemas/country.ts'
import type { UseFormReturn } from 'react-hook-form'
import * as v from 'valibot'
import { api } from '../../kernel/api.ts'
import { UnsavedChanges } from '../../kernel/form/unsaved-changes.tsx'
import { useStaffForm, type Values } from '../../kernel/form/use-staff-form.ts'
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
] as const satisfies readonly (readonly [keyof Company, string])[]
// What a phone's keyboard shows for it.
const typing: Readonly<Record<string, { type: 'email' | 'tel' | 'url' }>> = {
  email: { type: 'email' },
  support_email: { type: 'email' },
  support_phone: { type: 'tel' },
  website: { type: 'url' },
}
const countryOptions = countries().map(({ code, name }) => ({ value: code, label: name }))
const formOf = (company: Omit<Company, 'id'>) =>
  Object.fromEntries(Object.entries(company).map(([name, value]) => [name, value ?? '']))
// What is not given is null on the wire.
const withoutBlanks = <C extends Record<string, string | null>>(company: C): C =>
  Object.fromEntries(Object.entries(company).map(([name, value]) => [name, value === '' ? null : value])) as C
const needed: readonly string[] = ['name', 'email', 'support_email', 'country']

/** The company behind the portal (TEN-033…035). */
export function CompanyPage({ portal }: { portal: PortalRecord }) {
  if (!portal.company)
    return (
      <EmptyState icon="building" title="This portal has no company yet">
        It is usually created with the portal. Please contact support.
      </EmptyState>
    )
  return <CompanyForm key={portal.company.id} portal={portal} company={portal.company} />
}

function CompanyForm({ portal, company: { id, ...company } }: { portal: PortalRecord; company: Company }) {
  const afterSave = useAfterSave(portal.id)
  const { form, submit, failure, busy } = useStaffForm({
    name: 'company',
    schema: v.partial(update_company.body),
    values: formOf(company),
    onlyChanged: true,
    send: (changed) =>
      api(update_company, {
        params: { company_id: id },
        query: { referer_portal_id: portal.id },
        body: { ...withoutBlanks(company), ...changed },
      }),
    // A phone number and a website are kept in one spelling: the form shows it.
    valuesOf: ({ company: { id: _, ...saved } }) => formOf(saved),
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
    </>
  )
}

function CompanyFields({ form }: { form: UseFormReturn<Values> }) {
  return fields.map(([name, label]) => (
    <Field
      key={name}
      label={label}
      optional={!needed.includes(name)}
      error={form.formState.errors[name]?.message as string | undefined}
    >
      {name === 'country' ? (
        <Select {...form.register(name)} options={countryOptions} />
      ) : (
        <TextInput {...form.register(name)} {...(typing[name] ?? {})} maxLength={2_000} />
      )}
    </Field>
  ))
}
