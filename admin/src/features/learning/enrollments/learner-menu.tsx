import type { CourseLearner } from '@portico/shared/contract/learning/enrollments.ts'
import { IconButton } from '@portico/shared/ui/icon-button.tsx'
import { Menu } from '@portico/shared/ui/menu.tsx'
import { useState } from 'react'
import { useSession } from '../../../kernel/session/session.ts'
import { AttachCurator } from './attach-curator.tsx'
import { CompleteCourse } from './complete-course.tsx'
import { Unenroll } from '../../../kernel/enrolling/unenroll.tsx'

type Props = { slug: string; learner: CourseLearner; onDone: () => void }

/** Menu of staff actions for a learner; learners who finished cannot be unenrolled, and staff cannot change their own record. */
export function LearnerMenu({ slug, learner, onDone }: Props) {
  const { me } = useSession()
  const [asked, setAsked] = useState<'complete' | 'unenroll' | 'curator' | null>(null)
  const close = () => setAsked(null)
  const given = { slug, learner, onDone, onClose: close }
  const isOpen = learner.finished_at === null && learner.user_id !== me.id
  return (
    <>
      <Menu
        trigger={<IconButton icon="more" size="small" label={`Actions for ${learner.name || learner.email}`} />}
        entries={[
          {
            label: learner.curator ? 'Change the curator' : 'Attach a curator',
            icon: 'user',
            onSelect: () => setAsked('curator'),
          },
          ...(isOpen
            ? [
                { label: 'Mark complete', icon: 'check' as const, onSelect: () => setAsked('complete') },
                {
                  label: 'Unenroll',
                  icon: 'close' as const,
                  danger: true,
                  onSelect: () => setAsked('unenroll'),
                },
              ]
            : []),
        ]}
      />
      <CompleteCourse {...given} open={asked === 'complete'} />
      <Unenroll {...given} open={asked === 'unenroll'} />
      {asked === 'curator' ? <AttachCurator {...given} /> : null}
    </>
  )
}
