import { failureText, referenceOf } from '@portico/shared/browser/failure-text.ts'
import { store_certificate_template } from '@portico/shared/contract/credentials/certificates-templates.ts'
import { useAction } from '@portico/shared/kernel/use-action.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { ConfirmDialog } from '@portico/shared/ui/confirm-dialog.tsx'
import { ErrorState } from '@portico/shared/ui/error-state.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../kernel/api.ts'
import { useSession } from '../../../kernel/session/session.ts'
import { TemplateEditor } from './template-editor.tsx'
import { copyLabel, templateQuery } from './template-query.ts'
import { useMayInCourse } from '../../courses/access/may-in-course.ts'

const firstTitle = 'Certificate of Completion'

function useMaking(slug: string, onMade: () => Promise<void>) {
  const client = useQueryClient()
  const { busy, failure, run } = useAction()
  const make = (title: string): Promise<void> =>
    run(async () => {
      await api(store_certificate_template, { params: { slug }, body: { title } })
      await client.invalidateQueries({ queryKey: ['course'] })
      await onMade()
    })
  return { busy, failure, make }
}

/** Edits the template of a course, or makes one for it. */
export function CourseTemplate({ slug }: { slug: string }) {
  const { portal } = useSession()
  const mayEdit = useMayInCourse('courses.edit')
  const query = useQuery(templateQuery(portal.id, slug))
  const [isAsked, setAsked] = useState(false)
  const { busy, failure, make } = useMaking(slug, async () => void (await query.refetch()))
  if (query.isError)
    return (
      <ErrorState onRetry={() => void query.refetch()} requestId={referenceOf(query.error)}>
        {failureText(query.error)}
      </ErrorState>
    )
  if (!query.data) return <Skeleton shape="media" />
  const { template, organizations } = query.data
  const isOwn = template !== null && template.courses.every((course) => course.slug === slug)
  return (
    <>
      {failure ? (
        <Notice tone="failed" alert>
          {failure}
        </Notice>
      ) : null}
      {mayEdit && !isOwn ? (
        <p className="certificate-own">
          <Button
            kind="secondary"
            icon="plus"
            busy={busy && !isAsked}
            onClick={() => (template ? setAsked(true) : void make(firstTitle))}
          >
            {template ? copyLabel : 'Make a template for this course'}
          </Button>
        </p>
      ) : null}
      <ConfirmDialog
        open={isAsked}
        title="Copy this template for this course?"
        confirmLabel="Copy template"
        busy={busy}
        onCancel={() => setAsked(false)}
        onConfirm={() => void make(template?.title ?? firstTitle).finally(() => setAsked(false))}
      >
        From now on this course prints its certificates from the copy, which looks the same and is edited on its own.
        Issued certificates stay as they are.
      </ConfirmDialog>
      {template && mayEdit ? (
        <TemplateEditor key={template.id} slug={slug} opened={template} organizations={organizations} />
      ) : null}
    </>
  )
}
