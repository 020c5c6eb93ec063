import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { Link } from '@tanstack/react-router'
import type { Opened } from './course-query.ts'

/** Says which portal owns a shared course, and what this portal decides about it. */
export const SharedNotice = ({ share }: { share: NonNullable<Opened['share']> }) => (
  <Notice tone={share.state === 'accepted' ? 'progress' : 'waiting'}>
    This course belongs to {share.other_portal_name}, which edits its words, pictures, and lessons.{' '}
    {share.state === 'accepted'
      ? 'Its price, address, topics, instructors, and certificate are yours.'
      : 'Its share has ended: nothing new is sold, and learners keep what they have.'}{' '}
    <Link to={linkToStaff('sharedCourses')}>Shared courses</Link>
  </Notice>
)
