import '../../../kernel/enrolling/enroll.css'
import { courseRoles } from '@portico/shared/access/course-roles.ts'
import { roleLabels } from '@portico/shared/access/roles.ts'
import { failureText } from '@portico/shared/browser/failure-text.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Dialog } from '@portico/shared/ui/dialog.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { Select } from '@portico/shared/ui/select.tsx'
import { useState } from 'react'
import { EnrollResult } from '../../../kernel/enrolling/enroll-result.tsx'
import { PeopleField } from '../enroll/people-field.tsx'
import { useEnrolling } from '../enroll/use-enrolling.ts'
import { firstAssignmentHelp } from '../../courses/editor/instructor-order.ts'

type Props = { slug: string; onDone: () => void }

export function AttachRoleButton(props: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon="plus" onClick={() => setOpen(true)}>
        Add manager or instructor
      </Button>
      {isOpen ? <AttachRole {...props} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

const offered = courseRoles.filter((role) => role !== 'learner')

/** Dialog 'attach user course role' (BLD-036): chooses who becomes a manager or an instructor of the course. */
function AttachRole({ slug, onDone, onClose }: Props & { onClose: () => void }) {
  const form = useEnrolling({ slug, onDone })
  const [role, setRole] = useState<(typeof offered)[number]>('manager')
  const { save, errors } = form
  return (
    <Dialog
      open
      size="wide"
      onClose={onClose}
      title="Add manager or instructor"
      actions={
        save.data ? (
          <Button onClick={onClose}>Done</Button>
        ) : (
          <>
            <Button kind="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button busy={save.isPending} onClick={() => form.submit(role)}>
              Add
            </Button>
          </>
        )
      }
    >
      <div className="stack">
        {save.data ? (
          <EnrollResult done={save.data} what={`got the role ${roleLabels[role]}`} />
        ) : (
          <>
            {save.isError ? (
              <Notice tone="failed" alert>
                {failureText(save.error)}
              </Notice>
            ) : null}
            <Field
              label="Role in this course"
              help={`They need the same role on the portal. You can give it on the Users page. ${firstAssignmentHelp}`}
            >
              <Select
                options={offered.map((value) => ({ value, label: roleLabels[value] }))}
                value={role}
                onChange={(event) => {
                  setRole(offered.find((one) => one === event.target.value) ?? 'manager')
                  form.setChosen([])
                }}
              />
            </Field>
            <PeopleField slug={slug} role={role} chosen={form.chosen} onChange={form.setChosen} marksEnrolled={false} />
            {errors.nobody ? (
              <Notice tone="failed" alert>
                {errors.nobody}
              </Notice>
            ) : null}
          </>
        )}
      </div>
    </Dialog>
  )
}
