import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { Link } from '@tanstack/react-router'

/** Links from one item of a learner to their whole record in the course. */
export const WholeCourseLink = ({ slug, related_id }: { slug: string; related_id: number }) => (
  <p className="whole-course-link">
    <Link to={linkToStaff('learnerProgress', { slug, related_id })}>Whole course and seat time</Link>
  </p>
)
