import { failureText } from '@portico/shared/browser/failure-text.ts'
import { list_admin_courses, type AdminCourse } from '@portico/shared/contract/courses/courses.ts'
import { courseStatus } from '@portico/shared/states/courses/course.ts'
import { ConfirmDialog } from '@portico/shared/ui/confirm-dialog.tsx'
import { Dialog } from '@portico/shared/ui/dialog.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../kernel/api.ts'
import { useSession } from '../../../kernel/session/session.ts'
import { PublishChanges } from '../../courses/versions/publish-changes.tsx'
import { PublishDialog } from '../../courses/publishing/publish-dialog.tsx'
import { RefusalNotice } from '../../courses/publishing/refusal-notice.tsx'
import { StorefrontDialog } from '../../courses/publishing/storefront-dialog.tsx'
import { usePublishing } from '../../courses/publishing/use-publishing.ts'
import { useOutline } from '../outline-context.ts'
import { settled } from '../save/save-queue.ts'

/** Before publishing a draft, shows what the course lacks, or asks who gets the new version; for an archived course, asks whether to restore it. */
export function PublishDraft({ isFirst, onClose }: { isFirst: boolean; onClose: () => void }) {
  const { portal } = useSession()
  const { course, queue } = useOutline()
  const query = useQuery({
    queryKey: ['courses', portal.id, 'to publish', course.slug],
    queryFn: async () => {
      await settled(queue)
      const { data } = await api(list_admin_courses, { query: { search: course.slug, per_page: 100 } })
      return data.find(({ id }) => id === course.id) ?? null
    },
    staleTime: 0,
    gcTime: 0,
  })
  if (query.data?.publication_status === courseStatus.archived) return <Restore course={query.data} onClose={onClose} />
  if (query.data && query.data.reasons.length > 0) return <PublishDialog course={query.data} onClose={onClose} />
  if (query.data) return <Confirm course={query.data} isFirst={isFirst} onClose={onClose} />
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

/** An archived course is restored first; its draft stays as it is. */
function Restore({ course, onClose }: { course: AdminCourse; onClose: () => void }) {
  const { actions } = useOutline()
  return <StorefrontDialog course={course} change="restore" onJob={() => void actions.reload()} onClose={onClose} />
}

/** A first version has no learners to move; a later one asks who gets it. */
function Confirm({ course, isFirst, onClose }: { course: AdminCourse; isFirst: boolean; onClose: () => void }) {
  const { actions } = useOutline()
  const { publish } = usePublishing(course, () => {
    toasts.show({ kind: 'success', text: `“${course.title}” was published. Its pages are being updated.` })
    onClose()
    void actions.reload()
  })
  const shown = { course, busy: publish.isPending, error: publish.error, onCancel: onClose }
  if (!isFirst) return <PublishChanges {...shown} onConfirm={(reach) => publish.mutate(reach)} />
  return (
    <ConfirmDialog
      open
      title={`Publish ${course.title}?`}
      confirmLabel="Publish"
      busy={publish.isPending}
      onCancel={onClose}
      onConfirm={() => publish.mutate()}
    >
      <div className="stack">
        <RefusalNotice error={publish.error} />
        <p>It goes on sale, and learners get the outline as it is now.</p>
      </div>
    </ConfirmDialog>
  )
}
