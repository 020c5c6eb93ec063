import { create_question_pool } from '@portico/shared/contract/exams/question-pools.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Form } from '@portico/shared/ui/form.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { FormProvider } from 'react-hook-form'
import { DeclaredField } from '../../../fields/declared-field.tsx'
import { api } from '../../../kernel/api.ts'
import { UnsavedChanges } from '../../../kernel/form/unsaved-changes.tsx'
import { useStaffForm } from '../../../kernel/form/use-staff-form.ts'
import { PageHead } from '../../../kernel/page-head.tsx'

/** /question-pools/create: the title of a new pool; its questions come next (EXM-022). */
export function CreatePoolPage() {
  const navigate = useNavigate()
  const client = useQueryClient()
  const { form, submit, failure, busy, isDirty } = useStaffForm({
    name: 'create-question-pool',
    schema: create_question_pool.body,
    values: { title: '' },
    onlyChanged: false,
    send: ({ title }) => api(create_question_pool, { body: { title: String(title) } }),
    onSaved: ({ id }) => {
      void client.invalidateQueries({ queryKey: ['question-pools'] })
      void navigate({ to: linkToStaff('questionPool', { id: String(id) }) })
    },
  })
  return (
    <>
      <p className="back-link">
        <Link to={linkToStaff('questionPools')}>← Question pools</Link>
      </p>
      <PageHead title="Create question pool">You add questions next.</PageHead>
      <FormProvider {...form}>
        <Form className="panel" aria-busy={busy} onSubmit={() => void submit()}>
          <div className="panel-body stack">
            <DeclaredField name="title" field={{ kind: 'text', label: 'Title', max: 200, required: true }} />
            {failure ? (
              <Notice tone="failed" alert>
                {failure}
              </Notice>
            ) : null}
          </div>
          <div className="form-foot">
            <Button type="submit" busy={busy}>
              Create question pool
            </Button>
          </div>
        </Form>
      </FormProvider>
      <UnsavedChanges isDirty={() => isDirty && !busy} />
    </>
  )
}
