import { answer_share, end_share, type CourseShare } from '@portico/shared/contract/shares.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { api } from '../../kernel/api.ts'

type Then = { onClose: () => void; onChanged: () => void }

/** Answers and ends a share. Accepting a course opens its price page. */
export function useShareSteps({ id, title, other_portal }: CourseShare, { onClose, onChanged }: Then) {
  const navigate = useNavigate()
  const params = { share_id: id }
  const answer = useMutation({
    mutationFn: (given: 'accepted' | 'declined') => api(answer_share, { params, body: { answer: given } }),
    onSuccess: ({ state, slug }) => {
      const text =
        state === 'accepted'
          ? `${title} is now a draft of your portal. Set its price, then publish it.`
          : `${title} was declined. ${other_portal} was notified.`
      toasts.show({ kind: 'success', text })
      onClose()
      if (state === 'accepted' && slug) void navigate({ to: linkToStaff('coursePricing', { slug }) })
    },
    onSettled: onChanged,
  })
  const end = useMutation({
    mutationFn: () => api(end_share, { params, body: {} }),
    onSuccess: ({ state }) => {
      toasts.show({
        kind: 'success',
        text: state === 'withdrawn' ? `The offer of ${title} was withdrawn.` : `The share of ${title} has ended.`,
      })
      onClose()
    },
    onSettled: onChanged,
  })
  return { answer, end }
}
