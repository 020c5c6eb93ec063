import type { PortalRecord } from '@portico/shared/contract/portals-staff.ts'
import { update_company } from '@portico/shared/contract/portal-settings.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { EmptyState } from '@portico/shared/ui/empty-state.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import * as v from 'valibot'
import { api } from '../../kernel/api.ts'
import { UnsavedChanges } from '../../kernel/form/unsaved-changes.tsx'
import { useStaffForm } from '../../kernel/form/use-staff-form.ts'
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
  ['zip_code', 'ZIP code'],
  ['country', 'Country'],
] as const satisfies readonly (readonly [keyof Company, string])[]
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
  const values = Object.fromEntries(Object.entries(company).map(([name, value]) => [name, value ?? '']))
  const { form, submit, failure, busy } = useStaffForm({
    name: 'company',
    schema: v.partial(update_company.body),
    values,
    onlyChanged: true,
    send: (changed) =>
      api(update_company, {
        params: { company_id: id },
        query: { referer_portal_id: portal.id },
        body: { ...company, ...changed },
      }),
    onSaved: useAfterSave(portal.id),
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
            {fields.map(([name, label]) => (
              <Field
                key={name}
                label={label}
                optional={!needed.includes(name)}
                error={form.formState.errors[name]?.message as string | undefined}
              >
                <TextInput {...form.register(name)} maxLength={2_000} />
              </Field>
            ))}
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
