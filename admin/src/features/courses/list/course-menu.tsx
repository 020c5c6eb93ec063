import type { AdminCourse } from '@portico/shared/contract/courses/courses.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { courseStatus, isVisibleCourse } from '@portico/shared/states/courses/course.ts'
import type { IconName } from '@portico/shared/icons/icon-paths.ts'
import { IconButton } from '@portico/shared/ui/icon-button.tsx'
import { Menu } from '@portico/shared/ui/menu.tsx'
import { useNavigate } from '@tanstack/react-router'
import { copy_course } from '@portico/shared/contract/courses/editing.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useSession } from '../../../kernel/session/session.ts'
import { useDeniedReason } from '../access/use-denied-reason.ts'
import type { StorefrontChange } from '../publishing/storefront-changes.ts'
import { useStorefrontEntries } from '../publishing/use-storefront-entries.ts'
import { undeletableReason } from './undeletable-reason.ts'
import { api } from '../../../kernel/api.ts'
import { showFailure } from '../../../kernel/errors.ts'

type Props = {
  course: AdminCourse
  /** publish, unpublish or restore; `reason` says why the user may not */
  change: { word: string; icon: IconName; act: () => void; reason: string | undefined }
  onAsk: (change: StorefrontChange) => void
  onPublish: () => void
  onJob: (job_id: number) => void
  onShare: () => void
  onDelete: () => void
}

/** Disables an entry if there is a reason, or if it does not apply now. */
const disabledIf = (reason: string | undefined, isOff = false) => ({ disabled: reason !== undefined || isOff, reason })

export function CourseMenu({ course, change, onAsk, onPublish, onJob, onShare, onDelete }: Props) {
  const { portal } = useSession()
  const reasonFor = useDeniedReason(course)
  const navigate = useNavigate()
  const copy = useCopying(course)
  const storefront = useStorefrontEntries(course, { onJob, onAsk })
  const isPublished = course.publication_status === courseStatus.published
  const isShown = course.is_marketable && isVisibleCourse(course.publication_status)
  return (
    <Menu
      trigger={<IconButton icon="more" label={`More actions for ${course.title}`} size="small" />}
      entries={[
        {
          label: reasonFor('courses.edit') ? 'Open outline' : 'Edit outline',
          icon: 'edit',
          onSelect: () => void navigate({ to: linkToStaff('courseOutline', { slug: course.slug }) }),
        },
        {
          label: change.word,
          icon: change.icon,
          ...disabledIf(change.reason),
          onSelect: change.act,
        },
        ...storefront.map((entry) => ({ ...entry, ...disabledIf(change.reason) })),
        {
          label: 'Open public page',
          icon: 'external',
          href: portal.url + linkTo('course', { slug: course.slug }),
          disabled: !isShown,
        },
        {
          label: course.has_unpublished_edits ? 'Publish changes' : 'Rebuild pages',
          icon: 'refresh',
          ...disabledIf(change.reason, !isPublished),
          onSelect: onPublish,
        },
        {
          label: 'Duplicate',
          icon: 'copy',
          ...disabledIf(reasonFor('courses.edit'), course.is_copying || course.is_shared),
          onSelect: () => copy.mutate(),
        },
        {
          label: 'Share with another portal',
          icon: 'users',
          ...disabledIf(reasonFor('shares.manage'), !isPublished || course.is_shared),
          onSelect: onShare,
        },
        {
          label: 'Delete',
          icon: 'trash',
          danger: true,
          separated: true,
          ...disabledIf(reasonFor('courses.delete') ?? undeletableReason(course)),
          onSelect: onDelete,
        },
      ]}
    />
  )
}

/** Starts copying a course; the list shows that it is in progress until the copy exists (BLD-029). */
function useCopying({ slug }: AdminCourse) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api(copy_course, { params: { slug } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['courses'] }),
    onError: showFailure,
  })
}
