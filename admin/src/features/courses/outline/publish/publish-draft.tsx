import { failureText } from '@portico/shared/browser/failure-text.ts'
import { list_admin_courses, publish_course, type AdminCourse } from '@portico/shared/contract/courses.ts'
import { versionReaches, type VersionReach } from '@portico/shared/states/version-reach.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Dialog } from '@portico/shared/ui/dialog.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { RadioGroup } from '@portico/shared/ui/radio-group.tsx'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../../kernel/api.ts'
import { useSession } from '../../../../kernel/session/session.ts'
import { PublishDialog } from '../../publish-dialog.tsx'
import { useOutline } from '../outline-context.ts'

const reachLabels: Readonly<Record<VersionReach, string>> = {
  running: 'All learners who are not done',
  not_started: 'Learners who have not started',
  new_only: 'Only who enrolls from now on',
}

/** Before a draft is published: what the course still lacks, or who gets the new version. */
export function PublishDraft({ onClose }: { onClose: () => void }) {
  const { portal } = useSession()
  const { course, queue } = useOutline()
  const query = useQuery({
    queryKey: ['courses', portal.id, 'to publish', course.slug],
    queryFn: async () => {
      await queue.settled()
      const { data } = await api(list_admin_courses, { query: { search: course.slug, per_page: 100 } })
      return data.find(({ id }) => id === course.id) ?? null
    },
    staleTime: 0,
    gcTime: 0,
  })
  if (query.data && query.data.reasons.length > 0) return <PublishDialog course={query.data} onClose={onClose} />
  if (query.data) return <ReachDialog course={query.data} onClose={onClose} />
  return (
    <Dialog open size="small" title="Publish" onClose={onClose}>
      {query.isError ? (
        <Notice tone="failed" alert>
          {failureText(query.error)}
        </Notice>
      ) : (
        <Skeleton shape="line" count={3} />
      )}
    </Dialog>
  )
}

function ReachDialog({ course, onClose }: { course: AdminCourse; onClose: () => void }) {
  const client = useQueryClient()
  const { actions } = useOutline()
  const [reach, setReach] = useState<VersionReach>('new_only')
  const publish = useMutation({
    mutationFn: () => api(publish_course, { params: { slug: course.slug }, query: { reach } }),
    onSuccess: async () => {
      toasts.show({ kind: 'success', text: `“${course.title}” was published. Its pages are being written.` })
      onClose()
      await Promise.all([actions.reload(), client.invalidateQueries({ queryKey: ['courses'] })])
    },
  })
  return (
    <Dialog
      open
      size="small"
      title={`Publish ${course.title}?`}
      onClose={onClose}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={publish.isPending} onClick={() => publish.mutate()}>
            Publish
          </Button>
        </>
      }
    >
      {course.learners_count > 0 ? (
        <RadioGroup<VersionReach>
          legend="Who gets this version"
          value={reach}
          options={versionReaches.map((value) => ({ value, label: reachLabels[value] }))}
          onChange={setReach}
        />
      ) : (
        <p>Learners get the outline as it is now.</p>
      )}
      {publish.isError ? (
        <Notice tone="failed" alert>
          {failureText(publish.error)}
        </Notice>
      ) : null}
    </Dialog>
  )
}
