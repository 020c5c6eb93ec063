import type { CourseLearner } from '@portico/shared/contract/enrollments.ts'
import { IconButton } from '@portico/shared/ui/icon-button.tsx'
import { Menu } from '@portico/shared/ui/menu.tsx'
import { useState } from 'react'
import { CompleteCourse } from './complete-course.tsx'
import { Unenroll } from './unenroll.tsx'

type Props = { slug: string; learner: CourseLearner; onDone: () => void }

/** What staff may do with somebody who has not finished. */
export function LearnerMenu({ slug, learner, onDone }: Props) {
  const [asked, setAsked] = useState<'complete' | 'unenroll' | null>(null)
  const given = { slug, learner, onDone, onClose: () => setAsked(null) }
  return (
    <>
      <Menu
        trigger={<IconButton icon="more" size="small" label={`Actions for ${learner.name || learner.email}`} />}
        entries={[
          { label: 'Complete the course', icon: 'check', onSelect: () => setAsked('complete') },
          { label: 'Unenroll', icon: 'close', danger: true, onSelect: () => setAsked('unenroll') },
        ]}
      />
      <CompleteCourse {...given} open={asked === 'complete'} />
      <Unenroll {...given} open={asked === 'unenroll'} />
    </>
  )
}
