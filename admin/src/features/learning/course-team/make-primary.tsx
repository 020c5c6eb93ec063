import { make_primary_instructor, type CourseInstructor } from '@portico/shared/contract/learning/enrollments-people.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation } from '@tanstack/react-query'
import { api } from '../../../kernel/api.ts'
import { showFailure } from '../../../kernel/errors.ts'

type Props = { slug: string; instructor: CourseInstructor; onDone: () => void }

export function MakePrimary({ slug, instructor: { user_id, name }, onDone }: Props) {
  const make = useMutation({
    mutationFn: () => api(make_primary_instructor, { params: { slug, user_id } }),
    onSuccess: () => {
      toasts.show({ kind: 'success', text: `${name} is the primary instructor.` })
      onDone()
    },
    onError: showFailure,
  })
  return (
    <Button
      kind="quiet"
      size="small"
      busy={make.isPending}
      aria-label={`Make ${name} primary`}
      onClick={() => make.mutate()}
    >
      Make primary
    </Button>
  )
}
