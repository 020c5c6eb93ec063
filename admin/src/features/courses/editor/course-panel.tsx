import { Button } from '@portico/shared/ui/button.tsx'
import { Form } from '@portico/shared/ui/form.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import type { ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import { ConflictDialog } from '../../../kernel/form/conflict-dialog.tsx'
import { UnsavedChanges } from '../../../kernel/form/unsaved-changes.tsx'
import type { useCourseForm } from './use-course-form.ts'
import { NoPermissionNotice } from '../access/read-only-notices.tsx'

type Props = {
  form: ReturnType<typeof useCourseForm>
  labelOf: (name: string) => string
  show: (name: string, value: unknown) => ReactNode
  children: ReactNode
}

/**
 * Panel around one form of a course: saving, errors (in the bar that stays in view), changes that a colleague saved meanwhile, and unsaved changes.
 */
export function CoursePanel({ form: { form, submit, busy, failure, conflict, isDirty, mayEdit }, ...shown }: Props) {
  return (
    <FormProvider {...form}>
      <Form className="panel" aria-busy={busy} onSubmit={() => void submit()}>
        <fieldset className="plain-fieldset panel-body stack" disabled={!mayEdit}>
          {mayEdit ? null : <NoPermissionNotice />}
          {shown.children}
        </fieldset>
        {mayEdit ? (
          <div className="form-foot">
            {failure ? (
              <Notice tone="failed" alert>
                {failure}
              </Notice>
            ) : null}
            {isDirty ? <span className="muted small">Not saved yet</span> : null}
            <Button type="submit" busy={busy}>
              Save
            </Button>
          </div>
        ) : null}
      </Form>
      <ConflictDialog conflict={conflict} labelOf={shown.labelOf} show={shown.show} />
      <UnsavedChanges isDirty={() => isDirty && !busy} />
    </FormProvider>
  )
}
