import type { PortalRecord } from '@portico/shared/contract/portals/staff.ts'
import { update_portal_setting } from '@portico/shared/contract/portals/portal-settings.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Checkbox } from '@portico/shared/ui/checkbox.tsx'
import { useState } from 'react'
import { api } from '../../../kernel/api.ts'
import { UnsavedChanges } from '../../../kernel/form/unsaved-changes.tsx'
import { AlertDaysPanel } from './alert-days-panel.tsx'
import { PurchaseOrdersPanel } from './purchase-orders-panel.tsx'
import { InvitationsPanel } from './invitations-panel.tsx'
import { usePortalSave } from './use-portal-save.ts'

const switches = [
  ['is_marketable', 'Visitors can see and buy courses', 'For channel portals: the storefront is open.'],
  ['has_course_catalog', 'The portal has a course catalog page', ''],
  ['has_blog', 'The portal has a blog', ''],
  ['disable_course_questions', 'Learners cannot ask questions about courses', 'Question pages redirect to the course.'],
] as const
type Switches = Record<(typeof switches)[number][0], boolean>

/** Settings for what learners and visitors can do with courses (OP-08). */
export function CoursesManagementPage({ portal }: { portal: PortalRecord }) {
  const [changed, setChanged] = useState<Partial<Switches>>({})
  const save = usePortalSave(portal.id, (body: Partial<Switches>) =>
    api(update_portal_setting, { query: { referer_portal_id: portal.id }, body }),
  )
  const isDirty = Object.entries(changed).some(([name, value]) => portal.setting[name as keyof Switches] !== value)
  return (
    <>
      <section className="panel" aria-label="Courses">
        <UnsavedChanges isDirty={() => isDirty && !save.isPending} />
        <div className="panel-body stack">
          {switches.map(([name, label, help]) => (
            <Checkbox
              key={name}
              label={label}
              help={help || undefined}
              checked={changed[name] ?? portal.setting[name]}
              onChange={(event) => setChanged({ ...changed, [name]: event.target.checked })}
            />
          ))}
        </div>
        <div className="form-foot">
          <Button
            busy={save.isPending}
            disabled={!isDirty}
            onClick={() =>
              void save.mutateAsync(changed).then(
                () => setChanged({}),
                () => {},
              )
            }
          >
            Save
          </Button>
        </div>
      </section>
      <PurchaseOrdersPanel portal={portal} />
      <AlertDaysPanel portal={portal} />
      <InvitationsPanel portal={portal} />
    </>
  )
}
