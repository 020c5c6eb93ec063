import type { Data } from '@portico/shared/calls/endpoint.ts'
import type { PortalRecord } from '@portico/shared/contract/portals/staff.ts'
import { update_terms } from '@portico/shared/contract/portals/portal-settings.ts'
import { terms_info } from '@portico/shared/contract/portals/portals.ts'
import { siteMenu } from '@portico/shared/pages/site-menu.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Form } from '@portico/shared/ui/form.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { TextArea } from '@portico/shared/ui/text-area.tsx'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../kernel/api.ts'
import { ConflictDialog } from '../../../kernel/form/conflict-dialog.tsx'
import { UnsavedChanges } from '../../../kernel/form/unsaved-changes.tsx'
import { useStaffForm } from '../../../kernel/form/use-staff-form.ts'
import { useAfterSave } from './use-portal-save.ts'

const legalPages = new Intl.ListFormat('en-US').format(
  siteMenu('legal', { kind: 'core', has_storefront: true, setting: { has_course_catalog: true } }).map(
    ({ title }) => title,
  ),
)

type Terms = Data<typeof terms_info>
const formOf = ({ terms_of_use }: Readonly<Record<string, unknown>>) => ({ terms_of_use: terms_of_use ?? '' })

/** The portal's own terms of use, in addition to the platform's (TEN-032). */
export function TermsPanel({ portal }: { portal: PortalRecord }) {
  const { data } = useQuery({
    queryKey: ['terms', portal.id],
    queryFn: () => api(terms_info, { query: { referer_portal_id: portal.id } }),
    refetchOnWindowFocus: false,
    gcTime: 0,
  })
  return (
    <section className="panel" aria-labelledby="terms">
      <div className="panel-body stack">
        <h2 id="terms" className="panel-title">
          Terms of use
        </h2>
        <Notice tone="waiting">
          The texts of the legal pages are marked for legal review: their figures are final, but counsel has yet to
          approve the wording of {legalPages}. Only staff see this note.
        </Notice>
        {data ? null : <Skeleton count={6} />}
      </div>
      {data ? <TermsForm portal_id={portal.id} terms={data} /> : null}
    </section>
  )
}

function TermsForm({ portal_id, terms }: { portal_id: number; terms: Terms }) {
  const { form, submit, busy, isDirty, failure, conflict } = useStaffForm({
    name: 'terms',
    schema: update_terms.body,
    values: formOf(terms),
    onlyChanged: true,
    send: ({ terms_of_use, version }) =>
      api(update_terms, {
        query: { referer_portal_id: portal_id },
        body: { terms_of_use: terms_of_use === null ? null : String(terms_of_use), version: String(version) },
      }),
    // The API removes HTML that a page may not contain, so show the saved text.
    valuesOf: formOf,
    opened: { version: terms.version, valuesOf: formOf },
    onSaved: useAfterSave(portal_id),
  })
  return (
    <Form aria-busy={busy} onSubmit={() => void submit()}>
      <UnsavedChanges isDirty={() => isDirty && !busy} />
      <div className="panel-body stack">
        <Field
          label="Terms"
          help="You can use HTML for headings, lists and links. Scripts are removed."
          error={form.formState.errors.terms_of_use?.message as string | undefined}
        >
          <TextArea rows={10} {...form.register('terms_of_use')} />
        </Field>
        {failure ? (
          <Notice tone="failed" alert>
            {failure}
          </Notice>
        ) : null}
      </div>
      <div className="form-foot">
        <Button type="submit" busy={busy} disabled={!isDirty}>
          Save terms
        </Button>
      </div>
      <ConflictDialog conflict={conflict} labelOf={() => 'Terms'} show={(_, value) => String(value) || 'None'} />
    </Form>
  )
}
