import { failureText, referenceOf } from '@portico/shared/browser/failure-text.ts'
import { may } from '@portico/shared/access/may.ts'
import { store_certificate_template } from '@portico/shared/contract/certificates-templates.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { ErrorState } from '@portico/shared/ui/error-state.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../kernel/api.ts'
import { useSession } from '../../../kernel/session/session.ts'
import { TemplateEditor } from './template-editor.tsx'
import { templateQuery } from './template-query.ts'

/** The template of a course: edited in place, or one made for it. */
export function CourseTemplate({ slug }: { slug: string }) {
  const { me, portal } = useSession()
  const client = useQueryClient()
  const query = useQuery(templateQuery(portal.id, slug))
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  if (query.isError)
    return (
      <ErrorState onRetry={() => void query.refetch()} requestId={referenceOf(query.error)}>
        {failureText(query.error)}
      </ErrorState>
    )
  if (!query.data) return <Skeleton shape="media" />
  const { template, organizations } = query.data
  const make = async () => {
    setBusy(true)
    setFailure(null)
    try {
      await api(store_certificate_template, {
        params: { slug },
        body: { title: template?.title ?? 'Certificate of Completion' },
      })
      await client.invalidateQueries({ queryKey: ['course'] })
      await query.refetch()
    } catch (error) {
      setFailure(failureText(error))
    } finally {
      setBusy(false)
    }
  }
  const mayEdit = may({ roles: [me.current_role], action: 'courses.edit' })
  return (
    <>
      {failure ? (
        <Notice tone="failed" alert>
          {failure}
        </Notice>
      ) : null}
      {mayEdit ? (
        <p className="certificate-own">
          <Button kind="secondary" icon="plus" busy={isBusy} onClick={() => void make()}>
            {template ? 'Copy for this course only' : 'Make a template for this course'}
          </Button>
        </p>
      ) : null}
      {template && mayEdit ? (
        <TemplateEditor key={template.id} slug={slug} opened={template} organizations={organizations} />
      ) : null}
    </>
  )
}
