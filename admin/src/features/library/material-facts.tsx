import type { Material, MaterialUse } from '@portico/shared/contract/materials.ts'
import { readerZone } from '@portico/shared/browser/reader-zone.ts'
import { formatDay } from '@portico/shared/rules/dates/format-date.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { fileTypeLabels } from '@portico/shared/rules/media/library.ts'
import { distinctUses } from '@portico/shared/rules/media/distinct-uses.ts'
import { cuesText } from '@portico/shared/rules/media/read-cues.ts'
import { bytesLabel } from '@portico/shared/rules/media/upload-text.ts'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { Link } from '@tanstack/react-router'
import { lengthText } from '../../fields/media/length-text.ts'
import { useSession } from '../../kernel/session/session.ts'

const kinds: Readonly<Record<MaterialUse['kind'], string>> = {
  item: 'Lesson',
  text: 'Text of a lesson',
  question: 'Picture of a question',
  course_picture: 'Picture of the course',
  certificate: 'Certificate template',
}

/** Shows the facts about a file and every place that uses it. */
export function MaterialFacts({ material, used_in }: { material: Material; used_in: readonly MaterialUse[] }) {
  const { portal } = useSession()
  const { type, size, width, height, duration_ms, cues, uploaded_by, created_at, replaced_at } = material
  const day = (at: string) => formatDay({ at, time_zone: portal.time_zone, reader_zone: readerZone(), style: 'medium' })
  const unshown = cues && cuesText(cues)
  const facts = [
    fileTypeLabels[type],
    bytesLabel(size),
    width && height ? `${width} × ${height}` : null,
    duration_ms ? lengthText(duration_ms) : null,
    `uploaded ${day(created_at)}${uploaded_by ? ` by ${uploaded_by}` : ''}`,
    replaced_at ? `replaced ${day(replaced_at)}` : null,
  ]
  return (
    <section className="stack">
      <p>{facts.filter(Boolean).join(' · ')}</p>
      {unshown ? <Notice tone="waiting">{unshown}</Notice> : null}
      <h3>Used in</h3>
      {used_in.length === 0 ? <p>Nothing uses this file.</p> : null}
      <ul>
        {distinctUses(used_in).map((use, index) => (
          <li key={index}>
            <UseLink use={use} /> ({kinds[use.kind]}
            {use.kind !== 'course_picture' && use.course ? `, ${use.course.title}` : ''})
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Links to the page where the file can be removed or replaced. */
function UseLink({ use: { kind, title, course, item } }: { use: MaterialUse }) {
  const name = kind === 'course_picture' ? (course?.title ?? title) : title
  if (!course) return name
  const { slug } = course
  if (item) {
    const { id: item_id, itemable_type } = item
    return <Link to={linkToStaff('courseOutlineItem', { slug, itemable_type, item_id })}>{name}</Link>
  }
  return <Link to={linkToStaff(kind === 'certificate' ? 'courseCertificate' : 'courseSettings', { slug })}>{name}</Link>
}
