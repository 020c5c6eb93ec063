import type { PortalRecord } from '@portico/shared/contract/portals-staff.ts'
import { update_terms } from '@portico/shared/contract/portal-settings.ts'
import { terms_info } from '@portico/shared/contract/portals.ts'
import { siteMenu } from '@portico/shared/pages/site-menu.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { TextArea } from '@portico/shared/ui/text-area.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../kernel/api.ts'
import { UnsavedChanges } from '../../kernel/form/unsaved-changes.tsx'
import { usePortalSave } from './use-portal-save.ts'

const legalPages = new Intl.ListFormat('en-US').format(
  siteMenu('legal', { has_storefront: true }).map(({ title }) => title),
)

/** The portal's own terms of use, beside the platform's (TEN-032). */
export function TermsPanel({ portal }: { portal: PortalRecord }) {
  const { data } = useQuery({
    queryKey: ['terms', portal.id],
    queryFn: () => api(terms_info, { query: { referer_portal_id: portal.id } }),
  })
  const [draft, setDraft] = useState<string | null>(null)
  const save = usePortalSave(portal.id, (terms_of_use: string) =>
    api(update_terms, { query: { referer_portal_id: portal.id }, body: { terms_of_use } }),
  )
  const isDirty = draft !== null && draft !== data?.terms_of_use
  return (
    <section className="panel" aria-labelledby="terms">
      <UnsavedChanges isDirty={() => isDirty && !save.isPending} />
      <div className="panel-body stack">
        <h2 id="terms" className="panel-title">
          Terms of use
        </h2>
        <Notice tone="waiting">
          The texts of the legal pages are marked for legal review: their figures are final, but counsel has yet to
          approve the wording of {legalPages}. Only staff see this note.
        </Notice>
        {data ? (
          <Field label="Terms" help="You can use HTML for headings, lists and links. Scripts are removed.">
            <TextArea rows={10} value={draft ?? data.terms_of_use} onChange={(event) => setDraft(event.target.value)} />
          </Field>
        ) : (
          <Skeleton count={6} />
        )}
      </div>
      <div className="form-foot">
        <Button
          busy={save.isPending}
          disabled={!isDirty}
          onClick={() =>
            void save.mutateAsync(draft ?? '').then(
              () => setDraft(null),
              () => {},
            )
          }
        >
          Save terms
        </Button>
      </div>
    </section>
  )
}
