import type { PortalRecord } from '@portico/shared/contract/portals/staff.ts'
import { update_portal_setting } from '@portico/shared/contract/portals/portal-settings.ts'
import { footerLinkProblem } from '@portico/shared/schemas/urls.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Form } from '@portico/shared/ui/form.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { useState } from 'react'
import { api } from '../../../kernel/api.ts'
import { UnsavedChanges } from '../../../kernel/form/unsaved-changes.tsx'
import { usePortalSave } from './use-portal-save.ts'

const links = [
  ['california_privacy_link', 'California privacy act', 'An external page about the rights of people in California.'],
  ['w9_link', 'W9 form', 'The form as a file to download.'],
  ['scorm_agreement_link', 'SCORM agreement', 'The agreement as a file to download.'],
] as const
type Name = (typeof links)[number][0]
type Links = Partial<Record<Name, string>>

const problemOf = (typed: string): string | undefined =>
  typed.trim() === '' ? undefined : (footerLinkProblem(typed) ?? undefined)

/** Links that only the footer shows; an empty field shows no link (LEG-002). */
export function FooterLinksPanel({ portal }: { portal: PortalRecord }) {
  const [typed, setTyped] = useState<Links>({})
  const shown = (name: Name): string => typed[name] ?? portal.setting[name] ?? ''
  const isDirty = links.some(([name]) => shown(name) !== (portal.setting[name] ?? ''))
  const isWrong = links.some(([name]) => problemOf(shown(name)) !== undefined)
  const save = usePortalSave(portal.id, (body: Record<Name, string | null>) =>
    api(update_portal_setting, { query: { referer_portal_id: portal.id }, body }),
  )
  const valueOf = (name: Name): string | null => shown(name).trim() || null
  const send = () =>
    save
      .mutateAsync({
        california_privacy_link: valueOf('california_privacy_link'),
        w9_link: valueOf('w9_link'),
        scorm_agreement_link: valueOf('scorm_agreement_link'),
      })
      .then(
        () => setTyped({}),
        () => {},
      )
  return (
    <section className="panel" aria-label="Footer links">
      <UnsavedChanges isDirty={() => isDirty && !save.isPending} />
      <Form aria-label="Footer links" onSubmit={() => void (isWrong || send())}>
        <div className="panel-body stack">
          <h2 className="panel-title">Footer links</h2>
          {links.map(([name, label, help]) => (
            <Field key={name} label={label} help={help} optional error={problemOf(shown(name))}>
              <TextInput
                name={name}
                value={shown(name)}
                onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
              />
            </Field>
          ))}
        </div>
        <div className="form-foot">
          <Button type="submit" busy={save.isPending} disabled={!isDirty || isWrong}>
            Save
          </Button>
        </div>
      </Form>
    </section>
  )
}
