import type { PortalRecord } from '@portico/shared/contract/portals/staff.ts'
import { update_portal_setting } from '@portico/shared/contract/portals/portal-settings.ts'
import { googlePlaceIdProblem } from '@portico/shared/schemas/urls.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Form } from '@portico/shared/ui/form.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { useState } from 'react'
import { api } from '../../../kernel/api.ts'
import { UnsavedChanges } from '../../../kernel/form/unsaved-changes.tsx'
import { GoogleReviewsMark } from './google-reviews-mark.tsx'
import { usePortalSave } from './use-portal-save.ts'

/** Google place whose reviews the home page shows; without one it shows none (CAT-036). */
export function GooglePlacePanel({ portal }: { portal: PortalRecord }) {
  const kept = portal.setting.google_place_id ?? ''
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed ?? kept
  const isDirty = shown.trim() !== kept
  const problem = shown.trim() === '' ? null : googlePlaceIdProblem(shown)
  const save = usePortalSave(portal.id, (google_place_id: string | null) =>
    api(update_portal_setting, { query: { referer_portal_id: portal.id }, body: { google_place_id } }),
  )
  const send = () =>
    save.mutateAsync(shown.trim() || null).then(
      () => setTyped(null),
      () => {},
    )
  return (
    <section className="panel" aria-label="Reviews on Google">
      <UnsavedChanges isDirty={() => isDirty && !save.isPending} />
      <Form aria-label="Reviews on Google" onSubmit={() => void (problem !== null || send())}>
        <div className="panel-body stack">
          <h2 className="panel-title">Reviews on Google</h2>
          <Field
            label="Place ID"
            help="The home page shows Google reviews of this place. Leave empty to show none."
            optional
            error={problem ?? undefined}
          >
            <TextInput name="google_place_id" value={shown} onChange={({ target }) => setTyped(target.value)} />
          </Field>
          <div role="status">{kept === '' ? null : <GoogleReviewsMark portal_id={portal.id} place_id={kept} />}</div>
        </div>
        <div className="form-foot">
          <Button type="submit" busy={save.isPending} disabled={!isDirty || problem !== null}>
            Save
          </Button>
        </div>
      </Form>
    </section>
  )
}
