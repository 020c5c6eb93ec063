import {
  providerCompanyForm,
  show_provider_company,
  update_provider_company,
  type ProviderCompany,
} from '@portico/shared/contract/partners/own.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { partnerTierLabels } from '@portico/shared/states/subscriptions/plan.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Form } from '@portico/shared/ui/form.tsx'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { FormProvider } from 'react-hook-form'
import { DeclaredField } from '../../fields/declared-field.tsx'
import { FieldValue } from '../../fields/field-value.tsx'
import { api } from '../../kernel/api.ts'
import { FailedPage } from '../../kernel/failed-page.tsx'
import { FigureList } from '../../kernel/figure-list.tsx'
import { ConflictDialog } from '../../kernel/form/conflict-dialog.tsx'
import { UnsavedChanges } from '../../kernel/form/unsaved-changes.tsx'
import { useStaffForm } from '../../kernel/form/use-staff-form.ts'
import { PageHead } from '../../kernel/page-head.tsx'
import { useSession } from '../../kernel/session/session.ts'
import { companyFields, companyValues } from './company-fields.ts'

/** /partner/company: a provider's description of itself (PRT-002, PRT-006, TEN-016). */
export function CompanyPage() {
  // Never from the cache: a form starts with the current company.
  const query = useQuery({
    queryKey: ['provider-company'],
    queryFn: () => api(show_provider_company),
    refetchOnWindowFocus: false,
    gcTime: 0,
  })
  if (query.isPending)
    return (
      <div className="panel panel-body" role="status" aria-label="Loading">
        <Skeleton shape="line" count={10} />
      </div>
    )
  if (query.isError)
    return (
      <FailedPage
        error={query.error}
        onRetry={() => void query.refetch()}
        entry={{ singular: 'provider', list: <LinkButton href={linkTo('dashboard')}>Dashboard</LinkButton> }}
      />
    )
  return <Company key={query.data.id} company={query.data} />
}

function Company({ company }: { company: ProviderCompany }) {
  const { portal } = useSession()
  const { name, slug, tier, is_published, credits, used } = company
  return (
    <>
      <PageHead
        title={name}
        actions={
          is_published ? (
            <LinkButton
              kind="quiet"
              icon="external"
              href={portal.url + linkTo('provider', { slug })}
              target="_blank"
              rel="noreferrer"
            >
              Open public page
            </LinkButton>
          ) : null
        }
      >
        What visitors read about you. Only the portal’s staff can change the name and URL of your page.
      </PageHead>
      {is_published ? null : (
        <Notice tone="waiting">Your page is not public yet. The portal’s staff will publish it.</Notice>
      )}
      <div className="panel panel-body">
        <p className="muted">Your tier: {partnerTierLabels[tier]}</p>
        <FigureList
          figures={[
            ['Credits left', credits],
            ['Credits used', used],
          ]}
        />
      </div>
      <CompanyForm company={company} />
    </>
  )
}

function CompanyForm({ company }: { company: ProviderCompany }) {
  const { form, submit, failure, conflict, busy, isDirty } = useStaffForm<ProviderCompany>({
    name: 'provider-company',
    schema: providerCompanyForm,
    values: companyValues(company),
    onlyChanged: true,
    send: ({ version, ...changed }) => api(update_provider_company, { body: { ...changed, version: String(version) } }),
    valuesOf: companyValues,
    opened: { version: company.version, valuesOf: companyValues },
  })
  return (
    <FormProvider {...form}>
      <Form className="panel" aria-busy={busy} onSubmit={() => void submit()}>
        <div className="panel-body form-grid">
          {Object.entries(companyFields).map(([name, field]) => (
            <div
              key={name}
              className={field.kind === 'rich_text' || ('lines' in field && field.lines) ? 'wide' : undefined}
            >
              <DeclaredField name={name} field={field} />
            </div>
          ))}
        </div>
        {failure ? (
          <div className="panel-body">
            <Notice tone="failed" alert>
              {failure}
            </Notice>
          </div>
        ) : null}
        <div className="form-foot">
          {isDirty ? <span className="muted small">Not saved yet</span> : null}
          <Button type="submit" busy={busy}>
            Save
          </Button>
        </div>
      </Form>
      <ConflictDialog
        conflict={conflict}
        labelOf={(name) => companyFields[name]?.label ?? name}
        show={(name, value) => {
          const field = companyFields[name]
          return field ? <FieldValue field={field} value={value} /> : null
        }}
      />
      <UnsavedChanges isDirty={() => isDirty} />
    </FormProvider>
  )
}
