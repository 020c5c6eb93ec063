import { mostUnreadyNamed, type AdminCourse } from '@portico/shared/contract/courses/courses.ts'
import { itemTypeOf } from '@portico/shared/item-types/item-types.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { Link } from '@tanstack/react-router'

type Course = Pick<AdminCourse, 'slug' | 'unready'>

/** Lists the items that learners could not finish, each with what it lacks and a link to its editor. */
export const UnreadyItems = ({ course: { slug, unready }, onOpen }: { course: Course; onOpen: () => void }) => (
  <ul>
    {unready.map(({ id, title, itemable_type }) => (
      <li key={id}>
        <Link to={linkToStaff('courseOutlineItem', { slug, itemable_type, item_id: id })} onClick={onOpen}>
          {title}
        </Link>
        {`: ${itemTypeOf(itemable_type).unready}`}
      </li>
    ))}
    {unready.length >= mostUnreadyNamed ? <li>There may be more.</li> : null}
  </ul>
)
