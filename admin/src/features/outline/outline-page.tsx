import { CourseFrame } from '../courses/frame/course-frame.tsx'
import { OutlineEditor } from './outline-editor.tsx'

/** /courses/builder/:slug/outline, and /:itemable_type/:item_id below it: modules and items on the left, the open item on the right (BLD-011). */
export const OutlinePage = () => (
  <CourseFrame>
    {({ course, share }) =>
      share ? (
        <div className="panel panel-body">
          <p>
            {share.other_portal_name} edits the modules and items of this course. What it publishes appears here
            automatically.
          </p>
        </div>
      ) : (
        <OutlineEditor slug={course.slug} />
      )
    }
  </CourseFrame>
)
